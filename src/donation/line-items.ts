import type { LineItem } from '../schema/line-item.js';
import type { Donation } from './draft.js';
import { oneTimeItemsOf } from './one-time-items.js';
import { moneyOf } from './settings.js';
import type { Settings } from './settings.js';
import { totalsOf, type Totals } from './totals.js';

type Given = Pick<Donation, 'currency' | 'interval' | 'amount' | 'gifts' | 'oneOff'>;

/** A line of what is given, with the label that a fixed-price gift has. */
export type GiftLine = { label: string | null; item: LineItem };

/** The line items (§2.4): the amount itself, then each gift with its own purpose before the common one. */
export const giftLines = (
  { currency, amount, gifts }: Given,
  settings: Settings,
  purpose: Donation['purpose'] = settings.purpose,
): GiftLine[] => [
  ...(amount > 0 ? [{ label: null, item: { quantity: 1, amount, ...purpose } }] : []),
  ...moneyOf({ currency }, settings).gifts.flatMap((gift, place) => {
    const quantity = gifts[place] ?? 0;
    return quantity > 0
      ? [{ label: gift.label, item: { quantity, amount: gift.amount, ...purpose, ...gift.purpose } }]
      : [];
  }),
];

export const totalsOfGift = (given: Given, settings: Settings): Totals => {
  const sum = giftLines(given, settings).reduce((total, { item }) => total + item.quantity * item.amount, 0);
  const added = oneTimeItemsOf(given, settings);
  return totalsOf(given.interval, sum, added.areKnown ? given.oneOff + added.sum : null);
};
