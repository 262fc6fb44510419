import type { Send } from './connect.js';

/** The references of completions that this tab has reported: nothing else of a donation is stored. */
const key = 'donation-analytics:completed';

/** How many are remembered, the newest. */
const capacity = 20;

/** Where storage throws, this page remembers on its own as long as it lives. */
const remembered = new Set<string>();

/** The tools that were told of an event: several may listen to one form. */
const toldOf = new WeakMap<Event, Set<Send>>();

/** Whether a completion is reported for the first time: another element or a reload may report it again. */
export const isFirstReport = (event: Event, reference: string | null, send: Send): boolean => {
  const told = toldOf.get(event);
  if (told?.has(send)) return false;
  if (told) {
    told.add(send);
    return true;
  }
  if (reference !== null) {
    const stored = read();
    if (remembered.has(reference) || stored.includes(reference)) return false;
    remembered.add(reference);
    write([...stored, reference].slice(-capacity));
  }
  toldOf.set(event, new Set([send]));
  return true;
};

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(globalThis.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

const write = (references: readonly string[]): void => {
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(references));
  } catch {
    // Without storage, a reload may report a completion again.
  }
};
