import { expect } from '@open-wc/testing';
import { withLink } from '../../src/form/prefill-link.js';
import type { Form } from '../../src/questions/question.js';
import { formOf, preset, typed } from '../support/questions/forms.js';

type States = Record<string, unknown>;

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
