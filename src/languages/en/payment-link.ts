/** The texts of a link to an open payment, in the form and in the status. */
export const paymentLinkEnglish = {
  continueToPayment: 'Continue to payment',
  returnToPayment: 'Return to payment',
} as const;
