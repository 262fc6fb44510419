import { intervalWord } from './analytics-event.js';
import type { Send } from './connect.js';

/** The function of Plausible for custom events. */
export type Plausible = (
  name: string,
  options: {
    props: Record<string, string>;
    revenue?: { currency: string; amount: number };
  },
) => void;

/**
 * Sends events to Plausible as custom events of the same names, each a goal to set up there; a completion with its
 * revenue. `donation_change`, which comes at each key, is left out.
 */
export const plausibleSender =
  (plausible: Plausible): Send =>
  (event) => {
    const { name, value, currency, variant } = event;
    if (name === 'donation_change') return;
    const hasRevenue = name === 'donation_complete' && value !== null && currency !== null;
    plausible(name, {
      props: { interval: intervalWord(event), ...(variant !== null && { variant }) },
      ...(hasRevenue && { revenue: { currency, amount: value } }),
    });
  };
