import { expect } from '@open-wc/testing';
import type { Form } from '../../../src/questions/question.js';
import { followed } from '../../../src/questions/states.js';
import { amountIn, errorsIn, filled, formWith, preset, typed } from '../forms.js';

const inLocale = (form: Form, locale: string): Form => followed({ ...form, locale }, form);
const oneOffIn = ({ states }: Form) => states['one-off'];

describe('a typed amount, once the page is in another locale', () => {
  const settings = { oneOff: true, intervals: 'month', maxAmount: '9000' };

  for (const [why, from, to, text, wanted] of [
    ['stays where it reads the same', 'en-GB', 'de', '25', '25'],
    ['is the amount that it was read as', 'en-GB', 'de', '12.50', '12.50'],
    ['is written otherwise where it would be another amount', 'de', 'en-GB', '1.500', '1500'],
    ['is written otherwise where it would read in two ways', 'de', 'fr', '1.500', '1500'],
    ['stays with its group where it is no other amount', 'en-GB', 'de', '1,500.50', '1,500.50'],
    ['stays as it is where it is no amount in either', 'en-GB', 'de', 'ten', 'ten'],
  ] as const) {
    it(why, () => {
      const form = inLocale(formWith(settings, { amount: text, one_off: text }, { locale: from }), to);
      expect(amountIn(form)).to.deep.equal(typed(wanted));
      expect(oneOffIn(form)).to.deep.equal({ text: wanted, isAsked: false });
    });
  }

  it('is asked about where it could not be read before, and would be an amount now', () => {
    const before = formWith(settings, { amount: '1.500', one_off: '1.500' }, { locale: 'pl-PL' });
    const form = inLocale(before, 'de');
    expect(amountIn(form)).to.deep.equal({ preset: null, custom: '1.500', isAsked: true });
    expect(oneOffIn(form)).to.deep.equal({ text: '1.500', isAsked: true });
    expect(errorsIn(form)).to.deep.equal([
      ['amount', 'ambiguous'],
      ['one_off', 'ambiguous'],
    ]);
    const settled = filled(form, { amount: '1.500', one_off: '1.500' });
    expect(errorsIn(settled)).to.deep.equal([]);
  });

  it('leaves a preset alone', () => {
    const form = inLocale(formWith(settings, { preset: '2500' }), 'de');
    expect(amountIn(form)).to.deep.equal(preset(2500));
  });
});
