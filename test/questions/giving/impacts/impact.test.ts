import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { impactFor, type ImpactRule } from '../../../../src/questions/giving/impacts/impact.js';
import { impactsKey, type ImpactOf } from '../../../../src/questions/giving/impacts/state.js';
import { ownSettings } from '../../../../src/questions/states.js';
import { formOf, issuesOf, type Changes } from '../../../support/questions/forms.js';

const reeds = { every: 3, one: 'plants a reed', other: 'plants {count} reeds' };
const hens = { every: 20, one: 'feeds a hen', other: 'feeds {count} hens' };

/** The line for an amount in minor units: £ once, unless the test says otherwise. */
const lineOf = (impacts: unknown, amount: number, of: Partial<ImpactOf> = {}, changes: Changes = {}) =>
  ownSettings(
    formOf({ impacts, ...changes }),
    impactsKey,
  )({
    amount,
    currency: 'GBP',
    interval: 'once',
    locale: 'en-GB',
    ...of,
  });

const json = (...rules: unknown[]) => JSON.stringify(rules);

describe('impacts', () => {
  for (const [amount, line] of [
    [299, undefined],
    [300, 'plants a reed'],
    [599, 'plants a reed'],
    [600, 'plants 2 reeds'],
    [1999, 'plants 6 reeds'],
    [2000, 'feeds a hen'],
    [2001, 'feeds a hen'],
    [99_999_900, 'feeds 49,999 hens'],
  ] as const) {
    it(`say “${line}” for ${amount} pence, by the largest rule that fits, rounded down`, () => {
      expect(lineOf(json(reeds, hens), amount)).to.equal(line);
      expect(lineOf(json(hens, reeds), amount)).to.equal(line);
    });
  }

  it('are in the smallest unit in a list', () => {
    expect(lineOf([{ ...reeds, every: 300 }], 600)).to.equal('plants 2 reeds');
    expect(lineOf([{ ...reeds, every: 300 }], 299)).to.equal(undefined);
  });

  it('can be in decimals, as numbers or texts', () => {
    expect(lineOf(json({ ...reeds, every: 0.5 }), 149)).to.equal('plants 2 reeds');
    expect(lineOf(json({ ...reeds, every: '1,000.50' }), 100_050)).to.equal('plants a reed');
  });

  it('are for all intervals, or for one', () => {
    const monthly = { ...reeds, interval: 'month', one: 'plants a reed a month' };
    const rules = json(reeds, monthly, { ...hens, interval: 'quarter' });
    expect(lineOf(rules, 300)).to.equal('plants a reed');
    expect(lineOf(rules, 300, { interval: 'month' })).to.equal('plants a reed a month');
    expect(lineOf(rules, 2000, { interval: 'month' })).to.equal('plants 6 reeds');
    expect(lineOf(rules, 2000, { interval: '3-month' })).to.equal('feeds a hen');
  });

  it('are for the first currency, or for another one', () => {
    const rules = json(reeds, { ...hens, every: 500, currency: 'jpy' });
    const form = { currencies: 'JPY EUR' };
    expect(lineOf(rules, 1000, { currency: 'JPY' }, form)).to.equal('feeds 2 hens');
    expect(lineOf(rules, 1000, { currency: 'EUR' }, form)).to.equal(undefined);
    expect(lineOf(rules, 1000, {}, form)).to.equal('plants 3 reeds');
  });

  for (const [locale, count, line] of [
    ['en-GB', 1, 'one 1'],
    ['en-GB', 1234, 'other 1,234'],
    ['de', 1234, 'other 1.234'],
    ['pl', 3, 'few 3'],
    ['pl', 5, 'many 5'],
    ['cy', 2, 'two 2'],
    ['ja', 1, 'other 1'],
    ['ar-EG', 3, 'few ٣'],
  ] as const) {
    it(`say “${line}” for ${count} on a page in ${locale}`, () => {
      const words = Object.fromEntries(
        ['zero', 'one', 'two', 'few', 'many', 'other'].map((category) => [category, `${category} {count}`]),
      );
      expect(lineOf(json({ every: 1, ...words }), count * 100, { locale })).to.equal(line);
    });
  }

  it('use the words for several if a plural form is missing', () => {
    expect(lineOf(json({ every: 1, other: '{count} reeds' }), 100)).to.equal('1 reeds');
  });

  for (const [impacts, code] of [
    ['{', 'not_a_list'],
    [json({ ...hens, every: 0 }, reeds), 'unreadable_entry_amount'],
    [json({ ...hens, every: 1.005 }, reeds), 'unreadable_entry_amount'],
    [json({ one: 'x', other: 'y' }, reeds), 'unreadable_entry_amount'],
    [json({ ...hens, interval: 'often' }, reeds), 'unreadable_entry_interval'],
    [json({ every: 20, one: 'feeds a hen', other: ' ' }, reeds), 'impact_without_words'],
    [json({ ...hens, currency: 'GPB' }, reeds), 'unknown_entry_currency'],
  ] as const) {
    it(`without the faulty entry, the form works: ${impacts}`, () => {
      const [issue, ...others] = issuesOf({ impacts });
      expect(issue).to.deep.include({ attribute: 'impacts', code, isMinor: true });
      expect(others).to.deep.equal([]);
      expect(lineOf(impacts, 2000)).to.equal(code === 'not_a_list' ? undefined : 'plants 6 reeds');
    });
  }

  it('never say more than the amount pays for, nor less than the largest rule that fits', () => {
    const minor = fc.integer({ min: 1, max: 99_999_999 });
    const interval = fc.constantFrom('once', 'month');
    const rule = fc.record<ImpactRule>({
      every: fc.oneof(fc.integer({ min: 1, max: 5000 }), minor),
      interval: fc.oneof(fc.constant(null), interval),
      words: fc.constant({ other: '{count}' }),
    });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), minor, interval, (rules, amount, chosen) => {
        const own = rules.filter((one) => one.interval === null || one.interval === chosen);
        const fitting = own.filter(({ every }) => every <= amount);
        const impact = impactFor(rules, amount, chosen);
        if (!impact) {
          expect(fitting).to.deep.equal([]);
          return;
        }
        const { every } = impact.rule;
        expect(own).to.include(impact.rule);
        expect(impact.count).to.be.at.least(1);
        expect(impact.count * every).to.be.at.most(amount);
        expect((impact.count + 1) * every).to.be.greaterThan(amount);
        expect(every).to.equal(Math.max(...fitting.map((one) => one.every)));
      }),
    );
  });
});
