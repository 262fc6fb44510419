import { expect } from '@open-wc/testing';
import { recovered, withAddress, withChoices } from '../../src/donation/choices.js';
import { preselectedAmount, type Draft } from '../../src/donation/draft.js';
import { readGifts } from '../../src/donation/read-gifts.js';
import { codesIn, donationFrom, draftOn, preset, typed } from './drafts.js';
import { settingsOf } from './raw-settings.js';

const presets = JSON.stringify([
  { amount: 20 },
  { amount: 40 },
  { amount: 5, interval: 'month' },
  { amount: 8, interval: 'month' },
  { amount: 1000, currency: 'JPY' },
]);
const settings = settingsOf({ presets, intervals: 'once month', currencies: 'JPY' });
const onlyPresets = settingsOf({ presets, intervals: 'once month', currencies: 'JPY', noCustomAmount: true });

describe('withChoices, by presets per interval', () => {
  for (const [why, stored, wanted] of [
    ['another interval without an amount', { currency: 'GBP', interval: 'month' }, preset(500)],
    [
      'a preset of another interval',
      { currency: 'GBP', interval: 'month', amount: preset(2000) },
      preset(500),
    ],
    [
      'a preset that is gone in another currency',
      { currency: 'JPY', interval: 'once', amount: preset(777) },
      preset(1000),
    ],
    ['another currency without an amount', { currency: 'JPY', interval: 'once' }, preset(1000)],
    [
      'the second preset of the interval',
      { currency: 'GBP', interval: 'month', amount: preset(800) },
      preset(800),
    ],
  ] as const) {
    it(`has what is on offer for ${why}`, () => {
      expect(withChoices(draftOn(settings), stored, settings, 'en-GB').amount).to.deep.equal(wanted);
    });
  }

  it('moves the preset that is chosen now to its place', () => {
    const draft = draftOn(settings, { amount: preset(4000) });
    const stored = { currency: 'GBP', interval: 'month' };
    expect(withChoices(draft, stored, settings, 'en-GB').amount).to.deep.equal(preset(800));
  });

  it('has no text of a stored amount where there is no other amount', () => {
    const stored = { currency: 'JPY', interval: 'once', amount: typed('1500') };
    expect(withChoices(draftOn(onlyPresets), stored, onlyPresets, 'en-GB')).to.deep.include({
      currency: 'JPY',
      amount: preset(1000),
    });
  });
});

describe('withAddress, by presets per interval', () => {
  const from = (query: string, own = settings, changes: Partial<Draft> = {}) =>
    withAddress(
      draftOn(own, changes),
      new URLSearchParams(query),
      ['amount', 'interval', 'project', 'intention'],
      own,
      'en-GB',
    );

  for (const [query, wanted] of [
    ['interval=month', { interval: 'month', amount: preset(500) }],
    ['interval=month&amount=8&currency=GBP', { interval: 'month', amount: preset(800) }],
    ['interval=month&amount=20&currency=GBP', { interval: 'month', amount: typed('20') }],
    ['interval=month&amount=0.1&currency=GBP', { interval: 'month', amount: preset(500) }],
  ] as const) {
    it(`has what is on offer for ${query}`, () => expect(from(query)).to.deep.include(wanted));
  }

  it('moves a chosen preset to its place in the interval', () => {
    expect(from('interval=month', settings, { amount: preset(4000) }).amount).to.deep.equal(preset(800));
  });

  it('takes no preset of another interval where there is no other amount', () => {
    expect(from('interval=month&amount=20&currency=GBP', onlyPresets)).to.deep.include({
      ...{ currency: 'GBP', interval: 'month', amount: preset(500) },
    });
  });
});

describe('recovered, where there is no other amount', () => {
  const month = { unit: 'month', count: 1 } as const;
  for (const [why, meant, wanted] of [
    ['a preset', { amount: 800, currency: 'GBP', interval: month }, { amount: preset(800) }],
    [
      'an amount that is no preset',
      { amount: 1234, currency: 'GBP', interval: month },
      { amount: preset(500) },
    ],
    [
      'an amount of another currency',
      { amount: 1234, currency: 'JPY', interval: month },
      { currency: 'JPY', amount: preset(1000) },
    ],
  ] as const) {
    it(`has a preset of the interval for ${why}`, () => {
      const next = recovered(draftOn(onlyPresets), null, meant, onlyPresets, 'en-GB');
      expect(next).to.deep.include({ interval: 'month', ...wanted });
    });
  }
});

describe('preselectedAmount, where there is no other amount', () => {
  const own = settingsOf({
    presets: '[{"amount":20,"interval":"once"},{"amount":5,"interval":"month"}]',
    noCustomAmount: true,
    defaultAmount: '5',
  });

  for (const [interval, wanted] of [
    ['once', preset(2000)],
    ['month', preset(500)],
  ] as const) {
    it(`is a preset of ${interval}, though the default is one of another interval`, () => {
      expect(preselectedAmount(draftOn(own, { interval }), own, 'en-GB')).to.deep.equal(wanted);
    });
  }
});

describe('a preset or currency that is not on offer', () => {
  for (const [why, changes, wanted] of [
    ['a preset below zero', { amount: preset(-5) }, [['amount', 'empty']]],
    ['a preset of another interval', { interval: 'month', amount: preset(2000) }, [['amount', 'empty']]],
    ['a preset of another currency', { currency: 'JPY', amount: preset(2000) }, [['amount', 'empty']]],
    [
      'a currency that is not on offer',
      { currency: 'EUR', amount: preset(2000) },
      [['currency', 'required']],
    ],
    [
      'a currency of all objects',
      { currency: 'constructor', amount: preset(2000) },
      [['currency', 'required']],
    ],
  ] as [string, Partial<Draft>, [string, string][]][]) {
    it(`is refused: ${why}`, () => {
      expect(codesIn(settings, changes)).to.deep.equal(wanted);
      expect(readGifts(draftOn(settings, changes), settings, 'en-GB')).to.be.null;
    });
  }
});

describe('what stands in an other amount that is not shown', () => {
  it('is no amount', () => {
    const changes = { amount: typed('7') };
    expect(codesIn(onlyPresets, changes)).to.deep.equal([['amount', 'empty']]);
    expect(readGifts(draftOn(onlyPresets, changes), onlyPresets, 'en-GB')).to.be.null;
  });

  for (const custom of ['7', 'ten']) {
    it(`is ignored beside a preset: ${custom}`, () => {
      const changes = { amount: { preset: 4000, custom } };
      expect(donationFrom(onlyPresets, changes).amount).to.equal(4000);
    });
  }
});

describe('the first invoice', () => {
  const month = { unit: 'month', count: 1 };
  const own = settingsOf({ oneOff: true, intervals: 'month once' });

  it('goes up to eight digits, with what is given once', () => {
    const changes = { amount: typed('900000'), one_off: '99999.99' };
    expect(donationFrom(own, changes)).to.deep.include({
      ...{ interval: month, amount: 90_000_000, oneOff: 9_999_999 },
    });
  });

  for (const [custom, one_off] of [
    ['900000', '100000'],
    ['999999.99', '1'],
    ['999999.99', '999999.99'],
  ] as const) {
    it(`goes not beyond: ${custom} and ${one_off}`, () => {
      expect(codesIn(own, { amount: typed(custom), one_off })).to.deep.equal([['one_off', 'max']]);
    });
  }

  it('counts gifts too', () => {
    const items = '[{"label":"Well","amount":500000}]';
    const withGifts = settingsOf({ oneOff: true, intervals: 'month', items });
    const changes = { amount: typed('1'), gifts: ['1'] };
    expect(codesIn(withGifts, { ...changes, one_off: '499999' })).to.deep.equal([['one_off', 'max']]);
    expect(donationFrom(withGifts, { ...changes, one_off: '499998.99' }).oneOff).to.equal(49_999_899);
  });

  it('is no matter of a single gift, whatever stands beside it', () => {
    const changes = { interval: 'once', amount: typed('999999.99'), one_off: '1' };
    expect(donationFrom(own, changes)).to.deep.include({ amount: 99_999_999, oneOff: 0 });
  });
});
