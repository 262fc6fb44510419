import { expect } from '@open-wc/testing';
import { amountDraft, emptyDraft, preselectedAmount, type Draft } from '../../src/donation/draft.js';
import { moneyOf } from '../../src/donation/settings.js';
import { carryOver, movedPreset, type Chosen } from '../../src/donation/draft-changes.js';
import { presetsOf } from '../../src/donation/money-options.js';
import { draftOn, preset, typed } from './drafts.js';
import { settingsOf } from './raw-settings.js';

const perInterval = JSON.stringify([
  ...[{ amount: 20 }, { amount: 40 }, { amount: 60 }],
  ...[
    { amount: 5, interval: 'month' },
    { amount: 8, interval: 'month' },
  ],
  { amount: 1000, currency: 'JPY' },
]);
const settings = settingsOf({ presets: perInterval, intervals: 'once month year', currencies: 'JPY EUR' });

describe('presetsOf', () => {
  for (const [currency, interval, amounts] of [
    ['GBP', 'month', [500, 800]],
    ['GBP', 'once', [2000, 4000, 6000]],
    ['GBP', 'year', [2000, 4000, 6000]],
    ['JPY', 'month', [1000]],
    ['EUR', 'once', []],
  ] as const) {
    it(`are ${amounts.join() || 'none'} in ${currency} by ${interval}`, () => {
      const presets = presetsOf(moneyOf({ currency }, settings), interval);
      expect(presets.map(({ amount }) => amount)).to.deep.equal(amounts);
    });
  }

  it('are none where all are for other intervals', () => {
    const own = settingsOf({ presets: '[{"amount":5,"interval":"month"}]' });
    expect(presetsOf(moneyOf({ currency: 'GBP' }, own), 'once')).to.deep.equal([]);
  });
});

describe('moneyOf', () => {
  it('is that of the first currency for one that is not on offer', () => {
    expect(moneyOf({ currency: 'USD' }, settings).currency).to.equal('GBP');
    expect(moneyOf({ currency: 'constructor' }, settings).currency).to.equal('GBP');
  });
});

describe('preselectedAmount', () => {
  const items = '[{"label":"Book","amount":3}]';
  for (const [why, changes, wanted] of [
    ['the first preset', {}, preset(1000)],
    ['the default among the presets', { defaultAmount: '25' }, preset(2500)],
    ['the default beside the presets, as text', { defaultAmount: '12.50' }, typed('12.50')],
    ['nothing without presets', { amounts: '' }, preset(null)],
    ['nothing beside gifts', { items }, preset(null)],
    ['the default beside gifts', { items, defaultAmount: '25' }, preset(2500)],
  ] as const) {
    it(`is ${why}`, () => {
      const own = settingsOf(changes);
      expect(preselectedAmount(draftOn(own), own, 'en-GB')).to.deep.equal(wanted);
      expect(emptyDraft(own, 'en-GB').amount).to.deep.equal(wanted);
    });
  }

  it('is that of the interval and the currency', () => {
    const amountOf = (changes: Partial<Draft>) =>
      preselectedAmount(draftOn(settings, changes), settings, 'en-GB');
    expect(amountOf({ interval: 'month' })).to.deep.equal(preset(500));
    expect(amountOf({ currency: 'JPY' })).to.deep.equal(preset(1000));
    expect(amountOf({ currency: 'EUR' })).to.deep.equal(preset(null));
  });
});

describe('amountDraft', () => {
  for (const [amount, interval, locale, wanted] of [
    [500, 'month', 'en-GB', preset(500)],
    [500, 'once', 'en-GB', typed('5')],
    [1250, 'once', 'de-DE', typed('12,50')],
    [123_456_700, 'once', 'en-GB', typed('1234567')],
  ] as const) {
    it(`is ${JSON.stringify(wanted)} for ${amount} by ${interval} in ${locale}`, () => {
      expect(amountDraft(amount, { currency: 'GBP', interval }, settings, locale)).to.deep.equal(wanted);
    });
  }
});

describe('movedPreset', () => {
  const moved = (before: Partial<Draft>, after: Partial<Draft>) => {
    const draft = draftOn(settings, before);
    return movedPreset(draft, { ...draft, ...after }, settings, 'en-GB');
  };
  for (const [why, amount, after, wanted] of [
    ['to its place in the interval', 4000, { interval: 'month' }, preset(800)],
    ['to the last where its place is none', 6000, { interval: 'month' }, preset(800)],
    ['to the last of the currency', 4000, { currency: 'JPY' }, preset(1000)],
    ['to none where there are none', 4000, { currency: 'EUR' }, preset(null)],
    ['nowhere among the same presets', 4000, { interval: 'year' }, preset(4000)],
    ['to what is preselected where it was not among them', 4100, { interval: 'month' }, preset(500)],
  ] as const) {
    it(`moves ${why}`, () => {
      expect(moved({ amount: preset(amount) }, after)).to.deep.equal(wanted);
    });
  }

  it('leaves alone what was typed', () => {
    expect(moved({ amount: typed('12.50') }, { interval: 'month' })).to.deep.equal(typed('12.50'));
  });
});

describe('movedPreset from none', () => {
  const from = (raw: Parameters<typeof settingsOf>[0]) => {
    const own = settingsOf({ presets: '[{"amount":20,"interval":"once"}]', ...raw });
    const draft = draftOn(own, { interval: 'month', amount: preset(null) });
    return movedPreset(draft, { ...draft, interval: 'once' }, own, 'en-GB');
  };

  it('goes to what is preselected, since nothing was to be chosen', () => {
    expect(from({})).to.deep.equal(preset(2000));
  });

  it('stays beside gifts, where none may be what was chosen', () => {
    expect(from({ items: '[{"label":"Book","amount":3}]', defaultAmount: '20' })).to.deep.equal(preset(null));
  });
});

describe('movedPreset there and back', () => {
  const pathOf = (raw: Parameters<typeof settingsOf>[0], start: Partial<Draft>, steps: Partial<Draft>[]) => {
    const own = settingsOf(raw);
    const last = steps.reduce<Draft>(
      (draft, step) => {
        const next: Draft = { ...draft, ...step };
        return { ...next, amount: movedPreset(draft, next, own, 'en-GB') };
      },
      draftOn(own, start),
    );
    return last.amount;
  };

  it('has the preselection again after an interval without presets', () => {
    const presets = '[{"amount":20,"interval":"once"},{"amount":40,"interval":"once"}]';
    const steps = [{ interval: 'month' }, { interval: 'once' }];
    expect(pathOf({ presets }, {}, steps.slice(0, 1))).to.deep.equal(preset(null));
    expect(pathOf({ presets }, { amount: preset(4000) }, steps)).to.deep.equal(preset(2000));
  });

  it('goes from none beside gifts to the preselection of a currency without gifts', () => {
    const items = '[{"label":"Book","amount":3}]';
    const raw = { items, currencies: 'EUR', amounts: '10 25; EUR 12 30' };
    expect(pathOf(raw, {}, [])).to.deep.equal(preset(null));
    expect(pathOf(raw, {}, [{ currency: 'EUR' }])).to.deep.equal(preset(1200));
  });
});

describe('carryOver', () => {
  const all: Chosen[] = ['currency', 'interval', 'amount', 'gifts', 'one_off', 'project', 'intention'];
  const chosen: Partial<Draft> = {
    ...{ currency: 'JPY', interval: 'month', amount: preset(1000), first_name: 'Zoë', one_off: '5' },
    ...{ project: 'Farms', intention: 'Zakat', giftAid: '2026-04-05T12:00:00.000Z' },
  };
  const carried = (changes: Parameters<typeof settingsOf>[0], what = all, draft = chosen) =>
    carryOver(draftOn(settings, draft), new Set(what), settingsOf(changes), 'en-GB');

  it('keeps all that is still on offer', () => {
    const next = {
      ...{ currencies: 'JPY', amounts: '10; JPY 500 1000', intervals: 'once month' },
      ...{ projects: 'Schools; Farms', intentions: 'Zakat' },
    };
    expect(carried(next)).to.deep.equal({ ...draftOn(settings), ...chosen });
  });

  for (const [why, changes, what, wanted] of [
    ['what was typed', {}, [], { first_name: 'Zoë', one_off: '5', email: 'payer@example.org' }],
    ['Gift Aid', {}, [], { giftAid: '2026-04-05T12:00:00.000Z' }],
    ['no interval that was only preselected', { intervals: 'year month' }, [], { interval: 'year' }],
    ['a chosen interval', { intervals: 'year month' }, ['interval'], { interval: 'month' }],
    ['no interval that is not on offer', { intervals: 'once year' }, ['interval'], { interval: 'once' }],
    ['no currency that was only preselected', { currencies: 'JPY' }, [], { currency: 'GBP' }],
    ['no currency that is not on offer', {}, ['currency'], { currency: 'GBP' }],
    ['no project that is not on offer', { projects: 'Schools' }, ['project'], { project: 'Schools' }],
    ['no intention where there is no choice', {}, ['intention'], { intention: '' }],
  ] as [string, Parameters<typeof settingsOf>[0], Chosen[], Partial<Draft>][]) {
    it(`keeps ${why}`, () => expect(carried(changes, what)).to.deep.include(wanted));
  }

  for (const [why, amount, changes, what, wanted] of [
    ['a chosen preset', preset(2500), {}, ['amount'], preset(2500)],
    ['no preset that was only preselected', preset(2500), {}, [], preset(1000)],
    ['no preset that is not on offer', preset(2000), {}, ['amount'], preset(1000)],
    ['what was typed', typed('ten'), {}, ['amount'], typed('ten')],
    [
      'nothing typed where presets only count',
      typed('7'),
      { noCustomAmount: true },
      ['amount'],
      preset(1000),
    ],
    ['none', preset(null), { noCustomAmount: true }, ['amount'], preset(null)],
  ] as [string, Draft['amount'], Parameters<typeof settingsOf>[0], Chosen[], Draft['amount']][]) {
    it(`keeps ${why} of the amount`, () => {
      expect(carried(changes, what, { amount }).amount).to.deep.equal(wanted);
    });
  }

  const items = JSON.stringify([
    { label: 'Livre', amount: 3, currency: 'EUR' },
    { label: 'Book', amount: 500 },
  ]);
  it('keeps quantities in the same currency, and none where it falls back to another', () => {
    const euro = draftOn(settingsOf({ items, currencies: 'EUR' }), { currency: 'EUR', gifts: ['4'] });
    const what = new Set<Chosen>(['currency', 'gifts']);
    const still = carryOver(euro, what, settingsOf({ items, currencies: 'USD EUR' }), 'en-GB');
    expect(still).to.deep.include({ currency: 'EUR', gifts: ['4'] });
    const back = carryOver(euro, what, settingsOf({ items }), 'en-GB');
    expect(back).to.deep.include({ currency: 'GBP', gifts: [] });
  });
});
