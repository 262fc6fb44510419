import type { DonationSubmitEvent } from '../events.js';
import { analyticsEvent, sourceNames, type AnalyticsEvent, type Source } from './analytics-event.js';
import { consentOf, type Consent } from './consent.js';
import { isFirstReport } from './reported.js';

/** Tells a tool of one event of the form. */
export type Send = (event: AnalyticsEvent) => void;

export type AnalyticsOptions = {
  /** Called with each event, such as one of the senders of this module. */
  send: Send;
  /**
   * Whether the donor agrees. Nothing is sent before a yes, and nothing later of what happened before it, but for a
   * completion while the first answer is still to come: it waits for that. A function is asked at once and at each
   * event.
   */
  consent: Consent;
};

/**
 * Tells a tool of analytics what happens in a form, once the donor agrees: each completion once in this tab, however
 * often it is reported. Gives back a function that ends this.
 *
 * @param element a `<donation-widget>`, `<donation-status>` or whatever is around it, such as `document`
 */
export const connectAnalytics = (element: EventTarget, { send, consent }: AnalyticsOptions): (() => void) => {
  const hasConsent = consentOf(consent);
  const ended = new AbortController();
  let submitted: DonationSubmitEvent | null = null;
  for (const type of sourceNames) {
    const listener = (event: Source): void => {
      // The page has stopped it: there was no submit.
      if (event.defaultPrevented) return;
      if ('request' in event) submitted = event;
      const read = analyticsEvent(type, event, submitted);
      const report = (): void => {
        if (type !== 'donation-complete' || isFirstReport(event, read.reference, send)) send(read);
      };
      const answer = hasConsent();
      if (answer === true) report();
      // It is told once in a browser, often before a consent tool has its answer.
      else if (answer !== false && type === 'donation-complete')
        void answer.then((isGiven) => isGiven && !ended.signal.aborted && report());
    };
    // The form fires these events alone by these names.
    element.addEventListener(type, listener as (event: Event) => void, { signal: ended.signal });
  }
  return () => ended.abort();
};
