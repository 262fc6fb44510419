import type { Checkout, Item } from './store.js';

/** §2.4: quantity × amount. */
export const itemTotal = ({ quantity, amount }: Pick<Item, 'quantity' | 'amount'>) => quantity * amount;

export const sumOf = (items: readonly Pick<Item, 'quantity' | 'amount'>[]) =>
  items.reduce((sum, item) => sum + itemTotal(item), 0);

const isBilledEachTime = (checkout: Checkout, item: Item) =>
  checkout.type === 'one_time' || item.type === 'recurring';

/**
 * §2.1, §2.2 `amount`: the total including the tip. The interface doesn't show if a subscription's amount includes
 * its one-time items. Here it's the cost of each interval, because `interval` is next to it.
 */
export const totalAmount = (checkout: Checkout, tip = checkout.tip) =>
  sumOf(checkout.items.filter((item) => isBilledEachTime(checkout, item))) + tip;

/** The amount to pay now. The first invoice of a subscription includes its one-time items (§4.1). */
export const amountDue = (checkout: Checkout, tip = checkout.tip) =>
  checkout.charges.length === 0 ? sumOf(checkout.items) + tip : totalAmount(checkout, tip);
