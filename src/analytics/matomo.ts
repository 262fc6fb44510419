import { propertiesOf } from './analytics-event.js';
import type { Send } from './analytics-event.js';

/** The command queue of Matomo, `_paq`. */
export type MatomoQueue = { push(command: unknown[]): unknown };

/**
 * Sends events to Matomo with the category “Donation”. A completion is sent as an order, or as a conversion of
 * `goal`. Matomo has one currency for each site and counts every amount in it. `donation_change` is left out,
 * because it fires on every key press.
 *
 * @param options.goal the ID of the goal in Matomo, if you don’t use its e-commerce
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
    else {
      const { interval, question, errors } = propertiesOf(event);
      const details = [interval, question, errors].filter((text) => text !== undefined).join(' ');
      // Matomo takes the value from the fourth place on.
      queue.push([
        'trackEvent',
        'Donation',
        name,
        ...(details || amount.length > 0 ? [details] : []),
        ...amount,
      ]);
    }
  };
