import { expect } from '@open-wc/testing';
import { reconfigured } from '../../src/form/create-form.js';
import { amountKey } from '../../src/questions/amount/state.js';
import { currencyOf } from '../../src/questions/currency/state.js';
import { giftAidKey } from '../../src/questions/gift-aid/question.js';
import { intervalKey } from '../../src/questions/interval/state.js';
import { itemsKey } from '../../src/questions/items/question.js';
import type { Form } from '../../src/questions/question.js';
import { stateOf } from '../../src/questions/states.js';
import { type Changes, filled, formOf, preset } from '../support/questions/forms.js';

const seeds = { label: 'Seeds', amount: 15.5 };
const book = { label: 'Book', amount: 3 };
const json = (...entries: object[]) => JSON.stringify(entries);

/** The form after these answers and a change of attributes. */
const under = (next: Changes, form: Form) => reconfigured(form, formOf(next));

describe('A form with changed attributes', () => {
  describe('item quantities', () => {
    const both = json(seeds, book);
    for (const [why, next, wanted] of [
      ['stay if the items stay the same', { items: both, minAmount: '2' }, ['2', '1']],
      ['are dropped if the items change', { items: json(book, seeds) }, []],
      ['are dropped if the prices change', { items: json({ ...seeds, amount: 16 }, book) }, []],
      ['are dropped if the names change', { items: json(seeds, { ...book, label: 'Books' }) }, []],
    ] as [string, Changes, string[]][]) {
      it(why, () => {
        const counted = filled(formOf({ items: both }), { 'gift-0': '2', 'gift-1': '1' });
        expect(stateOf(under(next, counted), itemsKey)).to.deep.equal(wanted);
      });
    }

    it('are dropped when the last item goes, even if the items return', () => {
      const counted = filled(formOf({ items: both }), { 'gift-0': '2' });
      const without = under({}, counted);
      expect(without.questions.map(({ name }) => name)).not.to.include('items');
      expect(stateOf(under({ items: both }, without), itemsKey)).to.deep.equal([]);
    });

    it('are dropped if the currency falls back to the default', () => {
      const priced = json(seeds, { ...book, currency: 'EUR' });
      const counted = filled(formOf({ items: priced, currencies: 'EUR' }), {
        currency: 'EUR',
        'gift-0': '4',
      });
      const fallen = under({ items: priced }, counted);
      expect([currencyOf(fallen), stateOf(fallen, itemsKey)]).to.deep.equal(['GBP', []]);
    });
  });

  describe('a Gift Aid declaration', () => {
    const start: Changes = {
      giftAid: true,
      charityName: 'Example Charity',
      intervals: 'once month year',
      currencies: 'EUR',
      items: json(book),
    };
    const declared = filled(formOf(start), { gift_aid: true });
    for (const [why, next, isKept] of [
      ['stays for the same charity', { minAmount: '2' }, true],
      ['stays if only the price of an item changes', { items: json({ ...book, amount: 4 }) }, true],
      ['is withdrawn for another charity', { charityName: 'Other' }, false],
      ['is withdrawn for a charity without a name', { charityName: null }, false],
      ['is withdrawn if a single donation becomes a monthly one', { defaultInterval: 'month' }, false],
    ] as [string, Changes, boolean][]) {
      it(why, () =>
        expect(stateOf(under({ ...start, ...next }, declared), giftAidKey) !== null).to.equal(isKept),
      );
    }

    const inEuros = filled(declared, { currency: 'EUR' });
    for (const [why, next, isKept] of [
      ['returns after a change of currency and back', { minAmount: '2' }, true],
      ['is withdrawn if the charity changed in between', { charityName: 'B' }, false],
    ] as [string, Changes, boolean][]) {
      it(why, () => {
        const back = filled(under({ ...start, ...next }, inEuros), { currency: 'GBP' });
        expect(stateOf(back, giftAidKey) !== null).to.equal(isKept);
      });
    }
  });

  it('keeps choices that it still offers', () => {
    const chosen = filled(formOf({ currencies: 'JPY', amounts: '10 25; JPY 1000 3000' }), {
      currency: 'JPY',
      interval: 'month',
      preset: '3000',
    });
    const next = under({ currencies: 'JPY', amounts: '5; JPY 500 3000' }, chosen);
    expect([currencyOf(next), stateOf(next, intervalKey), stateOf(next, amountKey).preset]).to.deep.equal([
      'JPY',
      'month',
      3000,
    ]);
  });

  it('preselects the new amount if the donor had not chosen one', () => {
    expect(stateOf(under({ amounts: '25 50' }, formOf()), amountKey).preset).to.equal(2500);
  });

  it('drops a typed amount if it now offers only presets', () => {
    const form = filled(formOf(), { amount: '7' });
    expect(stateOf(under({ noCustomAmount: true }, form), amountKey)).to.deep.equal(preset(1000));
  });

  it('drops an amount that it no longer offers', () => {
    const form = filled(formOf(), { preset: '5000' });
    expect(stateOf(under({ amounts: '7 8' }, form), amountKey)).to.deep.equal(preset(700));
  });
});
