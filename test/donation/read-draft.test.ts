import { expect } from '@open-wc/testing';
import type { Draft } from '../../src/donation/draft.js';
import { readGifts, readQuantities, readTyped } from '../../src/donation/read-gifts.js';
import { codesIn, donationFrom, draftOn, preset, typed } from './drafts.js';
import { settingsOf } from './raw-settings.js';

const items = JSON.stringify([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
  { label: 'Graines', amount: 12, currency: 'EUR' },
]);
const withGifts = settingsOf({ items, currencies: 'EUR' });

type Codes = [field: string, code: string][];

describe('gifts', () => {
  for (const [why, changes, amount, gifts] of [
    ['alone', { gifts: ['2', ''], amount: typed('') }, 0, [2, 0]],
    ['in digits of any script', { gifts: [' ٣ ', '0'], amount: typed('') }, 0, [3, 0]],
    ['beside a preset', { gifts: ['', '1'], amount: preset(2500) }, 2500, [0, 1]],
    ['beside another amount', { gifts: ['1', '1'], amount: typed('7.50') }, 750, [1, 1]],
    ['none of which is given', { gifts: [], amount: typed('7.50') }, 750, [0, 0]],
    ['of another currency', { currency: 'EUR', gifts: ['4'], amount: typed('') }, 0, [4]],
    ['that are no longer on offer', { gifts: ['1', '0', '9'], amount: preset(1000) }, 1000, [1, 0]],
  ] as [string, Partial<Draft>, number, number[]][]) {
    it(`are given ${why}`, () => {
      expect(donationFrom(withGifts, changes)).to.deep.include({ amount, gifts });
    });
  }

  for (const [changes, wanted] of [
    [{ gifts: [], amount: typed('') }, [['amount', 'empty']]],
    [{ gifts: ['0', ' '], amount: typed('') }, [['amount', 'empty']]],
    [{ gifts: ['1'], amount: typed('ten') }, [['amount', 'format']]],
    [{ gifts: ['1'], amount: typed(' ') }, [['amount', 'empty']]],
    [{ gifts: ['1', 'x'], amount: typed('') }, [['gifts', 'quantity']]],
    [{ gifts: ['x'], amount: typed('') }, [['gifts', 'quantity']]],
    [{ gifts: ['1000'], amount: preset(1000) }, [['gifts', 'quantity']]],
    [{ gifts: ['-1'], amount: preset(1000) }, [['gifts', 'quantity']]],
    [{ gifts: ['1.5'], amount: preset(1000) }, [['gifts', 'quantity']]],
  ] as [Partial<Draft>, Codes][]) {
    it(`give ${wanted.join()} for ${JSON.stringify(changes)}`, () => {
      expect(codesIn(withGifts, changes)).to.deep.equal(wanted);
    });
  }

  it('go up to the limit itself', () => {
    const settings = settingsOf({ items: '[{"label": "Book", "amount": 50}]', maxAmount: '100' });
    expect(donationFrom(settings, { gifts: ['2'] }).gifts).to.deep.equal([2]);
    expect(codesIn(settings, { gifts: ['3'] })).to.deep.equal([['gifts', 'max']]);
  });

  it('stay within the limit in each line', () => {
    const settings = settingsOf({ items, maxAmount: '100' });
    const amount = preset(10_000);
    expect(donationFrom(settings, { amount, gifts: ['6', '33'] }).gifts).to.deep.equal([6, 33]);
    expect(codesIn(settings, { amount, gifts: ['7', ''] })).to.deep.equal([['gifts', 'max']]);
    expect(codesIn(settings, { amount, gifts: ['', '34'] })).to.deep.equal([['gifts', 'max']]);
  });

  const dear = settingsOf({
    items: JSON.stringify([
      { label: 'Well', amount: 500_000 },
      { label: 'Pump', amount: '499999.99' },
    ]),
  });
  for (const [gifts, custom, wanted] of [
    [['1', '1'], '', []],
    [['2', ''], '', [['gifts', 'max']]],
    [['1', ''], '499,999.99', []],
    [['1', ''], '500,000', [['amount', 'max']]],
    [['1', '1'], '1', [['amount', 'max']]],
    [['', ''], '999999.99', []],
    [['', ''], '1000000', [['amount', 'max']]],
  ] as [string[], string, Codes][]) {
    const sum = `${gifts.join(' and ')} and ${JSON.stringify(custom)}`;
    it(`${wanted.length > 0 ? 'are beyond' : 'stay within'} eight digits in the sum of ${sum}`, () => {
      expect(codesIn(dear, { gifts, amount: typed(custom) })).to.deep.equal(wanted);
    });
  }
});

describe('readQuantities', () => {
  it('reads each gift for itself', () => {
    const settings = settingsOf({ items, maxAmount: '100' });
    expect(readQuantities(draftOn(settings, { gifts: ['7', 'x'] }), settings)).to.deep.equal([
      { code: 'max' },
      { code: 'quantity' },
    ]);
    expect(readQuantities(draftOn(settings, { gifts: ['6'] }), settings)).to.deep.equal([
      { value: 6 },
      { value: 0 },
    ]);
  });
});

describe('a one-off gift', () => {
  const settings = settingsOf({ oneOff: true, intervals: 'month once', maxAmount: '1000' });

  for (const [one_off, oneOff] of [
    ['', 0],
    [' \t', 0],
    ['5', 500],
    ['£1,000', 100_000],
  ] as const) {
    it(`is ${oneOff} for ${JSON.stringify(one_off)} beside a monthly gift`, () => {
      expect(donationFrom(settings, { one_off })).to.deep.include({ oneOff, amount: 1000 });
    });
  }

  for (const [one_off, code] of [
    ['ten', 'format'],
    ['0.50', 'min'],
    ['0', 'min'],
    ['1000.01', 'max'],
    ['5.555', 'precision'],
    ['-5', 'negative'],
    ['€5', 'currency_mismatch'],
  ] as const) {
    it(`is ${code} for ${one_off}`, () => {
      expect(codesIn(settings, { one_off })).to.deep.equal([['one_off', code]]);
    });
  }

  it('is ambiguous where it reads in two ways', () => {
    expect(codesIn(settings, { one_off: '1.500' }, 'pl-PL')).to.deep.equal([['one_off', 'ambiguous']]);
  });

  it('is left out of a single gift, and where none is offered, whatever was typed', () => {
    expect(donationFrom(settings, { interval: 'once', one_off: 'ten' }).oneOff).to.equal(0);
    expect(donationFrom(settings, { interval: 'once', one_off: '5' }).oneOff).to.equal(0);
    const none = settingsOf({ intervals: 'month' });
    expect(donationFrom(none, { one_off: '5' }).oneOff).to.equal(0);
  });
});

describe('an address that is blank', () => {
  it('needs no country', () => {
    const changes = { amount: preset(1000), line1: ' ', city: '\t' };
    const { payer } = donationFrom(settingsOf({ fields: 'address' }), changes);
    expect(payer).to.deep.equal({ email: 'payer@example.org' });
  });
});

describe('a purpose', () => {
  const settings = settingsOf({
    ...{ project: 'Winter', country: 'GB' },
    ...{ projects: 'Farms; Schools', intentions: 'General; Zakat' },
  });

  for (const [why, changes, purpose] of [
    ['the page’s', {}, { project: 'Winter', intention: 'General', country_iso: 'GB' }],
    ['the donor’s', { project: 'Schools', intention: 'Zakat' }, { project: 'Schools', intention: 'Zakat' }],
    ['the page’s for none', { project: '', intention: '' }, { project: 'Winter' }],
  ] as const) {
    it(`is ${why}`, () => {
      expect(donationFrom(settings, changes).purpose).to.deep.equal({ country_iso: 'GB', ...purpose });
    });
  }
});

describe('another currency', () => {
  const settings = settingsOf({
    ...{ currencies: 'EUR JPY', amounts: '10; JPY 1000', minAmount: '1; EUR 5; JPY 100' },
    maxAmount: '100; EUR 50; JPY 90000',
  });

  for (const [currency, custom, amount] of [
    ['GBP', '£1', 100],
    ['EUR', '€5', 500],
    ['JPY', '¥100', 100],
    ['JPY', '90,000', 90_000],
  ] as const) {
    it(`reads ${custom} as ${amount} ${currency}`, () => {
      const donation = donationFrom(settings, { currency, amount: typed(custom) });
      expect(donation).to.deep.include({ currency, amount });
    });
  }

  for (const [currency, custom, code] of [
    ['EUR', '4.99', 'min'],
    ['EUR', '50.01', 'max'],
    ['EUR', '£5', 'currency_mismatch'],
    ['JPY', '99', 'min'],
    ['JPY', '100.50', 'precision'],
  ] as const) {
    it(`has ${code} for ${custom} in ${currency}`, () => {
      expect(codesIn(settings, { currency, amount: typed(custom) })).to.deep.equal([['amount', code]]);
    });
  }
});

describe('readTyped', () => {
  const settings = settingsOf({ minAmount: '1', maxAmount: '5000' });
  for (const [text, locale, reading] of [
    ['25', 'en-GB', { amount: 2500 }],
    ['1.500', 'de-DE', { amount: 150_000 }],
    ['1.500', 'pl-PL', { code: 'ambiguous', readings: [150, 150_000] }],
    ['9.500', 'pl-PL', { code: 'ambiguous' }],
    ['1.555', 'pl-PL', { code: 'ambiguous' }],
    ['', 'en-GB', { code: 'empty' }],
    ['5000.01', 'en-GB', { code: 'max' }],
  ] as const) {
    it(`reads ${JSON.stringify(text)} in ${locale} as ${JSON.stringify(reading)}`, () => {
      expect(readTyped(text, draftOn(settings), settings, locale)).to.deep.equal(reading);
    });
  }
});

describe('readGifts', () => {
  it('reads what is given while the payer’s fields are still wrong', () => {
    const draft = draftOn(withGifts, { email: '', gifts: ['1'], amount: preset(1000) });
    expect(readGifts(draft, withGifts, 'en-GB')).to.deep.equal({
      currency: 'GBP',
      interval: { unit: null, count: null },
      amount: 1000,
      gifts: [1, 0],
      oneOff: 0,
    });
  });

  for (const changes of [{ amount: typed('ten') }, { gifts: ['x'] }, { interval: 'week' }]) {
    it(`reads nothing while ${Object.keys(changes).join()} is wrong`, () => {
      const draft = draftOn(withGifts, { amount: preset(1000), ...changes });
      expect(readGifts(draft, withGifts, 'en-GB')).to.be.null;
    });
  }
});
