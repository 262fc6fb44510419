import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { choicesOf, recovered, withAddress, withChoices } from '../../src/donation/choices.js';
import type { Draft } from '../../src/donation/draft.js';
import { draftOn, preset, typed } from './drafts.js';
import { settingsOf } from './raw-settings.js';

const items = JSON.stringify([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
]);
const settings = settingsOf({
  ...{ currencies: 'JPY', amounts: '10 25; JPY 1000 3000', intervals: 'once month quarter', items },
  ...{ projects: 'Farms; Schools', intentions: 'General; Zakat', oneOff: true, maxAmount: '1000; JPY 9000' },
});
const draft = draftOn(settings);

const chosen: Partial<Draft> = {
  ...{ currency: 'JPY', interval: '3-month', amount: typed('1,500'), one_off: '500' },
  ...{ project: 'Schools', intention: 'Zakat' },
};

describe('choicesOf', () => {
  it('are what was chosen of the gift, and nothing of the payer', () => {
    const payer: Partial<Draft> = {
      ...{ email: 'payer@example.org', first_name: 'Zoë', last_name: 'Payer', phone: '01632 960001' },
      ...{ country: 'GB', line1: '1 Payer Street', line2: 'Flat 2', city: 'Bristol', state: 'Avon' },
      ...{ postcode: 'BS1 4DJ', giftAid: '2026-04-05T12:00:00.000Z' },
    };
    const whole = draftOn(settings, { ...payer, ...chosen, gifts: ['2', ''] });
    expect(choicesOf(whole, settings, 'en-GB')).to.deep.equal({
      ...chosen,
      ...{ gifts: ['2', ''], locale: 'en-GB' },
    });
  });

  it('are a preset by its amount', () => {
    const { amount } = choicesOf(draftOn(settings, { amount: preset(2500) }), settings, 'en-GB');
    expect(amount).to.deep.equal({ preset: 2500, custom: '' });
  });

  for (const text of [
    'payer@example.org',
    '4111 1111 1111 1111',
    'ten',
    '0',
    '1000.01',
    '5.555',
    '€5',
    '-5',
  ]) {
    it(`are no amount for ${text}`, () => {
      const choices = choicesOf(
        draftOn(settings, { amount: typed(text), one_off: text, gifts: [text, '4'] }),
        settings,
        'en-GB',
      );
      expect(choices).to.deep.include({
        amount: typed(''),
        one_off: '',
        gifts: [text === '0' ? '0' : '', '4'],
      });
    });
  }
});

describe('withChoices', () => {
  it('gives back what was chosen, after a way through JSON', () => {
    const choices = choicesOf(draftOn(settings, chosen), settings, 'en-GB');
    expect(withChoices(draft, JSON.parse(JSON.stringify(choices)), settings, 'en-GB')).to.deep.equal({
      ...draft,
      ...chosen,
    });
  });

  for (const stored of [
    ...[null, undefined, 0, 1, NaN, true, '', 'GBP', [], [{}], {}, () => 'GBP', Symbol('GBP')],
    ...[{ currency: null }, { currency: 'USD' }, { currency: 'gbp' }, { currency: '__proto__' }],
    ...[{ currency: ['GBP'] }, { currency: { toString: () => 'GBP' } }, { Currency: 'GBP' }],
  ]) {
    it(`leaves the draft as it is by ${String(JSON.stringify(stored) ?? typeof stored)}`, () => {
      expect(withChoices(draft, stored, settings, 'en-GB')).to.deep.equal(draft);
    });
  }

  for (const [why, stored, wanted] of [
    ['no interval that is not on offer', { interval: 'week' }, { interval: 'once' }],
    ['no interval by another name', { interval: 'quarter' }, { interval: 'once' }],
    ['no interval that is no text', { interval: 3 }, { interval: 'once' }],
    ['no project that is not on offer', { project: 'Wells' }, { project: 'Farms' }],
    ['no project of all objects', { project: 'constructor' }, { project: 'Farms' }],
    ['no intention that is not on offer', { intention: 'zakat' }, { intention: 'General' }],
    ['no preset that is not on offer', { amount: preset(1100) }, { amount: draft.amount }],
    ['no preset beside another amount of pence', { amount: preset(10.5) }, { amount: draft.amount }],
    ['no amount that lacks its text', { amount: { preset: 1000 } }, { amount: draft.amount }],
    ['no amount of another shape', { amount: '1000' }, { amount: draft.amount }],
    ['no gifts of other settings', { gifts: ['1', '2', '3'] }, { gifts: [] }],
    ['no gifts that are not texts', { gifts: [1, 2] }, { gifts: [] }],
    ['no gifts by name', { gifts: { 0: '1', 1: '2', length: 2 } }, { gifts: [] }],
    ['no one-off gift that is no text', { one_off: 5 }, { one_off: '' }],
    ['the other choices beside one that is forged', { interval: 'month', amount: 5 }, { interval: 'month' }],
    ['a preset', { amount: preset(2500) }, { amount: preset(2500) }],
    ['that none is chosen', { amount: preset(null) }, { amount: preset(null) }],
    ['gifts', { gifts: ['1', ''] }, { gifts: ['1', ''] }],
  ] as const) {
    it(`takes ${why}`, () => {
      expect(withChoices(draft, { currency: 'GBP', ...stored }, settings, 'en-GB')).to.deep.include(wanted);
    });
  }

  it('takes nothing of the payer, and no Gift Aid', () => {
    const forged = { email: 'x@example.org', first_name: 'X', giftAid: '2026', country: 'FR', extra: 1 };
    expect(withChoices(draft, { currency: 'GBP', ...forged }, settings, 'en-GB')).to.deep.equal(draft);
  });

  it('takes no other amount where presets only can be given', () => {
    const own = settingsOf({ noCustomAmount: true });
    const stored = { currency: 'GBP', amount: typed('7') };
    expect(withChoices(draftOn(own), stored, own, 'en-GB').amount).to.deep.equal(preset(1000));
  });

  it('never throws and never leaves what is on offer, whatever is stored', () => {
    const any = fc.oneof(
      fc.anything(),
      fc.record(
        {
          currency: fc.oneof(fc.constantFrom('GBP', 'JPY', 'EUR'), fc.anything()),
          interval: fc.oneof(fc.constantFrom('once', 'month', 'week'), fc.anything()),
          amount: fc.oneof(fc.record({ preset: fc.anything(), custom: fc.anything() }), fc.anything()),
          gifts: fc.oneof(fc.array(fc.anything()), fc.anything()),
          one_off: fc.anything(),
          project: fc.oneof(fc.constantFrom('Farms', 'Wells'), fc.anything()),
          intention: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(any, (stored) => {
        const next = withChoices(draft, stored, settings, 'en-GB');
        expect(next).to.have.all.keys(Object.keys(draft));
        expect(['GBP', 'JPY']).to.include(next.currency);
        expect(['once', 'month', '3-month']).to.include(next.interval);
        expect(['Farms', 'Schools']).to.include(next.project);
        expect(['General', 'Zakat']).to.include(next.intention);
        expect([0, 2]).to.include(next.gifts.length);
        expect(next.gifts.every((quantity) => typeof quantity === 'string')).to.be.true;
        expect([typeof next.one_off, typeof next.amount.custom]).to.deep.equal(['string', 'string']);
        expect(next.email).to.equal('payer@example.org');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('recovered', () => {
  const month = { unit: 'month', count: 1 } as const;
  const kept = { currency: 'GBP', interval: 'month', amount: preset(2500), gifts: ['2', ''], one_off: '7' };

  it('is what was kept, where it comes to what was meant each time', () => {
    const meant = { amount: 5600, currency: 'GBP', interval: month };
    expect(recovered(draft, kept, meant, settings, 'en-GB')).to.deep.include(kept);
  });

  it('is what was kept, where nothing is known of what was meant', () => {
    expect(recovered(draft, kept, null, settings, 'en-GB')).to.deep.include(kept);
  });

  for (const [why, meant, wanted] of [
    ['another amount', { amount: 4000, currency: 'GBP', interval: month }, { amount: typed('40') }],
    ['a preset', { amount: 1000, currency: 'GBP', interval: month }, { amount: preset(1000) }],
    [
      'another currency',
      { amount: 5600, currency: 'JPY', interval: month },
      { currency: 'JPY', amount: typed('5600') },
    ],
    [
      'another interval',
      { amount: 5600, currency: 'GBP', interval: { unit: 'month', count: 3 } },
      { interval: '3-month', amount: typed('56') },
    ],
    [
      'an interval that is no longer on offer',
      { amount: 5600, currency: 'GBP', interval: { unit: 'week', count: 1 } },
      { interval: 'month', amount: typed('56') },
    ],
  ] as const) {
    it(`is ${why} as it was meant, without gifts and one-off`, () => {
      const next = recovered(draft, kept, meant, settings, 'en-GB');
      expect(next).to.deep.include({ gifts: [], one_off: '', ...wanted });
    });
  }

  it('is what was kept, where the currency is no longer on offer', () => {
    const meant = { amount: 5600, currency: 'USD', interval: month };
    expect(recovered(draft, kept, meant, settings, 'en-GB')).to.deep.include(kept);
  });
});

describe('withAddress', () => {
  const all = ['amount', 'interval', 'project', 'intention'];
  const from = (query: string, allowed: readonly string[] = all, own = settings) =>
    withAddress(draftOn(own), new URLSearchParams(query), allowed, own, 'en-GB');

  for (const [query, wanted] of [
    ['amount=25&currency=GBP', { currency: 'GBP', amount: preset(2500) }],
    ['amount=12.50&currency=gbp', { currency: 'GBP', amount: typed('12.50') }],
    ['amount=1500&currency=JPY', { currency: 'JPY', amount: typed('1500') }],
    ['amount=1,500&currency=JPY', { currency: 'JPY', amount: typed('1500') }],
    ['amount=3000&currency=JPY', { currency: 'JPY', amount: preset(3000) }],
    ['interval=month', { interval: 'month' }],
    ['interval=quarter', { interval: '3-month' }],
    ['project=Schools&intention=Zakat', { project: 'Schools', intention: 'Zakat' }],
  ] as [string, Partial<Draft>][]) {
    it(`takes ${query}`, () => {
      expect(from(query)).to.deep.equal({ ...draft, ...wanted });
    });
  }

  for (const query of [
    ...['', 'amount=25', 'currency=JPY', 'amount=25&currency=EUR', 'amount=25&currency=__proto__'],
    ...['amount=0.99&currency=GBP', 'amount=1000.01&currency=GBP', 'amount=9001&currency=JPY'],
    ...['amount=-25&currency=GBP', 'amount=£25&currency=GBP', 'amount=1e3&currency=GBP'],
    ...['amount=25,50&currency=GBP', 'amount=12.345&currency=GBP', 'amount=12.5&currency=JPY'],
    ...['interval=week', 'interval=MONTH', 'interval=constructor', 'interval=', 'project=Wells'],
    ...['project=', 'intention=<b>Zakat</b>', 'one_off=5', 'gifts=9', 'country=FR', 'giftAid=2026'],
    ...['email=x@example.org', 'first_name=X', 'payer[email]=x@example.org'],
  ]) {
    it(`ignores ${query || 'an address of nothing'}`, () => expect(from(query)).to.deep.equal(draft));
  }

  it('ignores what the page does not allow, and never allows an e-mail', () => {
    const query = 'amount=25&currency=GBP&interval=month&project=Schools&intention=Zakat&email=x@example.org';
    expect(from(query, [])).to.deep.equal(draft);
    expect(from(query, ['email', 'currency', 'Amount', ''])).to.deep.equal(draft);
    expect(from(query, ['interval'])).to.deep.equal({ ...draft, interval: 'month' });
    expect(from(query, ['amount'])).to.deep.equal({ ...draft, amount: preset(2500) });
  });

  it('takes no amount but presets where these only can be given', () => {
    const own = settingsOf({ noCustomAmount: true });
    expect(from('amount=25&currency=GBP', all, own).amount).to.deep.equal(preset(2500));
    expect(from('amount=26&currency=GBP', all, own)).to.deep.equal(draftOn(own));
  });
});
