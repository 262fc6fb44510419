import { expect } from '@open-wc/testing';
import {
  amountGiven,
  donationIn,
  errorsIn,
  filled,
  formOf,
  formWith,
  oneOffGiven,
} from '../../support/questions/forms.js';

describe('one-off', () => {
  const settings = { oneOff: true, intervals: 'month once', maxAmount: '1000' };

  for (const [one_off, wanted] of [
    ['', 0],
    [' \t', 0],
    ['5', 500],
    ['£1,000', 100_000],
  ] as const) {
    it(`reads ${JSON.stringify(one_off)} as ${wanted} in a monthly donation`, () => {
      const donation = donationIn(formWith(settings, { one_off }));
      expect([oneOffGiven(donation), amountGiven(donation)]).to.deep.equal([wanted, 1000]);
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
    it(`reports ${code} for ${one_off}`, () => {
      expect(errorsIn(formWith(settings, { one_off }))).to.deep.equal([['one_off', code]]);
    });
  }

  it('reports an ambiguous text', () => {
    const form = formWith(settings, { one_off: '1.500' }, { locale: 'pl-PL' });
    expect(errorsIn(form)).to.deep.equal([['one_off', 'ambiguous']]);
  });

  it('is left out of a single donation, even with text', () => {
    for (const one_off of ['ten', '5']) {
      const donation = donationIn(formWith(settings, { one_off, interval: 'once' }));
      expect(donation.oneTimeLines).to.deep.equal([]);
    }
  });

  it('returns with a recurring interval', () => {
    const form = formWith(settings, { one_off: '5', interval: 'once' });
    expect(oneOffGiven(donationIn(filled(form, { interval: 'month' })))).to.equal(500);
  });

  it('is not asked unless the page offers it', () => {
    expect(formOf({ intervals: 'month' }).parts.map(({ name }) => name)).not.to.include('one-off');
    expect(formOf(settings).parts.map(({ name }) => name)).to.include('one-off');
  });
});

describe('The first payment', () => {
  const own = { oneOff: true, intervals: 'month once' };

  it('can have eight digits, including the one-off amount', () => {
    const donation = donationIn(formWith(own, { amount: '900000', one_off: '99999.99' }));
    expect(donation.interval).to.deep.equal({ unit: 'month', count: 1 });
    expect([amountGiven(donation), oneOffGiven(donation)]).to.deep.equal([90_000_000, 9_999_999]);
  });

  for (const [amount, one_off] of [
    ['900000', '100000'],
    ['999999.99', '1'],
    ['999999.99', '999999.99'],
  ] as const) {
    it(`cannot exceed eight digits: ${amount} and ${one_off}`, () => {
      expect(errorsIn(formWith(own, { amount, one_off }))).to.deep.equal([['one_off', 'max']]);
    });
  }

  it('includes items', () => {
    const items = '[{"label":"Well","amount":500000}]';
    const withItems = (one_off: string) =>
      formWith({ oneOff: true, intervals: 'month', items }, { amount: '1', 'gift-0': '1', one_off });
    expect(errorsIn(withItems('499999'))).to.deep.equal([['one_off', 'max']]);
    expect(oneOffGiven(donationIn(withItems('499998.99')))).to.equal(49_999_899);
  });

  it('includes the page’s one-time items', () => {
    const form = (amount: string, one_off: string) =>
      formWith({ ...own, oneTimeItems: [{ quantity: 2, amount: 10_000 }] }, { amount, one_off });
    expect(errorsIn(form('999800', ''))).to.deep.equal([['amount', 'max']]);
    expect(errorsIn(form('999000', '800'))).to.deep.equal([['one_off', 'max']]);
    expect(errorsIn(form('999000', '799.99'))).to.deep.equal([]);
  });

  it('does not limit a single donation, which ignores the one-off amount', () => {
    const donation = donationIn(formWith(own, { interval: 'once', amount: '999999.99', one_off: '1' }));
    expect([amountGiven(donation), oneOffGiven(donation)]).to.deep.equal([99_999_999, 0]);
  });
});
