import { expect } from '@open-wc/testing';
import { choicesOf, recovered, withAddress, withChoices } from '../../src/donation/choices.js';
import { draftOn, preset, typed } from './drafts.js';
import { settingsOf } from './raw-settings.js';

const items = '[{"label": "Seeds", "amount": 15.5}, {"label": "Book", "amount": 3}]';
const settings = settingsOf({ items, maxAmount: '1000' });
const draft = draftOn(settings);

describe('choicesOf', () => {
  it('are quantities of up to three digits', () => {
    const gifts = (quantities: string[]) =>
      choicesOf(draftOn(settings, { gifts: quantities }), settings, 'en-GB').gifts;
    expect(gifts(['12', '345'])).to.deep.equal(['12', '345']);
    expect(gifts(['1234', 'x12'])).to.deep.equal(['', '']);
  });
});

describe('withChoices', () => {
  it('takes that none is chosen, also where presets only can be given', () => {
    const own = settingsOf({ noCustomAmount: true });
    const stored = { currency: 'GBP', amount: preset(null) };
    expect(withChoices(draftOn(own), stored, own, 'en-GB').amount).to.deep.equal(preset(null));
  });
});

describe('recovered', () => {
  it('is what was meant, where what was kept can’t be read', () => {
    const kept = { currency: 'GBP', interval: 'month', amount: typed('ten') };
    const meant = { amount: 4000, currency: 'GBP', interval: { unit: 'month', count: 1 } } as const;
    expect(recovered(draft, kept, meant, settings, 'en-GB')).to.deep.include({
      interval: 'month',
      amount: typed('40'),
    });
  });
});

describe('withAddress', () => {
  for (const [amount, wanted] of [
    ['1', typed('1')],
    ['1000', typed('1000')],
    ['1000.01', preset(null)],
    ['0.99', preset(null)],
  ] as const) {
    it(`has ${JSON.stringify(wanted)} for an amount of ${amount}, with 1 to 1000 on offer`, () => {
      const address = new URLSearchParams({ amount, currency: 'GBP' });
      expect(withAddress(draft, address, ['amount'], settings, 'en-GB').amount).to.deep.equal(wanted);
    });
  }
});

describe('withChoices in another locale than the amount was typed in', () => {
  const own = settingsOf({ oneOff: true });
  for (const [why, stored, wanted] of [
    [
      'an amount as another locale reads it',
      { amount: typed('250,50'), locale: 'de' },
      { amount: typed('250,50') },
    ],
    ['a group of another locale', { one_off: '1.500', locale: 'de' }, { one_off: '1500' }],
    ['no amount that another locale reads otherwise', { one_off: '1,500', locale: 'de' }, { one_off: '' }],
    ['an amount in a locale that is none', { one_off: '12.50', locale: '!' }, { one_off: '12.50' }],
    ['an amount in a locale that is no text', { one_off: '12.50', locale: {} }, { one_off: '12.50' }],
  ] as const) {
    it(`takes ${why}`, () => {
      expect(withChoices(draftOn(own), { currency: 'GBP', ...stored }, own, 'en-GB')).to.deep.include(wanted);
    });
  }
});
