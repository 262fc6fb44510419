/** §3, §4.1: what is bought, and so which endpoint reads the slug back (§4.1 rules 1 and 2). */
export const paymentTypes = ['one_time', 'subscription'] as const;
export type PaymentType = (typeof paymentTypes)[number];
