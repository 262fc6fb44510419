import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { returnAddress } from '../../src/page/address.js';
import { totalsOfDonation } from '../../src/form/totals.js';
import { presetsIn } from '../../src/questions/giving/amount/state.js';
import { currencyKey, currencyOf } from '../../src/questions/giving/currency/state.js';
import { intervalKey } from '../../src/questions/giving/interval/state.js';
import type { Form } from '../../src/questions/part.js';
import { ownSettings, settingsOf, stateOf, withState } from '../../src/questions/states.js';
import { withAnother } from '../../src/questions/giving/split/part.js';
import { isSplit, splitKey } from '../../src/questions/giving/split/state.js';
import { giftAidKey } from '../../src/questions/gift-aid/part.js';
import { intervalToken } from '../../src/schema/interval.js';
import {
  amountGiven,
  amountIn,
  answeredAt,
  donationIn,
  errorsIn,
  filled,
  formOf,
  itemsGiven,
  oneOffGiven,
  requestIn,
} from '../support/questions/forms.js';
import { bodyFaults, lineItemFaults } from '../support/form/interface-4-1.js';
import { openApiFaults } from '../support/openapi/openapi.js';

const runs = 3000;

/** The prices of the items below in the smallest unit, worked out by hand. */
const prices: Record<string, Record<string, number>> = {
  GBP: { Seeds: 1550, Book: 300 },
  EUR: { Graines: 1200 },
  JPY: { 種: 2000 },
  KWD: { بذور: 4125 },
};
const items = JSON.stringify([
  { label: 'Seeds', amount: 15.5, project: 'Farms', country: 'ke' },
  { label: 'Book', amount: '3', intention: 'Schools' },
  { label: 'Graines', amount: '12.00', currency: 'EUR', project: ' ' },
  { label: '種', amount: 2000, currency: 'jpy', intention: '学校' },
  { label: 'بذور', amount: '4.125', currency: 'KWD' },
]);
const presets = JSON.stringify([
  { amount: 20, interval: 'once', impact: 'A coat' },
  { amount: 5, interval: 'month' },
  { amount: '7.50' },
  { amount: 3000, currency: 'JPY' },
]);

/** Mostly what is right, sometimes not. */
const mostly = <T>(right: fc.Arbitrary<T>, ...wrong: T[]) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

/** Gift Aid needs many answers, so few forms would have it otherwise. */
const mostlyTrue = mostly(fc.constant(true), false);

const attributes = fc.record({
  currency: fc.constantFrom('GBP', 'EUR', 'JPY', 'KWD'),
  currencies: fc.constantFrom(null, 'GBP EUR JPY KWD'),
  amounts: fc.constantFrom('10 25; JPY 1000 3000', ''),
  items: fc.constantFrom(null, items),
  intervals: fc.constantFrom('once', 'month quarter', 'once day 2-week month quarter year'),
  oneOff: fc.boolean(),
  giftAid: mostlyTrue,
  fields: fc.constantFrom('', 'name', 'name* phone', 'name phone* address', 'address*'),
  project: fc.constantFrom(null, 'Winter'),
  projects: fc.constantFrom(null, 'Farms; Schools'),
  split: fc.boolean(),
  intention: fc.constantFrom(null, ' '),
  intentions: fc.constantFrom(null, ';General; Zakat ;'),
  country: fc.constantFrom(null, 'gb'),
  subscriptionName: fc.constantFrom(null, ' ', 'Friends'),
  oneTimeItems: fc.constantFrom([], [], [{ quantity: 1, amount: 500, description: 'Joining' }]),
  metadata: fc.oneof(
    fc.constant(null),
    fc.dictionary(fc.string(), fc.jsonValue()).map((one) => JSON.stringify(one)),
  ),
});

const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Zoë', ' O’Connor ', '1 Payer Street', '李', '') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

const quantity = mostly(fc.constantFrom('', '0', '1', '٣', '40'), '1.5', '1000');

const typed = fc.record({
  email: mostly(fc.constantFrom('payer@example.org', ' Payer@example.org;'), '', 'payer'),
  first_name: line,
  last_name: line,
  phone: mostly(fc.constantFrom('', '+44 1632 960001', '٠١٦٣٢ ٩٦٠٠٠١'), '12'),
  country: mostly(fc.constantFrom('', 'GB', 'uk', 'FR', 'gr'), 'Nowhere'),
  line1: line,
  line2: line,
  city: line,
  state: line,
  postcode: mostly(fc.constantFrom('', 'BS1 4DJ', ' 75001 '), 'x'.repeat(33)),
  one_off: mostly(fc.constantFrom('', ' ', '5', '1000'), 'x', '-5'),
  gift_aid: mostlyTrue,
  'gift-0': quantity,
  'gift-1': quantity,
});

const amount = fc.oneof(
  fc.record({ place: fc.nat(3) }),
  fc.record({
    custom: mostly(fc.constantFrom('', '25', '1,250', '٢٥', '999999.99'), 'ten', '0', '99999999'),
  }),
);

/** Values for fields that the page adds. */
const ownFields = fc.dictionary(
  fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'donation_reference', 'gift_aid')),
  fc.oneof(fc.string({ minLength: 1 }), fc.array(fc.string({ minLength: 1 }), { minLength: 2 })),
  { maxKeys: 4 },
);

/** A form that a donor has completed: chosen answers are on offer, typed answers are anything. */
const filledForm = fc
  .tuple(attributes, fc.boolean(), typed, amount, fc.nat(9), fc.nat(9), ownFields)
  .map(([written, isPerInterval, fields, given, currencyAt, choiceAt, values]) => {
    const isSterling = written.currency === 'GBP' || written.currencies !== null;
    const blank = formOf({
      ...written,
      // Both lists are written for a page with GBP as its first currency.
      items: written.currency === 'GBP' ? written.items : null,
      presets: isPerInterval && written.currency === 'GBP' ? presets : null,
      giftAid: written.giftAid && isSterling,
    });
    const oneOf = <T>(choices: readonly T[], place: number): T | undefined => choices[place % choices.length];
    const chosen = filled(blank, {
      currency: oneOf([...ownSettings(blank, currencyKey).keys()], currencyAt) ?? '',
      interval: oneOf(ownSettings(blank, intervalKey).offered.map(intervalToken), choiceAt) ?? '',
      project: oneOf(['Farms', 'Schools'], choiceAt) ?? '',
      intention: oneOf(['General', 'Zakat'], choiceAt) ?? '',
    });
    const onOffer = presetsIn(chosen);
    const content =
      'custom' in given
        ? { amount: given.custom }
        : { preset: String(oneOf(onOffer, given.place)?.amount ?? 0) };
    const isAsked = ({ fieldOf }: Form['parts'][number], name: string) =>
      fieldOf?.({ name } as HTMLInputElement) !== undefined;
    const asked = Object.entries({ ...fields, ...content }).filter(([name]) =>
      chosen.parts.some((question) => isAsked(question, name)),
    );
    const whole = filled(chosen, Object.fromEntries(asked));
    // With another amount for the second purpose, in the currency of the page.
    const form =
      written.split && written.projects !== null && choiceAt % 2 === 0
        ? filled(withAnother(whole), { [`split-${choiceAt % 4 === 0 ? '1' : '0'}`]: '12' })
        : whole;
    return {
      form: withState(form, { name: 'page-fields' }, { values, errors: [] }),
      oneTimeItems: written.oneTimeItems,
    };
  });

const returnUrl = fc
  .constantFrom(
    '/give?page_id=12',
    '/thanks?a=b#c',
    'https://other.example?donation-reference=old',
    'http://x.example',
  )
  .map((configured) => {
    const address = returnAddress(configured, 'https://charity.example/give?secret=1');
    return 'url' in address ? address.url : undefined;
  });

const sumOf = (lines: readonly { quantity: number; amount: number }[]) =>
  lines.reduce((sum, { quantity: count, amount: each }) => sum + count * each, 0);

describe('Every request', () => {
  it(`matches §4.1 and adds up to the total shown, in ${runs} forms`, function () {
    const seen = new Map<string, number>();
    const note = (what: string, is: boolean) => is && seen.set(what, (seen.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(filledForm, returnUrl, ({ form, oneTimeItems }, address) => {
        const isRefused = errorsIn(form).length > 0;
        note('refused', isRefused);
        if (isRefused) return;
        const donation = donationIn(form);
        const code = currencyOf(form);
        const body = requestIn(form, { returnUrl: address, subscriptionName: 'Regular donation' });
        // JSON, as the request sends it.
        expect(bodyFaults(JSON.parse(JSON.stringify(body)))).to.deep.equal([]);
        expect(bodyFaults(body)).to.deep.equal([]);
        expect(openApiFaults('CheckoutRequest', JSON.parse(JSON.stringify(body)))).to.deep.equal([]);

        const totals = totalsOfDonation(donation);
        const each = sumOf(body.line_items);
        const [own, oneOff] = [amountGiven(donation), oneOffGiven(donation)];
        const once = 'one_time_items' in body ? (body.one_time_items ?? []) : [];
        const divided = isSplit(form) ? stateOf(form, splitKey) : [];
        const split = divided.reduce(
          (sum, { typed: { reading } }) => sum + ('amount' in reading ? reading.amount : NaN),
          0,
        );
        const byHand = Object.entries(itemsGiven(donation))
          .filter(([label]) => !divided.some(({ purpose }) => purpose === label))
          .reduce((sum, [label, count]) => sum + count * (prices[code]?.[label] ?? NaN), own + split);
        expect(each).to.equal(byHand);
        expect(each).to.be.within(1, 99_999_999);
        expect(totals.recurring ?? totals.now).to.equal(each);
        if (body.payment_type === 'subscription') {
          const donors = once.slice(0, once.length - oneTimeItems.length);
          expect(once.slice(donors.length)).to.deep.equal(oneTimeItems);
          expect(donors.flatMap(lineItemFaults)).to.deep.equal([]);
          expect(sumOf(donors as { quantity: number; amount: number }[])).to.equal(oneOff);
          expect(totals.now).to.equal(each + oneOff + sumOf(oneTimeItems));
        } else {
          expect(oneOff).to.equal(0);
          expect(totals.now).to.equal(each);
        }

        const isAided =
          settingsOf(form, giftAidKey) !== null && stateOf(form, giftAidKey) !== null && code === 'GBP';
        if (isAided) {
          expect(body.metadata).to.include({ gift_aid: 'yes', gift_aid_declared_at: answeredAt });
          expect(body.payer).to.include.keys('first_name', 'last_name', 'billing_address');
          expect(body.payer.billing_address).to.include.keys('country', 'line1', 'city');
        } else expect(body.metadata).not.to.have.property('gift_aid_declared_at');
        note('once', body.payment_type === 'one_time');
        note('recurring', body.payment_type === 'subscription');
        note('preset', amountIn(form).preset !== null);
        note('custom amount', own > 0 && amountIn(form).typed.text !== '');
        note('items alone', own + split === 0);
        note('split', split > 0);
        note('items with an amount', own > 0 && body.line_items.length > 1);
        note('one-off', oneOff > 0);
        note('one-off with page items', oneOff > 0 && oneTimeItems.length > 0);
        note('purpose', Object.keys(donation.purpose).length === 3);
        note('Gift Aid', isAided);
        note('address', body.payer.billing_address !== undefined);
        note('return address', body.return_url !== undefined);
        for (const one of Object.keys(prices)) note(one, body.currency === one);
      }),
      { numRuns: runs },
    );
    // These checks prove little unless the runs cover each case often.
    const few = [...seen].filter(([, count]) => count < 10);
    expect(few).to.deep.equal([]);
    expect([...seen.keys()]).to.have.length(18);
    expect(runs - (seen.get('refused') ?? 0)).to.be.above(runs / 5);
  });
});
