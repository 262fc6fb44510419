import { publishableKeyIssue } from '../../src/schema/publishable-key.js';
import { controlOf, controls } from './controls.js';

/** The web editor's choices by the names of their controls; a default value is left out. */
export type Choices = Readonly<Record<string, string>>;

/**
 * Whether a text contains a secret key. The field of the key accepts no text that looks like one; other fields only
 * look for the usual prefixes. A name without a control is ignored. A half-typed public key can look secret for a
 * moment.
 */
export const holdsSecretKey = (name: string, value: string): boolean =>
  name === 'publishable-key'
    ? publishableKeyIssue(value) === 'secret'
    : controlOf(name) !== undefined && /(?:^|[^a-z])(?:sk|rk)_(?:live|test)_/i.test(value);

/** The value of a control: the chosen one, what other controls tell, or its default. */
export const valueOf = (choices: Choices, name: string): string => {
  const control = controlOf(name);
  return (
    (Object.hasOwn(choices, name) ? choices[name] : undefined) ??
    control?.guess?.((other) => valueOf(choices, other)) ??
    control?.initial ??
    ''
  );
};

/** Adds a choice. A secret key is never stored, and clears the choice instead. */
export const choose = (choices: Choices, name: string, value: string): Choices => {
  const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));
  const control = controlOf(name);
  if (!control || value === control.initial || holdsSecretKey(name, value)) return others;
  return { ...others, [name]: value };
};

/** Writes the choices as the fragment of an address, which no server sees. */
export const toFragment = (choices: Choices): string => {
  const chosen = controls.flatMap(({ name }) => {
    const value = choices[name];
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams(chosen).toString();
};

/** Reads a fragment, with or without its `#`, and leaves out unknown names and secret keys. */
export const fromFragment = (fragment: string): Choices => {
  let choices: Choices = {};
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    choices = choose(choices, name, value);
  }
  return choices;
};
