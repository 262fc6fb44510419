import type { MessageKey } from '../../../src/languages/en.js';

/** The names of fields and questions in the contract, in English. Tests of pages can use them. */
export const names = {
  currency: 'Currency',
  interval: 'How often',
  gifts: 'Gifts',
  amount: 'Amount',
  one_off: 'One-off gift',
  email: 'Email address',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone number',
  country: 'Country',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'Town or city',
  state: 'State, county or province',
  postcode: 'Postcode',
  dedication: 'Dedicate this donation',
  dedication_name: 'Their name',
  dedication_message: 'Your message',
  dedication_notify_name: 'Name of the person to tell',
  dedication_notify_email: 'Email address of the person to tell',
  contact_email: 'Email',
  contact_sms: 'Text message',
  contact_phone: 'Phone',
  contact_post: 'Post',
  organisation: 'Organisation name',
  anonymous: 'Keep my name private',
  comment: 'Comment',
} satisfies Partial<Record<MessageKey, string>>;

/** The names of intervals in the contract, in English. */
export const intervals = {
  once: 'One-time',
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
  '3-month': 'Quarterly',
  year: 'Yearly',
} as const;

/** The English texts that only a change of the contract can change. */
export const contractKeys: ReadonlySet<MessageKey> = new Set<MessageKey>([
  ...(Object.keys(names) as (keyof typeof names)[]),
  ...(Object.keys(intervals) as (keyof typeof intervals)[]),
  'customAmount',
  'donateAmount',
  'donateEvery',
  'dedication.honour',
  'dedication.memory',
  'dedication.celebration',
  'contact',
  'contact.yes',
  'contact.no',
  'byOrganisation',
  'suggestion.month',
  'suggestion.once',
]);
