/** Gift Aid is only for donations in pounds sterling. */
export const giftAidCurrency = 'GBP';

/**
 * Adds the tax that the charity can claim, in pence: 20% of the gross donation, which is a quarter of the amount.
 * The tax is rounded down to whole pence.
 */
export const withGiftAid = (amount: number): number => amount + Math.floor(amount / 4);
