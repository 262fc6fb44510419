/** The texts between pressing the button and the payment page. */
export const checkoutEnglish = {
  leaving: 'Taking you to the payment page…',
  continueInNewTab: 'Open the payment page in a new tab',
  linkReady: 'The payment page is ready.',
  unreachable:
    'We could not reach the payment service. No money was taken. Check your connection and try again.',
  slow: 'The payment service took too long to respond. No money was taken. Try again.',
  failing: 'Something went wrong. No money was taken. Try again in a moment.',
  busy: {
    one: 'The payment service is busy. No money was taken. Try again in {count} second.',
    other: 'The payment service is busy. No money was taken. Try again in {count} seconds.',
  },
  rejected: 'The payment service did not accept these details. No money was taken. Check them and try again.',

  resumeOpen: 'Your last donation is not confirmed yet. If you have not paid, you can still pay.',
} as const;
