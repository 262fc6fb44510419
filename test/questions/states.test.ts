import { expect } from '@open-wc/testing';
import { amountKey } from '../../src/questions/giving/amount/state.js';
import { currencyOf } from '../../src/questions/giving/currency/state.js';
import { itemsKey } from '../../src/questions/giving/items/state.js';
import { stateOf } from '../../src/questions/states.js';
import { everyQuestion } from '../support/questions/every-question.js';
import { amountIn, filled, formOf, preset, typed } from '../support/questions/forms.js';

const prices = JSON.stringify([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
  { label: '種', amount: 2000, currency: 'JPY' },
]);
const attributes = { currencies: 'JPY', amounts: '10 25; JPY 1000 3000' };

describe('Answers that depend on another one', () => {
  it('switch between the other amount and a preset', () => {
    const other = filled(formOf(attributes), { amount: '12' });
    expect(amountIn(other)).to.deep.equal(typed('12'));
    expect(amountIn(filled(other, { preset: '2500' }))).to.deep.equal(preset(2500));
  });

  it('keep the states of questions that do not depend on it, so that these are not drawn again', () => {
    const before = filled(formOf(everyQuestion), { amount: '12' });
    const after = filled(before, { email: 'payer@example.org' });
    const changed = after.parts.filter(({ name }) => after.states[name] !== before.states[name]);
    expect(changed.map(({ name }) => name)).to.deep.equal(['payer']);
  });

  it('move a preset, keep typed text and empty the items in another currency', () => {
    const pounds = filled(formOf({ ...attributes, items: prices }), { preset: '2500', 'gift-1': '4' });
    expect(stateOf(pounds, itemsKey)).to.deep.equal(['', '4']);
    const yen = filled(pounds, { currency: 'JPY' });
    expect([currencyOf(yen), stateOf(yen, amountKey).preset, stateOf(yen, itemsKey)]).to.deep.equal([
      'JPY',
      3000,
      [],
    ]);
    const back = filled(yen, { 'gift-0': '1', amount: '1200', currency: 'GBP' });
    expect(amountIn(back)).to.deep.equal(typed('1200'));
    expect(stateOf(back, itemsKey)).to.deep.equal([]);
  });

  it('return to the preselected amount after an interval without presets', () => {
    const monthly = filled(formOf({ presets: '[{"amount":20,"interval":"once"}]' }), { interval: 'month' });
    expect(stateOf(monthly, amountKey).preset).to.be.null;
    expect(stateOf(filled(monthly, { interval: 'once' }), amountKey).preset).to.equal(2000);
  });
});
