import { html, nothing } from 'lit';
import { detailRow } from './detail-row.js';
import type { FormView } from './form-view.js';

/** What is given today, what recurs and how often, and what that is in a year. */
export const giftSummary = ({ given, words, rest }: FormView) => {
  if (!given) return nothing;
  const { currency, interval, now, recurring, yearly } = given;
  const money = (amount: number) => words.money(amount, currency);
  return html`<dl class="totals" part="summary" aria-label=${words.say('summary')}>
      ${rest?.lines}${now === null ? nothing : detailRow(words.say('now'), money(now), 'total')}
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
    </dl>
    ${now === null ? html`<p class="hint" part="hint">${words.say('moreToday')}</p>` : nothing}`;
};
