import * as z from 'zod/mini';
import { referenceParameter } from '../../src/page/address.js';
import { fromFragment, holdsSecretKey, toFragment, type Choices } from '../../editor/controls/choices.js';
import { controlOf } from '../../editor/controls/controls.js';
import type { Entry } from './event-entry.js';

// A strict Content-Security-Policy doesn't let Zod compile its schemas.
z.config({ jitless: true });

const text = z.string();

const entrySchema = z.object({
  name: text,
  time: text,
  fields: z.array(z.object({ name: text, value: text, words: z.exactOptional(text) })),
});

/** The tab remembers this while the web editor visits other pages or pays. The return link has no choices. */
const memorySchema = z.object({
  fragment: z.catch(text, ''),
  entries: z.catch(z.array(entrySchema), []),
  /** Whether the web editor has left the preview to pay. */
  isPaying: z.catch(z.boolean(), false),
});

const key = 'donation-widget configurator';

/** Ignores anything that another script of this origin has stored. */
const read = (): z.infer<typeof memorySchema> => {
  try {
    return memorySchema.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return { fragment: '', entries: [], isPaying: false };
  }
};

/** Stores the choices and events for the return. Without storage, a return starts with the defaults. */
export const remember = (choices: Choices, entries: readonly Entry[], isPaying = false): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ fragment: toFragment(choices), entries, isPaying }));
  } catch {
    // The page works without it.
  }
};

type Recalled = { choices: Choices; secretIn: string | undefined };

const readFragment = (fragment: string): Recalled => ({
  choices: fromFragment(fragment),
  secretIn: [...new URLSearchParams(fragment.replace(/^#/, ''))].find(
    ([name, value]) => controlOf(name) && holdsSecretKey(name, value),
  )?.[0],
});

/** Reads the choices from the address alone. A bare address means the defaults. */
export const readAddress = (): Recalled => readFragment(location.hash);

/**
 * A payment page leads back to this page over https only. Over http it leads to the demo’s status page, which then sends
 * the web editor back here with this parameter.
 */
const returnParameter = 'returned';

/** The address of the configurator for a web editor who has paid in the preview; undefined for anyone else. */
export const returnFromStatusPage = (): string | undefined =>
  read().isPaying ? `./?${returnParameter}` : undefined;

/** Whether the web editor comes back by the demo’s status page, so that the form doesn’t know of it. */
export const isReturnFromStatusPage = (): boolean =>
  new URLSearchParams(location.search).has(returnParameter);

/** Whether the web editor comes back from a payment page. */
export const isReturn = (): boolean =>
  isReturnFromStatusPage() || new URLSearchParams(location.search).has(referenceParameter);

/** Reads the choices from the address, or from this tab’s memory if the address has none. */
export const recall = (): Recalled & { isRestored: boolean; entries: readonly Entry[] } => {
  const { fragment, entries } = read();
  if (location.hash !== '') return { ...readAddress(), isRestored: false, entries };
  const { choices, secretIn } = readFragment(fragment);
  return { choices, secretIn, isRestored: !isReturn() && Object.keys(choices).length > 0, entries };
};

/** Writes the choices into the address. With `push`, Back restores the old ones. */
export const writeAddress = (choices: Choices, how: 'replace' | 'push' = 'replace'): void => {
  const address = new URL(location.href);
  address.searchParams.delete(returnParameter);
  address.hash = toFragment(choices);
  if (address.href === location.href) return;
  try {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
  } catch {
    // Some browsers limit changes of the address. The next one writes everything.
  }
};
