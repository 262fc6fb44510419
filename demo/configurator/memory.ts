import { fromFragment, holdsSecretKey, toFragment, type Choices } from './choices.js';
import type { Entry } from './event-entry.js';
import { referenceParameter } from '../../src/donation/reference-parameter.js';

/** What the tab remembers while the donor is at the payment page: the way back names this page alone. */
type Memory = { fragment: string; entries: readonly Entry[] };

const key = 'donation-widget configurator';

const read = (): Partial<Memory> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Memory>;
  } catch {
    return {};
  }
};

/** Keeps it for the way back; where there is no storage, a return starts with nothing chosen. */
export const remember = (choices: Choices, entries: readonly Entry[]): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ fragment: toFragment(choices), entries }));
  } catch {
    // Nothing of the page depends on it.
  }
};

/** The name of a control whose value in the address is a secret key. */
const secretIn = (fragment: string): string | undefined =>
  [...new URLSearchParams(fragment.slice(1))].find(([name, value]) => holdsSecretKey(name, value))?.[0];

/** What the address says, or, back from the payment page, what was chosen before. */
export const recall = (): { choices: Choices; entries: readonly Entry[]; secretIn: string | undefined } => {
  const { fragment = '', entries = [] } = read();
  const isReturn = new URLSearchParams(location.search).has(referenceParameter);
  const address = isReturn && location.hash === '' ? `#${fragment}` : location.hash;
  return { choices: fromFragment(address), entries, secretIn: secretIn(address) };
};

/** Writes the choices into the address, for a colleague or a bookmark. */
export const writeAddress = (choices: Choices): void => {
  const address = new URL(location.href);
  address.hash = toFragment(choices);
  if (address.href === location.href) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Some browsers allow so many changes in so many seconds: the next one brings all of it.
  }
};
