import { propertiesOf } from './analytics-event.js';
import type { Send } from './analytics-event.js';

/** The function of Plausible that sends custom events. */
export type Plausible = (
  name: string,
  options: {
    props: Record<string, string>;
    revenue?: { currency: string; amount: number };
  },
) => void;

/**
 * Sends events to Plausible as custom events with the same names. Set up each one as a goal in Plausible. A
 * completion has its revenue. `donation_change` is left out, because it fires on every key press.
 */
export const plausibleSender =
  (plausible: Plausible): Send =>
  (event) => {
    const { name, value, currency } = event;
    if (name === 'donation_change') return;
    const hasRevenue = name === 'donation_complete' && value !== null && currency !== null;
    plausible(name, {
      props: propertiesOf(event),
      ...(hasRevenue && { revenue: { currency, amount: value } }),
    });
  };
