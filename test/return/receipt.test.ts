// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { donationOf, giftAidTotalOf, receiptOf } from '../../src/return/receipt.js';
import { paymentSessionSchema } from '../../src/schema/payment-session.js';
import type { Receipt } from '../../src/schema/receipt.js';
import { subscriptionSchema } from '../../src/schema/subscription.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };
import { bodyOf, patched, type StagedAnswer } from '../fixtures/patch.js';
import session from '../fixtures/payment-session.json' with { type: 'json' };
import subscription from '../fixtures/subscription.json' with { type: 'json' };

const sessionReceipt = (changes: Record<string, unknown> = {}): Receipt =>
  receiptOf('one_time', paymentSessionSchema.parse(patched(session, changes)));

const subscriptionReceipt = (changes: Record<string, unknown> = {}): Receipt =>
  receiptOf('subscription', subscriptionSchema.parse(patched(subscription, changes)));

const stagedReceipt = (entry: StagedAnswer & { stored_type: string }): Receipt =>
  entry.stored_type === 'one_time'
    ? receiptOf('one_time', paymentSessionSchema.parse(JSON.parse(bodyOf(entry))))
    : receiptOf('subscription', subscriptionSchema.parse(JSON.parse(bodyOf(entry))));

/** The purpose of the items in the fixtures. */
const winter = { project: 'Winter', intention: 'general', country_iso: 'GB' };

describe('receiptOf', () => {
  it('reads a payment session', () => {
    expect(sessionReceipt({ subscription: null })).to.deep.equal({
      type: 'one_time',
      currency: 'GBP',
      amount: 7650,
      tip: 150,
      items: [
        {
          total: 7500,
          currency: 'GBP',
          quantity: 3,
          project: 'Winter',
          label: 'Winter · general',
          isOneTime: false,
          line: { quantity: 3, amount: 2500, ...winter },
        },
      ],
      interval: null,
      intervalCount: null,
      date: new Date('2029-12-31'),
      nextPayment: null,
      endsAtPeriodEnd: false,
      hasGiftAid: false,
      hasNotStarted: false,
    });
  });

  it('reads a subscription', () => {
    expect(subscriptionReceipt()).to.deep.equal({
      type: 'subscription',
      currency: 'GBP',
      amount: 1600,
      tip: 100,
      items: [
        {
          total: 1000,
          currency: 'GBP',
          quantity: 1,
          project: 'Winter',
          label: 'Winter · general',
          isOneTime: false,
          line: { quantity: 1, amount: 1000, ...winter },
        },
        {
          total: 500,
          currency: 'GBP',
          quantity: 2,
          project: 'Spring',
          label: 'Spring · enrolment',
          isOneTime: true,
          line: { quantity: 2, amount: 250, project: 'Spring', intention: 'enrolment', country_iso: 'FR' },
        },
      ],
      interval: 'month',
      intervalCount: 3,
      date: new Date('2029-12-31'),
      nextPayment: new Date(Date.UTC(2030, 2, 31)),
      endsAtPeriodEnd: true,
      hasGiftAid: false,
      hasNotStarted: false,
    });
  });

  it('reads the plan and the one-time items of a session', () => {
    const extra = { quantity: 1, amount: 300, total: 300 };
    const receipt = sessionReceipt({ one_time_items: [extra] });
    expect([receipt.interval, receipt.intervalCount]).to.deep.equal(['month', 3]);
    expect(receipt.items).to.have.length(2);
    expect(receipt.items[1]).to.deep.equal({
      total: 300,
      currency: 'GBP',
      quantity: 1,
      project: null,
      label: null,
      isOneTime: true,
      line: { quantity: 1, amount: 300 },
    });
  });

  describe('with answers from the fixtures', () => {
    const answers = edge.session_response.filter(
      ({ status, raw, patch_js: script }) => status === 200 && raw === undefined && script === undefined,
    );
    for (const entry of answers) {
      const { amount_minor: amount, amount_shown: isShown, currency, tip_shown: hasTip } = entry.expect;
      it(`reads ${entry.name}`, () => {
        const receipt = stagedReceipt(entry);
        if (amount !== undefined) expect(receipt.amount).to.equal(amount);
        if (currency !== undefined) expect(receipt.currency).to.equal(currency);
        if (isShown === false) expect(receipt.amount === null || receipt.currency === null).to.be.true;
        else expect([receipt.amount, receipt.currency]).not.to.include(null);
        if (hasTip === false) expect(receipt.tip).to.be.null;
      });
    }
  });

  for (const [why, changes, tip] of [
    ['is 0', { tip: 0 }, 0],
    ['is negative', { tip: -150 }, null],
    ['equals the amount', { tip: 7650 }, 7650],
    ['exceeds the amount', { tip: 7651 }, null],
    ['has no amount to compare with', { amount: null }, null],
    ['is 0 and has no amount to compare with', { amount: null, tip: 0 }, null],
  ] as const) {
    it(`has ${tip === null ? 'no tip' : `a tip of ${tip}`} if it ${why}`, () => {
      expect(sessionReceipt(changes).tip).to.equal(tip);
    });
  }

  for (const [why, item, total] of [
    ['its total', { quantity: 2, amount: 500, total: 999 }, 999],
    ['quantity times amount if it has no total', { quantity: 2, amount: 500, total: null }, 1000],
    ['its total if it has nothing else', { quantity: null, amount: null, total: 500 }, 500],
  ] as const) {
    it(`shows for an item ${why}`, () => {
      expect(sessionReceipt({ line_items: [item] }).items[0]?.total).to.equal(total);
    });
  }

  for (const [own, currency] of [
    ['JPY', 'JPY'],
    ['jpy', 'JPY'],
    [null, 'GBP'],
    [undefined, 'GBP'],
    ['', 'GBP'],
    [5, 'GBP'],
    ['XYZ', null],
    ['GBPX', null],
    ['constructor', null],
  ] as const) {
    it(`shows an item in ${JSON.stringify(own)} with ${currency ?? 'no currency'}`, () => {
      const line = { quantity: 1, amount: 1000, total: 1000, currency: own, project: 'Wells' };
      expect(sessionReceipt({ line_items: [line] }).items[0]?.currency).to.equal(currency);
      expect(sessionReceipt({ one_time_items: [line] }).items[1]?.currency).to.equal(currency);
    });
  }

  it('shows only the name of an item without a readable total', () => {
    const line = { description: 'Joining fee', project: 'Membership', price: 5000 };
    expect(sessionReceipt({ one_time_items: [line] }).items[1]).to.deep.include({
      total: null,
      label: 'Membership',
      isOneTime: true,
    });
  });

  it('leaves out an item with neither a name nor a readable total', () => {
    const items = [
      { quantity: 2, amount: null, total: null },
      { quantity: null, amount: 500, total: null },
      { quantity: 1.5, amount: 500, total: '750' },
    ];
    expect(sessionReceipt({ line_items: items }).items).to.deep.equal([]);
  });

  for (const [project, intention, label] of [
    ['Winter', null, 'Winter'],
    [null, 'general', 'general'],
    ['', '', null],
    [null, null, null],
  ] as const) {
    it(`labels an item with ${project} and ${intention} as ${label}`, () => {
      const line = { quantity: 1, amount: 5, total: 5, project, intention };
      expect(sessionReceipt({ line_items: [line] }).items[0]?.label).to.equal(label);
    });
  }

  it('keeps only the first 200 items', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      quantity: 1,
      amount: index,
      total: index,
    }));
    const receipt = sessionReceipt({ line_items: items, one_time_items: items });
    expect(receipt.items.map(({ total }) => total)).to.deep.equal([...Array(200).keys()]);
  });

  for (const end of [undefined, null, '', 'soon', '2030-13-45', 5]) {
    it(`has no next payment for ${JSON.stringify(end)}`, () => {
      expect(subscriptionReceipt({ current_period_end: end }).nextPayment).to.be.null;
    });
  }

  it('has no next payment after the subscription has ended', () => {
    expect(subscriptionReceipt({ status: 'canceled' }).nextPayment).to.be.null;
  });

  for (const value of [false, 'false', 'true', 1, null]) {
    it(`does not treat ${JSON.stringify(value)} as an end`, () => {
      expect(subscriptionReceipt({ cancel_at_period_end: value }).endsAtPeriodEnd).to.be.false;
    });
  }

  it('contains no payer details', () => {
    for (const receipt of [sessionReceipt(), subscriptionReceipt()]) {
      const text = JSON.stringify(receipt).toLowerCase();
      for (const datum of [
        'payer',
        'example.org',
        'zoë',
        'connor',
        '1632',
        'bristol',
        'street',
        'flat',
        'bs1',
        'avon',
        'billing',
        '82c3302',
        '82c3312',
        'ps_7',
        'sub_9',
        'campaign',
        'return_url',
        'charity.example',
      ]) {
        expect(text).not.to.include(datum);
      }
    }
  });
});

describe('donationOf', () => {
  it('leaves out the tip', () => {
    const once = { unit: null, count: null };
    expect(donationOf(sessionReceipt({ subscription: null }))).to.deep.equal({
      amount: 7500,
      currency: 'GBP',
      interval: once,
      lines: [{ quantity: 3, amount: 2500, ...winter }],
    });
    expect(donationOf(sessionReceipt({ subscription: null, tip: 0 }))?.amount).to.equal(7650);
  });

  const soap = { quantity: 1, amount: 500, total: 500, currency: 'GBP', project: '' };
  it('has the lines as they would be sent', () => {
    expect(donationOf(sessionReceipt({ amount: 650, line_items: [soap] }))?.lines).to.deep.equal([
      { quantity: 1, amount: 500 },
    ]);
  });

  for (const [why, changes] of [
    ['they don’t add up to the amount', { amount: 7000 }],
    ['there are none', { line_items: [] }],
    ['the price of one is unknown', { 'line_items/0/amount': null }],
    ['a total is not quantity times amount', { 'line_items/0/quantity': 2 }],
    ['one has another currency', { 'line_items/0/currency': 'JPY' }],
    ['one is paid once, with a recurring donation', { amount: 8150, one_time_items: [soap] }],
    ['there are more than twenty', { amount: 10_650, line_items: Array.from({ length: 21 }, () => soap) }],
  ] as const) {
    it(`has no lines if ${why}`, () => {
      expect(donationOf(sessionReceipt(changes))).to.include({ lines: null });
    });
  }

  it('keeps the interval', () => {
    const interval = { unit: 'month', count: 3 };
    expect(donationOf(subscriptionReceipt({ line_items: [] }))?.interval).to.deep.equal(interval);
    const yearly = subscriptionReceipt({ interval: 'year', interval_count: null });
    expect(donationOf(yearly)?.interval).to.deep.equal({ unit: 'year', count: 1 });
  });

  it('returns only the recurring amount, whether or not the total includes one-off items', () => {
    for (const amount of [1600, 1100]) {
      expect(donationOf(subscriptionReceipt({ amount, tip: 100 }))?.amount).to.equal(1000);
    }
  });

  const foreign = { quantity: 1, amount: 300, total: 300, currency: 'JPY', type: 'recurring' };
  const once = { quantity: 1, amount: 500, total: 500, currency: 'GBP', type: 'one_time' };
  for (const [why, receipt] of [
    ['for recurring items in two currencies', subscriptionReceipt({ line_items: [foreign, once] })],
    ['for one-off items only', subscriptionReceipt({ line_items: [once] })],
    ['without an amount', sessionReceipt({ amount: null })],
    ['if the whole amount was a tip', sessionReceipt({ tip: 7650 })],
    ['without a currency', sessionReceipt({ currency: null })],
    ['with an unknown interval', subscriptionReceipt({ interval: 'fortnight' })],
    ['with an interval named like an Object property', subscriptionReceipt({ interval: 'constructor' })],
  ] as const) {
    it(`returns null ${why}`, () => expect(donationOf(receipt)).to.be.null);
  }
});

describe('giftAidTotalOf', () => {
  const declared = { 'metadata/gift_aid': 'yes' };

  it('adds a quarter to the donation without its tip', () => {
    expect(giftAidTotalOf(sessionReceipt(declared))).to.equal(9375);
  });

  it('adds a quarter to each payment of a recurring donation', () => {
    const recurring = { ...declared, amount: 1100 };
    expect(giftAidTotalOf(subscriptionReceipt(recurring))).to.equal(1250);
  });

  for (const [name, changes] of [
    ['there is no declaration', { 'metadata/gift_aid': null }],
    ['the service sends no metadata', { metadata: null }],
    ['the declaration is anything but “yes”', { 'metadata/gift_aid': true }],
    ['the donation is not in pounds', { ...declared, currency: 'EUR' }],
    ['an item is not in pounds', { ...declared, 'line_items/0/currency': 'EUR' }],
    ['the tip is unknown', { ...declared, tip: null }],
    ['the amount is unknown', { ...declared, amount: null }],
    ['there are no items', { ...declared, line_items: [] }],
    ['the items don’t add up to the amount', { ...declared, amount: 9000 }],
  ] as const) {
    it(`is not known if ${name}`, () => {
      expect(giftAidTotalOf(sessionReceipt(changes))).to.equal(null);
    });
  }

  it('is not known if the amount includes one-time items', () => {
    expect(giftAidTotalOf(subscriptionReceipt(declared))).to.equal(null);
  });
});

describe('A subscription with a payment due', () => {
  const hasNotStarted = (changes: Record<string, unknown>) =>
    subscriptionReceipt({ status: 'past_due', ...changes }).hasNotStarted;
  const created_at = '2030-01-31T10:00:00Z';

  for (const [interval, interval_count, last, first] of [
    ['day', 1, '2030-02-01T09:59:59Z', '2030-02-01T10:00:00Z'],
    ['week', 2, '2030-02-14T09:59:59Z', '2030-02-14T10:00:00Z'],
    // A second payment can be due 28 days later.
    ['month', 1, '2030-02-28T09:59:59Z', '2030-02-28T10:00:00Z'],
    ['year', 1, '2031-01-31T09:59:59Z', '2031-01-31T10:00:00Z'],
  ] as const) {
    it(`has not started until a second payment can be due (${interval_count} ${interval})`, () => {
      expect(hasNotStarted({ interval, interval_count, created_at, updated_at: last })).to.equal(true);
      expect(hasNotStarted({ interval, interval_count, created_at, updated_at: first })).to.equal(false);
    });
  }

  for (const [name, changes] of [
    ['the interval is unknown', { interval: 'fortnight' }],
    ['it is active', { status: 'active' }],
    ['there is no interval', { interval: null }],
    ['the service sends no time of creation', { created_at: null }],
    ['the time of the last change can’t be read', { updated_at: 'soon' }],
  ] as const) {
    it(`can have started if ${name}`, () => {
      expect(hasNotStarted(changes)).to.equal(false);
    });
  }

  it('has no next payment before it has started', () => {
    expect(subscriptionReceipt({ status: 'past_due' }).nextPayment).to.equal(null);
  });
});
