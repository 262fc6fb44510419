import { expect } from '@open-wc/testing';
import { readProperties } from '../../src/questions/read-attributes.js';
import { createForm, emptied, extended, reconfigured } from '../../src/form/create-form.js';
import type { Form } from '../../src/questions/part.js';
import { ownSettings, settingsOf, stateOf } from '../../src/questions/states.js';
import { giftAidKey } from '../../src/questions/gift-aid/part.js';
import { nothingTyped } from '../../src/questions/giving/typed-amount.js';
import {
  answeredAt,
  issuesOf,
  filled,
  formOf,
  formWith,
  madeOf,
  preset,
  typed,
  typedText,
  type Changes,
  type Fields,
} from '../support/questions/forms.js';
import { amountKey } from '../../src/questions/giving/amount/state.js';
import { currencyOf } from '../../src/questions/giving/currency/state.js';
import { intervalKey } from '../../src/questions/giving/interval/state.js';
import { itemsKey } from '../../src/questions/giving/items/state.js';

describe('createForm', () => {
  it('asks the configured questions, with no answers', () => {
    const form = formOf();
    expect(form.parts.map(({ name }) => name)).to.deep.equal([
      'currency',
      'interval',
      'link-amounts',
      'amount',
      'purpose',
      'metadata',
      'payer',
      'name',
      'phone',
      'page-fields',
      'email-suggestion',
    ]);
    expect(form.answered).to.have.property('size', 0);
    expect(form.states).to.deep.include({ currency: 'GBP', interval: 'once', amount: preset(1000) });
  });

  it('asks the questions in the order of the page', () => {
    const all = {
      items: '[{"label":"Book","amount":3}]',
      oneTimeItems: [{ quantity: 1, amount: 500 }],
      oneOff: true,
      giftAid: true,
    };
    expect(formOf(all).parts.map(({ name }) => name)).to.deep.equal([
      'currency',
      'interval',
      'link-amounts',
      'items',
      'page-items',
      'amount',
      'one-off',
      'purpose',
      'metadata',
      'payer',
      'name',
      'phone',
      'gift-aid',
      'address',
      'page-fields',
      'email-suggestion',
    ]);
  });

  for (const [charityName, wanted] of [
    [' Wells ', 'Wells'],
    [' ', null],
    [null, null],
  ] as const) {
    it(`reads ${JSON.stringify(charityName)} as the charity name ${wanted}`, () => {
      expect(ownSettings(formOf({ giftAid: true, charityName }), giftAidKey)).to.deep.equal({
        charityName: wanted,
      });
    });
  }

  it('reports all issues at once, in the order of the questions, and creates no form', () => {
    const changes = { amounts: 'x', intervals: 'y', fields: 'z', metadata: '!', country: 'QQ' };
    expect(issuesOf(changes).map(({ attribute }) => attribute)).to.deep.equal([
      'intervals',
      'intervals',
      'amounts',
      'country',
      'metadata',
      'fields',
    ]);
    expect(madeOf(changes)).to.have.all.keys('issues');
  });

  it('leaves out a question that the page does not ask', () => {
    const names = ({ parts }: Form) => parts.map(({ name }) => name);
    expect(names(formOf({ oneOff: true, ask: 'comment' }))).to.include.members(['one-off', 'ask']);
    const without = formOf({ oneOff: false, ask: ' ' });
    expect(names(without)).not.to.include('one-off');
    expect(names(without)).not.to.include('ask');
    expect(settingsOf(without, { name: 'ask' })).to.be.null;
  });

  it('creates no form if a final check finds an issue', () => {
    const languages = { locale: 'en-GB', language: 'en' };
    const check = (_: unknown, report: (issue: { attribute: string; code: 'no_interval' }) => void) =>
      report({ attribute: 'mine', code: 'no_interval' });
    const question = { name: 'mine', initial: () => 1, configure: () => 1, read: () => [], check };
    expect(createForm(readProperties({}), [question], languages)).to.deep.equal({
      issues: [{ attribute: 'mine', code: 'no_interval' }],
    });
  });
});

describe('reconfigured', () => {
  const settings: Changes = {
    currencies: 'JPY EUR',
    intervals: 'once month year',
    oneOff: true,
    giftAid: true,
    projects: 'Farms; Schools',
    intentions: 'General; Zakat',
    amounts: '10 20 25 50; JPY 1000',
  };
  const carried = (changes: Changes, fields: Fields) =>
    reconfigured(formWith(settings, fields), formOf(changes));
  const chosen = {
    currency: 'JPY',
    interval: 'month',
    preset: '1000',
    first_name: 'Zoë',
    one_off: '500',
    project: 'Schools',
    intention: 'Zakat',
    gift_aid: true,
  };

  it('keeps every answer that the form still offers', () => {
    const before = formWith(settings, chosen);
    const next = {
      currencies: 'JPY',
      amounts: '10; JPY 500 1000',
      intervals: 'once month',
      oneOff: true,
      projects: 'Wells; Schools',
      intentions: 'Zakat',
      giftAid: true,
    };
    const after = reconfigured(before, formOf(next));
    expect(after.states).to.deep.equal(before.states);
    expect(after.answered).to.equal(before.answered);
    expect(after.settings).to.deep.equal(formOf(next).settings);
  });

  for (const [why, changes, fields, name, wanted] of [
    ['drops an interval that was only preselected', { intervals: 'year month' }, {}, 'interval', 'year'],
    ['keeps a chosen interval', { intervals: 'year month' }, { interval: 'month' }, 'interval', 'month'],
    [
      'drops an interval that the form no longer offers',
      { intervals: 'once year' },
      { interval: 'month' },
      'interval',
      'once',
    ],
    [
      'drops a currency that was only preselected',
      { currency: 'EUR', currencies: 'GBP' },
      {},
      'currency',
      'EUR',
    ],
    ['keeps a chosen currency', { currencies: 'EUR' }, { currency: 'EUR' }, 'currency', 'EUR'],
    ['drops a currency that the form no longer offers', {}, { currency: 'JPY' }, 'currency', 'GBP'],
    [
      'drops a project that the form no longer offers',
      { projects: 'Wells' },
      { project: 'Schools' },
      'purpose',
      { project: 'Wells', intention: '' },
    ],
    [
      'drops an intention if there is no choice of intentions',
      { projects: 'Schools' },
      { project: 'Schools', intention: 'Zakat' },
      'purpose',
      { project: 'Schools', intention: '' },
    ],
    ['keeps a chosen preset', {}, { preset: '2500' }, 'amount', preset(2500)],
    ['drops a preset that was only preselected', { amounts: '25 50' }, {}, 'amount', preset(2500)],
    ['drops a preset that the form no longer offers', {}, { preset: '2000' }, 'amount', preset(1000)],
    ['keeps a typed amount', {}, { amount: 'ten' }, 'amount', typed('ten')],
    [
      'drops a typed amount if the form offers only presets',
      { noCustomAmount: true },
      { amount: '7' },
      'amount',
      preset(1000),
    ],
    ['keeps the choice of no preset', { noCustomAmount: true }, { preset: '0' }, 'amount', preset(null)],
    [
      'keeps typed payer details',
      { fields: '' },
      { first_name: 'Zoë' },
      'name',
      { first_name: 'Zoë', last_name: '' },
    ],
    ['keeps a typed one-off amount', { oneOff: true }, { one_off: '5' }, 'one-off', typedText('5')],
    [
      'keeps Gift Aid',
      { giftAid: true },
      { gift_aid: true },
      'gift-aid',
      { declaredAt: answeredAt, words: 'single-1 ' },
    ],
  ] as [string, Changes, Fields, string, unknown][]) {
    it(why, () => expect(carried(changes, fields).states[name]).to.deep.equal(wanted));
  }

  it('keeps an answer until its question returns', () => {
    const away = carried({ fields: '' }, { one_off: '5' });
    expect(away.parts.map(({ name }) => name)).not.to.include('one-off');
    const back = reconfigured(away, formOf({ oneOff: true }));
    expect(back.states['one-off']).to.deep.equal(typedText('5'));
  });

  it('asks a new question', () => {
    expect(reconfigured(formOf(), formOf({ oneOff: true })).states['one-off']).to.deep.equal(nothingTyped);
  });

  it('withdraws a declaration for a single donation if a recurring one is now preselected', () => {
    const next = formOf({ giftAid: true, defaultInterval: 'month' });
    const after = reconfigured(formWith({ giftAid: true }, { gift_aid: true }), next);
    expect(after.states).to.include({ interval: 'month', 'gift-aid': null });
  });

  describe('with items', () => {
    const seeds = { label: 'Seeds', amount: 15.5 };
    const book = { label: 'Book', amount: 3 };
    const items = JSON.stringify([seeds, book]);
    const euro = JSON.stringify([seeds, { ...book, currency: 'EUR' }]);
    for (const [why, before, next, fields, wanted] of [
      ['keeps quantities if the items stay the same', { items }, { items, minAmount: '2' }, {}, ['2', '1']],
      ['drops quantities if the items change', { items }, { items: JSON.stringify([book, seeds]) }, {}, []],
      ['drops quantities if a price changes', { items }, { items: items.replace('15.5', '16') }, {}, []],
      ['drops quantities if a name changes', { items }, { items: items.replace('Book', 'Books') }, {}, []],
      [
        'keeps quantities if the currency stays the same',
        { items: euro, currencies: 'EUR' },
        { items: euro, currencies: 'USD EUR' },
        { currency: 'EUR' },
        ['2'],
      ],
      [
        'drops quantities if the currency falls back to the default',
        { items: euro, currencies: 'EUR' },
        { items: euro },
        { currency: 'EUR' },
        [],
      ],
    ] as [string, Changes, Changes, Fields, string[]][]) {
      it(why, () => {
        const form = formWith(before, { ...fields, 'gift-0': '2', 'gift-1': '1' });
        expect(reconfigured(form, formOf(next)).states['items']).to.deep.equal(wanted);
      });
    }

    it('drops quantities when the last item goes, even if the items return', () => {
      const without = reconfigured(formWith({ items }, { 'gift-0': '2' }), formOf());
      expect(reconfigured(without, formOf({ items })).states['items']).to.deep.equal([]);
    });
  });
});

describe('emptied', () => {
  it('returns the form without answers', () => {
    const form = formOf({ giftAid: true, oneOff: true, defaultAmount: '25' });
    const whole = filled(form, {
      interval: 'month',
      amount: '7',
      one_off: '5',
      gift_aid: true,
      city: 'Leeds',
    });
    expect(emptied(whole)).to.deep.equal(form);
  });
});

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
      expect(without.parts.map(({ name }) => name)).not.to.include('items');
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

describe('A form that gets a question which has loaded later', () => {
  it('changes nothing else, also not the amount that is preselected after another interval was chosen', () => {
    const presets = [
      { interval: 'once', amount: 1000 },
      { interval: 'once', amount: 2500 },
      { interval: 'month', amount: 500 },
      { interval: 'month', amount: 1000 },
    ];
    const all = formOf({ intervals: 'once month', presets, defaultAmount: '25' });
    const isEarly = (name: string) => name !== 'email-suggestion';
    const early: Form = {
      ...all,
      parts: all.parts.filter(({ name }) => isEarly(name)),
      states: Object.fromEntries(Object.entries(all.states).filter(([name]) => isEarly(name))),
    };
    const before = filled(early, { interval: 'month' });
    expect(before.states).to.deep.include({ interval: 'month', amount: preset(1000) });
    const now = extended(before, all);
    expect(now.parts).to.equal(all.parts);
    expect(now.states).to.have.property('email-suggestion');
    for (const name of Object.keys(before.states)) expect(now.states[name]).to.equal(before.states[name]);
  });
});
