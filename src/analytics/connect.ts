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
   * Whether the donor agrees. Nothing is sent before a yes, and nothing later of what happened before it. A function
   * is asked at once and at each event until it says yes; while its answer is still to come, that is no yes. To end
   * it where the donor takes the yes back, call the function that `connectAnalytics` gives.
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
      if ('request' in event) submitted = event;
      if (!hasConsent()) return;
      const told = analyticsEvent(type, event, submitted);
      if (type === 'donation-complete' && !isFirstReport(event, told.reference, send)) return;
      send(told);
    };
    // The form fires these events alone by these names.
    element.addEventListener(type, listener as (event: Event) => void, { signal: ended.signal });
  }
  return () => ended.abort();
};
