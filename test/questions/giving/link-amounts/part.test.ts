import { expect } from '@open-wc/testing';
import { keptAnswers, withKeptAnswers } from '../../../../src/form/kept-answers.js';
import { withLink } from '../../../../src/form/with-link.js';
import { presetsIn } from '../../../../src/questions/giving/amount/state.js';
import { linkAmountsKey } from '../../../../src/questions/giving/link-amounts/state.js';
import type { Form } from '../../../../src/questions/part.js';
import { reconfigured } from '../../../../src/form/create-form.js';
import { withState } from '../../../../src/questions/states.js';
import { amountIn, filled, formOf, preset, requestIn, typed } from '../../../support/questions/forms.js';

const allowed = ['amount', 'amounts', 'interval', 'project'];
const at = (query: string, form: Form = formOf(), names: readonly string[] = allowed): Form =>
  withLink(form, new URLSearchParams(query), names);
const amountsOf = (form: Form): number[] => presetsIn(form).map(({ amount }) => amount);
const linked = [5000, 10000, 20000];

describe('The amounts of a link', () => {
  for (const [query, amounts] of [
    ['amounts=50,100,200', linked],
    ['amounts=50,%20100,%20200', linked],
    ['amounts=50%2C100%2C200', linked],
    ['amounts=50+100+200', linked],
    ['amounts=50%20100%20200', linked],
    ['amounts=200/100/50', [20000, 10000, 5000]],
    ['amounts=50+50+12.50', [5000, 1250]],
    ['amounts=1+2+3+4+5+6', [100, 200, 300, 400, 500, 600]],
    ['amounts=25,50', [2500, 5000]],
    ['amounts=1500+3000', [150000, 300000]],
    ['amounts=50,100,200&currency=gbp', linked],
  ] as const) {
    it(`are the presets for ${query}`, () => expect(amountsOf(at(query))).to.deep.equal(amounts));
  }

  for (const [why, query] of [
    ['none', 'amounts='],
    ['only one', 'amounts=50'],
    ['the same one twice', 'amounts=50+50.00'],
    ['seven', 'amounts=1+2+3+4+5+6+7'],
    ['two that can be one', 'amounts=1,500'],
    ['grouped digits', 'amounts=1,500+3,000'],
    ['grouped digits without a space', 'amounts=1,500,3,000'],
    ['a point that can be a separator', 'amounts=1.500+3.000'],
    ['a comma that can be a point', 'amounts=12,50+25'],
    ['a word', 'amounts=50,100,many'],
    ['a sign', 'amounts=£50+£100'],
    ['a negative one', 'amounts=-50+100+200'],
    ['an exponent', 'amounts=1e2+200+300'],
    ['two lists', 'amounts=50+100&amounts=20+30'],
    ['several currencies', 'amounts=10+20%3B+EUR+30+40'],
  ] as const) {
    it(`are ignored if there are ${why}`, () => {
      const form = formOf();
      expect(at(query, form).states).to.deep.equal(form.states);
    });
  }

  it('are ignored without the rest of the link', () =>
    expect(at('amounts=1,500&amount=25&interval=month').states).to.deep.include({
      interval: 'month',
      amount: preset(2500),
    }));

  it('are ignored if the form does not offer the rest of the link', () => {
    const form = formOf();
    expect(at('amounts=50,100,200&interval=week', form).states).to.deep.equal(form.states);
  });

  it('are ignored unless the page allows them', () => {
    const form = formOf({ currencies: 'GBP EUR' });
    const query = 'amounts=50+100&currency=EUR&interval=month';
    expect(amountsOf(at(query, form, ['interval']))).to.deep.equal([1000, 2500, 5000, 10000]);
    expect(at(query, form, ['interval']).states).to.deep.include({ interval: 'month', currency: 'GBP' });
    expect(amountsOf(at(query, form, ['amounts', 'interval']))).to.deep.equal([5000, 10000]);
  });

  it('leave out those outside the limits, if two remain', () => {
    const form = formOf({ minAmount: '20', maxAmount: '100' });
    expect(amountsOf(at('amounts=10+20+100+200', form))).to.deep.equal([2000, 10000]);
    expect(at('amounts=10+20+200', form).states).to.deep.equal(form.states);
  });

  it('are for one currency', () => {
    const form = formOf({ currencies: 'GBP JPY' });
    expect(at('amounts=50,100,200', form).states).to.deep.equal(form.states);
    const yen = at('amounts=3000+5000&currency=JPY', form);
    expect(yen.states['currency']).to.equal('JPY');
    expect(amountsOf(yen)).to.deep.equal([3000, 5000]);
    expect(amountsOf(filled(yen, { currency: 'GBP' }))).to.deep.equal(amountsOf(form));
    // In yen, 50,100,200 can be a single amount.
    expect(at('amounts=50,100,200&currency=JPY', form).states).to.deep.equal(form.states);
  });

  it('have three decimals only in a currency that the link names', () => {
    const dinars = formOf({ currency: 'KWD' });
    expect(at('amounts=1.500+2.500', dinars).states).to.deep.equal(dinars.states);
    expect(amountsOf(at('amounts=1.500+2.500&currency=KWD', dinars))).to.deep.equal([1500, 2500]);
  });

  it('are for the interval of the link, or for all', () => {
    const form = formOf({ presets: '[{"amount":20},{"amount":5,"interval":"month"}]' });
    const monthly = at('amounts=7+9&interval=month', form);
    expect(amountsOf(monthly)).to.deep.equal([700, 900]);
    expect(amountsOf(filled(monthly, { interval: 'once' }))).to.deep.equal([2000]);
    const any = at('amounts=7+9', form);
    expect(amountsOf(any)).to.deep.equal([700, 900]);
    expect(amountsOf(filled(any, { interval: 'month' }))).to.deep.equal([700, 900]);
  });

  it('take the place of the own amounts of a purpose', () => {
    const form = formOf({
      purposes: '[{"value":"W","label":"Wells"},{"value":"S","label":"Schools","amounts":[5,6]}]',
    });
    const own = filled(form, { project: 'S' });
    expect(amountsOf(own)).to.deep.equal([500, 600]);
    expect(amountsOf(at('amounts=50,100,200&project=S', form))).to.deep.equal(linked);
  });

  it('keep what the page says about the same amount', () => {
    const form = formOf({ presets: '[{"amount":50,"impact":"A bed"},{"amount":60}]' });
    expect(presetsIn(at('amounts=50+70', form)).map(({ impact }) => impact)).to.deep.equal(['A bed', null]);
  });

  it('add none to a form that offers only its own', () => {
    const form = formOf({ noCustomAmount: true });
    expect(amountsOf(at('amounts=100+25+30', form))).to.deep.equal([10000, 2500]);
    expect(amountsOf(at('amounts=25+30+35', form))).to.deep.equal([1000, 2500, 5000, 10000]);
  });

  it('follow a change of the limits', () => {
    const form = at('amounts=50,100,200');
    expect(amountsOf(reconfigured(form, formOf({ maxAmount: '100' })))).to.deep.equal([5000, 10000]);
    expect(amountsOf(reconfigured(form, formOf({ maxAmount: '99' })))).to.deep.equal([1000, 2500, 5000]);
  });

  for (const [why, query, changes, wanted] of [
    ['the first of them', 'amounts=200+50', {}, preset(20000)],
    ['the first of them, even if the page has it too', 'amounts=5+10', {}, preset(500)],
    ['the amount of the link among them', 'amounts=50,100,200&amount=100', {}, preset(10000)],
    ['the amount of the link as text', 'amounts=50,100,200&amount=75', {}, typed('75')],
    ["the page's default among them", 'amounts=50+100', { defaultAmount: '100' }, preset(10000)],
    [
      "the first if the page's default isn't among them",
      'amounts=50+75',
      { defaultAmount: '25' },
      preset(5000),
    ],
    ['none if the page wants none', 'amounts=50+100', { defaultAmount: 'none' }, preset(null)],
  ] as const) {
    it(`choose ${why}`, () => expect(amountIn(at(query, formOf(changes)))).to.deep.equal(wanted));
  }

  it('are donated like any other preset', () => {
    const form = filled(at('amounts=50,100,200'), { email: 'payer@example.org', preset: '20000' });
    expect(requestIn(form)).to.deep.include({ line_items: [{ quantity: 1, amount: 20000 }] });
  });

  it('survive a reload with the choice among them', () => {
    const form = filled(at('amounts=50,100,200&interval=month'), { preset: '10000' });
    const again = withKeptAnswers(formOf(), JSON.parse(JSON.stringify(keptAnswers(form))));
    expect(amountsOf(again)).to.deep.equal(linked);
    expect(again.states).to.deep.equal(form.states);
  });

  it('are not restored from storage that makes no sense', () => {
    const form = formOf();
    for (const kept of [
      'x',
      { currency: 'GBP', interval: null, amounts: ['50', '100'] },
      { currency: 'GBP', interval: null, amounts: [0.5, 1] },
      { currency: 'GBP', interval: null, amounts: [1, 2, 3, 4, 5, 6, 7] },
      { currency: 'GBP', interval: 1, amounts: [5000, 6000] },
      { currency: null, interval: null, amounts: [5000, 6000] },
    ])
      expect(
        withKeptAnswers(form, { locale: 'en-GB', answers: { [linkAmountsKey.name]: kept } }).states,
      ).to.deep.equal(form.states);
  });

  it('are within the limits, whatever is in storage', () => {
    const form = withState(formOf(), linkAmountsKey, {
      currency: 'GBP',
      interval: null,
      amounts: [-5000, 0, 5000, 6000, 1e12],
    });
    expect(amountsOf(form)).to.deep.equal([5000, 6000]);
  });
});
