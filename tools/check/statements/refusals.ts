import { bodyOf, changed, type Body, type CheckoutName } from '../checkouts.js';
import { departs, holds, type Statement } from '../statement.js';
import { quoteStatus } from '../wording.js';

/** An invalid body: a valid one with one value changed, or removed (undefined). */
type Refusal = readonly [section: string, when: string, path: string, value?: unknown];

const oneTime: CheckoutName = 'one-time, all fields';
const subscription: CheckoutName = 'subscription, all fields';

const lineItemRules: Refusal[] = [
  ['§4.1', 'line_items is missing', 'line_items'],
  ['§4.1', 'line_items is an object', 'line_items', { quantity: 1, amount: 100 }],
  ['§4.1, §8.1', 'line_items is empty', 'line_items', []],
  ['§4.1', 'a line item is a number', 'line_items', [100]],
  ['§2.4', 'quantity is missing', 'line_items.0.quantity'],
  ['§2.4, §8.2', 'quantity is 0', 'line_items.0.quantity', 0],
  ['§2.4, §8.2', 'quantity is -1', 'line_items.0.quantity', -1],
  ['§2.4', 'quantity is 1.5', 'line_items.0.quantity', 1.5],
  ['§2.4', 'quantity is a string', 'line_items.0.quantity', '1'],
  ['§2.4', 'quantity of the second item is 0', 'line_items.1.quantity', 0],
  ['§2.4', 'amount is missing', 'line_items.0.amount'],
  ['§2.4', 'amount is 100.5', 'line_items.0.amount', 100.5],
  ['§2.4', 'amount is a string', 'line_items.0.amount', '100'],
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
  ['§2.3', 'payer.email is a number', 'payer.email', 1],
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
  ['§4.1, §8.3', "return_url isn't a URL", 'return_url', 'conformance-check'],
  ['§4.1, §8.3', 'return_url is a number', 'return_url', 1],
];

const oneTimeRules: Refusal[] = [
  ['§4.1', 'payment_type is missing', 'payment_type'],
  ['§4.1', 'payment_type is an unknown word', 'payment_type', 'donation'],
  ['§4.1', 'payment_type is a number', 'payment_type', 1],
  ['§4.1', 'currency is missing', 'currency'],
  ['§4.1', 'currency has four letters', 'currency', 'GBPX'],
  ['§4.1', "currency isn't a currency (ZZZ)", 'currency', 'ZZZ'],
  ['§4.1', 'currency is a number', 'currency', 826],
  ...lineItemRules,
  ...payerRules,
  ...returnUrlRules,
  ['§4.1', 'metadata is a string', 'metadata', 'conformance check'],
  ['§4.1', 'metadata is an array', 'metadata', ['conformance check']],
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

const refusing = (name: CheckoutName, resource: string, rules: Refusal[]) =>
  rules.map(([section, when, path, value]) => {
    const body: Body = changed(bodyOf(name), path, value);
    return refuses(section, resource, when, JSON.stringify(body));
  });

export const refusals: Statement[] = [
  refuses('§4.1', 'create checkout', "the body isn't JSON", '{"payment_type":'),
  refuses('§4.1', 'create checkout', 'the body is a JSON array', '[]'),
  refuses('§4.1', 'create checkout', 'the body is an empty object', '{}'),
  ...refusing(oneTime, 'one-time checkout', oneTimeRules),
  ...refusing(subscription, 'subscription checkout', subscriptionRules),
];
