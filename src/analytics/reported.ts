import { toJson } from '../schema/json.js';
import type { Send } from './analytics-event.js';

/**
 * The storage key for the references of completions that this tab has reported. Nothing else about a donation is
 * stored.
 */
const completionsStorageKey = 'donation-analytics:completed';

/** How many references to remember. The oldest are dropped. */
const capacity = 20;

/** If storage throws, the references are remembered here until the page closes. */
const remembered = new Set<string>();

/** The tools that have received an event. Several can listen to one form. */
const receiversOf = new WeakMap<Event, Set<Send>>();

/** Whether a completion is reported for the first time. Another element or a reload can fire it again. */
export const isFirstReport = (event: Event, reference: string | null, send: Send): boolean => {
  const receivers = receiversOf.get(event);
  if (receivers?.has(send)) return false;
  if (receivers) {
    receivers.add(send);
    return true;
  }
  if (reference !== null) {
    const stored = read();
    if (remembered.has(reference) || stored.includes(reference)) return false;
    remembered.add(reference);
    write([...stored, reference].slice(-capacity));
  }
  receiversOf.set(event, new Set([send]));
  return true;
};

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(globalThis.sessionStorage.getItem(completionsStorageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

const write = (references: readonly string[]): void => {
  try {
    globalThis.sessionStorage.setItem(completionsStorageKey, toJson(references));
  } catch {
    // Without storage, a reload can report a completion again.
  }
};
