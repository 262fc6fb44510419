import type { Row } from './row.js';
import type { RowFormat } from './row-formats.js';
import type { Translator } from '../translator.js';

/** A choice of a list; `label` is what the web editor reads, in the web editor’s language. */
export type Option = { value: string; label: string };

/** Makes a list: some of its labels are names, which the code doesn’t have. */
export type Options = (translator: Translator) => readonly Option[];

/** Reads the value of a control by its name. */
export type Read = (name: string) => string;

/** A field of a row. */
export type RowField = {
  /** The key of the entry that the row becomes. */
  name: string;
  /** An English sentence, as in controls. */
  label: string;
  /** A row without it is left out of the form. */
  isNeeded?: boolean;
  isAmount?: boolean;
  /** The web editor opens “More” in the row to see it. */
  isFolded?: boolean;
  /** The field is a list of these; a text field otherwise. */
  options?: (translator: Translator, read: Read) => readonly Option[];
  /** A list with fewer options than this leaves no choice, so it isn’t shown. */
  leastOptions?: number;
  /** The field is a list of entries, each with fields of its own. Their titles are `one` with a number. */
  entries?: { one: string; add: string; fields: readonly RowField[] };
  /** The field is hidden while this is false, because it would have no effect. The form doesn’t get its value then. */
  isUseful?: (row: Row) => boolean;
  example?: string;
  wordedExample?: string;
};

/** How the value of a control is entered. */
type Kind =
  /** `isLong` gives room for sentences. An address gets `https://` if it lacks it. */
  | { kind: 'text'; isLong?: boolean; isAddress?: boolean }
  /** One amount or several, in each currency that the form offers: `10 25; EUR 15 30`. `none` offers `none` instead. */
  | { kind: 'amounts'; none?: string }
  | { kind: 'switch' }
  /** One of a list; `more` are rarer ones, below the others. */
  | { kind: 'choice'; options: Options; more?: Options }
  /** One of the frequencies that were chosen in the control `of`, or `none`. */
  | { kind: 'one-of'; of: string; none: string }
  /** Some of a list of words, in the order in which they were chosen; `others` names the fields that add frequencies. */
  | { kind: 'set'; options: Options; others?: string }
  /** Words of a list, each with `*` when it is required. */
  | { kind: 'questions'; options: Options }
  /** Entries, each a row of fields: a JSON list for the form, or a JSON object of names and values (`isRecord`). */
  | {
      kind: 'rows';
      fields: readonly RowField[];
      one: string;
      add: string;
      isRecord?: boolean;
      /** There is at most one row. */
      isSingle?: boolean;
      /** Another way to write the rows than JSON. */
      format?: RowFormat;
      /** Values that can take the place of rows, with English labels, and the name of the choice to enter rows. */
      instead?: { label: string; options: readonly Option[]; rows: string };
      /** A button makes the first rows, and another one takes them away. */
      start?: {
        label: string;
        rows: (read: Read) => readonly Record<string, string>[];
        /** The field that the web editor fills in next, in one of these rows. */
        next: { row: number; field: string };
        undo: string;
        undone: string;
      };
    }
  | { kind: 'colour' }
  /** A slider in `em`, and a text for every other length. */
  | { kind: 'length'; least: number; most: number; step: number };

/**
 * Where the value goes: to an attribute of the form, to one of the button around it, to a custom property, into a slot
 * of the form as text, or only into the snippet.
 */
export type Target = 'attribute' | 'button' | 'property' | 'slot' | 'snippet';

/** Its texts are English sentences: whoever draws a control translates them. */
export type Control = Kind & {
  /** The name of the attribute or custom property, or of a choice of the snippet; no other control has it. */
  name: string;
  target: Target;
  /** No other control has the same. */
  label: string;
  /** Ends with a full stop. */
  help: string;
  /** The default. */
  initial: string;
  /** The value of a choice that only opens other controls, while the web editor hasn’t made it: what they hold. */
  guess?: (read: Read) => string;
  /** Usual values of a text or a length, by what they look like. Any other value has a field that opens. */
  usual?: Options;
  /** An example that is the same in every language, such as a number or an address. */
  example?: string;
  /** An example in words. */
  wordedExample?: string;
  /** The control is hidden while this is false, because it would have no effect. */
  isUseful?: (read: Read) => boolean;
};

/** Controls under one heading; those in `more` are folded below them. */
export type Group = { title: string; controls: readonly Control[]; more?: readonly Group[] };

/** Every control of a group and of the groups inside it. */
export const controlsIn = ({ controls, more = [] }: Group): Control[] => [
  ...controls,
  ...more.flatMap(controlsIn),
];

type Described = Omit<Control, keyof Kind | 'target' | 'initial' | 'name'> & { initial?: string } & Kind;

/** Some attributes of the button and some slots are named like attributes of the form. */
const prefixes = { attribute: '', button: 'button-', slot: 'slot-', property: '', snippet: '' } as const;

/** The name of the attribute, custom property or slot that a control is for. */
export const writtenName = ({ name, target }: Control): string => name.slice(prefixes[target].length);

const controlFor =
  (target: Target) =>
  (name: string, described: Described): Control => ({
    initial: '',
    ...described,
    name: prefixes[target] + name,
    target,
  });

/** A control for an attribute of `<donation-widget>`. */
export const attribute = controlFor('attribute');

/** A control for an attribute of `<donation-button>`. */
export const forButton = controlFor('button');

/** A control for a text in a slot of the form. */
export const forSlot = controlFor('slot');

/** A control for something that only the snippet or the preview needs. */
export const forSnippet = controlFor('snippet');

/** A control for a custom property, such as `primary`. */
export const property = (name: string, described: Described): Control =>
  controlFor('property')(`--donation-${name}`, described);
