import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { offerOf, recovered } from '../../src/form/failed-donation.js';
import { keptAnswers } from '../../src/form/kept-answers.js';
import { readAmounts } from '../../src/form/read-form.js';
import { amountKey } from '../../src/questions/giving/amount/state.js';
import { itemsKey } from '../../src/questions/giving/items/state.js';
import { chosenPurpose, purposeFields, purposeKey } from '../../src/questions/giving/purpose/state.js';
import { withAnother } from '../../src/questions/giving/split/part.js';
import { splitKey } from '../../src/questions/giving/split/state.js';
import type { Form } from '../../src/questions/part.js';
import { ownSettings, settingsOf, stateOf } from '../../src/questions/states.js';
import { nothingTyped } from '../../src/questions/giving/typed-amount.js';
import type { LineItem } from '../../src/schema/line-item.js';
import type { RepeatedDonation } from '../../src/service/repeated-donation.js';
import { choices, onlyPresets } from '../support/questions/choices.js';
import {
  filled,
  formOf,
  formWith,
  preset,
  requestIn,
  typed,
  type Changes,
  type Fields,
} from '../support/questions/forms.js';

const once = { unit: null, count: null } as const;
const month = { unit: 'month', count: 1 } as const;

/** What the receipt says about a donation in pounds with these lines. */
const failedWith = (...lines: LineItem[]): RepeatedDonation => ({
  amount: lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0),
  currency: 'GBP',
  interval: once,
  lines,
});

/** The form for trying again where only the receipt is known. */
const fromReceipt = (form: Form, donation: RepeatedDonation | null, isSameOffer = true): Form =>
  recovered(form, { sent: null, donation, isSameOffer });

const nothing = { preset: null, typed: nothingTyped };

/** The lines that the form would send, with the labels that donors read. */
const linesIn = (form: Form) => readAmounts(form).donation.lines;

const labelsIn = (form: Form) => linesIn(form).map(({ label }) => label);

const purposes = JSON.stringify([
  { value: 'Wells', label: 'Clean water', amounts: '5 20' },
  { value: 'Winter', label: 'Winter', intention: 'Zakat', country: 'KE' },
  { value: 'Schools', label: 'Schools' },
]);

/** Attributes with items and purposes that are easy to mistake for one another. */
const offers: fc.Arbitrary<Changes> = fc.record(
  {
    items: fc
      .array(
        fc.record(
          {
            label: fc.constantFrom('Soap', 'Blanket', 'Seeds'),
            amount: fc.constantFrom(5, 10),
            project: fc.constantFrom('Wells', 'Winter', 'Goods'),
            intention: fc.constantFrom('Zakat', 'Gift'),
            country: fc.constant('KE'),
          },
          { requiredKeys: ['label', 'amount'] },
        ),
        { maxLength: 4 },
      )
      .map((items) => JSON.stringify(items)),
    projects: fc.constant('Wells; Winter'),
    intentions: fc.constant('General; Zakat'),
    project: fc.constantFrom('Wells', 'Other'),
    country: fc.constantFrom('GB', 'KE'),
    purposes: fc.constant(purposes),
    split: fc.constant(true),
    noCustomAmount: fc.constant(true),
  },
  { requiredKeys: [] },
);

const someAnswers = fc.record({
  interval: fc.constantFrom('once', 'month'),
  preset: fc.constantFrom('1000', '2500', ''),
  project: fc.nat(),
  intention: fc.nat(),
  quantities: fc.array(fc.constantFrom('', '1', '2', '3'), { minLength: 4, maxLength: 4 }),
  /** The amounts of further purposes. */
  split: fc.array(fc.constantFrom('5', '10', '15'), { maxLength: 2 }),
});

type SomeAnswers = typeof someAnswers extends fc.Arbitrary<infer Answers> ? Answers : never;

const priced = (label: string, purpose: Record<string, string> = {}) => ({ label, amount: 5, ...purpose });

const ofGoods = { project: 'Goods', intention: 'Gift', country: 'KE' };

/** Offers and answers whose lines stand for others than those that were looked at first. */
const mistakable: [Changes, SomeAnswers][] = [
  // Of three items that make the same line, the one in the middle.
  [
    { items: JSON.stringify([priced('Seeds', ofGoods), priced('Soap', ofGoods), priced('Seeds', ofGoods)]) },
    { preset: '1000', quantities: ['', '1'] },
  ],
  // A chosen purpose that gives the item no more than the country and the intention that another item has of its own.
  [
    {
      items: JSON.stringify([
        priced('Soap', { project: 'Goods', intention: 'Zakat', country: 'KE' }),
        priced('Seeds', { project: 'Goods' }),
      ]),
      purposes,
    },
    { project: 1, quantities: ['', '2'] },
  ],
  // Two items for one of the purposes that a donation can be split between.
  [
    {
      items: JSON.stringify([
        priced('Soap'),
        priced('Soap', { project: 'Wells' }),
        priced('Soap', { project: 'Wells', intention: 'Zakat' }),
      ]),
      projects: 'Wells; Winter',
      project: 'Other',
      split: true,
    },
    { preset: '1000', project: 1, quantities: ['', '1', '1'], split: ['5'] },
  ],
].map(([offer = {}, given]) => [
  offer as Changes,
  {
    interval: 'once',
    preset: '',
    project: 0,
    intention: 0,
    quantities: [],
    split: [],
    ...given,
  } as SomeAnswers,
]);

/** The form after a donor has answered with what it offers. */
const answeredWith = (form: Form, { quantities, split, ...answers }: SomeAnswers): Form => {
  const { choices: offered } = ownSettings(form, purposeKey);
  const { interval, preset: amount } = answers;
  const purpose = purposeFields.flatMap((field) => {
    const choice = offered[field][answers[field] % offered[field].length];
    return choice ? [[field, choice.value] as const] : [];
  });
  const priced = settingsOf(form, itemsKey)?.get('GBP') ?? [];
  const items = priced.map((_, index) => [`gift-${String(index)}`, quantities[index] ?? ''] as const);
  const whole = filled(
    form,
    Object.fromEntries([['interval', interval], ...purpose, ['preset', amount], ...items]),
  );
  if (!settingsOf(form, splitKey) || !ownSettings(form, amountKey).hasCustomAmount) return whole;
  return split.reduce((now, text) => {
    const next = withAnother(now);
    const added = stateOf(next, splitKey).at(-1);
    const place = offered.project.findIndex(({ value }) => value === added?.purpose);
    return next === now ? now : filled(next, { [`split-${String(place)}`]: text });
  }, whole);
};

describe('recovered', () => {
  const form = formWith(choices);
  const sent = {
    locale: 'en-GB',
    answers: {
      currency: 'GBP',
      interval: 'month',
      amount: { currency: 'GBP', preset: 2500, custom: '' },
      items: { currency: 'GBP', quantities: ['2', ''] },
      'one-off': { currency: 'GBP', text: '7' },
    },
  };
  const answers: Fields = { interval: 'month', preset: '2500', 'gift-0': '2', one_off: '7' };
  const { states } = filled(form, answers);
  const monthly = (amount: number, changes: Partial<RepeatedDonation> = {}): RepeatedDonation => ({
    ...failedWith({ quantity: 1, amount, project: 'Schools', intention: 'General' }),
    interval: month,
    ...changes,
  });
  const recoveredFrom = (donation: RepeatedDonation | null, stored: unknown = sent) =>
    recovered(form, { sent: stored, donation, isSameOffer: true });

  for (const [why, donation] of [
    ['if they add up to the amount of the failed payment', { ...monthly(5600), lines: null }],
    ['if the amount of the failed payment is unknown', null],
  ] as const) {
    it(`restores what was sent ${why}`, () => expect(recoveredFrom(donation).states).to.deep.equal(states));
  }

  for (const [why, donation, wanted] of [
    ['another amount', monthly(4000), { amount: typed('40') }],
    ['a preset', monthly(1000), { amount: preset(1000) }],
    [
      'another currency',
      monthly(5600, { currency: 'JPY' }),
      { currency: 'JPY', amount: typed('5600', { amount: 5600 }) },
    ],
    [
      'another interval',
      monthly(5600, { interval: { unit: 'month', count: 3 } }),
      { interval: '3-month', amount: typed('56') },
    ],
  ] as const) {
    it(`restores ${why} from the failed payment, without items or a one-off donation`, () => {
      expect(recoveredFrom(donation).states).to.deep.include({
        items: [],
        'one-off': nothingTyped,
        purpose: { project: 'Schools', intention: 'General' },
        ...wanted,
      });
    });
  }

  for (const [why, donation] of [
    ['the form no longer offers the currency', monthly(5600, { currency: 'USD' })],
    ['the form no longer offers the interval', monthly(5600, { interval: { unit: 'week', count: 1 } })],
    ['the amount differs and the lines are not known', monthly(4000, { lines: null })],
  ] as const) {
    it(`chooses nothing if ${why}`, () => {
      const next = recoveredFrom(donation);
      expect(next.states).to.deep.include({ amount: nothing, items: [], 'one-off': nothingTyped });
      expect(linesIn(next)).to.deep.equal([]);
    });
  }

  it('uses the failed payment if what was sent is unreadable', () => {
    const unreadable = {
      locale: 'en-GB',
      answers: { interval: 'month', amount: { currency: 'GBP', preset: null, custom: 'ten' } },
    };
    expect(recoveredFrom(monthly(4000), unreadable).states).to.deep.include({
      interval: 'month',
      amount: typed('40'),
    });
  });

  it('chooses nothing if the form takes only a part of what was sent, and the receipt is unknown', () => {
    const own = formWith({ ...choices, amounts: '10 30', noCustomAmount: true });
    expect(recovered(own, { sent, donation: null, isSameOffer: true }).states).to.deep.include({
      amount: nothing,
      items: [],
    });
  });

  it('does not trust what was sent by a form with another offer', () => {
    const bottles = (label: string) =>
      formWith({
        items: JSON.stringify([
          { label, amount: 5 },
          { label: 'Soap', amount: 5 },
        ]),
      });
    const given = filled(bottles('Water bottle'), { 'gift-0': '2' });
    const failed = { sent: keptAnswers(given), donation: failedWith({ quantity: 2, amount: 500 }) };
    const again = (isSameOffer: boolean) =>
      linesIn(recovered(bottles('Blanket'), { ...failed, isSameOffer }));
    expect(again(true)).to.have.length(1);
    expect(again(false)).to.deep.equal([]);
  });

  describe('where only the receipt is known', () => {
    const offering = formWith({ projects: 'Wells; Schools' });
    const gift = { quantity: 1, amount: 5000 };

    it('restores the purpose of the failed payment', () => {
      const next = fromReceipt(offering, {
        ...failedWith({ ...gift, project: 'Schools' }),
        interval: month,
      });
      expect(chosenPurpose(next)?.value).to.equal('Schools');
      expect(next.states).to.deep.include({ interval: 'month', amount: preset(5000) });
    });

    it('shows the purpose even if it chooses no amount', () => {
      const twice = failedWith({ ...gift, project: 'Schools' }, { ...gift, project: 'Schools' });
      const next = fromReceipt(offering, twice);
      expect(next.states).to.deep.include({ amount: nothing });
      expect(chosenPurpose(next)?.value).to.equal('Schools');
    });

    for (const [what, donation] of [
      [
        'was split between several purposes',
        failedWith({ ...gift, project: 'Wells' }, { ...gift, project: 'Schools' }),
      ],
      ['was for a purpose that the form does not offer', failedWith({ ...gift, project: 'Winter' })],
      ['was for no purpose', failedWith(gift)],
      ['is unknown', null],
      ['has unknown lines', { ...failedWith(gift), lines: null }],
    ] as const) {
      it(`chooses no amount if the failed payment ${what}`, () => {
        expect(fromReceipt(offering, donation).states).to.deep.include({ amount: nothing });
      });
    }

    it('ignores a purpose that the service has added, unless another form might have sent it', () => {
      const added = failedWith({ ...gift, project: 'Winter', intention: 'general', country_iso: 'GB' });
      expect(fromReceipt(formWith({}), added).states).to.deep.include({ amount: preset(5000) });
      expect(fromReceipt(formWith({}), added, false).states).to.deep.include({ amount: nothing });
      expect(fromReceipt(formWith({ project: 'Wells' }), added).states).to.deep.include({ amount: nothing });
    });
  });

  it('withdraws a declaration for a single donation if the donor retries a monthly one', () => {
    const declared = formWith({ giftAid: true }, { gift_aid: true });
    const next = fromReceipt(declared, { ...failedWith({ quantity: 1, amount: 2500 }), interval: month });
    expect(next.states).to.include({ interval: 'month', 'gift-aid': null });
  });

  describe('if the form offers only presets', () => {
    for (const [why, amount, currency, wanted] of [
      ['a preset', 800, 'GBP', { amount: preset(800) }],
      ['an amount that is not a preset', 1234, 'GBP', { amount: nothing }],
      ['an amount in another currency', 1234, 'JPY', { currency: 'JPY', amount: nothing }],
    ] as const) {
      it(`selects a preset of the interval only for a preset: ${why}`, () => {
        const donation = { ...failedWith({ quantity: 1, amount }), currency, interval: month };
        expect(fromReceipt(formOf(onlyPresets), donation).states).to.deep.include({
          interval: 'month',
          ...wanted,
        });
      });
    }
  });

  it('makes the same lines with the same labels as were sent, or none at all', () => {
    const known = { restored: 0, empty: 0 };
    fc.assert(
      fc.property(offers, someAnswers, (offer, given) => {
        const offered = formWith(offer);
        const form = answeredWith(offered, given);
        if (readAmounts(form).errors.length > 0) return;
        const { line_items: lines } = requestIn(form);
        const { interval } = readAmounts(form).donation;
        const next = fromReceipt(offered, { ...failedWith(...lines), interval }, false);
        const isEmpty = linesIn(next).length === 0;
        known[isEmpty ? 'empty' : 'restored'] += 1;
        if (isEmpty) return;
        // Two items with one label and one price can stand for the same line, each with a purpose of another choice.
        expect(labelsIn(next)).to.deep.equal(labelsIn(form));
        expect(requestIn(next).line_items).to.deep.equal(lines);
        expect(readAmounts(next).donation.interval).to.deep.equal(interval);
      }),
      { numRuns: 300, examples: mistakable },
    );
    expect(known.restored).to.be.greaterThan(known.empty);
  });
});

describe('offerOf', () => {
  const given: Changes = {
    items: JSON.stringify([{ label: 'Soap', amount: 5 }]),
    purposes: JSON.stringify([{ value: 'W', label: 'Wells', amounts: '5 10' }]),
  };

  it('is the same for the same offer, in any language and whatever the donor has answered', () => {
    expect(offerOf(filled(formOf(given, { locale: 'de', language: 'de' }), { amount: '7' }))).to.equal(
      offerOf(formOf({ ...given, heading: 'Give', fields: 'name phone' } as Changes)),
    );
  });

  for (const [what, changes] of [
    ['another price', { items: JSON.stringify([{ label: 'Soap', amount: 6 }]) }],
    ['another item', { items: JSON.stringify([{ label: 'Seeds', amount: 5 }]) }],
    ['another purpose', { purposes: JSON.stringify([{ value: 'S', label: 'Schools', amounts: '5 10' }]) }],
    [
      'other amounts of a purpose',
      { purposes: JSON.stringify([{ value: 'W', label: 'Wells', amounts: '5' }]) },
    ],
    ['another fixed country', { country: 'KE' }],
    ['other intervals', { intervals: 'month' }],
    ['another currency', { currencies: 'EUR' }],
    ['other presets', { amounts: '1 2' }],
    ['a split', { split: true }],
  ] as const) {
    it(`differs for ${what}`, () => {
      expect(offerOf(formOf({ ...given, ...changes }))).not.to.equal(offerOf(formOf(given)));
    });
  }
});
