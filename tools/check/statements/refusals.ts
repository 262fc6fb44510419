import { bodyOf, changed, type Body, type CheckoutName } from '../checkouts.js';
import { departs, holds, type Statement } from '../statement.js';
import { quoteStatus } from '../wording.js';

/** An invalid body: a valid one with one value changed, or removed (undefined). */
type Refusal = readonly [section: string, when: string, path: string, value?: unknown];

const oneTime: CheckoutName = 'one-time, all fields';
const subscription: CheckoutName = 'subscription, all fields';

const lineItemRules: Refusal[] = [
  ['§4.1', 'line_items is missing', 'line_items'],
  ['§4.1', 'line_items is null', 'line_items', null],
  ['§4.1', 'a line item is null', 'line_items.1', null],
  ['§4.1', 'line_items is an object', 'line_items', { quantity: 1, amount: 100 }],
  ['§4.1, §8.1', 'line_items is empty', 'line_items', []],
  ['§4.1', 'a line item is a number', 'line_items', [100]],
  ['§2.4', 'quantity is missing', 'line_items.0.quantity'],
  ['§2.4, §8.2', 'quantity is 0', 'line_items.0.quantity', 0],
  ['§2.4, §8.2', 'quantity is -1', 'line_items.0.quantity', -1],
  ['§2.4', 'quantity is 1.5', 'line_items.0.quantity', 1.5],
  ['§2.4', 'quantity is a string', 'line_items.0.quantity', '1'],
  ['§2.4', 'quantity of the second item is 0', 'line_items.1.quantity', 0],
  ['§2.4', 'quantity is null', 'line_items.0.quantity', null],
  ['§2.4', 'quantity is true', 'line_items.0.quantity', true],
  ['§2.4', 'amount is missing', 'line_items.0.amount'],
  ['§2.4', 'amount is 100.5', 'line_items.0.amount', 100.5],
  ['§2.4', 'amount is a string', 'line_items.0.amount', '100'],
  ['§2.4', 'amount is null', 'line_items.0.amount', null],
  ['§2.4', 'amount is true', 'line_items.0.amount', true],
  ['§2.4', 'amount of the last item is a string', 'line_items.2.amount', '25'],
  ['§2.4', 'a line item has its fields in a list', 'line_items.1', [1, 100]],
  ['§2.4', 'country_iso is empty', 'line_items.0.country_iso', ''],
  ['§2.4', 'country_iso is null', 'line_items.0.country_iso', null],
  ['§2.4', 'intention is null', 'line_items.0.intention', null],
  ['§2.4', 'project is null', 'line_items.0.project', null],
  ['§2.4', 'project of the second item is a list', 'line_items.1.project', ['second project']],
  ['§2.4', 'country_iso has three letters', 'line_items.0.country_iso', 'GBR'],
  ['§2.4', "country_iso isn't a country (ZZ)", 'line_items.0.country_iso', 'ZZ'],
  ['§2.4', 'country_iso is a number', 'line_items.0.country_iso', 826],
  ['§2.4', 'intention is a number', 'line_items.0.intention', 1],
  ['§2.4', 'project is a number', 'line_items.0.project', 1],
];

const payerRules: Refusal[] = [
  ['§4.1', 'payer is missing', 'payer'],
  ['§4.1', 'payer is a string', 'payer', 'conformance@example.org'],
  ['§2.3', 'payer.email is missing', 'payer.email'],
  ['§2.3', "payer.email isn't an email address", 'payer.email', 'conformance.example.org'],
  ['§2.3', 'payer.email is only “@”', 'payer.email', '@'],
  ['§2.3', 'payer.email has no name', 'payer.email', '@example.org'],
  ['§2.3', 'payer.email has no host', 'payer.email', 'conformance@'],
  ['§2.3', 'payer.email has a space', 'payer.email', 'conformance check@example.org'],
  ['§2.3', 'payer.email is empty', 'payer.email', ''],
  ['§2.3', 'payer.email is null', 'payer.email', null],
  ['§2.3', 'payer.email is a list', 'payer.email', ['conformance@example.org']],
  ['§2.3', 'payer.email is a number', 'payer.email', 1],
  ['§4.1', 'payer is null', 'payer', null],
  ['§4.1', 'payer is a list', 'payer', [{ email: 'conformance@example.org' }]],
  ['§2.3', 'first_name is null', 'payer.first_name', null],
  ['§2.3', 'last_name is null', 'payer.last_name', null],
  ['§2.3', 'phone is null', 'payer.phone', null],
  ['§2.3', 'billing_address is null', 'payer.billing_address', null],
  ['§2.3', 'country is null', 'payer.billing_address.country', null],
  ['§2.3', 'country is empty', 'payer.billing_address.country', ''],
  ['§2.3', 'city is null', 'payer.billing_address.city', null],
  ['§2.3', 'line1 is null', 'payer.billing_address.line1', null],
  ['§2.3', 'line2 is null', 'payer.billing_address.line2', null],
  ['§2.3', 'postcode is null', 'payer.billing_address.postcode', null],
  ['§2.3', 'state is null', 'payer.billing_address.state', null],
  ['§2.3', 'payer.first_name is a number', 'payer.first_name', 1],
  ['§2.3', 'payer.last_name is a number', 'payer.last_name', 1],
  ['§2.3', 'payer.phone is a number', 'payer.phone', 1],
  ['§2.3', 'billing_address is a string', 'payer.billing_address', '1 Test Street'],
  ['§2.3, §8.4', 'billing_address has no country', 'payer.billing_address.country'],
  ['§2.3, §8.4', 'billing_address is empty', 'payer.billing_address', {}],
  ['§2.3', 'country has three letters', 'payer.billing_address.country', 'GBR'],
  ['§2.3', "country isn't a country (ZZ)", 'payer.billing_address.country', 'ZZ'],
  ['§2.3', 'country is a number', 'payer.billing_address.country', 826],
  ['§2.3', 'city is a number', 'payer.billing_address.city', 1],
  ['§2.3', 'line1 is a number', 'payer.billing_address.line1', 1],
  ['§2.3', 'line2 is a number', 'payer.billing_address.line2', 1],
  ['§2.3', 'postcode is a number', 'payer.billing_address.postcode', 1],
  ['§2.3', 'state is a number', 'payer.billing_address.state', 1],
];

const returnUrlRules: Refusal[] = [
  ['§4.1, §8.3', 'return_url is http', 'return_url', 'http://example.org/conformance-check'],
  [
    '§4.1, §8.3',
    'return_url is http on this machine',
    'return_url',
    'http://localhost:8080/conformance-check',
  ],
  ['§4.1, §8.3', 'return_url has another scheme', 'return_url', 'ftp://example.org/conformance-check'],
  ['§4.1, §8.3', 'return_url is a script', 'return_url', 'javascript:void(0)'],
  ['§4.1, §8.3', 'return_url has no scheme', 'return_url', '//example.org/conformance-check'],
  ['§4.1, §8.3', 'return_url has no host', 'return_url', 'https://'],
  ['§4.1, §8.3', 'return_url is empty', 'return_url', ''],
  ['§4.1, §8.3', 'return_url is null', 'return_url', null],
  ['§4.1, §8.3', "return_url isn't a URL", 'return_url', 'conformance-check'],
  ['§4.1, §8.3', 'return_url is a number', 'return_url', 1],
];

const oneTimeRules: Refusal[] = [
  ['§4.1', 'payment_type is missing', 'payment_type'],
  ['§4.1', 'payment_type is an unknown word', 'payment_type', 'donation'],
  ['§4.1', 'payment_type is in capitals', 'payment_type', 'ONE_TIME'],
  ['§4.1', 'payment_type is null', 'payment_type', null],
  ['§4.1', 'payment_type is a number', 'payment_type', 1],
  ['§4.1', 'currency is missing', 'currency'],
  ['§4.1', 'currency has four letters', 'currency', 'GBPX'],
  ['§4.1', "currency isn't a currency (ZZZ)", 'currency', 'ZZZ'],
  ['§4.1', 'currency has two letters', 'currency', 'GB'],
  ['§4.1', 'currency is a sign', 'currency', '£'],
  ['§4.1', 'currency is empty', 'currency', ''],
  ['§4.1', 'currency is null', 'currency', null],
  ['§4.1', 'currency is a number', 'currency', 826],
  ...lineItemRules,
  ...payerRules,
  ...returnUrlRules,
  ['§4.1', 'metadata is a string', 'metadata', 'conformance check'],
  ['§4.1', 'metadata is null', 'metadata', null],
  ['§4.1', 'metadata is a number', 'metadata', 1],
  ['§4.1', 'metadata is an array', 'metadata', ['conformance check']],
  ['§4.1', 'subscription is null', 'subscription', null],
  [
    '§4.1',
    'subscription is present',
    'subscription',
    { interval: 'month', interval_count: 1, name: 'Conformance check' },
  ],
  ['§4.1', 'one_time_items is present', 'one_time_items', [{ quantity: 1, amount: 100 }]],
];

const subscriptionRules: Refusal[] = [
  ['§4.1', 'subscription is missing', 'subscription'],
  ['§4.1', 'subscription is a string', 'subscription', 'month'],
  ['§4.1', 'interval is missing', 'subscription.interval'],
  ['§4.1', 'interval is an unknown word', 'subscription.interval', 'quarter'],
  ['§4.1', 'subscription is null', 'subscription', null],
  ['§4.1', 'interval is a plural', 'subscription.interval', 'months'],
  ['§4.1', 'interval is in capitals', 'subscription.interval', 'MONTH'],
  ['§4.1', 'interval is empty', 'subscription.interval', ''],
  ['§4.1', 'interval is null', 'subscription.interval', null],
  ['§4.1', 'interval_count is null', 'subscription.interval_count', null],
  ['§4.1', 'interval_count is true', 'subscription.interval_count', true],
  ['§4.1', 'name is null', 'subscription.name', null],
  ['§4.1', 'one_time_items is null', 'one_time_items', null],
  ['§4.1', 'interval is a number', 'subscription.interval', 1],
  ['§4.1', 'interval_count is missing', 'subscription.interval_count'],
  ['§4.1', 'interval_count is 1.5', 'subscription.interval_count', 1.5],
  ['§4.1', 'interval_count is a string', 'subscription.interval_count', '1'],
  ['§4.1', 'name is missing', 'subscription.name'],
  ['§4.1', 'name is a number', 'subscription.name', 1],
  ['§4.1', 'one_time_items is an object', 'one_time_items', {}],
  ...lineItemRules,
  ...payerRules,
  ...returnUrlRules,
];

const refuses = (section: string, resource: string, when: string, body: string): Statement => ({
  section: [...section.split(', '), '§7'].sort().join(', '),
  text: `${resource}: 400 if ${when}`,
  check: async ({ post }) => {
    const answer = await post(body);
    return answer.status === 400 ? holds : departs('status 400', quoteStatus(answer));
  },
});

/** HTTP has a status of its own for this. A page can send these types without a preflight. */
const refusesType = (contentType: string): Statement => ({
  section: '§4.1, §7',
  text: `create checkout: 400 if the Content-Type is ${contentType}`,
  check: async ({ post }) => {
    const answer = await post(JSON.stringify(bodyOf('one-time, required fields')), contentType);
    return [400, 415].includes(answer.status) ? holds : departs('status 400 or 415', quoteStatus(answer));
  },
});

const refusing = (name: CheckoutName, resource: string, rules: Refusal[]) =>
  rules.map(([section, when, path, value]) => {
    const body: Body = changed(bodyOf(name), path, value);
    return refuses(section, resource, when, JSON.stringify(body));
  });

export const refusals: Statement[] = [
  refuses('§4.1', 'create checkout', "the body isn't JSON", '{"payment_type":'),
  refuses('§4.1', 'create checkout', 'the body is a JSON array', '[]'),
  refuses('§4.1', 'create checkout', 'the body is an empty object', '{}'),
  refuses('§4.1', 'create checkout', 'the body is null', 'null'),
  refuses('§4.1', 'create checkout', 'the body is a string', '"conformance check"'),
  refuses('§4.1', 'create checkout', 'the body is a number', '1'),
  refuses('§4.1', 'create checkout', 'the body is empty', ''),
  refusesType('text/plain'),
  refusesType('application/x-www-form-urlencoded'),
  ...refusing(oneTime, 'one-time checkout', oneTimeRules),
  ...refusing(subscription, 'subscription checkout', subscriptionRules),
];
