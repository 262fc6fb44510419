import { expect } from '@open-wc/testing';
import { monthly, oneTime } from '../../support/sandbox/requests.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';

type Refusal = [what: string, body: unknown, path: (string | number)[], code: string];

/** A test for each body that create checkout refuses: the answer is 400 with only the path and the code. */
const testRefusals = (section: string, refusals: readonly Refusal[]) => {
  describe(section, () => {
    for (const [what, body, path, code] of refusals) {
      it(`refuses ${what}`, async () => {
        const sandbox = openSandbox();
        const response = await sandbox.create(body);
        expect(response.status).to.equal(400);
        const answer = await response.json();
        const { message } = answer.error;
        expect(message).to.be.a('string').that.matches(/./);
        expect(answer).to.deep.equal({ error: { message, issues: [{ path, code }] } });
      });
    }
  });
};

const asOneTime = (changes: object) => ({ ...oneTime, ...changes });
const asMonthly = (changes: object) => ({ ...monthly, ...changes });
const plan = (changes: object) => asMonthly({ subscription: { ...monthly.subscription, ...changes } });
const gift = (amount: number, quantity = 1) => ({ quantity, amount });

testRefusals('§4.1 payment_type and currency', [
  ['no payment type', asOneTime({ payment_type: undefined }), ['payment_type'], 'required'],
  ['a payment type of null', asOneTime({ payment_type: null }), ['payment_type'], 'invalid_value'],
  ['another payment type', asOneTime({ payment_type: 'recurring' }), ['payment_type'], 'invalid_value'],
  [
    'another payment type with a subscription',
    asMonthly({ payment_type: 'recurring' }),
    ['payment_type'],
    'invalid_value',
  ],
  [
    'no payment type with a subscription',
    asMonthly({ payment_type: undefined }),
    ['payment_type'],
    'required',
  ],
  ['no currency', asOneTime({ currency: undefined }), ['currency'], 'required'],
  ['a currency of null', asOneTime({ currency: null }), ['currency'], 'invalid_type'],
  ['two letters', asOneTime({ currency: 'GB' }), ['currency'], 'invalid_format'],
  ['lower case', asOneTime({ currency: 'gbp' }), ['currency'], 'invalid_format'],
  ['an unassigned code', asOneTime({ currency: 'ZZZ' }), ['currency'], 'invalid_value'],
  ['gold, which has no smallest unit', asOneTime({ currency: 'XAU' }), ['currency'], 'invalid_value'],
]);

testRefusals('§4.1, §8.1 line_items', [
  ['none', asOneTime({ line_items: undefined }), ['line_items'], 'required'],
  ['null', asOneTime({ line_items: null }), ['line_items'], 'invalid_type'],
  ['an object', asOneTime({ line_items: gift(1) }), ['line_items'], 'invalid_type'],
  ['an empty list', asOneTime({ line_items: [] }), ['line_items'], 'too_small'],
  ['an empty list in a subscription', asMonthly({ line_items: [] }), ['line_items'], 'too_small'],
  [
    'a sum that is too large',
    asOneTime({ line_items: [gift(2 ** 53 - 1), gift(1)] }),
    ['line_items'],
    'too_big',
  ],
  [
    'a sum that is too large with the one-time items',
    asMonthly({ line_items: [gift(2 ** 53 - 1)], one_time_items: [gift(1)] }),
    ['line_items'],
    'too_big',
  ],
]);

testRefusals('§4.1, §8.3 return_url', [
  ...[
    'http://charity.example/',
    'javascript:alert(1)',
    '/thanks',
    '//charity.example/thanks',
    'https:charity.example',
    'https://',
    'https://a b/',
    ' https://charity.example/',
    '',
    'https://ada@charity.example/',
    'https://:secret@charity.example/',
    'https://charity.example/\n',
    'https://charity.example/\t?x',
    'https://charity.example/\u0085',
  ].map((return_url): Refusal => [
    `“${JSON.stringify(return_url).slice(1, -1)}”`,
    asOneTime({ return_url }),
    ['return_url'],
    'invalid_value',
  ]),
  ['null', asOneTime({ return_url: null }), ['return_url'], 'invalid_type'],
  [
    'half a surrogate pair',
    asOneTime({ return_url: 'https://a.example/\ud83d' }),
    ['return_url'],
    'invalid_format',
  ],
  ['a NUL', asOneTime({ return_url: 'https://a.example/\0' }), ['return_url'], 'invalid_format'],
]);

testRefusals('§4.1 subscription', [
  ['none', asMonthly({ subscription: undefined }), ['subscription'], 'required'],
  ['null', asMonthly({ subscription: null }), ['subscription'], 'invalid_type'],
  [
    'one in a one-time checkout',
    asOneTime({ subscription: monthly.subscription }),
    ['subscription'],
    'unrecognized_key',
  ],
  ['null in a one-time checkout', asOneTime({ subscription: null }), ['subscription'], 'unrecognized_key'],
  ['no interval', plan({ interval: undefined }), ['subscription', 'interval'], 'required'],
  ['another interval', plan({ interval: 'quarter' }), ['subscription', 'interval'], 'invalid_value'],
  ['an interval in capitals', plan({ interval: 'MONTH' }), ['subscription', 'interval'], 'invalid_value'],
  ['no count', plan({ interval_count: undefined }), ['subscription', 'interval_count'], 'required'],
  ['a count as text', plan({ interval_count: '1' }), ['subscription', 'interval_count'], 'invalid_type'],
  ['a count of 1.5', plan({ interval_count: 1.5 }), ['subscription', 'interval_count'], 'invalid_type'],
  ['a count of 0', plan({ interval_count: 0 }), ['subscription', 'interval_count'], 'too_small'],
  ['a count above 1,000', plan({ interval_count: 1001 }), ['subscription', 'interval_count'], 'too_big'],
  ['no name', plan({ name: undefined }), ['subscription', 'name'], 'required'],
  ['an empty name', plan({ name: '' }), ['subscription', 'name'], 'too_small'],
  ['a name of null', plan({ name: null }), ['subscription', 'name'], 'invalid_type'],
  ['an unknown field', plan({ trial_days: 7 }), ['subscription', 'trial_days'], 'unrecognized_key'],
]);

testRefusals('§4.1 one_time_items', [
  [
    'an empty list in a one-time checkout',
    asOneTime({ one_time_items: [] }),
    ['one_time_items'],
    'unrecognized_key',
  ],
  ['null', asMonthly({ one_time_items: null }), ['one_time_items'], 'invalid_type'],
  ['an object', asMonthly({ one_time_items: gift(1) }), ['one_time_items'], 'invalid_type'],
]);

const nested = (levels: number) =>
  `${JSON.stringify(oneTime).slice(0, -1)},"metadata":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;

testRefusals('§4.1 metadata', [
  ['a list', asOneTime({ metadata: [1] }), ['metadata'], 'invalid_type'],
  ['null', asOneTime({ metadata: null }), ['metadata'], 'invalid_type'],
  ['a text', asOneTime({ metadata: 'a=1' }), ['metadata'], 'invalid_type'],
  [
    'an infinite number',
    `${JSON.stringify(oneTime).slice(0, -1)},"metadata":{"a":[1e308,-1e400]}}`,
    ['metadata', 'a', 1],
    'too_big',
  ],
  ['9,000 nested levels', nested(9_000), ['metadata'], 'too_big'],
]);

testRefusals('§4.1 body', [
  ['an unknown field', asOneTime({ amount: 1 }), ['amount'], 'unrecognized_key'],
  ['a prototype', `{"__proto__":{},${JSON.stringify(oneTime).slice(1)}`, ['__proto__'], 'unrecognized_key'],
  ['a list', [oneTime], [], 'invalid_type'],
  ['null', 'null', [], 'invalid_type'],
  ['a number', '1', [], 'invalid_type'],
  ['incomplete JSON', '{"payment_type":', [], 'invalid_json'],
  ['a trailing comma', '{"currency":"GBP",}', [], 'invalid_json'],
  ['nothing', '', [], 'invalid_json'],
  ['more than 64 KiB', asOneTime({ metadata: { a: 'a'.repeat(65_536) } }), [], 'too_big'],
]);

describe('A refusal (§7)', () => {
  it('lists all errors without their values', async () => {
    const sandbox = openSandbox();
    const payer = { email: 'private-address', phone: 5550100 };
    const response = await sandbox.create(asOneTime({ currency: 'pounds', payer }));
    const text = await response.text();
    expect(JSON.parse(text).error.issues).to.deep.equal([
      { path: ['currency'], code: 'invalid_format' },
      { path: ['payer', 'email'], code: 'invalid_format' },
      { path: ['payer', 'phone'], code: 'invalid_type' },
    ]);
    expect(text).not.to.match(/pounds|private|5550100/);
  });

  it('lists at most a hundred errors', async () => {
    const sandbox = openSandbox();
    const response = await sandbox.create(asOneTime({ line_items: Array.from({ length: 9_000 }, () => 0) }));
    expect((await response.json()).error.issues.length).to.equal(100);
    const item = { quantity: 1, amount: 1, country_iso: 'ZZ' };
    const values = await sandbox.create(asOneTime({ line_items: Array.from({ length: 101 }, () => item) }));
    expect((await values.json()).error.issues.length).to.equal(100);
  });
});

describe('“Content-Type: application/json on requests with a body”', () => {
  for (const type of ['application/json', 'APPLICATION/JSON', 'application/json; charset=utf-8']) {
    it(`accepts “${type}”`, async () => {
      const sandbox = openSandbox();
      expect((await sandbox.create(oneTime, { headers: { 'content-type': type } })).status).to.equal(200);
    });
  }

  for (const type of [
    '',
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/x-www-form-urlencoded',
  ]) {
    it(`refuses “${type}”`, async () => {
      const sandbox = openSandbox();
      const response = await sandbox.create(oneTime, { headers: { 'content-type': type } });
      expect(response.status).to.equal(400);
      expect((await response.json()).error.issues).to.deep.equal([
        { path: [], code: 'unsupported_content_type' },
      ]);
    });
  }

  it('refuses bytes that aren’t UTF-8', async () => {
    const sandbox = openSandbox();
    const bytes = Uint8Array.from(JSON.stringify(asOneTime({ metadata: { a: '\xe9' } })), (letter) =>
      letter.charCodeAt(0),
    );
    const response = await sandbox.create(new Blob([bytes]));
    expect(response.status).to.equal(400);
    expect((await response.json()).error.issues).to.deep.equal([{ path: [], code: 'invalid_json' }]);
  });
});

const payer = (changes: unknown) => ({
  ...oneTime,
  payer: { email: 'ada@example.org', ...(changes as object) },
});
const address = (changes: object) => payer({ billing_address: { country: 'GB', ...changes } });
const item = (changes: object) => ({ quantity: 1, amount: 100, ...changes });
const lines = (...line_items: unknown[]) => ({ ...oneTime, line_items });
const extras = (...one_time_items: unknown[]) => ({ ...monthly, one_time_items });

testRefusals('§2.3 payer', [
  ['none', { ...oneTime, payer: undefined }, ['payer'], 'required'],
  ['null', { ...oneTime, payer: null }, ['payer'], 'invalid_type'],
  ['a list', { ...oneTime, payer: ['ada@example.org'] }, ['payer'], 'invalid_type'],
  ['an unknown field', payer({ name: 'Ada' }), ['payer', 'name'], 'unrecognized_key'],
  ['an id', payer({ id: '1' }), ['payer', 'id'], 'unrecognized_key'],
  ['no email address', payer({ email: undefined }), ['payer', 'email'], 'required'],
  ['an email address of null', payer({ email: null }), ['payer', 'email'], 'invalid_type'],
  ...[
    '',
    'ada',
    'ada@example',
    'ada@',
    '@example.org',
    'ada@@example.org',
    'ada@example..org',
    ' ada@example.org',
  ].map((email): Refusal => [
    `the e-mail address “${email}”`,
    payer({ email }),
    ['payer', 'email'],
    'invalid_format',
  ]),
  ...['first_name', 'last_name', 'phone'].flatMap((field): Refusal[] => [
    [`a number as ${field}`, payer({ [field]: 7 }), ['payer', field], 'invalid_type'],
    [`null as ${field}`, payer({ [field]: null }), ['payer', field], 'invalid_type'],
    [`an empty ${field}`, payer({ [field]: '' }), ['payer', field], 'too_small'],
    [`a NUL in ${field}`, payer({ [field]: 'A\0da' }), ['payer', field], 'invalid_format'],
    [`half a surrogate pair in ${field}`, payer({ [field]: '\ud83d' }), ['payer', field], 'invalid_format'],
  ]),
]);

testRefusals('§2.3 billing address', [
  ['null', payer({ billing_address: null }), ['payer', 'billing_address'], 'invalid_type'],
  ['a text', payer({ billing_address: '1 River Street' }), ['payer', 'billing_address'], 'invalid_type'],
  [
    'an unknown field',
    address({ county: 'Kent' }),
    ['payer', 'billing_address', 'county'],
    'unrecognized_key',
  ],
  ...['city', 'line1', 'line2', 'postcode', 'state'].flatMap((field): Refusal[] => [
    [`a number as ${field}`, address({ [field]: 7 }), ['payer', 'billing_address', field], 'invalid_type'],
    [`an empty ${field}`, address({ [field]: '' }), ['payer', 'billing_address', field], 'too_small'],
  ]),
]);

const country = ['payer', 'billing_address', 'country'];
testRefusals('§8.4 country of a billing address', [
  ['none', address({ country: undefined }), country, 'required'],
  ['none with a city', address({ country: undefined, city: 'Bath' }), country, 'required'],
  ['null', address({ country: null }), country, 'invalid_type'],
  ['an empty one', address({ country: '' }), country, 'invalid_format'],
  ['three letters', address({ country: 'GBR' }), country, 'invalid_format'],
  ['lower case', address({ country: 'gb' }), country, 'invalid_format'],
  ['an unassigned code', address({ country: 'UK' }), country, 'invalid_value'],
]);

for (const [field, request] of [
  ['line_items', lines],
  ['one_time_items', extras],
] as const) {
  const at = (key: string) => [field, 1, key];
  const second = (changes: object) => request(item({}), item(changes));
  testRefusals(`§2.4 line item, in ${field}`, [
    ['null', request(item({}), null), [field, 1], 'invalid_type'],
    ['a number', request(item({}), 100), [field, 1], 'invalid_type'],
    ['no quantity', second({ quantity: undefined }), at('quantity'), 'required'],
    ['a quantity of null', second({ quantity: null }), at('quantity'), 'invalid_type'],
    ['a quantity as text', second({ quantity: '1' }), at('quantity'), 'invalid_type'],
    ['a quantity of 1.5', second({ quantity: 1.5 }), at('quantity'), 'invalid_type'],
    ['no amount', second({ amount: undefined }), at('amount'), 'required'],
    ['an amount of null', second({ amount: null }), at('amount'), 'invalid_type'],
    ['an amount as text', second({ amount: '100' }), at('amount'), 'invalid_type'],
    ['a fraction of a penny', second({ amount: 10.5 }), at('amount'), 'invalid_type'],
    ['an amount of 0', second({ amount: 0 }), at('amount'), 'too_small'],
    ['an amount below 0', second({ amount: -100 }), at('amount'), 'too_small'],
    ['an amount beyond safe integers', second({ amount: 2 ** 53 }), at('amount'), 'too_big'],
    ['a country of three letters', second({ country_iso: 'GBR' }), at('country_iso'), 'invalid_format'],
    ['an unassigned country', second({ country_iso: 'XX' }), at('country_iso'), 'invalid_value'],
    ['a country of null', second({ country_iso: null }), at('country_iso'), 'invalid_type'],
    ['an empty intention', second({ intention: '' }), at('intention'), 'too_small'],
    ['an intention of null', second({ intention: null }), at('intention'), 'invalid_type'],
    ['an empty project', second({ project: '' }), at('project'), 'too_small'],
    ['a project with a NUL', second({ project: '\0' }), at('project'), 'invalid_format'],
    ...['id', 'type', 'total', 'currency', 'price', '__proto__'].map((key): Refusal => [
      `the field ${key}`,
      // In JSON, __proto__ is a key like any other.
      JSON.stringify(second({ XX: 1 })).replace('XX', key),
      at(key),
      'unrecognized_key',
    ]),
  ]);

  testRefusals(`§8.2 quantity, in ${field}`, [
    ['0', second({ quantity: 0 }), at('quantity'), 'too_small'],
    ['less than 0', second({ quantity: -1 }), at('quantity'), 'too_small'],
  ]);
}
