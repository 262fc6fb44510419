import { html, nothing } from 'lit';
import type { MessagesController } from '../controllers/messages-controller.js';
import { readInterval } from '../donation/interval.js';
import type { Receipt } from '../donation/receipt.js';
import { detailRow } from './detail-row.js';

/** What was given: items, tip, total, and when it goes on. Amounts only where their minor unit is known. */
export const receiptDetails = (receipt: Receipt, words: MessagesController) => {
  const { currency, amount, tip, items } = receipt;
  const repeats = repetition(receipt, words);
  const rows = [
    ...(currency !== null && (items.length > 1 || items.some(({ label }) => label))
      ? items.map(({ label, quantity, total, isOneTime }) =>
          detailRow(
            [quantity > 1 && `${quantity} ×`, label ?? words.say(isOneTime ? 'one_off' : 'gift')]
              .filter(Boolean)
              .join(' '),
            words.money(total, currency),
          ),
        )
      : []),
    currency !== null && tip ? detailRow(words.say('tip'), words.money(tip, currency)) : nothing,
    currency !== null && amount !== null
      ? detailRow(words.say('total'), words.money(amount, currency), 'total')
      : nothing,
    repeats ? detailRow(words.say('repeats'), repeats) : nothing,
    receipt.nextPayment
      ? detailRow(
          words.say(receipt.endsAtPeriodEnd ? 'endsOn' : 'nextPayment'),
          words.date(receipt.nextPayment),
        )
      : nothing,
  ].filter((one) => one !== nothing);
  return rows.length > 0 ? html`<dl part="status-details">${rows}</dl>` : nothing;
};

const repetition = ({ interval, intervalCount }: Receipt, words: MessagesController) => {
  const known = interval && intervalCount ? readInterval(`${intervalCount}-${interval}`) : undefined;
  return known && words.interval(known);
};
