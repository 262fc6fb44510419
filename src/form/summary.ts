import { html, nothing } from 'lit';
import type { Localizer } from '../languages/localizer.js';
import type { Donation } from '../questions/part.js';
import { detailRow } from '../ui/detail-row.js';
import { totalsOfDonation } from './totals.js';

/** The amounts to pay today, each time and in a year. */
export const summary = (donation: Donation, messages: Localizer) => {
  const { currency, interval } = donation;
  const { now, recurring, yearly } = totalsOfDonation(donation);
  const money = (amount: number) => messages.money(amount, currency);
  return html`<dl class="totals derived" part="summary" aria-label=${messages.localize('summary')}>
      ${lineRows(donation, messages)}
      ${now === null ? nothing : detailRow(messages.localize('now'), money(now), 'total')}
      ${
        recurring === null
          ? nothing
          : detailRow(
              messages.localize('then', { interval: messages.intervalWithin(interval) }),
              money(recurring),
            )
      }
      ${
        yearly
          ? detailRow(
              messages.localize('yearly'),
              yearly.isExact
                ? money(yearly.amount)
                : messages.localize('about', { amount: money(yearly.amount) }),
            )
          : nothing
      }
    </dl>
    ${now === null ? html`<p class="hint" part="hint">${messages.localize('moreToday')}</p>` : nothing}`;
};

/** The lines of the donation, if there is more than one amount. */
const lineRows = ({ currency, lines, oneTimeLines }: Donation, messages: Localizer) => {
  const isOneAmount = lines.length < 2 && oneTimeLines.length === 0 && !lines.some(({ label }) => label);
  if (isOneAmount) return nothing;
  const row = (name: string, { quantity, amount }: { quantity: number; amount: number }) =>
    detailRow(quantity > 1 ? `${quantity} × ${name}` : name, messages.money(quantity * amount, currency));
  return [
    ...lines.map(({ label, item }) => row(label ?? messages.localize('gift'), item)),
    ...oneTimeLines.map(({ label, cost }) =>
      cost ? row([messages.localize('one_off'), label].filter(Boolean).join(': '), cost) : nothing,
    ),
  ];
};
