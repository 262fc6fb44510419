import { expect } from '@open-wc/testing';
import {
  amountGiven,
  type Changes,
  choiceIn,
  donationIn,
  errorsIn,
  formOf,
  formWith,
  issuesOf,
  limitsIn,
} from '../../../support/questions/forms.js';
import { currencyKey } from '../../../../src/questions/giving/currency/state.js';
import { ownSettings } from '../../../../src/questions/states.js';

describe('Another currency', () => {
  const settings = {
    currencies: 'EUR JPY',
    amounts: '10; JPY 1000',
    minAmount: '1; EUR 5; JPY 100',
    maxAmount: '100; EUR 50; JPY 90000',
  };

  for (const [currency, amount, wanted] of [
    ['GBP', '£1', 100],
    ['EUR', '€5', 500],
    ['JPY', '¥100', 100],
    ['JPY', '90,000', 90_000],
  ] as const) {
    it(`reads ${amount} as ${wanted} ${currency}`, () => {
      const donation = donationIn(formWith(settings, { currency, amount }));
      expect(donation.currency).to.equal(currency);
      expect(amountGiven(donation)).to.equal(wanted);
    });
  }

  for (const [currency, amount, code] of [
    ['EUR', '4.99', 'min'],
    ['EUR', '50.01', 'max'],
    ['EUR', '£5', 'currency_mismatch'],
    ['JPY', '99', 'min'],
    ['JPY', '100.50', 'precision'],
  ] as const) {
    it(`reports ${code} for ${amount} in ${currency}`, () => {
      expect(errorsIn(formWith(settings, { currency, amount }))).to.deep.equal([['amount', code]]);
    });
  }

  it('applies to an amount that was typed before', () => {
    const form = formWith(settings, { amount: '500', currency: 'JPY' });
    expect(amountGiven(donationIn(form))).to.equal(500);
  });

  for (const currency of ['USD', 'gbp', 'constructor', '']) {
    it(`is never one that the form does not offer: “${currency}”`, () => {
      expect(donationIn(formWith(settings, { currency })).currency).to.equal('GBP');
    });
  }
});

describe('currencies', () => {
  for (const [code, currencies, wanted] of [
    ['GBP', null, ['GBP']],
    ['GBP', '', ['GBP']],
    [' eur ', null, ['EUR']],
    ['gbp', 'eur,usd', ['GBP', 'EUR', 'USD']],
    ['USD', 'GBP EUR USD', ['USD', 'GBP', 'EUR']],
    ['GBP', 'EUR EUR\neur', ['GBP', 'EUR']],
  ] as const) {
    it(`are ${wanted.join(', ')} for ${code} and ${JSON.stringify(currencies)}`, () => {
      const offered = ownSettings(formOf({ currency: code, currencies }), currencyKey);
      expect([...offered.keys()]).to.deep.equal(wanted);
    });
  }

  for (const [attribute, text] of [
    ['currency', 'POUND'],
    ['currency', ''],
    ['currency', 'XAU'],
    ['currency', 'CONSTRUCTOR'],
    ['currencies', 'POUND'],
    ['currencies', '__PROTO__'],
  ] as const) {
    it(`rejects “${text}” in ${attribute}`, () => {
      const written = text.toLowerCase();
      const changes = attribute === 'currency' ? { currency: written } : { currencies: `EUR ${written}` };
      expect(issuesOf(changes)).to.deep.equal([{ attribute, code: 'unknown_currency', values: { text } }]);
    });
  }
});

describe('limits', () => {
  for (const [why, changes, wanted] of [
    ['1 and eight digits', {}, { minAmount: 100, maxAmount: 99_999_999 }],
    ['set by the page', { minAmount: '10', maxAmount: '100' }, { minAmount: 1000, maxAmount: 10_000 }],
    ['the smallest unit for 0', { minAmount: '0' }, { minAmount: 1 }],
    ['exactly eight digits', { maxAmount: '999999.99' }, { maxAmount: 99_999_999 }],
    [
      'the defaults in a currency without decimals',
      { currency: 'JPY', amounts: '500 1000' },
      { minAmount: 1, maxAmount: 99_999_999 },
    ],
    [
      'set by the page in a currency without decimals',
      { currency: 'JPY', amounts: '500 1000', minAmount: '100' },
      { minAmount: 100, maxAmount: 99_999_999 },
    ],
    [
      'the defaults in a currency with three decimals',
      { currency: 'KWD' },
      { minAmount: 1000, maxAmount: 99_999_999 },
    ],
    [
      'set by the page in a currency with three decimals',
      { currency: 'KWD', minAmount: '0.5' },
      { minAmount: 500 },
    ],
  ] as const) {
    it(`are ${why}`, () => expect(limitsIn(changes)).to.deep.include(wanted));
  }

  it('are separate for each currency, or shared', () => {
    const changes = {
      currencies: 'EUR JPY',
      amounts: '10 25; JPY 1000 3000',
      minAmount: '5; JPY 500',
      maxAmount: '100; jpy 50000',
      defaultAmount: '25; JPY 3000',
    };
    expect(limitsIn(changes)).to.deep.include({ minAmount: 500, maxAmount: 10_000 });
    expect(limitsIn(changes, 'EUR')).to.deep.include({ minAmount: 500, maxAmount: 10_000 });
    expect(limitsIn(changes, 'JPY')).to.deep.include({ minAmount: 500, maxAmount: 50_000 });
    expect(choiceIn(changes).preselected).to.equal(2500);
    expect(choiceIn(changes, 'JPY').preselected).to.equal(3000);
  });

  const notAnAmount = (text: string) => ({ code: 'not_an_amount', values: { text, currency: 'GBP' } });
  const below = (currency: string) => ({ code: 'max_below_min', values: { currency } });
  const tooLarge = { code: 'max_too_large' };
  const invalid: [changes: Changes, attribute: string, issue: object][] = [
    [{ minAmount: 'one' }, 'min-amount', notAnAmount('one')],
    [{ minAmount: '5; 10' }, 'min-amount', notAnAmount('5; 10')],
    [{ maxAmount: 'lots' }, 'max-amount', notAnAmount('lots')],
    [{ maxAmount: '500;£900' }, 'max-amount', notAnAmount('500; £900')],
    [{ minAmount: '20', maxAmount: '10', amounts: '' }, 'max-amount', below('GBP')],
    [{ currencies: 'EUR', maxAmount: '1000; EUR 1', minAmount: '2' }, 'max-amount', below('EUR')],
    [{ maxAmount: '1000000' }, 'max-amount', tooLarge],
    [{ maxAmount: '5000000', amounts: '2000000' }, 'max-amount', tooLarge],
    [{ currency: 'JPY', amounts: '100', maxAmount: '100000000' }, 'max-amount', tooLarge],
  ];
  for (const [changes, attribute, issue] of invalid) {
    it(`rejects ${JSON.stringify(changes)}`, () => {
      expect(issuesOf(changes)[0]).to.deep.equal({ attribute, ...issue });
    });
  }
});
