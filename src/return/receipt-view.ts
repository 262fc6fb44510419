import { html, nothing } from 'lit';
import type { Localizer } from '../languages/localizer.js';
import { readInterval } from '../schema/interval.js';
import type { Receipt } from '../schema/receipt.js';
import { dayIn, giftAidTotalOf, mostItems, sumIn } from './receipt.js';
import { detailRow } from '../ui/detail-row.js';

/** Returns the label that donors read for a project. Undefined if it has none of its own. */
export type NameOf = (project: string) => string | undefined;

/**
 * The items, tip, total and next payment. An amount is shown only if its currency's minor unit is known. Only a paid
 * donation is shown with Gift Aid, and with what a receipt has: its date and reference.
 */
export const receiptDetails = (
  receipt: Receipt,
  reference: string | undefined,
  isPaid: boolean,
  messages: Localizer,
  nameOf: NameOf | null,
) => {
  const { currency, amount, tip, items, date } = receipt;
  const repeats = repetition(receipt, messages);
  const giftAidTotal = isPaid ? giftAidTotalOf(receipt) : null;
  // A list that ends early would look like all that was paid for.
  const isListed =
    currency !== null && items.length < mostItems && (items.length > 1 || items.some(({ label }) => label));
  const itemRow = ({
    project,
    quantity,
    total,
    currency: own,
    isOneTime,
    ...item
  }: Receipt['items'][number]) => {
    const label = (project === null ? undefined : nameOf?.(project)) ?? item.label;
    const sum = total === null || own === null ? '' : messages.money(total, own);
    if (label === null && sum === '') return nothing;
    const name = isOneTime
      ? [messages.localize('one_off'), label].filter(Boolean).join(': ')
      : (label ?? messages.localize('gift'));
    return detailRow(quantity > 1 ? `${quantity} × ${name}` : name, sum);
  };
  const recurring = items.filter(({ isOneTime }) => !isOneTime);
  const once = items.filter(({ isOneTime }) => isOneTime);
  // With one-time items, the recurring amount is not the total (§2.2).
  const sum = sumIn(currency, recurring);
  const every = once.length > 0 && sum !== null && amount === sum + (tip ?? 0) ? repeats : undefined;
  const rows = [
    ...(isListed ? recurring.map(itemRow) : []),
    currency !== null && tip ? detailRow(messages.localize('tip'), messages.money(tip, currency)) : nothing,
    currency !== null && amount !== null
      ? detailRow(every ?? messages.localize('total'), messages.money(amount, currency), 'total')
      : nothing,
    currency !== null && giftAidTotal !== null
      ? detailRow(messages.localize('withGiftAid'), messages.money(giftAidTotal, currency))
      : nothing,
    repeats && !every ? detailRow(messages.localize('repeats'), repeats) : nothing,
    receipt.nextPayment
      ? detailRow(
          messages.localize(receipt.endsAtPeriodEnd ? 'endsOn' : 'nextPayment'),
          dayIn(messages.locale, receipt.nextPayment),
        )
      : nothing,
    ...(isListed ? once.map(itemRow) : []),
    isPaid && date ? detailRow(messages.localize('date'), dayIn(messages.locale, date)) : nothing,
    isPaid && reference ? detailRow(messages.localize('reference'), reference, 'reference') : nothing,
  ].filter((one) => one !== nothing);
  return rows.length > 0 ? html`<dl part="status-details">${rows}</dl>` : nothing;
};

const every = { day: 'everyDays', week: 'everyWeeks', month: 'everyMonths', year: 'everyYears' } as const;

const repetition = ({ interval, intervalCount }: Receipt, messages: Localizer) => {
  const known = interval && intervalCount ? readInterval(`${intervalCount}-${interval}`) : undefined;
  if (!known?.unit) return undefined;
  return known.count > 1
    ? messages.localize(`within.${every[known.unit]}`, { count: known.count })
    : messages.interval(known);
};
