import { expect } from '@open-wc/testing';
import { readAmounts } from '../../../../src/form/read-form.js';
import { amountKey } from '../../../../src/questions/giving/amount/state.js';
import { withState } from '../../../../src/questions/states.js';
import {
  amountGiven,
  amountIn,
  donationIn,
  errorsIn,
  filled,
  formOf,
  formWith,
  preset,
  typed,
  typedText,
} from '../../../support/questions/forms.js';

describe('amount', () => {
  for (const [custom, code] of [
    ['ten', 'format'],
    [' ', 'empty'],
    ['', 'empty'],
    ['0.50', 'min'],
    ['1,000.01', 'max'],
    ['5.555', 'precision'],
    ['-5', 'negative'],
    ['€5', 'currency_mismatch'],
  ] as const) {
    it(`reports ${code} for ${JSON.stringify(custom)}`, () => {
      expect(errorsIn(formWith({ maxAmount: '1000' }, { amount: custom }))).to.deep.equal([['amount', code]]);
    });
  }

  for (const [custom, locale, currency, wanted] of [
    ['12,50', 'de-DE', 'EUR', 1250],
    ['12.50', 'en-GB', 'GBP', 1250],
    ['1.500', 'de-DE', 'EUR', 150_000],
    ['1500', 'ja-JP', 'JPY', 1500],
    ['1.250', 'en-KW', 'KWD', 1250],
    ['١٢٫٥', 'ar-EG', 'EGP', 1250],
  ] as const) {
    it(`reads ${custom} as ${wanted} ${currency} in ${locale}`, () => {
      const form = formWith({ currency, amounts: '25' }, { amount: custom }, { locale });
      expect(amountGiven(donationIn(form))).to.equal(wanted);
    });
  }

  it('uses the typed text before a preset', () => {
    const both = withState(formWith({}), amountKey, { preset: 2500, typed: typedText('ten') });
    expect(errorsIn(both)).to.deep.equal([['amount', 'format']]);
    const blank = withState(both, amountKey, { preset: 2500, typed: typedText(' ') });
    expect(errorsIn(blank)).to.deep.equal([['amount', 'empty']]);
  });

  it('uses the latest answer, preset or text', () => {
    const form = formOf();
    expect(amountIn(filled(form, { preset: '2500', amount: '7' }))).to.deep.equal(typed('7'));
    expect(amountIn(filled(form, { amount: '7', preset: '2500' }))).to.deep.equal(preset(2500));
  });

  const presets = JSON.stringify([
    { amount: 20 },
    { amount: 40 },
    { amount: 5, interval: 'month' },
    { amount: 1000, currency: 'JPY' },
  ]);
  const offered = { presets, currencies: 'JPY' };

  for (const [why, fields] of [
    ['a negative preset', { preset: '-5' }],
    ['a preset for another interval', { interval: 'month', preset: '2000' }],
    ['a preset for another currency', { currency: 'JPY', preset: '2000' }],
  ] as const) {
    it(`is missing for ${why}`, () => {
      const form = formWith(offered, fields);
      expect(errorsIn(form)).to.deep.equal([['amount', 'empty']]);
      expect(readAmounts(form).errors).to.have.length(1);
    });
  }

  describe('if only presets are offered', () => {
    const alone = { ...offered, noCustomAmount: true };

    it('is missing for typed text', () => {
      const form = formWith(alone, { amount: '7' });
      expect(errorsIn(form)).to.deep.equal([['amount', 'empty']]);
      expect(readAmounts(form).errors).to.have.length(1);
    });

    for (const custom of ['7', 'ten']) {
      it(`is the preset even with text: ${custom}`, () => {
        const form = withState(formWith(alone), amountKey, {
          preset: 4000,
          typed: typedText(custom),
        });
        expect(amountGiven(donationIn(form))).to.equal(4000);
      });
    }
  });
});
