import { expect } from '@open-wc/testing';
import { withChoice } from '../../../src/questions/giving/proposal.js';
import type { Form, Proposal } from '../../../src/questions/part.js';
import { currencyOf } from '../../../src/questions/giving/currency/state.js';
import { intervalOf } from '../../../src/questions/giving/interval/state.js';
import { readAmount } from '../../../src/questions/giving/amount/state.js';
import { withAnother } from '../../../src/questions/giving/split/part.js';
import { isSplit } from '../../../src/questions/giving/split/state.js';
import { filled, formOf, type Changes } from '../../support/questions/forms.js';

/** The amount, currency and interval of a form. */
const givenIn = (form: Form) => {
  const reading = readAmount(form);
  return ['amount' in reading ? reading.amount : null, currencyOf(form), intervalOf(form).unit];
};

const settings: Changes = { currencies: 'EUR', maxAmount: '1000' };
const untouched = [1000, 'GBP', null];
const none = [null, 'GBP', null];

describe('A choice made elsewhere on the page', () => {
  for (const [choice, given, pressed] of [
    [{ amount: '25', currency: 'GBP' }, [2500, 'GBP', null]],
    [{ amount: '12.50', currency: 'GBP', interval: 'month' }, [1250, 'GBP', 'month']],
    [{ amount: '25', currency: 'EUR' }, [2500, 'EUR', null]],
    [{ interval: 'month' }, [1000, 'GBP', 'month']],
    [{ interval: 'often' }, untouched],
    [{ interval: 'month', currency: 'USD' }, untouched],
    [{}, untouched],
    // If the donor pressed an amount that is not offered, the form selects no other amount.
    [{ amount: '25', currency: 'GBP', interval: 'year' }, untouched, none],
    [{ amount: '2000', currency: 'GBP', interval: 'month' }, untouched, none],
    [{ amount: '25', currency: 'USD', interval: 'month' }, untouched, none],
    [{ amount: '25' }, untouched, none],
    [{ amount: '0.50', currency: 'GBP' }, untouched, none],
    [{ amount: '25 pounds', currency: 'GBP' }, untouched, none],
    [{ amount: '1,000', currency: 'EUR', interval: 'month' }, untouched, none],
  ] as [choice: Proposal, given: unknown, pressed?: unknown][]) {
    it(`${JSON.stringify(choice)} gives ${JSON.stringify(given)}`, () => {
      for (const by of ['address', 'script'] as const)
        expect(givenIn(withChoice(formOf(settings), choice, by)), by).to.deep.equal(given);
      expect(givenIn(withChoice(formOf(settings), choice, 'donor')), 'pressed').to.deep.equal(
        pressed ?? given,
      );
    });
  }

  it('needs no currency if the form has only one and the amount is not ambiguous', () => {
    const form = formOf({ maxAmount: '5000' });
    expect(givenIn(withChoice(form, { amount: '25' }, 'donor'))).to.deep.equal([2500, 'GBP', null]);
    expect(givenIn(withChoice(form, { amount: '1,500' }, 'donor'))).to.deep.equal(none);
  });

  it('accepts only presets if no other amount is offered', () => {
    const form = formOf({ noCustomAmount: true });
    expect(givenIn(withChoice(form, { amount: '25' }, 'script'))).to.deep.equal([2500, 'GBP', null]);
    expect(givenIn(withChoice(form, { amount: '26' }, 'script'))).to.deep.equal(untouched);
  });

  it('replaces the donor’s choice, unless it comes from the address', () => {
    const form = filled(formOf(settings), { currency: 'EUR', interval: 'month', amount: '70' });
    const before = [7000, 'EUR', 'month'];
    const choice = { amount: '25', currency: 'GBP', interval: 'once' };
    expect(givenIn(withChoice(form, choice, 'donor'))).to.deep.equal([2500, 'GBP', null]);
    expect(givenIn(withChoice(form, choice, 'address'))).to.deep.equal(before);
    expect(givenIn(withChoice(form, { interval: 'once' }, 'donor'))).to.deep.equal(before);
  });

  it('that isn’t offered leaves nothing of a split donation to pay', () => {
    const split = filled(withAnother(formOf({ ...settings, split: true, projects: 'Wells; Schools' })), {
      'split-0': '10',
      'split-1': '5',
    });
    const pressed = withChoice(split, { amount: '2000', currency: 'GBP' }, 'donor');
    expect(givenIn(pressed)).to.deep.equal(none);
    expect(isSplit(pressed)).to.equal(false);
    for (const by of ['address', 'script'] as const)
      expect(withChoice(split, { amount: '2000', currency: 'GBP' }, by)).to.equal(split);
  });

  it('with only an interval leaves the amount to be chosen', () => {
    const { answered } = withChoice(formOf(settings), { interval: 'month' }, 'donor');
    expect([...answered]).to.deep.equal(['interval']);
  });
});
