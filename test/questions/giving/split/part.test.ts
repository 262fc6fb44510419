import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { reconfigured } from '../../../../src/form/create-form.js';
import { recovered } from '../../../../src/form/failed-donation.js';
import { keptAnswers, withKeptAnswers } from '../../../../src/form/kept-answers.js';
import { readAmounts } from '../../../../src/form/read-form.js';
import { totalsOfDonation } from '../../../../src/form/totals.js';
import { gainsOf } from '../../../../src/questions/gift-aid/part.js';
import { suggestionIn } from '../../../../src/questions/monthly-suggestion/part.js';
import { withWholeProposal } from '../../../../src/questions/giving/proposal.js';
import { chosenPurpose } from '../../../../src/questions/giving/purpose/state.js';
import type { Form } from '../../../../src/questions/part.js';
import { withAnother, without } from '../../../../src/questions/giving/split/part.js';
import { isSplit } from '../../../../src/questions/giving/split/state.js';
import { adapted, fieldsAt } from '../../../../src/questions/states.js';
import { editableAmount } from '../../../../src/money/format.js';
import {
  amountIn,
  donationIn,
  errorsIn,
  filled,
  formOf,
  formWith,
  issuesOf,
  preset,
  requestIn,
  type Changes,
  type Fields,
} from '../../../support/questions/forms.js';

const purposes = [
  { value: 'W', label: 'Wells', country: 'KE', metadata: { fund: '210', region: 'East' } },
  { value: 'S', label: 'Schools', intention: 'Learning', metadata: { fund: '300' } },
  { value: 'G', label: 'General', metadata: { fund: '210' } },
];
const divided: Changes = { split: true, purposes };

/** A form with two purposes, and amounts for them. */
const two = (changes: Changes = {}, fields: Fields = {}) =>
  filled(withAnother(formWith({ ...divided, ...changes })), { 'split-0': '10', 'split-1': '5', ...fields });

const given = (form: Form) => donationIn(form).lines.map(({ item }) => [item.project, item.amount]);

describe('split', () => {
  it('changes nothing until the donor adds a purpose', () => {
    const form = formWith(divided, { preset: '2500', project: 'S' });
    expect(isSplit(form)).to.be.false;
    expect(given(form)).to.deep.equal([[undefined, 2500]]);
    expect(donationIn(form).purpose.project).to.equal('S');
  });

  for (const [fields, first] of [
    [{ preset: '2500' }, [['S', 2500]]],
    [{ amount: '7.50' }, [['S', 750]]],
  ] as const) {
    it(`keeps ${JSON.stringify(fields)} as the first amount`, () => {
      const form = filled(withAnother(formWith(divided, { ...fields, project: 'S' })), { 'split-0': '3' });
      expect(given(form)).to.deep.equal([...first, ['W', 300]]);
    });
  }

  it('sends a line item for each purpose, with its record', () => {
    expect(requestIn(two()).line_items).to.deep.equal([
      { quantity: 1, amount: 1000, project: 'W', country_iso: 'KE' },
      { quantity: 1, amount: 500, project: 'S', intention: 'Learning' },
    ]);
    const three = filled(withAnother(two()), { 'split-2': '0.99' });
    expect(errorsIn(three)).to.deep.equal([['split-2', 'min']]);
    expect(given(filled(three, { 'split-2': '1.99' }))).to.deep.equal([
      ['W', 1000],
      ['S', 500],
      ['G', 199],
    ]);
  });

  it('sends the metadata of all, joined where they differ', () => {
    expect(donationIn(two()).metadata).to.deep.equal({ fund: '210; 300', region: 'East' });
    const form = filled(withAnother(two()), { 'split-2': '5' });
    expect(donationIn(form).metadata).to.deep.equal({ fund: '210; 300', region: 'East' });
  });

  it('works with projects, and for a recurring donation', () => {
    const form = two({ purposes: null, projects: 'Wells; Schools', country: 'GB', intentions: 'Zakat; Any' });
    expect(requestIn(filled(form, { interval: 'month' }))).to.deep.include({
      payment_type: 'subscription',
      line_items: [
        { quantity: 1, amount: 1000, project: 'Wells', intention: 'Zakat', country_iso: 'GB' },
        { quantity: 1, amount: 500, project: 'Schools', intention: 'Zakat', country_iso: 'GB' },
      ],
    });
  });

  it('adds up in the totals, with Gift Aid, and with what else is given', () => {
    const form = two(
      { oneOff: true, giftAid: true, items: '[{"label":"Book","amount":3}]', project: 'W' },
      { interval: 'month', one_off: '2', 'gift-0': '2' },
    );
    const donation = donationIn(form);
    expect(totalsOfDonation(donation)).to.deep.equal({
      now: 2300,
      recurring: 2100,
      yearly: { amount: 25_200, isExact: true },
    });
    expect(gainsOf(donation).map(({ amount, total }) => [amount, total])).to.deep.equal([
      [2100, 2625],
      [200, 250],
    ]);
    const request = requestIn(form);
    expect(request.line_items[2]).to.deep.equal({ quantity: 2, amount: 300 });
    expect(request).to.have.deep.property('one_time_items', [{ quantity: 1, amount: 200 }]);
  });

  it('is suggested no monthly amount', () => {
    const form = filled(formOf({ ...divided, suggestMonthly: 'auto' }), { preset: '2500' });
    expect(suggestionIn(form)).not.to.equal(null);
    expect(suggestionIn(filled(withAnother(form), { 'split-1': '10' }))).to.equal(null);
  });

  for (const [fields, wanted] of [
    [{ 'split-1': '' }, [['split-1', 'empty']]],
    [{ 'split-0': 'ten' }, [['split-0', 'format']]],
    [
      { 'split-0': '1', 'split-1': '4' },
      [
        ['split-0', 'min'],
        ['split-1', 'min'],
      ],
    ],
    [{ 'split-0': '101' }, [['split-0', 'max']]],
    [{ 'split-0': '60', 'split-1': '40' }, []],
    [{ 'split-0': '60', 'split-1': '40.01' }, [['split-1', 'max_total']]],
  ] as const) {
    it(`reports ${JSON.stringify(wanted)} for ${JSON.stringify(fields)} within limits`, () => {
      const limits = { minAmount: '5', maxAmount: '100', amounts: '10' };
      expect(errorsIn(two(limits, fields))).to.deep.equal(wanted);
    });
  }

  it('asks about an amount that can mean two', () => {
    const french = withAnother(
      formWith({ ...divided, currency: 'EUR' }, {}, { locale: 'fr', language: 'fr' }),
    );
    expect(errorsIn(filled(french, { 'split-1': '1.500' }))).to.deep.equal([['split-1', 'ambiguous']]);
  });

  it('can have another purpose in a line, but each only once', () => {
    const form = filled(two(), { 'split-purpose-1': 'G' });
    expect(given(form)).to.deep.equal([
      ['W', 1000],
      ['G', 500],
    ]);
  });

  it('ends with one purpose, and its amount is chosen as before', () => {
    const last = without(two(), 'S');
    expect(isSplit(last)).to.be.false;
    expect([chosenPurpose(last)?.value, amountIn(last)]).to.deep.equal(['W', preset(1000)]);
    const other = without(two(), 'W');
    expect(donationIn(other).purpose.project).to.equal('S');
    expect(given(other)).to.deep.equal([[undefined, 500]]);
    expect(amountIn(without(filled(two(), { 'split-1': 'x' }), 'W')).typed.text).to.equal('x');
    expect(given(without(filled(withAnother(two()), { 'split-2': '4' }), 'W'))).to.deep.equal([
      ['S', 500],
      ['G', 400],
    ]);
  });

  it('ends with a proposal of an amount or a purpose, and stays with one of an interval', () => {
    const offer = { amount: '25', currency: 'GBP' };
    expect(given(withWholeProposal(two(), offer) ?? two())).to.deep.equal([[undefined, 2500]]);
    expect(isSplit(withWholeProposal(two(), { project: 'S' }) ?? two())).to.be.false;
    expect(isSplit(withWholeProposal(two(), { interval: 'month' }) ?? formOf())).to.be.true;
  });

  it('survives a reload, and another try', () => {
    const form = two({ interval: 'month' } as Changes);
    const restored = filled(withKeptAnswers(formOf(divided), keptAnswers(form)), {
      email: 'payer@example.org',
    });
    expect(given(restored)).to.deep.equal(given(form));
    const { line_items: lines } = requestIn(form);
    const failed = { amount: 1500, currency: 'GBP', interval: { unit: null, count: null }, lines };
    for (const sent of [keptAnswers(form), null]) {
      const again = recovered(formOf(divided), { sent, donation: failed, isSameOffer: true });
      expect(readAmounts(again).donation.lines).to.deep.equal(readAmounts(form).donation.lines);
    }
  });

  for (const kept of [
    {
      currency: 'GBP',
      lines: [
        { purpose: 'W', text: '5' },
        { purpose: 'X', text: '5' },
      ],
    },
    {
      currency: 'GBP',
      lines: [
        { purpose: 'W', text: '5' },
        { purpose: 'W', text: '6' },
      ],
    },
    {
      currency: 'EUR',
      lines: [
        { purpose: 'W', text: '5' },
        { purpose: 'S', text: '5' },
      ],
    },
    { currency: 'GBP', lines: [{ purpose: 'W', text: 5 }, null] },
    { currency: 'GBP', lines: 'WS' },
    null,
  ]) {
    it(`ignores kept answers that do not fit: ${JSON.stringify(kept)}`, () => {
      const answers = { locale: 'en-GB', answers: { split: kept } };
      expect(isSplit(withKeptAnswers(formOf(divided), answers))).to.be.false;
    });
  }

  it('keeps amounts in another language, and drops purposes that are no longer offered', () => {
    const form = two({}, { 'split-0': '12.50' });
    const german = adapted({ ...form, locale: 'de', language: 'de' }, form);
    expect(given(german)).to.deep.equal(given(form));
    const fewer = reconfigured(form, formOf({ ...divided, purposes: purposes.slice(1) }));
    expect(given(fewer)).to.deep.equal([['S', 500]]);
    expect(isSplit(reconfigured(form, formOf({ ...divided, purposes: purposes.slice(2) })))).to.be.false;
    expect(isSplit(reconfigured(form, formOf({ ...divided, noCustomAmount: true })))).to.be.false;
  });

  it('marks the field of a line that the service rejects', () => {
    const paths = ['line_items.1.amount', 'line_items.0.amount'];
    expect(fieldsAt(paths, two())).to.deep.equal(['split-1', 'split-0']);
    expect(fieldsAt(paths, formOf(divided))).to.deep.equal(['amount']);
  });

  it('needs two purposes and other amounts, and the form works without it', () => {
    for (const [changes, codes] of [
      [divided, []],
      [{ split: true }, ['split_without_purposes']],
      [{ split: true, projects: 'Wells' }, ['split_without_purposes']],
      [{ ...divided, noCustomAmount: true }, ['split_without_custom_amount']],
    ] as const) {
      expect(issuesOf(changes).map(({ code }) => code)).to.deep.equal(codes);
      expect(given(formWith(changes))).to.deep.equal([[undefined, 1000]]);
    }
  });

  it('always adds up to the total, in the smallest unit', () => {
    const many = ['A', 'B', 'C', 'D', 'E'];
    const currency = fc.constantFrom('GBP', 'JPY', 'KWD');
    const amounts = fc.array(fc.integer({ min: 1000, max: 19_999_999 }), { minLength: 2, maxLength: 5 });
    const interval = fc.constantFrom('once', 'month');
    const locale = fc.constantFrom('en-GB', 'de', 'ar-EG', 'hi-IN');
    fc.assert(
      fc.property(currency, amounts, interval, locale, (code, sums, chosen, tag) => {
        const blank = formWith(
          { split: true, projects: many.join(';'), currency: code, intervals: 'once month' },
          { interval: chosen },
          { locale: tag },
        );
        const rows = sums.slice(1).reduce((form) => withAnother(form), blank);
        const fields = sums.map((sum, at) => [`split-${String(at)}`, editableAmount(sum, code, tag)]);
        const form = filled(rows, Object.fromEntries(fields) as Fields);
        const total = sums.reduce((all, sum) => all + sum, 0);
        const totals = totalsOfDonation(donationIn(form));
        expect(totals.recurring ?? totals.now).to.equal(total);
        const lines = requestIn(form).line_items;
        expect(lines.map(({ project, quantity, amount }) => [project, quantity, amount])).to.deep.equal(
          sums.map((sum, at) => [many[at], 1, sum]),
        );
      }),
      { numRuns: 500 },
    );
  });
});
