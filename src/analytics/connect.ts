import type { DonationSubmitEvent } from '../events.js';
import { analyticsEvent, sourceNames, type AnalyticsEvent, type Source } from './analytics-event.js';
import { consentOf, type Consent } from './consent.js';
import { isFirstReport } from './reported.js';

/** Sends an event to your analytics tool. */
export type Send = (event: AnalyticsEvent) => void;

export type AnalyticsOptions = {
  /** Called for each event. Use one of the senders of this module, or your own function. */
  send: Send;
  /**
   * True if the donor agrees. Nothing is sent without consent, and events from before it aren’t sent later. The
   * one exception is a completion while the first answer is still pending: it waits for the answer. A function is
   * called at once and again for each event.
   */
  consent: Consent;
};

/**
 * Sends the events of a form to your analytics tool once the donor agrees. Each completion is sent once in a tab.
 * Returns a function that disconnects.
 *
 * @param element a `<donation-widget>`, a `<donation-status>` or an element around them, such as `document`
 */
export const connectAnalytics = (element: EventTarget, { send, consent }: AnalyticsOptions): (() => void) => {
  const hasConsent = consentOf(consent);
  const ended = new AbortController();
  let submitted: DonationSubmitEvent | null = null;
  for (const type of sourceNames) {
    const listener = (event: Source): void => {
      // The page has cancelled the submit.
      if (event.defaultPrevented) return;
      if ('request' in event) submitted = event;
      const read = analyticsEvent(type, event, submitted);
      const report = (): void => {
        if (type !== 'donation-complete' || isFirstReport(event, read.reference, send)) send(read);
      };
      const answer = hasConsent();
      if (answer === true) report();
      // The form fires it once in a browser, often before the consent tool has an answer.
      else if (answer !== false && type === 'donation-complete')
        void answer.then((isGiven) => isGiven && !ended.signal.aborted && report());
    };
    // Only the form fires events with these names.
    element.addEventListener(type, listener as (event: Event) => void, { signal: ended.signal });
  }
  return () => ended.abort();
};
