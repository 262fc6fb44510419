/** A request body. */
export type Body = Record<string, unknown>;

const payer = {
  email: 'conformance@example.org',
  first_name: 'Zoë',
  last_name: 'O’Neill-Conformance',
  phone: '+44 20 7946 0000',
  billing_address: {
    country: 'GB',
    city: 'Testtown',
    line1: '1 Test Street',
    line2: 'Floor 2',
    postcode: 'ZZ99 9ZZ',
    state: 'Testshire',
  },
};

// The values can be any JSON (§4.1), so they include numbers, nested values, null and letters beyond ASCII. The
// interface doesn't limit the number of keys.
const metadata = {
  conformance_check: true,
  count: 3,
  nested: { list: [1, 'two', null], empty: {} },
  größe: '½ £ 🎁',
  zero: 0,
  no: false,
  nothing: null,
  empty_text: '',
  balance: -0.5,
  empty_list: [],
  'key with spaces. And dots.': 'value',
};

const returnUrl = 'https://example.org/conformance-check?step=return&of=1#thanks';

const lineItems = [
  { quantity: 2, amount: 125, country_iso: 'GB', intention: 'conformance check', project: 'first project' },
  { quantity: 1, amount: 100, country_iso: 'FR', intention: 'second intention', project: 'second project' },
  { quantity: 3, amount: 25 },
];

const oneTime = {
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 100 }],
  payer: { email: payer.email },
};

const subscription = (interval: string, intervalCount: number) => ({
  ...oneTime,
  payment_type: 'subscription',
  subscription: { interval, interval_count: intervalCount, name: 'Conformance check' },
});

const full = { line_items: lineItems, payer, metadata, return_url: returnUrl };

/** More than 32 bits, so it changes in a service that counts in 32. */
export const largeAmount = 2 ** 32 + 100;

/** The checkouts that a run creates. All are valid and none is paid. */
const checkouts = {
  'one-time, all fields': { ...oneTime, ...full },
  'one-time, required fields': { ...oneTime, payer: { email: 'conformance+check@example.org' } },
  'one-time in euros': { ...oneTime, currency: 'EUR' },
  // Yen have no smaller unit.
  'one-time in yen': { ...oneTime, currency: 'JPY' },
  'one-time, large amount': { ...oneTime, line_items: [{ quantity: 1, amount: largeAmount }] },
  'subscription, all fields': { ...subscription('month', 3), ...full },
  'subscription every six months': subscription('month', 6),
  'yearly subscription, required fields': subscription('year', 1),
  'weekly subscription': {
    ...subscription('week', 2),
    payer: { email: payer.email, billing_address: { country: 'GB' } },
  },
  'daily subscription': subscription('day', 1),
  // The interface doesn't show the fields of these items (§2.6), so a service can refuse this checkout.
  'subscription with one_time_items': {
    ...subscription('month', 1),
    one_time_items: [{ quantity: 1, amount: 50 }],
  },
};

export type CheckoutName = keyof typeof checkouts;

export const bodyOf = (name: CheckoutName): Body => structuredClone(checkouts[name]);

export const checkoutNames = Object.keys(checkouts) as CheckoutName[];

/**
 * The checkouts that a service can refuse, because the interface doesn't show currencies, maximum sizes (§8) and the
 * fields of `one_time_items` (§2.6).
 */
const refusable: readonly CheckoutName[] = [
  'one-time in euros',
  'one-time in yen',
  'one-time, large amount',
  'subscription with one_time_items',
];

export const isRefusable = (name: CheckoutName) => refusable.includes(name);

const isSubscription = (name: CheckoutName) => checkouts[name].payment_type === 'subscription';

export const sessions = checkoutNames.filter((name) => !isSubscription(name));

export const withOneTimeItems: CheckoutName = 'subscription with one_time_items';

export const subscriptions = checkoutNames.filter(isSubscription);

/** The subscriptions that only have recurring items. */
export const recurringOnly = subscriptions.filter((name) => name !== withOneTimeItems);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** The payer's texts, which must never be printed. */
export const payerTexts = textsIn(payer).filter((text) => text.length > 2);

/** A copy of the body with one value changed, or removed if the new value is undefined. */
export const changed = (body: Body, path: string, value: unknown): Body => {
  const [first = '', ...rest] = path.split('.');
  const copy: Body = Array.isArray(body) ? ([...body] as unknown as Body) : { ...body };
  if (rest.length > 0) copy[first] = changed((copy[first] ?? {}) as Body, rest.join('.'), value);
  else if (value === undefined) Reflect.deleteProperty(copy, first);
  else copy[first] = value;
  return copy;
};
