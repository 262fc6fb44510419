/** The texts between the button and the payment page. */
export const checkoutEnglish = {
  leaving: 'Taking you to the payment page…',
  continueToPayment: 'Continue to payment',
  returnToPayment: 'Didn’t pay? Return to payment',
  continueInNewTab: 'Open the payment page in a new tab',
  linkReady: 'Your donation is ready to pay.',
  unreachable:
    'We could not reach the payment service. No money was taken. Check your connection and try again.',
  slow: 'The payment service took too long to answer. No money was taken. Try again.',
  failing: 'The payment service has a problem. No money was taken. Try again in a moment.',
  busy: {
    one: 'The payment service is busy. No money was taken. Try again in {count} second.',
    other: 'The payment service is busy. No money was taken. Try again in {count} seconds.',
  },
  rejected: 'The payment service did not accept these details. No money was taken. Check them and try again.',

  resumeOpen: 'Your last donation isn’t confirmed yet. If you didn’t pay, you can continue.',
} as const;
