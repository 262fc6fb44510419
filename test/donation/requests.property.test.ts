import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { checkoutRequest } from '../../src/donation/checkout-request.js';
import { emptyDraft, type Donation, type Draft } from '../../src/donation/draft.js';
import { moneyOf } from '../../src/donation/settings.js';
import { totalsOfGift } from '../../src/donation/line-items.js';
import { presetsOf } from '../../src/donation/money-options.js';
import { readDraft } from '../../src/donation/read-draft.js';
import { returnAddress } from '../../src/donation/return-address.js';
import { bodyFaults, lineItemFaults } from './interface-4-1.js';
import { settingsOf } from './raw-settings.js';

const reference = 'fedcba9876543210fedcba9876543210';
const runs = 3000;

/** The prices of the gifts below in the smallest unit, by hand. */
const prices: Record<string, readonly number[]> = {
  GBP: [1550, 300],
  EUR: [1200],
  JPY: [2000],
  KWD: [4125],
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

const attributes = fc.record({
  currency: fc.constantFrom('GBP', 'EUR', 'JPY', 'KWD'),
  currencies: fc.constantFrom(null, 'GBP EUR JPY KWD'),
  amounts: fc.constantFrom('10 25; JPY 1000 3000', ''),
  items: fc.constantFrom(null, items),
  intervals: fc.constantFrom('once', 'month quarter', 'once day 2-week month quarter year'),
  oneOff: fc.boolean(),
  giftAid: fc.boolean(),
  fields: fc.constantFrom('', 'name', 'name* phone', 'name phone* address', 'address*'),
  project: fc.constantFrom(null, 'Winter'),
  projects: fc.constantFrom(null, 'Farms; Schools'),
  intention: fc.constantFrom(null, ' '),
  intentions: fc.constantFrom(null, ';General; Zakat ;'),
  country: fc.constantFrom(null, 'gb'),
  subscriptionName: fc.constantFrom(null, ' ', 'Friends'),
  metadata: fc.oneof(
    fc.constant(null),
    fc.dictionary(fc.string(), fc.jsonValue()).map((one) => JSON.stringify(one)),
  ),
});

/** What people type: mostly right, at times not. */
const mostly = (right: fc.Arbitrary<string>, ...wrong: string[]) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Zoë', ' O’Connor ', '1 Payer Street', '李', '') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

const typed = fc.record({
  email: mostly(fc.constantFrom('payer@example.org', ' Payer@example.org;'), '', 'payer'),
  first_name: line,
  last_name: line,
  phone: mostly(fc.constantFrom('', '+44 1632 960001', '٠١٦٣٢ ٩٦٠٠٠١'), '12'),
  country: mostly(fc.constantFrom('', 'GB', 'uk', 'FR', 'gr'), 'Nowhere'),
  ...{ line1: line, line2: line, city: line, state: line },
  postcode: mostly(fc.constantFrom('', 'BS1 4DJ', ' 75001 '), 'x'.repeat(33)),
  one_off: mostly(fc.constantFrom('', ' ', '5', '1000'), 'x', '-5'),
  giftAid: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
  gifts: fc.array(mostly(fc.constantFrom('', '0', '1', '٣', '40'), '1.5', '1000'), { maxLength: 3 }),
});

const amount = fc.oneof(
  fc.record({ place: fc.nat(3) }),
  fc.record({
    custom: mostly(fc.constantFrom('', '25', '1,250', '٢٥', '999999.99'), 'ten', '0', '99999999'),
  }),
);

/** A draft as the form makes it: what is chosen is on offer, what is typed is anything. */
const gift = fc
  .tuple(attributes, fc.boolean(), typed, amount, fc.nat(9), fc.nat(9))
  .map(([raw, isPerInterval, changes, given, currencyAt, choiceAt]) => {
    const isSterling = raw.currency === 'GBP' || raw.currencies !== null;
    const settings = settingsOf({
      ...raw,
      // Both lists are written for a page whose first currency is GBP.
      ...(raw.items && { items: raw.currency === 'GBP' ? raw.items : null }),
      presets: isPerInterval && raw.currency === 'GBP' ? presets : null,
      giftAid: raw.giftAid && isSterling,
    });
    const oneOf = <T>(choices: readonly T[]): T | undefined => choices[choiceAt % choices.length];
    const currency = [...settings.money.keys()][currencyAt % settings.money.size] ?? '';
    const interval = oneOf(settings.intervals);
    const token = !interval?.unit
      ? 'once'
      : interval.count === 1
        ? interval.unit
        : `${interval.count}-${interval.unit}`;
    const onOffer = presetsOf(moneyOf({ currency }, settings), token);
    const draft: Draft = {
      ...emptyDraft(settings, 'en-GB'),
      ...changes,
      currency,
      interval: token,
      amount:
        'custom' in given
          ? { preset: null, custom: given.custom }
          : { preset: onOffer[given.place % onOffer.length]?.amount ?? null, custom: '' },
    };
    draft.project = oneOf(settings.choices.project) ?? draft.project;
    draft.intention = oneOf(settings.choices.intention) ?? draft.intention;
    return { settings, draft };
  });

const context = fc.record({
  returnUrl: fc
    .constantFrom(
      '/give?page_id=12',
      '/thanks?a=b#c',
      'https://other.example?donation-reference=old',
      'http://x.example',
    )
    .map((configured) => {
      const address = returnAddress(configured, 'https://charity.example/give?secret=1');
      return 'url' in address ? address.url : undefined;
    }),
  ownFields: fc.dictionary(
    fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'donation_reference', 'gift_aid')),
    fc.oneof(fc.string({ minLength: 1 }), fc.array(fc.string({ minLength: 1 }), { minLength: 2 })),
    { maxKeys: 4 },
  ),
  oneTimeItems: fc.constantFrom([], [], [{ quantity: 1, amount: 500, description: 'Joining' }]),
});

const sumOf = (lines: readonly { quantity: number; amount: number }[]) =>
  lines.reduce((sum, { quantity, amount: each }) => sum + quantity * each, 0);

/** What is given each time, from the prices above. */
const byHand = ({ currency, amount: own, gifts }: Donation) =>
  gifts.reduce((sum, quantity, place) => sum + quantity * (prices[currency]?.[place] ?? NaN), own);

describe('every request', () => {
  it(`is a body of §4.1 that sums up to what was shown, in ${runs} drafts`, function () {
    this.timeout(60_000);
    const seen = new Map<string, number>();
    const note = (what: string, is: boolean) => is && seen.set(what, (seen.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(gift, context, ({ settings, draft }, given) => {
        const reading = readDraft(draft, settings, 'en-GB');
        note('refused', 'codes' in reading);
        if ('codes' in reading) return;
        const { donation } = reading;
        const body = checkoutRequest(donation, settings, {
          ...given,
          ...{ reference, subscriptionName: 'Regular donation', language: 'en' },
        });
        // As it goes over the wire.
        expect(bodyFaults(JSON.parse(JSON.stringify(body)))).to.deep.equal([]);
        expect(bodyFaults(body)).to.deep.equal([]);

        const totals = totalsOfGift(donation, settings);
        const each = sumOf(body.line_items);
        const once = 'one_time_items' in body ? (body.one_time_items ?? []) : [];
        const own = once.slice(0, once.length - given.oneTimeItems.length);
        expect(each).to.equal(byHand(donation));
        expect(each).to.be.within(1, 99_999_999);
        expect(totals.recurring ?? totals.now).to.equal(each);
        expect(totals.now).to.equal(each + donation.oneOff);
        if (body.payment_type === 'subscription') {
          expect(once.slice(own.length)).to.deep.equal(given.oneTimeItems);
          expect(own.flatMap(lineItemFaults)).to.deep.equal([]);
          expect(sumOf(own as { quantity: number; amount: number }[])).to.equal((totals.now ?? 0) - each);
        } else expect(donation.oneOff).to.equal(0);

        const isAided = settings.hasGiftAid && draft.giftAid !== null && draft.currency === 'GBP';
        expect(donation.giftAid !== null).to.equal(isAided);
        if (isAided) {
          expect(body.metadata).to.include({ gift_aid: 'yes', gift_aid_declared_at: draft.giftAid });
          expect(body.payer).to.include.keys('first_name', 'last_name', 'billing_address');
          expect(body.payer.billing_address).to.include.keys('country', 'line1', 'city');
        }
        note('once', body.payment_type === 'one_time');
        note('recurring', body.payment_type === 'subscription');
        note('preset', draft.amount.preset !== null);
        note('custom amount', donation.amount > 0 && draft.amount.custom !== '');
        note('gifts alone', donation.amount === 0);
        note('gifts beside an amount', donation.amount > 0 && donation.gifts.some((count) => count > 0));
        note('one-off', donation.oneOff > 0);
        note('one-off beside items of the page', donation.oneOff > 0 && given.oneTimeItems.length > 0);
        note('purpose', Object.keys(donation.purpose).length === 3);
        note('Gift Aid', isAided);
        note('address', body.payer.billing_address !== undefined);
        note('return address', body.return_url !== undefined);
        for (const currency of Object.keys(prices)) note(currency, body.currency === currency);
      }),
      { numRuns: runs },
    );
    // That they hold is worth nothing unless there are many of each.
    const few = [...seen].filter(([, count]) => count < 10);
    expect(few).to.deep.equal([]);
    expect([...seen.keys()]).to.have.length(17);
    expect(runs - (seen.get('refused') ?? 0)).to.be.above(runs / 5);
  });
});
