import type { DonationSubmitEvent } from '../events.js';
import { analyticsEvent, sourceNames, type Send, type Source } from './analytics-event.js';
import { ConsentQueue, type Consent } from './consent.js';
import { toJson } from '../schema/json.js';

export type AnalyticsOptions = {
  /** Called for each event. Use one of the senders of this module, or your own function. */
  send: Send;
  /**
   * True if the donor agrees. A function is called at each event. If the answer is a promise, the event waits for
   * it. Without a yes to its own question, an event is never sent.
   */
  consent: Consent;
};

/**
 * Sends the events of a form to your analytics tool if the donor agrees. Each completion is sent once in a tab.
 * Returns a function that disconnects.
 *
 * @param element a `<donation-widget>`, a `<donation-status>` or an element around them, such as `document`
 */
export const connectAnalytics = (element: EventTarget, { send, consent }: AnalyticsOptions): (() => void) => {
  const queue = new ConsentQueue(consent);
  const ended = new AbortController();
  let submitted: DonationSubmitEvent | null = null;
  for (const type of sourceNames) {
    const listener = (event: Source): void => {
      if (event.defaultPrevented) return;
      if ('request' in event) submitted = event;
      // Read now: a page can change the request while the event waits.
      const read = analyticsEvent(type, event, submitted);
      queue.add(() => {
        // The page can also disconnect, or cancel the submit.
        if (ended.signal.aborted || event.defaultPrevented) return;
        if (type !== 'donation-complete' || isFirstReport(event, read.reference, send)) send(read);
      });
    };
    // Only the form fires events with these names.
    element.addEventListener(type, listener as (event: Event) => void, { signal: ended.signal });
  }
  return () => {
    ended.abort();
    queue.clear();
  };
};

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
const isFirstReport = (event: Event, reference: string | null, send: Send): boolean => {
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
