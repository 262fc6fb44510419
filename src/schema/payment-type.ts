/** The types of payment (§4.1). The type decides which endpoint reads a slug (§4.1 rules 1 and 2). */
export const paymentTypes = ['one_time', 'subscription'] as const;
export type PaymentType = (typeof paymentTypes)[number];
