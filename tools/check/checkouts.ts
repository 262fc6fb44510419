/** A request body. */
export type Body = Record<string, unknown>;

const payer = {
  email: 'conformance@example.org',
  first_name: 'Conformance',
  last_name: 'Check',
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

// The values can be any JSON (§4.1), so they include numbers, nested values, null and letters beyond ASCII.
const metadata = {
  conformance_check: true,
  count: 3,
  nested: { list: [1, 'two', null], empty: {} },
  größe: '½ £ 🎁',
};

const returnUrl = 'https://example.org/conformance-check?step=return&of=1';

const lineItems = [
  { quantity: 2, amount: 150, country_iso: 'GB', intention: 'conformance check', project: 'first project' },
  { quantity: 1, amount: 125, country_iso: 'FR', intention: 'second intention', project: 'second project' },
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

/** The checkouts that a run creates. All are valid and none is paid. */
const checkouts = {
  'one-time, all fields': { ...oneTime, ...full },
  'one-time, required fields': oneTime,
  'subscription, all fields': { ...subscription('month', 3), ...full },
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
