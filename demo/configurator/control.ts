/** A choice of a list; `label` is what the web editor reads. */
export type Option = { value: string; label: string };

/** How the value of a control is given. */
export type Kind =
  | { kind: 'text' }
  | { kind: 'switch' }
  /** One of a list; `more` are rarer ones, below the others. */
  | { kind: 'choice'; options: readonly Option[]; more?: readonly Option[] }
  /** One of the words that were chosen in the control `of`, or `none`. */
  | { kind: 'one-of'; of: string; none: string }
  /** Some of a list of words, in the order they were chosen in; `others` names the field for words beyond it. */
  | { kind: 'set'; options: readonly Option[]; others?: string }
  /** Words of a list, each with `*` when it is required. */
  | { kind: 'questions'; options: readonly Option[] }
  | { kind: 'json' }
  | { kind: 'colour' };

/**
 * Where the value goes: to an attribute of the form, to one of the button around it, to a custom property, or only
 * into the snippet.
 */
export type Target = 'attribute' | 'button' | 'property' | 'snippet';

export type Control = Kind & {
  /** The name of the attribute or custom property, or of a choice of the snippet; no other control has it. */
  name: string;
  target: Target;
  label: string;
  help: string;
  /** This value holds where the page has none. */
  initial: string;
  example?: string;
};

export type Group = { title: string; controls: readonly Control[] };

type Described = Omit<Control, keyof Kind | 'target' | 'initial' | 'name'> & { initial?: string } & Kind;

/** A control for an attribute of `<donation-widget>`. */
export const attribute = (name: string, described: Described): Control => ({
  initial: '',
  ...described,
  name,
  target: 'attribute',
});

/** Some attributes of the button are named like those of the form. */
const ofButton = 'button-';

/** A control for an attribute of `<donation-button>`. */
export const forButton = (name: string, described: Described): Control => ({
  initial: '',
  ...described,
  name: ofButton + name,
  target: 'button',
});

/** The name of the attribute or custom property that a control is for. */
export const writtenName = ({ name, target }: Control): string =>
  target === 'button' ? name.slice(ofButton.length) : name;

/** A control for a custom property. */
export const property = (name: string, described: Described): Control => ({
  initial: '',
  ...described,
  name: `--donation-${name}`,
  target: 'property',
});

/** A control for what only the snippet says. */
export const forSnippet = (name: string, described: Described): Control => ({
  initial: '',
  ...described,
  name,
  target: 'snippet',
});
