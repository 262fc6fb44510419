import { expect } from '@open-wc/testing';
import {
  dataLayerSender,
  gtagSender,
  matomoSender,
  plausibleSender,
  type AnalyticsEvent,
} from '../../src/analytics/index.js';

const reference = '0123456789abcdef0123456789abcdef';
const plain = {
  value: 12.5,
  amount: 1250,
  currency: 'GBP',
  interval: 'month',
  intervalCount: 3,
  reference,
  variant: 'b',
  question: null,
  errors: [],
};
const event = (name: AnalyticsEvent['name'], changes: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
  name,
  ...plain,
  ...changes,
});
const unknown = { value: null, amount: null, currency: null, interval: null, intervalCount: null };
const left = event('donation_leave', {
  ...unknown,
  reference: null,
  question: 'payer',
  errors: ['required', 'format'],
});
const item = { item_id: 'donation', item_name: 'Donation', item_category: '3-month' };
const items = [{ ...item, item_variant: 'b', price: 12.5, quantity: 1 }];
const ecommerce = { value: 12.5, currency: 'GBP', items };

describe('dataLayerSender', () => {
  const pushed = (told: AnalyticsEvent) => {
    const layer: object[] = [];
    dataLayerSender(layer)(told);
    return layer;
  };

  for (const [name, entry] of [
    ['donation_checkout', { event: 'begin_checkout', ecommerce }],
    ['donation_complete', { event: 'purchase', ecommerce: { transaction_id: reference, ...ecommerce } }],
  ] as const) {
    it(`pushes ${name} as the GA4 event ${entry.event}, after clearing the previous one`, () => {
      const [cleared, told] = pushed(event(name));
      expect(cleared).to.deep.equal({ ecommerce: null });
      expect(told).to.deep.include(entry).and.to.have.deep.property('donation', plain);
    });
  }

  it('pushes other events by name, without ecommerce', () => {
    expect(pushed(event('donation_change'))).to.deep.equal([{ event: 'donation_change', donation: plain }]);
  });

  it('pushes a purchase with an unknown amount without a value', () => {
    const [, entry] = pushed(event('donation_complete', { ...unknown, reference: null, variant: null }));
    expect(entry).to.have.deep.property('ecommerce', {
      items: [{ ...item, item_category: 'once', quantity: 1 }],
    });
  });

  it('uses the page’s dataLayer, and creates one if there is none', () => {
    const page = globalThis as { dataLayer?: unknown[] };
    dataLayerSender()(event('donation_start'));
    const made = page.dataLayer;
    dataLayerSender()(event('donation_start'));
    expect(page.dataLayer).to.equal(made);
    expect(made).to.have.length(2);
    delete page.dataLayer;
  });
});

describe('gtagSender', () => {
  const called = (told: AnalyticsEvent) => {
    const calls: unknown[][] = [];
    gtagSender((...call) => calls.push(call))(told);
    return calls;
  };
  const own = { interval: '3-month', variant: 'b' };

  for (const [name, call] of [
    ['donation_start', ['event', 'donation_start', { value: 12.5, currency: 'GBP', ...own }]],
    ['donation_checkout', ['event', 'begin_checkout', { ...ecommerce, ...own }]],
    ['donation_complete', ['event', 'purchase', { transaction_id: reference, ...ecommerce, ...own }]],
  ] as const) {
    it(`sends ${name} as ${call[1]}`, () => expect(called(event(name))).to.deep.equal([call]));
  }

  it('sends where donors stop, without an interval', () =>
    expect(called(left)).to.deep.equal([
      ['event', 'donation_leave', { variant: 'b', question: 'payer', errors: 'required format' }],
    ]));

  it('does not send change events', () => expect(called(event('donation_change'))).to.deep.equal([]));
});

describe('matomoSender', () => {
  const pushed = (told: AnalyticsEvent, options?: Parameters<typeof matomoSender>[1]) => {
    const queue: unknown[][] = [];
    matomoSender(queue, options)(told);
    return queue;
  };

  it('tracks an event with its interval and value', () => {
    const command = ['trackEvent', 'Donation', 'donation_start', '3-month'];
    expect(pushed(event('donation_start'))).to.deep.equal([[...command, 12.5]]);
    expect(pushed(event('donation_start', { value: null }))).to.deep.equal([command]);
    expect(pushed(event('donation_change'))).to.deep.equal([]);
    expect(pushed(left)).to.deep.equal([
      ['trackEvent', 'Donation', 'donation_leave', 'payer required format'],
    ]);
    const seen = event('donation_seen', { ...unknown, reference: null });
    expect(pushed(seen)).to.deep.equal([['trackEvent', 'Donation', 'donation_seen']]);
  });

  it('tracks a completion as an order, as a goal, or as an event if the amount is unknown', () => {
    const complete = event('donation_complete');
    expect(pushed(complete)).to.deep.equal([['trackEcommerceOrder', reference, 12.5]]);
    expect(pushed(complete, { goal: 3 })).to.deep.equal([['trackGoal', 3, 12.5]]);
    const command = ['trackEvent', 'Donation', 'donation_complete', 'once'];
    expect(pushed({ ...complete, ...unknown })).to.deep.equal([command]);
  });
});

describe('plausibleSender', () => {
  const called = (told: AnalyticsEvent) => {
    const calls: unknown[][] = [];
    plausibleSender((...call) => calls.push(call))(told);
    return calls;
  };

  it('sends events with their properties, and revenue only with a completion', () => {
    const props = { interval: '3-month', variant: 'b' };
    expect(called(event('donation_start'))).to.deep.equal([['donation_start', { props }]]);
    const revenue = { currency: 'GBP', amount: 12.5 };
    expect(called(event('donation_complete'))).to.deep.equal([['donation_complete', { props, revenue }]]);
    const bare = [['donation_complete', { props: { interval: 'once' } }]];
    expect(called(event('donation_complete', { ...unknown, variant: null }))).to.deep.equal(bare);
    expect(called(event('donation_change'))).to.deep.equal([]);
    const stop = { variant: 'b', question: 'payer', errors: 'required format' };
    expect(called(left)).to.deep.equal([['donation_leave', { props: stop }]]);
  });
});
