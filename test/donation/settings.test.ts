import { expect } from '@open-wc/testing';
import { countryCodes } from '../../src/donation/country.js';
import type { RawSettings } from '../../src/donation/settings.js';
import { faultsOf, settingsOf } from './raw-settings.js';

type Changes = Partial<RawSettings>;

const month = { unit: 'month', count: 1 };
const quarter = { unit: 'month', count: 3 };
const once = { unit: null, count: null };

/** The settings with what may be given in their first currency. */
const flat = (changes: Changes = {}) => {
  const settings = settingsOf(changes);
  const [money] = settings.money.values();
  return { ...settings, ...money, amounts: money?.presets.map(({ amount }) => amount) };
};

describe('readSettings', () => {
  it('gives the defaults of the contract in the smallest unit', () => {
    expect(flat()).to.deep.include({
      currency: 'GBP',
      amounts: [1000, 2500, 5000, 10_000],
      defaultAmount: null,
      minAmount: 100,
      maxAmount: 99_999_999,
      hasCustomAmount: true,
      intervals: [once, month],
      defaultInterval: once,
      subscriptionName: null,
      purpose: {},
      metadata: {},
    });
    expect([...settingsOf().fields]).to.deep.equal([['name', { isRequired: false }]]);
  });

  const good: [why: string, changes: Changes, wanted: Record<string, unknown>][] = [
    [
      'a currency in any case',
      { currency: ' eur ' },
      { currency: 'EUR', amounts: [1000, 2500, 5000, 10_000] },
    ],
    [
      'a currency without decimals',
      { currency: 'JPY', amounts: '500 1000', minAmount: '100' },
      { amounts: [500, 1000], minAmount: 100, maxAmount: 99_999_999 },
    ],
    [
      'a currency of three decimals',
      { currency: 'KWD', amounts: '5 2.5 1.125', minAmount: '0.5' },
      { amounts: [5000, 2500, 1125], minAmount: 500 },
    ],
    ['amounts by commas', { amounts: '5, 12.50,\n100' }, { amounts: [500, 1250, 10_000] }],
    ['an amount named twice once', { amounts: '10 10.00 25' }, { amounts: [1000, 2500] }],
    ['no amounts', { amounts: '' }, { amounts: [], defaultAmount: null }],
    ['a default amount', { defaultAmount: ' 25 ' }, { defaultAmount: 2500 }],
    ['a default amount beside the presets', { defaultAmount: '30' }, { defaultAmount: 3000 }],
    ['limits', { minAmount: '10', maxAmount: '100' }, { minAmount: 1000, maxAmount: 10_000 }],
    ['a limit of 0 as the smallest unit', { minAmount: '0' }, { minAmount: 1 }],
    ['one amount alone', { minAmount: '10', maxAmount: '10', amounts: '10' }, { amounts: [1000] }],
    [
      'amounts of several currencies, with nothing between two semicolons',
      { currency: 'JPY', amounts: '10;; jpy 1000 3000;' },
      { amounts: [1000, 3000] },
    ],
    ['presets only', { noCustomAmount: true }, { hasCustomAmount: false }],
    ['intervals', { intervals: 'month, quarter once' }, { intervals: [month, quarter, once] }],
    ['the first interval as default', { intervals: 'month once' }, { defaultInterval: month }],
    ['intervals in any case', { intervals: 'Month ONCE' }, { intervals: [month, once] }],
    ['an interval named twice once', { intervals: 'quarter 3-month' }, { intervals: [quarter] }],
    ['a default interval', { defaultInterval: ' month ' }, { defaultInterval: month }],
    ['a default interval in any case', { defaultInterval: 'Month' }, { defaultInterval: month }],
    [
      'a default interval by its other name',
      { intervals: 'once quarter', defaultInterval: '3-month' },
      { defaultInterval: quarter },
    ],
    ['a subscription name', { subscriptionName: ' Friends ' }, { subscriptionName: 'Friends' }],
    ['a charity’s name', { charityName: ' Wells ' }, { charityName: 'Wells' }],
    ['a blank charity’s name as none', { charityName: ' ' }, { charityName: null }],
    ['one-off gifts', { oneOff: true }, { hasOneOff: true }],
    [
      'choices without what is blank between semicolons',
      { projects: ';Wells; ;Farms;', intentions: ' ' },
      { choices: { project: ['Wells', 'Farms'], intention: [] } },
    ],
    ['a blank subscription name as none', { subscriptionName: ' ' }, { subscriptionName: null }],
    [
      'a purpose',
      { project: ' Winter ', intention: 'general', country: 'gb' },
      { purpose: { project: 'Winter', intention: 'general', country_iso: 'GB' } },
    ],
    ['a country by its common code', { country: 'uk' }, { purpose: { country_iso: 'GB' } }],
    ['a blank purpose as none', { project: '', intention: ' ', country: '' }, { purpose: {} }],
    ['metadata as JSON', { metadata: '{"a":{"b":[1]}}' }, { metadata: { a: { b: [1] } } }],
    ['metadata as an object', { metadata: { a: 1 } }, { metadata: { a: 1 } }],
  ];
  for (const [why, changes, wanted] of good) {
    it(`takes ${why}`, () => expect(flat(changes)).to.deep.include(wanted));
  }

  it('takes payer fields, a star for the required ones', () => {
    expect([...settingsOf({ fields: 'address* phone, name*' }).fields]).to.deep.equal([
      ['address', { isRequired: true }],
      ['phone', { isRequired: false }],
      ['name', { isRequired: true }],
    ]);
    expect([...settingsOf({ fields: '' }).fields]).to.deep.equal([]);
  });

  it('knows 249 countries', () => expect(countryCodes).to.have.length(249));

  const bad: [changes: Changes, attribute: string, reason: string][] = [
    [{ currency: 'POUND' }, 'currency', 'ISO 4217'],
    [{ currency: '' }, 'currency', 'ISO 4217'],
    [{ currency: 'XAU' }, 'currency', 'ISO 4217'],
    [{ currency: 'constructor' }, 'currency', 'ISO 4217'],
    [{ amounts: '10 ten' }, 'amounts', '"ten"'],
    [{ amounts: '10 -5' }, 'amounts', '"-5"'],
    [{ amounts: '10 $25' }, 'amounts', '"$25"'],
    [{ amounts: '10.555' }, 'amounts', '"10.555"'],
    [{ amounts: '1e3' }, 'amounts', '"1e3"'],
    [{ amounts: '10.50', currency: 'JPY' }, 'amounts', '"10.50" is not an amount in JPY'],
    [{ amounts: '1.0005', currency: 'KWD' }, 'amounts', '"1.0005" is not an amount in KWD'],
    [{ amounts: '0.50' }, 'amounts', 'outside'],
    [{ amounts: '1000', maxAmount: '500' }, 'amounts', 'outside'],
    [{ amounts: '1000000' }, 'amounts', 'outside'],
    [{ defaultAmount: 'some' }, 'default-amount', '"some"'],
    [{ defaultAmount: '30', noCustomAmount: true }, 'default-amount', 'not among'],
    [{ amounts: '', noCustomAmount: true }, 'no-custom-amount', 'no amount'],
    [{ amounts: '10; JPY 1000; 50' }, 'amounts', 'has "50" after a semicolon, where a currency belongs'],
    [{ amounts: '10; constructor 5' }, 'amounts', '"constructor"'],
    [{ minAmount: '5; 10' }, 'min-amount', '"5; 10" is not an amount in GBP'],
    [{ maxAmount: '500;£900' }, 'max-amount', '"500; £900" is not an amount in GBP'],
    [{ defaultAmount: '25;50' }, 'default-amount', '"25; 50" is not an amount in GBP'],
    [{ minAmount: 'one' }, 'min-amount', '"one"'],
    [{ maxAmount: 'lots' }, 'max-amount', '"lots"'],
    [{ minAmount: '20', maxAmount: '10', amounts: '' }, 'max-amount', 'below'],
    [{ maxAmount: '1000000' }, 'max-amount', 'more than eight digits'],
    [{ maxAmount: '5000000', amounts: '2000000' }, 'max-amount', 'more than eight digits'],
    [{ currency: 'JPY', amounts: '100', maxAmount: '100000000' }, 'max-amount', 'more than eight digits'],
    [{ defaultAmount: '0' }, 'default-amount', 'outside of min-amount and max-amount in GBP'],
    [{ defaultAmount: '4.99', minAmount: '5' }, 'default-amount', 'outside'],
    [{ defaultAmount: '100.01', maxAmount: '100' }, 'default-amount', 'outside'],
    [{ intervals: 'once fortnight' }, 'intervals', '"fortnight"'],
    [{ intervals: '' }, 'intervals', 'no interval'],
    [{ intervals: 'once', defaultInterval: 'month' }, 'default-interval', 'not among'],
    [{ defaultInterval: 'often' }, 'default-interval', 'not among'],
    [{ country: 'Britain' }, 'country', 'ISO 3166-1'],
    [{ country: 'XX' }, 'country', 'ISO 3166-1'],
    [{ fields: 'name email' }, 'fields', 'name, phone, address'],
    [{ fields: 'name name*' }, 'fields', 'at most once'],
    [{ fields: 'name**' }, 'fields', 'name, phone, address'],
    [{ fields: '*' }, 'fields', 'name, phone, address'],
    [{ presets: '[{"amount": 5, "interval": 5}]' }, 'presets', 'interval can’t be read'],
    [{ metadata: '{' }, 'metadata', 'JSON object'],
    [{ metadata: '[1]' }, 'metadata', 'JSON object'],
    [{ metadata: 'null' }, 'metadata', 'JSON object'],
    [{ metadata: '"x"' }, 'metadata', 'JSON object'],
    [{ metadata: { big: 1n } }, 'metadata', 'JSON object'],
  ];
  for (const [changes, attribute, reason] of bad) {
    const written = JSON.stringify(changes, (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
    it(`finds ${attribute} at fault in ${written}`, () => {
      const [first] = faultsOf(changes);
      expect(first?.attribute).to.equal(attribute);
      expect(first?.reason).to.include(reason);
    });
  }

  describe('with presets for one interval only', () => {
    const presets = '[{"amount":5,"interval":"month"}]';

    it('finds the others at fault where there is no other amount', () => {
      expect(faultsOf({ presets, noCustomAmount: true, intervals: 'once month year' })).to.deep.equal([
        { attribute: 'presets', reason: 'has none for once, year in GBP, with no-custom-amount' },
      ]);
    });

    for (const [why, changes] of [
      ['another amount', {}],
      ['no other interval', { noCustomAmount: true, intervals: 'month' }],
      ['gifts', { noCustomAmount: true, items: '[{"label":"Book","amount":3}]' }],
    ] as [string, Changes][]) {
      it(`finds no fault beside ${why}`, () => expect(faultsOf({ presets, ...changes })).to.deep.equal([]));
    }
  });

  it('finds one fault, not one a currency, where a word after a semicolon is no currency', () => {
    expect(faultsOf({ amounts: '10;yen 25;50', currencies: 'EUR JPY' })).to.deep.equal([
      {
        attribute: 'amounts',
        reason: 'has "yen" after a semicolon, where a currency belongs, as in "10; JPY 1000"',
      },
    ]);
    expect(faultsOf({ amounts: '10; EUR 12;; JPY 1000;' })).to.deep.equal([]);
  });

  it('finds one fault, not two, where nothing is to be chosen at all', () => {
    const faults = faultsOf({ amounts: '', noCustomAmount: true });
    expect(faults.map(({ attribute }) => attribute)).to.deep.equal(['no-custom-amount']);
  });

  it('takes the limits themselves', () => {
    expect(faultsOf({ maxAmount: '999999.99' })).to.deep.equal([]);
    expect(faultsOf({ maxAmount: '100', defaultAmount: '100' })).to.deep.equal([]);
    expect(faultsOf({ minAmount: '5', defaultAmount: '5' })).to.deep.equal([]);
    expect(faultsOf({ maxAmount: '100', items: '[{"label":"Book","amount":100}]' })).to.deep.equal([]);
  });

  it('finds all faults at once', () => {
    const faults = faultsOf({ amounts: 'x', intervals: 'y', fields: 'z', metadata: '!', country: 'QQ' });
    const attributes = ['amounts', 'intervals', 'fields', 'metadata', 'country'];
    expect(faults.map(({ attribute }) => attribute)).to.include.members(attributes);
  });

  it('takes a copy of metadata, so that what the page changes later is not sent unchecked', () => {
    const metadata = { nested: { a: 1 } };
    const settings = settingsOf({ metadata });
    metadata.nested.a = 2;
    expect(settings.metadata).to.deep.equal({ nested: { a: 1 } });
  });
});
