import type { Checkout, Item } from './store.js';

/** §2.4: quantity × amount. */
export const itemTotal = ({ quantity, amount }: Pick<Item, 'quantity' | 'amount'>) => quantity * amount;

export const sumOf = (items: readonly Pick<Item, 'quantity' | 'amount'>[]) =>
  items.reduce((sum, item) => sum + itemTotal(item), 0);

const isBilledEachTime = (checkout: Checkout, item: Item) =>
  checkout.type === 'one_time' || item.type === 'recurring';

/**
 * §2.1, §2.2 `amount`: the total including the tip. Whether a subscription's counts its one-time items is
 * not shown; here it is what each interval costs, since `interval` stands beside it.
 */
export const totalAmount = (checkout: Checkout, tip = checkout.tip) =>
  sumOf(checkout.items.filter((item) => isBilledEachTime(checkout, item))) + tip;

/** The amount to pay now: the first invoice of a subscription also has its one-time items (§4.1). */
export const amountDue = (checkout: Checkout, tip = checkout.tip) =>
  checkout.charges.length === 0 ? sumOf(checkout.items) + tip : totalAmount(checkout, tip);
