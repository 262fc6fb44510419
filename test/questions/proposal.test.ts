import { expect } from '@open-wc/testing';
import { withChoice } from '../../src/questions/proposal.js';
import type { Form, Proposal } from '../../src/questions/question.js';
import { currencyOf } from '../../src/questions/currency/state.js';
import { intervalOf } from '../../src/questions/interval/state.js';
import { readAmount } from '../../src/questions/amount/state.js';
import { filled, formOf, type Changes } from './forms.js';

/** Amount, currency and interval of a form. */
const givenIn = (form: Form) => {
  const reading = readAmount(form);
  return ['amount' in reading ? reading.amount : null, currencyOf(form), intervalOf(form).unit];
};

const settings: Changes = { currencies: 'EUR', maxAmount: '1000' };
const untouched = [1000, 'GBP', null];

describe('a choice that is made elsewhere on the page', () => {
  for (const [choice, given] of [
    [{ amount: '25' }, [2500, 'GBP', null]],
    [{ amount: '12.50', interval: 'month' }, [1250, 'GBP', 'month']],
    [{ amount: '25', currency: 'eur' }, [2500, 'EUR', null]],
    [{ interval: 'Month' }, [1000, 'GBP', 'month']],
    // As far as it is on offer.
    [{ amount: '25', interval: 'year' }, [2500, 'GBP', null]],
    [{ amount: '2000', interval: 'month' }, [1000, 'GBP', 'month']],
    [{ amount: '25', currency: 'USD' }, untouched],
    [{ amount: '0.50' }, untouched],
    [{ amount: '25 pounds' }, untouched],
    [{ interval: 'often' }, untouched],
    [{}, untouched],
  ] as [Proposal, unknown][]) {
    it(`of ${JSON.stringify(choice)} makes ${JSON.stringify(given)}`, () => {
      for (const isPressed of [true, false])
        expect(givenIn(withChoice(formOf(settings), choice, isPressed))).to.deep.equal(given);
    });
  }

  it('is of an amount on offer where no other can be given', () => {
    const form = formOf({ ...settings, noCustomAmount: true });
    expect(givenIn(withChoice(form, { amount: '25' }, true))).to.deep.equal([2500, 'GBP', null]);
    expect(givenIn(withChoice(form, { amount: '26' }, true))).to.deep.equal(untouched);
  });

  it('replaces what was chosen before by the press of an amount alone', () => {
    const form = filled(formOf(settings), { currency: 'EUR', interval: 'month', amount: '70' });
    const before = [7000, 'EUR', 'month'];
    const amount = { amount: '25', interval: 'once' };
    expect(givenIn(withChoice(form, amount, true))).to.deep.equal([2500, 'GBP', null]);
    expect(givenIn(withChoice(form, amount, false))).to.deep.equal(before);
    expect(givenIn(withChoice(form, { interval: 'once' }, true))).to.deep.equal(before);
    expect(givenIn(withChoice(form, { amount: '2000', interval: 'once' }, true))).to.deep.equal(before);
  });

  it('of an interval leaves the amount a choice to be made', () => {
    const { answered } = withChoice(formOf(settings), { interval: 'month' }, true);
    expect([...answered]).to.deep.equal(['interval']);
  });
});
