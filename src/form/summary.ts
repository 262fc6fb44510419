import { html, nothing } from 'lit';
import type { MessagesController } from '../i18n/messages-controller.js';
import type { Donation } from '../questions/question.js';
import { detailRow } from '../view/detail-row.js';
import { totalsOfDonation } from './totals.js';

/** The amounts given today, each time and in a year. */
export const summary = (donation: Donation, messages: MessagesController) => {
  const { currency, interval } = donation;
  const { now, recurring, yearly } = totalsOfDonation(donation);
  const money = (amount: number) => messages.money(amount, currency);
  return html`<dl class="totals" part="summary" aria-label=${messages.say('summary')}>
      ${lineRows(donation, messages)}
      ${now === null ? nothing : detailRow(messages.say('now'), money(now), 'total')}
      ${
        recurring === null
          ? nothing
          : detailRow(messages.say('then', { interval: messages.intervalWithin(interval) }), money(recurring))
      }
      ${
        yearly
          ? detailRow(
              messages.say('yearly'),
              yearly.isExact ? money(yearly.amount) : messages.say('about', { amount: money(yearly.amount) }),
            )
          : nothing
      }
    </dl>
    ${now === null ? html`<p class="hint" part="hint">${messages.say('moreToday')}</p>` : nothing}`;
};

/** Each line of what is given, where there is more than one amount. */
const lineRows = ({ currency, lines, oneTimeLines }: Donation, messages: MessagesController) => {
  const isOneAmount = lines.length < 2 && oneTimeLines.length === 0 && !lines.some(({ label }) => label);
  if (isOneAmount) return nothing;
  const row = (name: string, { quantity, amount }: { quantity: number; amount: number }) =>
    detailRow(quantity > 1 ? `${quantity} × ${name}` : name, messages.money(quantity * amount, currency));
  return [
    ...lines.map(({ label, item }) => row(label ?? messages.say('gift'), item)),
    ...oneTimeLines.map(({ label, cost }) =>
      cost ? row([messages.say('one_off'), label].filter(Boolean).join(': '), cost) : nothing,
    ),
  ];
};
