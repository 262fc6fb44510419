import * as z from 'zod/mini';
import { referenceParameter } from '../../src/browser/reference-parameter.js';
import { fromFragment, holdsSecretKey, toFragment, type Choices } from './choices.js';
import { controlOf } from './controls.js';
import type { Entry } from './event-entry.js';

// Under a strict policy it may not try to compile.
z.config({ jitless: true });

const text = z.string();

const entrySchema = z.object({
  name: text,
  time: text,
  fields: z.array(z.object({ name: text, value: text, words: z.exactOptional(text) })),
});

/** The tab remembers this while the web editor looks at other pages, or pays, since the return link has no choices. */
const memorySchema = z.object({
  fragment: z.catch(text, ''),
  entries: z.catch(z.array(entrySchema), []),
});

const key = 'donation-widget configurator';

/** Other scripts of this origin write there too: what is no memory is none. */
const read = (): z.infer<typeof memorySchema> => {
  try {
    return memorySchema.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return { fragment: '', entries: [] };
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

type Recalled = { choices: Choices; secretIn: string | undefined };

const readFragment = (fragment: string): Recalled => ({
  choices: fromFragment(fragment),
  secretIn: [...new URLSearchParams(fragment.replace(/^#/, ''))].find(
    ([name, value]) => controlOf(name) && holdsSecretKey(name, value),
  )?.[0],
});

/** Reads the choices from the address alone: a web editor who goes back to a bare address has chosen nothing. */
export const readAddress = (): Recalled => readFragment(location.hash);

/** Reads the choices from the address; where it has none, from this tab’s memory. */
export const recall = (): Recalled & { isRestored: boolean; entries: readonly Entry[] } => {
  const { fragment, entries } = read();
  if (location.hash !== '') return { ...readAddress(), isRestored: false, entries };
  const isReturn = new URLSearchParams(location.search).has(referenceParameter);
  const { choices, secretIn } = readFragment(fragment);
  return { choices, secretIn, isRestored: !isReturn && Object.keys(choices).length > 0, entries };
};

/** Writes the choices into the address, for a colleague or a bookmark; `push` lets Back bring the old ones. */
export const writeAddress = (choices: Choices, how: 'replace' | 'push' = 'replace'): void => {
  const address = new URL(location.href);
  address.hash = toFragment(choices);
  if (address.href === location.href) return;
  try {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
  } catch {
    // Some browsers allow so many changes in so many seconds: the next one brings all of it.
  }
};
