import { formAttributes, type FormAttributes } from '../../../src/questions/list.js';
import { attributeNames } from './attributes.js';

const colours = [
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
];
const towns = ['Ashby', 'Brigg', 'Corby', 'Diss', 'Ely', 'Frome'].map((label) => ({ value: label, label }));

/** A question of the page of each kind, as JSON. */
export const ownQuestions = (more: { required?: boolean } = {}): string =>
  JSON.stringify(
    [
      { name: 'hobby', kind: 'text', label: 'Your hobby', hint: 'In a word or two' },
      { name: 'memory', kind: 'long', label: 'A memory of the river' },
      { name: 'colour', kind: 'choice', label: 'Your colour', options: colours },
      { name: 'town', kind: 'choice', label: 'Nearest town', options: towns },
      { name: 'liked', kind: 'choices', label: 'What you like', options: colours.concat(towns.slice(0, 2)) },
      { name: 'guests', kind: 'number', label: 'Number of guests', max: 12 },
      { name: 'visit', kind: 'date', label: 'Day of your visit' },
      { name: 'helps', kind: 'tick', label: 'I can help on Saturdays' },
    ].map((question) => ({ ...question, ...more })),
  );

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
  questions: ownQuestions(),
  charityName: 'Rivers & Reeds Trust',
  charityNumber: '1234567',
  charityRegister: 'Charity Commission for England and Wales',
  privacyUrl: 'https://charity.example/privacy',
  contactUrl: 'https://charity.example/contact',
  paymentMethods: 'Visa, Mastercard, Apple Pay',
  manageUrl: 'https://charity.example/my-donation',
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
