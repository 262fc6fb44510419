import { formAttributes, type FormAttributes } from '../../../src/questions/list.js';
import { attributeNames } from './attributes.js';

/**
 * The text attributes that turn on a question. A question with a Boolean attribute needs no line here. Tax receipts are
 * left out, because Gift Aid takes their place.
 */
const texts = {
  currencies: 'GBP EUR',
  items: '[{ "label": "Blanket", "amount": 15 }]',
  impacts: '[{ "every": 3, "one": "plants a reed", "other": "plants {count} reeds" }]',
  match: '{ "by": "Riverside Bank", "until": "2999-12-31", "ratio": 1, "currency": "GBP" }',
  suggestMonthly: 'auto',
  projects: 'Wells; Schools',
  fields: 'name phone address',
  dedication: 'honour memory celebration',
  contact: 'email sms phone post',
  attribution: 'utm',
  variant: 'b',
  ask: 'organisation anonymous comment',
  charityNumber: '1234567',
  charityRegister: 'Charity Commission for England and Wales',
  privacyUrl: 'https://charity.example/privacy',
  contactUrl: 'https://charity.example/contact',
  paymentMethods: 'Visa, Mastercard, Apple Pay',
} satisfies Partial<FormAttributes>;

/** These attributes remove something from the form. */
const narrowing: readonly string[] = ['noCustomAmount'];

const ticked = Object.entries(formAttributes)
  .filter(([property, { type }]) => type === Boolean && !narrowing.includes(property))
  .map(([property]) => property);

/** The properties of a form with every question. */
export const everyQuestion: Partial<FormAttributes> & typeof texts = {
  ...texts,
  ...Object.fromEntries(ticked.map((property) => [property, true])),
};

/** The same as HTML attributes. */
export const everyQuestionWritten: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(everyQuestion).flatMap(([property, value]) => {
    const name = attributeNames.get(property);
    return name === undefined ? [] : [[name, typeof value === 'string' ? value : '']];
  }),
);

/** Answers to each of them that writes into `metadata`, but for Gift Aid. */
export const everyAnswer = {
  preset: '1000',
  dedication: true,
  dedication_kind: 'memory',
  dedication_name: 'Ada',
  dedication_message: 'Thank you',
  dedication_notify_name: 'Grace',
  dedication_notify_email: 'grace@example.org',
  by_organisation: true,
  organisation: 'Acme',
  anonymous: true,
  comment: 'Well done',
  contact_email: 'yes',
  contact_sms: 'no',
  contact_phone: 'no',
  contact_post: 'no',
};
