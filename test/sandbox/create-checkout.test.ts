import { monthly, oneTime, oneTimeInFull, quarterlyInFull, withProviderB } from './requests.js';
import { expect, test } from './sandbox.js';

test.describe('§4.1 response', () => {
  test('of a one-time checkout names its page, its end, its slug and its type', async ({ sandbox }) => {
    const response = await sandbox.create(oneTime);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await response.json();
    expect(body).toEqual({
      checkout_url: `https://sandbox.example/sandbox/checkout/${body.slug}`,
      expires_at: '2026-02-01T09:30:00.000Z',
      slug: expect.stringMatching(/^ps_[\da-z]{26}$/),
      type: 'one_time',
    });
  });

  test('of a subscription has no end', async ({ sandbox }) => {
    expect(await (await sandbox.create(monthly)).json()).toEqual({
      checkout_url: expect.stringMatching(/^https:\/\/sandbox\.example\/sandbox\/checkout\/sub_/),
      expires_at: null,
      slug: expect.stringMatching(/^sub_[\da-z]{26}$/),
      type: 'subscription',
    });
  });

  test('has no end where the provider manages expiry', async ({ sandbox }) => {
    expect((await sandbox.created(withProviderB)).expires_at).toBeNull();
  });

  test('never has the same slug twice', async ({ sandbox }) => {
    const slugs = await Promise.all(
      Array.from({ length: 20 }, async () => (await sandbox.created(oneTime)).slug),
    );
    expect(new Set(slugs).size).toBe(20);
  });
});

test.describe('§4.1 accepts', () => {
  for (const [what, body] of Object.entries({
    'every field': oneTimeInFull,
    'every field of a subscription': quarterlyInFull,
    'no one-time items': { ...monthly, one_time_items: [] },
    'empty metadata': { ...oneTime, metadata: {} },
    'a billing address of a country alone': {
      ...oneTime,
      payer: { email: 'ada@example.org', billing_address: { country: 'DE' } },
    },
    'an address of another script': { ...oneTime, payer: { email: 'юрий@пример.рф' } },
    'a currency without decimals': { ...oneTime, currency: 'JPY' },
    'the largest amount that is a safe integer': {
      ...oneTime,
      line_items: [{ quantity: 1, amount: Number.MAX_SAFE_INTEGER }],
    },
  })) {
    test(what, async ({ sandbox }) => {
      expect((await sandbox.create(body)).status).toBe(200);
    });
  }

  for (const interval of ['day', 'week', 'month', 'year']) {
    test(`an interval of a ${interval}`, async ({ sandbox }) => {
      const subscription = { interval, interval_count: 2, name: 'Gift' };
      expect((await sandbox.create({ ...monthly, subscription })).status).toBe(200);
    });
  }
});

/** Without the field: JSON has no undefined. */
const without = (field: string, request: object = oneTime) => ({ ...request, [field]: undefined });
const item = (changes: object) => ({ ...oneTime, line_items: [{ quantity: 1, amount: 100, ...changes }] });
const payer = (changes: object) => ({ ...oneTime, payer: { email: 'ada@example.org', ...changes } });
const plan = (changes: object) => ({ ...monthly, subscription: { ...monthly.subscription, ...changes } });
const deep = JSON.stringify({ ...oneTime, metadata: '?' }).replace(
  '"?"',
  `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
);

test.describe('§7: a validation error is a 400 that names the place', () => {
  const cases: [what: string, body: unknown, path: (string | number)[], code: string][] = [
    ['no payment type', without('payment_type'), ['payment_type'], 'required'],
    ['another payment type', { ...oneTime, payment_type: 'recurring' }, ['payment_type'], 'invalid_value'],
    ['no currency', without('currency'), ['currency'], 'required'],
    ['a currency of two letters', { ...oneTime, currency: 'GB' }, ['currency'], 'invalid_format'],
    ['a currency in lower case', { ...oneTime, currency: 'gbp' }, ['currency'], 'invalid_format'],
    ['a currency that is none', { ...oneTime, currency: 'ZZZ' }, ['currency'], 'invalid_value'],
    ['no line items', without('line_items'), ['line_items'], 'required'],
    ['an empty list of line items', { ...oneTime, line_items: [] }, ['line_items'], 'too_small'],
    ['line items that are no list', { ...oneTime, line_items: {} }, ['line_items'], 'invalid_type'],
    ['a quantity of 0', item({ quantity: 0 }), ['line_items', 0, 'quantity'], 'too_small'],
    ['a quantity below 0', item({ quantity: -1 }), ['line_items', 0, 'quantity'], 'too_small'],
    ['half a quantity', item({ quantity: 1.5 }), ['line_items', 0, 'quantity'], 'invalid_type'],
    ['no quantity', item({ quantity: undefined }), ['line_items', 0, 'quantity'], 'required'],
    ['no amount', item({ amount: undefined }), ['line_items', 0, 'amount'], 'required'],
    ['an amount of 0', item({ amount: 0 }), ['line_items', 0, 'amount'], 'too_small'],
    ['an amount as text', item({ amount: '100' }), ['line_items', 0, 'amount'], 'invalid_type'],
    ['a fraction of a penny', item({ amount: 10.5 }), ['line_items', 0, 'amount'], 'invalid_type'],
    ['a sum too large to count', item({ quantity: 2, amount: 2 ** 53 - 1 }), ['line_items'], 'too_big'],
    [
      'a country that is none',
      item({ country_iso: 'XX' }),
      ['line_items', 0, 'country_iso'],
      'invalid_value',
    ],
    [
      'a country of three letters',
      item({ country_iso: 'GBR' }),
      ['line_items', 0, 'country_iso'],
      'invalid_format',
    ],
    ['an empty project', item({ project: '' }), ['line_items', 0, 'project'], 'too_small'],
    ['an unknown field of an item', item({ price: 1 }), ['line_items', 0, 'price'], 'unrecognized_key'],
    ['no payer', without('payer'), ['payer'], 'required'],
    ['a payer without an address', payer({ email: undefined }), ['payer', 'email'], 'required'],
    ['an address that is none', payer({ email: 'ada@example' }), ['payer', 'email'], 'invalid_format'],
    ['an address with two dots', payer({ email: 'ada@example..org' }), ['payer', 'email'], 'invalid_format'],
    ['a name that is no text', payer({ first_name: 7 }), ['payer', 'first_name'], 'invalid_type'],
    ['a name with a NUL', payer({ first_name: 'A\0da' }), ['payer', 'first_name'], 'invalid_format'],
    [
      '§8.4: a billing address without a country',
      payer({ billing_address: { city: 'Bath' } }),
      ['payer', 'billing_address', 'country'],
      'required',
    ],
    [
      'a billing country that is none',
      payer({ billing_address: { country: 'UK' } }),
      ['payer', 'billing_address', 'country'],
      'invalid_value',
    ],
    [
      '§8.3: a return address of http',
      { ...oneTime, return_url: 'http://a.example/' },
      ['return_url'],
      'invalid_value',
    ],
    [
      'a return address of a script',
      { ...oneTime, return_url: 'javascript:alert(1)' },
      ['return_url'],
      'invalid_value',
    ],
    [
      'a return address that is relative',
      { ...oneTime, return_url: '/thanks' },
      ['return_url'],
      'invalid_value',
    ],
    ['a subscription without its plan', without('subscription', monthly), ['subscription'], 'required'],
    [
      'a plan without a subscription',
      { ...monthly, payment_type: 'one_time' },
      ['subscription'],
      'unrecognized_key',
    ],
    [
      'an interval that is none',
      plan({ interval: 'quarter' }),
      ['subscription', 'interval'],
      'invalid_value',
    ],
    [
      'no interval count',
      plan({ interval_count: undefined }),
      ['subscription', 'interval_count'],
      'required',
    ],
    ['an interval count of 0', plan({ interval_count: 0 }), ['subscription', 'interval_count'], 'too_small'],
    [
      'an interval beyond a thousand',
      plan({ interval_count: 1001 }),
      ['subscription', 'interval_count'],
      'too_big',
    ],
    ['no product name', plan({ name: undefined }), ['subscription', 'name'], 'required'],
    [
      'one-time items of a single payment',
      { ...oneTime, one_time_items: [] },
      ['one_time_items'],
      'unrecognized_key',
    ],
    [
      'a one-time item without an amount',
      { ...monthly, one_time_items: [{ quantity: 1 }] },
      ['one_time_items', 0, 'amount'],
      'required',
    ],
    ['metadata that are a list', { ...oneTime, metadata: [1] }, ['metadata'], 'invalid_type'],
    ['metadata that nest without end', deep, ['metadata'], 'too_big'],
    ['an unknown field', { ...oneTime, amount: 1 }, ['amount'], 'unrecognized_key'],
    ['a list', [oneTime], [], 'invalid_type'],
    ['JSON that is no object', 'null', [], 'invalid_type'],
    ['no JSON', '{"payment_type":', [], 'invalid_json'],
    ['nothing', '', [], 'invalid_json'],
    ['more than 64 KiB', { ...oneTime, metadata: { a: 'a'.repeat(65_536) } }, [], 'too_big'],
  ];

  for (const [what, body, path, code] of cases) {
    test(what, async ({ sandbox }) => {
      const response = await sandbox.create(body);
      expect(response.status).toBe(400);
      const { error } = await response.json();
      expect(error.message).toEqual(expect.any(String));
      expect(error.issues).toContainEqual({ path, code });
    });
  }

  test('another content type', async ({ sandbox }) => {
    const response = await sandbox.create(oneTime, { headers: { 'content-type': 'text/plain' } });
    expect(response.status).toBe(400);
    expect((await response.json()).error.issues).toEqual([{ path: [], code: 'unsupported_content_type' }]);
  });

  test('tells all the faults at once, and none of the values', async ({ sandbox }) => {
    const response = await sandbox.create({
      ...oneTime,
      currency: 'pounds',
      payer: { email: 'private-address', phone: 5550100 },
    });
    const text = await response.text();
    expect(JSON.parse(text).error.issues).toEqual([
      { path: ['currency'], code: 'invalid_format' },
      { path: ['payer', 'email'], code: 'invalid_format' },
      { path: ['payer', 'phone'], code: 'invalid_type' },
    ]);
    expect(text).not.toMatch(/pounds|private|5550100/);
  });
});
