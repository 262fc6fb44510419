import { testRefusals, type Refusal } from '../../support/sandbox/refusals.js';
import { monthly, oneTime } from '../../support/sandbox/requests.js';

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
