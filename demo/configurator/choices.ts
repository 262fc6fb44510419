import { publishableKeyIssue } from '../../src/schema/publishable-key.js';
import { controlOf, controls } from './controls.js';

/** The web editor's choices by the names of their controls; one that equals the default is left out. */
export type Choices = Readonly<Record<string, string>>;

/**
 * Whether a text gives away a secret key: any, in the field of the key; one that looks like it, in another. A
 * name without a control is ignored. While a key is typed, a public one may look secret for a moment.
 */
export const holdsSecretKey = (name: string, value: string): boolean =>
  name === 'publishable-key'
    ? publishableKeyIssue(value) === 'secret'
    : controlOf(name) !== undefined && /(?:^|[^a-z])(?:sk|rk)_(?:live|test)_/i.test(value);

/** The value that holds for a control. */
export const valueOf = (choices: Choices, name: string): string =>
  (Object.hasOwn(choices, name) ? choices[name] : undefined) ?? controlOf(name)?.initial ?? '';

/** The choices with another one; a secret key is never taken, and leaves what was there empty. */
export const choose = (choices: Choices, name: string, value: string): Choices => {
  const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));
  const control = controlOf(name);
  if (!control || value === control.initial || holdsSecretKey(name, value)) return others;
  return { ...others, [name]: value };
};

/** The choices as the fragment of an address: the server of the page never sees them. */
export const toFragment = (choices: Choices): string => {
  const chosen = controls.flatMap(({ name }) => {
    const value = choices[name];
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams(chosen).toString();
};

/** Reads a fragment, with or without its `#`; what is unknown in it is left out, and so are secret keys. */
export const fromFragment = (fragment: string): Choices => {
  let choices: Choices = {};
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    choices = choose(choices, name, value);
  }
  return choices;
};
