import { accepts, jsonOf, valueAt } from './altered-service.js';
import type { Departure } from './departures-in-read-forms.js';

type Row = readonly [section: string, when: string, path: string, isAccepted: (value: unknown) => boolean];

const missing = (value: unknown) => value === undefined;
const string = (value: unknown) => typeof value === 'string';
const number = (value: unknown) => typeof value === 'number';
const fraction = (value: unknown) => !Number.isInteger(value);
const empty = (value: unknown) => Object.keys(jsonOf(value)).length === 0;
const one = (wanted: unknown) => (value: unknown) => value === wanted;

const both: Row[] = [
  ['§4.1, §7', 'line_items is missing', 'line_items', missing],
  ['§4.1, §7', 'line_items is an object', 'line_items', (value) => !Array.isArray(value)],
  ['§4.1, §7, §8.1', 'line_items is empty', 'line_items', empty],
  ['§4.1, §7', 'a line item is a number', 'line_items.0', number],
  ['§2.4, §7', 'quantity is missing', 'line_items.0.quantity', missing],
  ['§2.4, §7, §8.2', 'quantity is 0', 'line_items.0.quantity', one(0)],
  ['§2.4, §7, §8.2', 'quantity is -1', 'line_items.0.quantity', one(-1)],
  ['§2.4, §7', 'quantity is 1.5', 'line_items.0.quantity', fraction],
  ['§2.4, §7', 'quantity is a string', 'line_items.0.quantity', string],
  ['§2.4, §7', 'quantity of the second item is 0', 'line_items.1.quantity', one(0)],
  ['§2.4, §7', 'amount is missing', 'line_items.0.amount', missing],
  ['§2.4, §7', 'amount is 100.5', 'line_items.0.amount', fraction],
  ['§2.4, §7', 'amount is a string', 'line_items.0.amount', string],
  ['§2.4, §7', 'country_iso has three letters', 'line_items.0.country_iso', one('GBR')],
  ['§2.4, §7', "country_iso isn't a country (ZZ)", 'line_items.0.country_iso', one('ZZ')],
  ['§2.4, §7', 'country_iso is a number', 'line_items.0.country_iso', number],
  ['§2.4, §7', 'intention is a number', 'line_items.0.intention', number],
  ['§2.4, §7', 'project is a number', 'line_items.0.project', number],
  ['§4.1, §7', 'payer is missing', 'payer', missing],
  ['§4.1, §7', 'payer is a string', 'payer', string],
  ['§2.3, §7', 'payer.email is missing', 'payer.email', missing],
  ['§2.3, §7', "payer.email isn't an email address", 'payer.email', one('conformance.example.org')],
  ['§2.3, §7', 'payer.email is a number', 'payer.email', number],
  ['§2.3, §7', 'payer.first_name is a number', 'payer.first_name', number],
  ['§2.3, §7', 'payer.last_name is a number', 'payer.last_name', number],
  ['§2.3, §7', 'payer.phone is a number', 'payer.phone', number],
  ['§2.3, §7', 'billing_address is a string', 'payer.billing_address', string],
  ['§2.3, §7, §8.4', 'billing_address has no country', 'payer.billing_address.country', missing],
  ['§2.3, §7, §8.4', 'billing_address is empty', 'payer.billing_address', empty],
  ['§2.3, §7', 'country has three letters', 'payer.billing_address.country', one('GBR')],
  ['§2.3, §7', "country isn't a country (ZZ)", 'payer.billing_address.country', one('ZZ')],
  ['§2.3, §7', 'country is a number', 'payer.billing_address.country', number],
  ['§2.3, §7', 'city is a number', 'payer.billing_address.city', number],
  ['§2.3, §7', 'line1 is a number', 'payer.billing_address.line1', number],
  ['§2.3, §7', 'line2 is a number', 'payer.billing_address.line2', number],
  ['§2.3, §7', 'postcode is a number', 'payer.billing_address.postcode', number],
  ['§2.3, §7', 'state is a number', 'payer.billing_address.state', number],
  [
    '§4.1, §7, §8.3',
    'return_url is http',
    'return_url',
    (value) => string(value) && String(value).startsWith('http:'),
  ],
  [
    '§4.1, §7, §8.3',
    "return_url isn't a URL",
    'return_url',
    (value) => string(value) && !URL.canParse(String(value)),
  ],
  ['§4.1, §7, §8.3', 'return_url is a number', 'return_url', number],
];

const oneTime: Row[] = [
  ['§4.1, §7', 'payment_type is missing', 'payment_type', missing],
  ['§4.1, §7', 'payment_type is an unknown word', 'payment_type', one('donation')],
  ['§4.1, §7', 'payment_type is a number', 'payment_type', number],
  ['§4.1, §7', 'currency is missing', 'currency', missing],
  ['§4.1, §7', 'currency has four letters', 'currency', one('GBPX')],
  ['§4.1, §7', "currency isn't a currency (ZZZ)", 'currency', one('ZZZ')],
  ['§4.1, §7', 'currency is a number', 'currency', number],
  ...both,
  ['§4.1, §7', 'metadata is a string', 'metadata', string],
  ['§4.1, §7', 'metadata is an array', 'metadata', Array.isArray],
  ['§4.1, §7', 'subscription is present', 'subscription', (value) => !missing(value)],
  ['§4.1, §7', 'one_time_items is present', 'one_time_items', (value) => !missing(value)],
];

const subscription: Row[] = [
  ['§4.1, §7', 'subscription is missing', 'subscription', missing],
  ['§4.1, §7', 'subscription is a string', 'subscription', string],
  ['§4.1, §7', 'interval is missing', 'subscription.interval', missing],
  ['§4.1, §7', 'interval is an unknown word', 'subscription.interval', one('quarter')],
  ['§4.1, §7', 'interval is a number', 'subscription.interval', number],
  ['§4.1, §7', 'interval_count is missing', 'subscription.interval_count', missing],
  ['§4.1, §7', 'interval_count is 1.5', 'subscription.interval_count', fraction],
  ['§4.1, §7', 'interval_count is a string', 'subscription.interval_count', string],
  ['§4.1, §7', 'name is missing', 'subscription.name', missing],
  ['§4.1, §7', 'name is a number', 'subscription.name', number],
  ['§4.1, §7', 'one_time_items is an object', 'one_time_items', (value) => !missing(value)],
  ...both,
];

const taken = (resource: string, type: string, rows: Row[]): Departure[] =>
  rows.map(([section, when, path, isAccepted]) => [
    section,
    `${resource}: 400 if ${when}`,
    accepts((asked) => {
      const isOfType = path === 'payment_type' || jsonOf(asked)['payment_type'] === type;
      return isOfType && isAccepted(valueAt(asked, path));
    }),
  ]);

export const departuresInRefusals: Departure[] = [
  ...taken('one-time checkout', 'one_time', oneTime),
  ...taken('subscription checkout', 'subscription', subscription),
  ['§4.1, §7', "create checkout: 400 if the body isn't JSON", accepts(missing)],
  ['§4.1, §7', 'create checkout: 400 if the body is a JSON array', accepts(Array.isArray)],
  [
    '§4.1, §7',
    'create checkout: 400 if the body is an empty object',
    accepts((asked) => !missing(asked) && !Array.isArray(asked) && empty(asked)),
  ],
];
