import { expect } from '@open-wc/testing';
import { withLink } from '../../src/form/with-link.js';
import type { Form } from '../../src/questions/part.js';
import { choices, onlyPresets, perInterval } from '../support/questions/choices.js';
import { formOf, formWith, preset, typed } from '../support/questions/forms.js';

const form = formWith(choices);

type States = Record<string, unknown>;

describe('Prefill from an address', () => {
  const all = ['amount', 'interval', 'project', 'intention'];
  const from = (query: string, allowed: readonly string[] = all, own: Form = form): States =>
    withLink(own, new URLSearchParams(query), allowed).states;

  for (const [query, wanted] of [
    ['amount=25&currency=GBP', { amount: preset(2500) }],
    ['amount=12.50&currency=gbp', { amount: typed('12.50') }],
    ['amount=1500&currency=JPY', { currency: 'JPY', amount: typed('1500', { amount: 1500 }) }],
    // Yen have no decimals, so the comma can only group digits.
    ['amount=1,500&currency=JPY', { currency: 'JPY', amount: typed('1500', { amount: 1500 }) }],
    ['amount=3000&currency=JPY', { currency: 'JPY', amount: preset(3000) }],
    ['amount=1&currency=GBP', { amount: typed('1') }],
    ['amount=1000&currency=GBP', { amount: typed('1000') }],
    ['interval=month', { interval: 'month' }],
    ['interval=quarter', { interval: '3-month' }],
    ['interval=3-month', { interval: '3-month' }],
    ['project=Schools&intention=Zakat', { purpose: { project: 'Schools', intention: 'Zakat' } }],
    ['project=Schools', { purpose: { project: 'Schools', intention: 'General' } }],
    ['interval=month&currency=GBP', { interval: 'month' }],
    ['interval=month&project=Farms', { interval: 'month' }],
    ['interval=month&country=FR', { interval: 'month' }],
    ['interval=month&interval=month', { interval: 'month' }],
  ] as [string, States][]) {
    it(`accepts ${query}`, () => expect(from(query)).to.deep.equal({ ...form.states, ...wanted }));
  }

  for (const query of [
    '',
    'amount=25',
    'currency=JPY',
    'amount=25&currency=EUR',
    'amount=25&currency=__proto__',
    'amount=0.99&currency=GBP',
    'amount=1000.01&currency=GBP',
    'amount=9001&currency=JPY',
    'amount=-25&currency=GBP',
    'amount=£25&currency=GBP',
    'amount=1e3&currency=GBP',
    'amount=25,50&currency=GBP',
    'amount=12.345&currency=GBP',
    'amount=12.5&currency=JPY',
    'interval=week',
    'interval=MONTH',
    'interval=constructor',
    'interval=',
    'project=Wells',
    'project=',
    'intention=<b>Zakat</b>',
    'one_off=5',
    'gifts=9',
    'country=FR',
    'giftAid=2026',
    'email=x@example.org',
    'first_name=X',
    'payer[email]=x@example.org',
  ]) {
    it(`ignores ${query || 'an empty query'}`, () => expect(from(query)).to.deep.equal(form.states));
  }

  const asked = 'amount=25&currency=GBP&interval=month&project=Schools&intention=Zakat';
  for (const [part, others] of [
    ['amount', ['0.99', '1000.01', '25,50', '1,500', '£25', 'ten', '']],
    ['currency', ['USD', 'euros', '']],
    ['interval', ['week', 'year', 'MONTH', '']],
    ['project', ['Wells', 'schools', '']],
    ['intention', ['<b>Zakat</b>', '']],
  ] as const) {
    for (const other of others) {
      const query = new URLSearchParams(asked);
      query.set(part, other);
      it(`takes nothing of ${query.toString()}`, () =>
        expect(from(query.toString())).to.deep.equal(form.states));
    }

    it(`takes nothing of a link that contradicts itself about the ${part}`, () =>
      expect(from(`${asked}&${part}=${others[0]}`)).to.deep.equal(form.states));
  }

  it('takes nothing of a link with a project if the form asks for none', () => {
    const own = formOf({});
    expect(from('amount=25&project=Wells', all, own)).to.deep.equal(own.states);
    const fixed = formOf({ project: 'Wells' });
    expect(from('amount=25&project=Wells', all, fixed)).to.deep.equal({
      ...fixed.states,
      amount: preset(2500),
    });
  });

  it('takes nothing of a link with an ambiguous amount, even if its currency has decimals', () => {
    const own = formOf({ currency: 'EUR', currencies: 'EUR KWD' });
    for (const query of [
      'amount=1,500&currency=EUR',
      'amount=1.500&currency=EUR',
      'amount=1,500&currency=KWD',
    ])
      expect(from(query, all, own), query).to.deep.equal(own.states);
    expect(from('amount=1,500.00&currency=EUR', all, own)['amount']).to.deep.equal(typed('1500'));
  });

  it('ignores fields that the page does not allow, and always ignores an email', () => {
    const query = 'amount=25&currency=GBP&interval=month&project=Schools&intention=Zakat&email=x@example.org';
    expect(from(query, [])).to.deep.equal(form.states);
    expect(from(query, ['email', 'currency', 'Amount', ''])).to.deep.equal(form.states);
    expect(from(query, ['interval'])).to.deep.equal({ ...form.states, interval: 'month' });
    expect(from(query, ['amount'])).to.deep.equal({ ...form.states, amount: preset(2500) });
  });

  it('accepts only a preset if the form offers only presets', () => {
    const own = formOf({ noCustomAmount: true });
    expect(from('amount=25&currency=GBP', all, own)['amount']).to.deep.equal(preset(2500));
    expect(from('amount=26&currency=GBP', all, own)).to.deep.equal(own.states);
  });

  for (const [query, wanted] of [
    ['interval=month', { interval: 'month', amount: preset(500) }],
    ['interval=month&amount=8&currency=GBP', { interval: 'month', amount: preset(800) }],
    ['interval=month&amount=20&currency=GBP', { interval: 'month', amount: typed('20') }],
  ] as const) {
    it(`uses the presets of the interval for ${query}`, () =>
      expect(from(query, all, formOf(perInterval))).to.deep.include(wanted));
  }

  it('moves a chosen preset to the same position in the new interval', () => {
    const own = formWith(perInterval, { preset: '4000' });
    expect(from('interval=month', all, own)['amount']).to.deep.equal(preset(800));
  });

  it('takes nothing of a link to a preset of another interval if the form offers only presets', () => {
    const own = formOf(onlyPresets);
    expect(from('interval=month&amount=20&currency=GBP', all, own)).to.deep.equal(own.states);
  });
});

const from = (query: string, form: Form): States =>
  withLink(form, new URLSearchParams(query), ['amount', 'interval']).states;

describe('Prefill from an address with an amount but no currency', () => {
  const own = formOf({ intervals: 'once month', maxAmount: '1000' });
  for (const [query, wanted] of [
    ['amount=50', { amount: preset(5000) }],
    ['amount=12.5', { amount: typed('12.50') }],
    ['interval=month&amount=10', { interval: 'month', amount: preset(1000) }],
  ] as [string, States][]) {
    it(`accepts ${query} in a form with one currency`, () =>
      expect(from(query, own)).to.deep.equal({ ...own.states, ...wanted }));
  }

  for (const query of [
    ...['1.500', '1,500', '1 500', '12,50', '0.50', '1000.01', '-5', '+50', '5e1', '£50', ''].map(
      (amount) => `amount=${encodeURIComponent(amount)}`,
    ),
    'amount=50&currency=',
    'amount=50&currency=EUR',
    'interval=week',
  ]) {
    it(`ignores ${query}`, () => expect(from(query, own)).to.deep.equal(own.states));
  }

  it('ignores an ambiguous text, even if one reading is a valid amount', () => {
    const dinars = formOf({ currency: 'KWD' });
    expect(from('amount=1.500', dinars)).to.deep.equal(dinars.states);
    expect(from('amount=1.500&currency=KWD', dinars)['amount']).to.deep.equal(
      typed('1.500', { amount: 1500 }),
    );
  });

  it('ignores the amount if the form has several currencies, or offers only presets and not this amount', () => {
    const several = formOf({ currencies: 'GBP EUR' });
    expect(from('amount=25', several)).to.deep.equal(several.states);
    const presetsOnly = formOf({ noCustomAmount: true });
    expect(from('amount=26', presetsOnly)).to.deep.equal(presetsOnly.states);
  });
});
