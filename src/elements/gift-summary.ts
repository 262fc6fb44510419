import { html, nothing } from 'lit';
import { giftLines, totalsOfGift } from '../donation/line-items.js';
import { detailRow } from './detail-row.js';
import type { FormView } from './form-view.js';

/** What is given today, what recurs and how often, and what that is in a year. */
export const giftSummary = ({ settings, gifts, words }: FormView) => {
  if (!gifts) return nothing;
  const { currency, interval, oneOff } = gifts;
  const money = (amount: number) => words.money(amount, currency);
  const lines = giftLines(gifts, settings);
  const { now, recurring, yearly } = totalsOfGift(gifts, settings);
  const hasDetails = lines.length > 1 || oneOff > 0 || lines.some(({ label }) => label !== null);
  return html`<dl class="totals" part="summary" aria-label=${words.say('summary')}>
    ${
      hasDetails
        ? lines.map(({ label, item: { quantity, amount } }) =>
            detailRow(
              quantity > 1 ? `${quantity} × ${label ?? ''}` : (label ?? words.say('gift')),
              money(quantity * amount),
            ),
          )
        : nothing
    }
    ${oneOff > 0 ? detailRow(words.say('one_off'), money(oneOff)) : nothing}
    ${detailRow(words.say('now'), money(now), 'total')}
    ${
      recurring === null
        ? nothing
        : detailRow(words.say('then', { interval: words.intervalWithin(interval) }), money(recurring))
    }
    ${
      yearly
        ? detailRow(
            words.say('yearly'),
            yearly.isExact ? money(yearly.amount) : words.say('about', { amount: money(yearly.amount) }),
          )
        : nothing
    }
  </dl>`;
};
