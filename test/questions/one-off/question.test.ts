import { expect } from '@open-wc/testing';
import { amountGiven, donationIn, errorsIn, filled, formOf, formWith, oneOffGiven } from '../forms.js';

describe('a one-off donation', () => {
  const settings = { oneOff: true, intervals: 'month once', maxAmount: '1000' };

  for (const [one_off, wanted] of [
    ['', 0],
    [' \t', 0],
    ['5', 500],
    ['£1,000', 100_000],
  ] as const) {
    it(`is ${wanted} for ${JSON.stringify(one_off)} beside a monthly donation`, () => {
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
    it(`is ${code} for ${one_off}`, () => {
      expect(errorsIn(formWith(settings, { one_off }))).to.deep.equal([['one_off', code]]);
    });
  }

  it('is ambiguous where it reads in two ways', () => {
    const form = formWith(settings, { one_off: '1.500' }, { locale: 'pl-PL' });
    expect(errorsIn(form)).to.deep.equal([['one_off', 'ambiguous']]);
  });

  it('is left out of a single donation, whatever was typed', () => {
    for (const one_off of ['ten', '5']) {
      const donation = donationIn(formWith(settings, { one_off, interval: 'once' }));
      expect(donation.oneTimeLines).to.deep.equal([]);
    }
  });

  it('comes back with a recurring interval', () => {
    const form = formWith(settings, { one_off: '5', interval: 'once' });
    expect(oneOffGiven(donationIn(filled(form, { interval: 'month' })))).to.equal(500);
  });

  it('is not asked for where none is offered', () => {
    expect(formOf({ intervals: 'month' }).questions.map(({ name }) => name)).not.to.include('one-off');
    expect(formOf(settings).questions.map(({ name }) => name)).to.include('one-off');
  });
});

describe('the first payment', () => {
  const own = { oneOff: true, intervals: 'month once' };

  it('goes up to eight digits, with what is given once', () => {
    const donation = donationIn(formWith(own, { amount: '900000', one_off: '99999.99' }));
    expect(donation.interval).to.deep.equal({ unit: 'month', count: 1 });
    expect([amountGiven(donation), oneOffGiven(donation)]).to.deep.equal([90_000_000, 9_999_999]);
  });

  for (const [amount, one_off] of [
    ['900000', '100000'],
    ['999999.99', '1'],
    ['999999.99', '999999.99'],
  ] as const) {
    it(`goes not beyond: ${amount} and ${one_off}`, () => {
      expect(errorsIn(formWith(own, { amount, one_off }))).to.deep.equal([['one_off', 'max']]);
    });
  }

  it('counts items too', () => {
    const items = '[{"label":"Well","amount":500000}]';
    const withItems = (one_off: string) =>
      formWith({ oneOff: true, intervals: 'month', items }, { amount: '1', 'gift-0': '1', one_off });
    expect(errorsIn(withItems('499999'))).to.deep.equal([['one_off', 'max']]);
    expect(oneOffGiven(donationIn(withItems('499998.99')))).to.equal(49_999_899);
  });

  it('counts the page’s own one-time items', () => {
    const form = (amount: string, one_off: string) =>
      formWith({ ...own, oneTimeItems: [{ quantity: 2, amount: 10_000 }] }, { amount, one_off });
    expect(errorsIn(form('999800', ''))).to.deep.equal([['amount', 'max']]);
    expect(errorsIn(form('999000', '800'))).to.deep.equal([['one_off', 'max']]);
    expect(errorsIn(form('999000', '799.99'))).to.deep.equal([]);
  });

  it('is no matter of a single donation, whatever stands beside it', () => {
    const donation = donationIn(formWith(own, { interval: 'once', amount: '999999.99', one_off: '1' }));
    expect([amountGiven(donation), oneOffGiven(donation)]).to.deep.equal([99_999_999, 0]);
  });
});
