import { expect } from '@open-wc/testing';
import { amountsIn, faultsOf, moneyIn, settingsOf, type Changes } from './raw-settings.js';

describe('currencies', () => {
  for (const [currency, currencies, wanted] of [
    ['GBP', null, ['GBP']],
    ['GBP', '', ['GBP']],
    ['gbp', 'eur,usd', ['GBP', 'EUR', 'USD']],
    ['USD', 'GBP EUR USD', ['USD', 'GBP', 'EUR']],
    ['GBP', 'EUR EUR\neur', ['GBP', 'EUR']],
  ] as const) {
    it(`are ${wanted.join(', ')} by ${currency} and ${JSON.stringify(currencies)}`, () => {
      expect([...settingsOf({ currency, currencies }).money.keys()]).to.deep.equal(wanted);
    });
  }

  it('each have the lists of their own, or the one for all', () => {
    const changes = {
      ...{ currencies: 'EUR JPY', amounts: '10 25; JPY 1000 3000; jpy 5', minAmount: '5; JPY 500' },
      ...{ maxAmount: '100; jpy 50000', defaultAmount: '25; JPY 3000' },
    };
    expect(moneyIn(changes)).to.deep.include({ minAmount: 500, maxAmount: 10_000, defaultAmount: 2500 });
    expect(moneyIn(changes, 'JPY')).to.deep.include({
      ...{ minAmount: 500, maxAmount: 50_000, defaultAmount: 3000 },
    });
    expect(amountsIn(changes, 'GBP')).to.deep.equal([1000, 2500]);
    expect(amountsIn(changes, 'EUR')).to.deep.equal([1000, 2500]);
    expect(amountsIn(changes, 'JPY')).to.deep.equal([1000, 3000]);
  });

  it('have no presets where a list of their own names none', () => {
    expect(amountsIn({ currencies: 'JPY', amounts: '10; JPY' }, 'JPY')).to.deep.equal([]);
    expect(amountsIn({ currencies: 'JPY', amounts: '; JPY 1000' }, 'GBP')).to.deep.equal([]);
  });

  it('limit what can be given to eight digits, whatever their decimals', () => {
    for (const currency of ['GBP', 'JPY', 'KWD']) {
      expect(moneyIn({ currency }).maxAmount).to.equal(99_999_999);
    }
    expect(moneyIn({ currency: 'JPY' }).minAmount).to.equal(1);
    expect(moneyIn({ currency: 'KWD' }).minAmount).to.equal(1000);
  });
});

const text = (list: unknown[]) => JSON.stringify(list);

describe('presets', () => {
  it('are in main units as JSON text, as numbers or strings', () => {
    const presets = text([{ amount: 12.5 }, { amount: '7.05' }, { amount: 1e3 }]);
    expect(amountsIn({ presets })).to.deep.equal([1250, 705, 100_000]);
  });

  it('are in smallest units as a list', () => {
    expect(amountsIn({ presets: [{ amount: 1250 }, { amount: 705 }] })).to.deep.equal([1250, 705]);
  });

  it('have an interval by its one name, and what they do', () => {
    const presets = text([
      { amount: 20, impact: ' A coat ' },
      { amount: 5, interval: ' quarter ', impact: 7 },
      { amount: 6, interval: '3-month', impact: ' ' },
    ]);
    expect(moneyIn({ presets }).presets).to.deep.equal([
      { amount: 2000, interval: null, impact: 'A coat' },
      { amount: 500, interval: '3-month', impact: null },
      { amount: 600, interval: '3-month', impact: null },
    ]);
  });

  it('are for the first currency, or the one they name', () => {
    const changes = {
      currencies: 'JPY EUR',
      presets: text([{ amount: 20 }, { amount: 3000, currency: ' jpy ' }, { amount: 7, currency: 'GBP' }]),
    };
    expect(amountsIn(changes, 'GBP')).to.deep.equal([2000, 700]);
    expect(amountsIn(changes, 'JPY')).to.deep.equal([3000]);
    expect(amountsIn(changes, 'EUR')).to.deep.equal([]);
  });

  it('show once what is written twice', () => {
    const presets = text([{ amount: 5 }, { amount: 5, impact: 'A coat' }, { amount: 5, interval: 'month' }]);
    expect(moneyIn({ presets }).presets).to.deep.equal([
      { amount: 500, interval: null, impact: null },
      { amount: 500, interval: 'month', impact: null },
    ]);
    expect(amountsIn({ amounts: '5 10 5.00' })).to.deep.equal([500, 1000]);
  });

  it('take the place of amounts, also when there are none', () => {
    expect(amountsIn({ presets: '[]', amounts: '10 25' })).to.deep.equal([]);
    expect(amountsIn({ presets: '', amounts: '10 25' })).to.deep.equal([1000, 2500]);
    expect(amountsIn({ presets: null, amounts: '10 25' })).to.deep.equal([1000, 2500]);
  });
});

describe('items', () => {
  it('have a label, a price and a purpose', () => {
    const items = text([
      { label: ' Seeds ', amount: 15.5, project: ' Farms ', intention: 'General', country: ' ke ' },
      { label: 'Book', amount: '3', project: '', country: '' },
    ]);
    expect(moneyIn({ items }).gifts).to.deep.equal([
      {
        label: 'Seeds',
        amount: 1550,
        purpose: { project: 'Farms', intention: 'General', country_iso: 'KE' },
      },
      { label: 'Book', amount: 300, purpose: {} },
    ]);
  });

  it('are in smallest units as a list, and for the currency they name', () => {
    const changes = {
      currencies: 'JPY',
      items: [
        { label: 'Book', amount: 300 },
        { label: '本', amount: 500, currency: 'JPY' },
      ],
    };
    const pricesIn = (currency: string) => moneyIn(changes, currency).gifts.map(({ amount }) => amount);
    expect(pricesIn('GBP')).to.deep.equal([300]);
    expect(pricesIn('JPY')).to.deep.equal([500]);
  });

  it('may be all that can be given', () => {
    const items = text([{ label: 'Book', amount: 3 }]);
    expect(settingsOf({ items, amounts: '', noCustomAmount: true }).hasCustomAmount).to.be.false;
  });
});

describe('faults', () => {
  const entry = 'has an entry whose amount can’t be read';
  const item = 'has an entry without a label, an amount above zero, or a country that is ISO 3166-1 alpha-2';
  const noList = 'is not a JSON list of objects';
  const cases: [changes: Changes, attribute: string, reason: string][] = [
    [{ currencies: 'EUR POUND' }, 'currencies', '"POUND" is not an ISO 4217 currency with a minor unit'],
    [{ currencies: '__proto__' }, 'currencies', '"__PROTO__" is not an ISO 4217 currency with a minor unit'],
    [
      { currencies: 'JPY', amounts: '10.50' },
      'amounts',
      '"10.50" is not an amount in JPY, so give JPY its own, as in "10; JPY 12"',
    ],
    [{ amounts: '1,5,x' }, 'amounts', '"x" is not an amount in GBP, such as 25 or 12.50'],
    [
      { currencies: 'JPY', amounts: '10; JPY 1000', maxAmount: '100' },
      'amounts',
      'has an amount outside of min-amount and max-amount in JPY',
    ],
    [
      { currencies: 'EUR', maxAmount: '1000; EUR 1', minAmount: '2' },
      'max-amount',
      'is below min-amount in EUR',
    ],
    [
      { currencies: 'EUR', amounts: '10; EUR', noCustomAmount: true },
      'no-custom-amount',
      'leaves no amount to choose in EUR',
    ],
    [
      { defaultAmount: '11', noCustomAmount: true },
      'default-amount',
      'is not among the presets in GBP, and no-custom-amount is set',
    ],
    [
      { items: text([{ label: 'Well', amount: 500 }]), maxAmount: '100' },
      'items',
      'has a gift above max-amount in GBP',
    ],
    ...['presets', 'items'].map((attribute): [Changes, string, string] => [
      { [attribute]: text([{ label: 'Book', amount: 5, currency: 'gpb' }]) },
      attribute,
      'has an entry in "GPB", which is no currency',
    ]),
    [{ giftAid: true, currency: 'EUR' }, 'gift-aid', 'is for GBP, which is not on offer'],
    [
      { presets: text([{ amount: 0.5 }]) },
      'presets',
      'has an amount outside of min-amount and max-amount in GBP',
    ],
    [
      { presets: text([{ amount: 5, interval: 'fortnight' }]) },
      'presets',
      'has an entry whose interval can’t be read',
    ],
    [
      { presets: text([{ amount: 5, interval: 'constructor' }]) },
      'presets',
      'has an entry whose interval can’t be read',
    ],
    ...[12.345, '', '£5', '1,5', -5, 1e21, null, true, [5], { amount: 5 }].map(
      (amount): [Changes, string, string] => [{ presets: text([{ amount }]) }, 'presets', entry],
    ),
    ...[{}, [5], JSON.parse('{"__proto__":{"amount":5}}') as unknown].map(
      (one): [Changes, string, string] => [{ presets: text([one]) }, 'presets', entry],
    ),
    ...[0, -5, 12.5, '25', NaN, 2 ** 53].map((amount): [Changes, string, string] => [
      { presets: [{ amount }] },
      'presets',
      entry,
    ]),
    ...[
      {},
      { label: 'Book' },
      { amount: 3 },
      { label: ' ', amount: 3 },
      { label: 5, amount: 3 },
      { label: 'Book', amount: 0 },
      { label: 'Book', amount: '-3' },
      { label: 'Book', amount: 3, country: 'XX' },
    ].map((one): [Changes, string, string] => [{ items: text([one]) }, 'items', item]),
    [{ items: [{ label: 'Book', amount: '3' }] }, 'items', item],
    ...['{', ' ', '{}', 'null', '"x"', '5', '[5]', '["x"]', '[null]'].flatMap(
      (json): [Changes, string, string][] => [
        [{ presets: json }, 'presets', noList],
        [{ items: json }, 'items', noList],
      ],
    ),
    [{ presets: [null] }, 'presets', noList],
    [{ items: {} as never }, 'items', noList],
  ];
  for (const [changes, attribute, reason] of cases) {
    it(`name ${attribute} in ${JSON.stringify(changes)}`, () => {
      expect(faultsOf(changes)).to.deep.include({ attribute, reason });
    });
  }

  it('name no other attribute than the one at fault', () => {
    expect(faultsOf({ presets: '{', items: '[]' }).map(({ attribute }) => attribute)).to.deep.equal([
      'presets',
    ]);
  });

  it('are none for Gift Aid with GBP among the currencies', () => {
    expect(faultsOf({ giftAid: true, currency: 'EUR', currencies: 'GBP' })).to.deep.equal([]);
  });
});
