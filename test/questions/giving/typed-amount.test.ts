import { expect } from '@open-wc/testing';
import type { Form } from '../../../src/questions/part.js';
import { adapted } from '../../../src/questions/states.js';
import { typedAmount, type TypedAmount } from '../../../src/questions/giving/typed-amount.js';
import { amountIn, errorsIn, filled, formOf, formWith, preset } from '../../support/questions/forms.js';

const inLocale = (form: Form, locale: string): Form => adapted({ ...form, locale }, form);
const oneOffIn = ({ states }: Form) => states['one-off'] as TypedAmount;

describe('A typed amount after a change of locale', () => {
  const settings = { oneOff: true, intervals: 'month', maxAmount: '9000' };

  for (const [why, from, to, text, wanted] of [
    ['stays if both locales read it the same way', 'en-GB', 'de', '25', '25'],
    ['keeps its value', 'en-GB', 'de', '12.50', '12.50'],
    ['is rewritten if it would be another amount', 'de', 'en-GB', '1.500', '1500'],
    ['is rewritten if it would be ambiguous', 'de', 'fr', '1.500', '1500'],
    ['keeps its group if the value stays the same', 'en-GB', 'de', '1,500.50', '1,500.50'],
    ['stays if neither locale can read it', 'en-GB', 'de', 'ten', 'ten'],
  ] as const) {
    it(why, () => {
      const form = inLocale(formWith(settings, { amount: text, one_off: text }, { locale: from }), to);
      for (const typed of [amountIn(form).typed, oneOffIn(form)])
        expect(typed).to.deep.equal(typedAmount(form, wanted));
    });
  }

  it('stays ambiguous until the donor answers, even if the new locale can read it', () => {
    const before = formWith(settings, { amount: '1.500', one_off: '1.500' }, { locale: 'pl-PL' });
    const form = inLocale(before, 'de');
    for (const typed of [amountIn(form).typed, oneOffIn(form)])
      expect(typed).to.deep.equal(typedAmount(form, '1.500', true));
    expect(errorsIn(form)).to.deep.equal([
      ['amount', 'ambiguous'],
      ['one_off', 'ambiguous'],
    ]);
    const settled = filled(form, { amount: '1.500', one_off: '1.500' });
    expect(errorsIn(settled)).to.deep.equal([]);
  });

  it('does not affect a preset', () => {
    const form = inLocale(formWith(settings, { preset: '2500' }), 'de');
    expect(amountIn(form)).to.deep.equal(preset(2500));
  });
});

describe('A typed amount', () => {
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
      const form = formOf({ minAmount: '1', maxAmount: '5000' }, { locale });
      expect(typedAmount(form, text).reading).to.deep.equal(reading);
    });
  }
});
