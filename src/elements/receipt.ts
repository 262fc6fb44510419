import { html, nothing } from 'lit';
import type { MessagesController } from '../controllers/messages-controller.js';
import { readInterval } from '../donation/interval.js';
import type { Receipt } from '../donation/receipt.js';

/** What was given: items, tip, total, and when it goes on. Amounts only where their minor unit is known. */
export const receiptDetails = (receipt: Receipt, words: MessagesController) => {
  const { currency, amount, tip, items } = receipt;
  const repeats = repetition(receipt, words);
  const rows = [
    ...(currency !== null && (items.length > 1 || items.some(({ label }) => label))
      ? items.map(({ label, quantity, total, isOneTime }) =>
          row(
            [quantity > 1 && `${quantity} ×`, label ?? words.say(isOneTime ? 'one_off' : 'gift')]
              .filter(Boolean)
              .join(' '),
            words.money(total, currency),
          ),
        )
      : []),
    currency !== null && tip ? row(words.say('tip'), words.money(tip, currency)) : nothing,
    currency !== null && amount !== null
      ? row(words.say('total'), words.money(amount, currency), 'total')
      : nothing,
    repeats ? row(words.say('repeats'), repeats) : nothing,
    receipt.nextPayment
      ? row(words.say(receipt.endsAtPeriodEnd ? 'endsOn' : 'nextPayment'), words.date(receipt.nextPayment))
      : nothing,
  ].filter((one) => one !== nothing);
  return rows.length > 0 ? html`<dl part="status-details">${rows}</dl>` : nothing;
};

/** Labels of the charity's projects are data: isolated, so that their direction stays theirs. */
const row = (term: string, value: string, name = '') =>
  html`<div class=${name}>
    <dt><bdi>${term}</bdi></dt>
    <dd>${value}</dd>
  </div>`;

const repetition = ({ interval, intervalCount }: Receipt, words: MessagesController) => {
  const known = interval && intervalCount ? readInterval(`${intervalCount}-${interval}`) : undefined;
  return known && words.interval(known);
};
