import { intervalWord } from './analytics-event.js';
import type { Send } from './connect.js';

/** The command queue of Matomo, `_paq`. */
export type MatomoQueue = { push(command: unknown[]): unknown };

/**
 * Sends events to Matomo as its events of the category “Donation”, and a completion as an order, or as a conversion
 * of `goal`. Matomo has one currency for each site, and takes every amount to be in it. `donation_change`, which
 * comes at each key, is left out.
 *
 * @param options.goal the id of the goal in Matomo, where you don't use its e-commerce
 */
export const matomoSender =
  (queue: MatomoQueue, { goal }: { goal?: number | undefined } = {}): Send =>
  (event) => {
    const { name, value, reference } = event;
    if (name === 'donation_change') return;
    const amount = value === null ? [] : [value];
    if (name === 'donation_complete' && goal !== undefined) queue.push(['trackGoal', goal, ...amount]);
    else if (name === 'donation_complete' && reference !== null && value !== null)
      queue.push(['trackEcommerceOrder', reference, value]);
    else queue.push(['trackEvent', 'Donation', name, intervalWord(event), ...amount]);
  };
