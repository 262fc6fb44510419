import { expect } from '@open-wc/testing';
import { amountGiven, donationIn, errorsIn, formWith } from '../../support/questions/forms.js';

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
