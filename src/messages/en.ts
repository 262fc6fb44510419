import { enForm } from './en-form.js';

/**
 * English, and by its type the contract of every other language. `{name}` stands for a value. Keys of faults
 * are the field and its code (`email.format`), or the code alone where the words are the same. A message
 * that counts has a form for each of the language's plural categories (`Intl.PluralRules`), `other` at least.
 */
export const en = {
  ...enForm,
  everyDays: { one: 'Every {count} day', other: 'Every {count} days' },
  everyWeeks: { one: 'Every {count} week', other: 'Every {count} weeks' },
  everyMonths: { one: 'Every {count} month', other: 'Every {count} months' },
  everyYears: { one: 'Every {count} year', other: 'Every {count} years' },
  'within.everyDays': { one: 'every {count} day', other: 'every {count} days' },
  'within.everyWeeks': { one: 'every {count} week', other: 'every {count} weeks' },
  'within.everyMonths': { one: 'every {count} month', other: 'every {count} months' },
  'within.everyYears': { one: 'every {count} year', other: 'every {count} years' },
  noAmount: 'None',
  meant: 'Which amount do you mean?',
  currency: 'Currency',
  gifts: 'Gifts',
  giftsPriced: 'These gifts are priced in {currency}.',
  each: '{price} each',
  fewer: 'One fewer: {label}',
  more: 'One more: {label}',
  one_off: 'One-off gift',
  moreToday: 'On the payment page, other items are added to what you pay today.',
  project: 'Project',
  intention: 'Intention',
  country: 'Country',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'Town or city',
  state: 'State, county or province',
  postcode: 'Postcode',
  // As a country calls them.
  'postcode.zip': 'ZIP code',
  'postcode.postal': 'Postal code',
  'postcode.eircode': 'Eircode',
  'postcode.pin': 'PIN code',
  'state.state': 'State',
  'state.county': 'County',
  'state.province': 'Province',
  'state.region': 'Region',
  'state.prefecture': 'Prefecture',
  'state.emirate': 'Emirate',
  chooseCountry: 'Choose a country',
  subscriptionName: '{interval} donation',
  donateBoth: 'Donate {amount} now, then {recurring} {interval}',
  giftAid: 'Gift Aid',
  giftAidYes: 'Yes, I want to Gift Aid my donation',
  thisCharity: 'this charity',
  giftAidSingle:
    'I want to Gift Aid my donation to {charity}. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax in the current tax year than the amount of Gift Aid claimed on all my donations it is my responsibility to pay any difference.',
  giftAidMultiple:
    'I want to Gift Aid my donation and any donations I make in the future or have made in the past 4 years to {charity}. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax than the amount of Gift Aid claimed on all my donations in that tax year it is my responsibility to pay any difference.',
  sending: 'One moment, the payment page is being prepared…',
  leaving: 'Taking you to the payment page…',
  continueToPayment: 'Continue to payment',
  returnToPayment: 'Didn’t pay? Return to payment',
  continueInNewTab: 'Open the payment page in a new tab',
  linkReady: 'Your donation is ready to be paid.',

  errorTitle: 'There is a problem',
  required: 'Enter this',
  format: 'Check how this is written',
  too_long: 'Enter fewer characters',
  too_short: 'Enter the whole of it',
  looks_like_card: 'Don’t enter a card number here. You give it on the payment page',
  not_iso_alpha2: 'Choose a country from the list',
  quantity: 'Enter how many, from 0 to {most}',
  refused: 'Check this and enter it again',
  empty: 'Choose or enter an amount',
  precision: 'Enter an amount with fewer decimals, like {example}',
  ambiguous: 'Choose which amount you mean, or enter it like {example}',
  negative: 'Enter an amount above zero',
  min: 'Enter {min} or more',
  max: 'Enter {max} or less',
  currency_mismatch: 'Enter an amount in {currency}',
  'gifts.min': 'Choose more of this gift: at least {min} in all',
  'interval.required': 'Choose how often you want to give',
  'amount.format': 'Enter an amount in numbers, like {example}',
  'one_off.format': 'Enter an amount in numbers, like {example}',
  'email.required': 'Enter your email address',
  'email.format': 'Enter an email address in the correct format, like name@example.com',
  'first_name.required': 'Enter your first name',
  'last_name.required': 'Enter your last name',
  'phone.required': 'Enter a phone number',
  'phone.format': 'Enter a phone number in digits, like {national} or {international}',
  'phone.too_short': 'Enter a whole phone number, like {national} or {international}',
  'country.required': 'Choose a country',
  'line1.required': 'Enter the first line of your address',
  'postcode.required': 'Enter your postcode',
  'city.required': 'Enter your town or city',
  unreachable:
    'We could not reach the payment service. No money was taken. Check your connection and try again.',
  slow: 'The payment service took too long to answer. No money was taken. Try again.',
  failing: 'The payment service has a problem. No money was taken. Try again in a moment.',
  busy: {
    one: 'The payment service is busy. No money was taken. Try again in {count} second.',
    other: 'The payment service is busy. No money was taken. Try again in {count} seconds.',
  },
  rejected: 'The payment service did not accept these details. No money was taken. Check them and try again.',

  closed: 'Donations are not available right now. No money was taken.',

  checking: 'Checking your donation…',
  'succeeded.title': 'Thank you',
  'succeeded.text': 'Your donation has arrived.',
  'succeeded.textTo': 'Your donation to {charity} has arrived.',
  'pending.title': 'We’re confirming your payment',
  'pending.text':
    'This can take a moment. Don’t pay again: this page shows the result as soon as it is known.',
  'failed.title': 'The payment did not go through',
  'failed.text': 'Your donation was not paid. You can try again.',
  'attention.title': 'Your payment needs attention',
  'attention.text': 'A payment for your recurring donation is still due.',
  'ended.title': 'This recurring donation has ended',
  'ended.text': 'No more payments will be taken.',
  'unconfirmed.title': 'Your payment is not confirmed yet',
  'unconfirmed.text':
    'Don’t pay again before you have checked: look for a receipt in your email, or check again here.',
  'not-found.title': 'We can’t find this donation',
  'not-found.text': 'If you have paid, you will get a receipt by email.',
  'lost.title': 'Thanks for coming back',
  'lost.text': 'We can’t show your donation here. If you have paid, you will get a receipt by email.',
  'mismatch.title': 'We can’t show this donation',
  'mismatch.text':
    'The answer was about another donation. If you have paid, you will get a receipt by email.',
  'unavailable.title': 'We can’t check your donation right now',
  'unavailable.text':
    'Don’t pay again before you have checked: look for a receipt in your email, or check again here.',
  checkAgain: 'Check again',
  tryAgain: 'Try again',
  giveAgain: 'Make another donation',
  visit: 'Visit',

  total: 'Total',
  tip: 'Including a tip of',
  repeats: 'Repeats',
  nextPayment: 'Next payment',
  endsOn: 'Ends on',
  gift: 'Donation',

  resumeOpen: 'Your last donation isn’t confirmed yet. If you didn’t pay, you can continue.',
  close: 'Close',
} as const;

export type MessageKey = keyof typeof en;

/** The forms of a message that counts, by plural category (CLDR). */
export type Plural = { other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>;

/** All words of a language. One that lacks a message does not compile. */
export type Messages = { [Key in MessageKey]: (typeof en)[Key] extends string ? string : Plural };
