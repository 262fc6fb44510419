import { expect } from '@open-wc/testing';
import { checkoutRequest, type RequestContext } from '../../src/donation/checkout-request.js';
import type { Donation } from '../../src/donation/draft.js';
import { settingsOf } from './raw-settings.js';

const reference = '0123456789abcdef0123456789abcdef';

const contextOf = (changes: Partial<RequestContext> = {}): RequestContext => ({
  reference,
  returnUrl: undefined,
  subscriptionName: 'Monthly donation',
  language: 'cy',
  ownFields: {},
  oneTimeItems: [],
  ...changes,
});

const payer = { email: 'payer@example.org' };
const gift: Donation = {
  currency: 'GBP',
  interval: { unit: null, count: null },
  amount: 2500,
  gifts: [],
  oneOff: 0,
  purpose: {},
  giftAid: null,
  payer,
};
const monthly: Donation = { ...gift, interval: { unit: 'month', count: 1 } };

describe('checkoutRequest', () => {
  it('is exactly §4.1 for a single gift', () => {
    expect(checkoutRequest(gift, settingsOf(), contextOf())).to.deep.equal({
      payment_type: 'one_time',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 2500 }],
      payer: { email: 'payer@example.org' },
      metadata: { donation_reference: '0123456789abcdef0123456789abcdef' },
    });
  });

  for (const [name, interval, wanted] of [
    ['every month', { unit: 'month', count: 1 }, { interval: 'month', interval_count: 1 }],
    ['every quarter', { unit: 'month', count: 3 }, { interval: 'month', interval_count: 3 }],
    ['every 2 weeks', { unit: 'week', count: 2 }, { interval: 'week', interval_count: 2 }],
    ['every year', { unit: 'year', count: 1 }, { interval: 'year', interval_count: 1 }],
  ] as const) {
    it(`is exactly §4.1 for a gift ${name}`, () => {
      const context = contextOf({ subscriptionName: 'Friends' });
      expect(checkoutRequest({ ...gift, interval }, settingsOf(), context)).to.deep.equal({
        payment_type: 'subscription',
        currency: 'GBP',
        line_items: [{ quantity: 1, amount: 2500 }],
        payer: { email: 'payer@example.org' },
        subscription: { ...wanted, name: 'Friends' },
        metadata: { donation_reference: '0123456789abcdef0123456789abcdef' },
      });
    });
  }

  for (const [returnUrl, wanted] of [
    ['https://charity.example/thanks', `https://charity.example/thanks?donation-reference=${reference}`],
    ['https://charity.example/?a=b#c', `https://charity.example/?a=b&donation-reference=${reference}#c`],
    [
      'https://charity.example/?donation-reference=old&a=b',
      `https://charity.example/?donation-reference=${reference}&a=b`,
    ],
  ] as const) {
    it(`returns to ${returnUrl} with the reference`, () => {
      expect(checkoutRequest(gift, settingsOf(), contextOf({ returnUrl })).return_url).to.equal(wanted);
    });
  }

  it('has the purpose on its line item', () => {
    const purpose = { project: 'Winter', intention: 'general', country_iso: 'GB' };
    expect(checkoutRequest({ ...monthly, purpose }, settingsOf(), contextOf()).line_items).to.deep.equal([
      { quantity: 1, amount: 2500, project: 'Winter', intention: 'general', country_iso: 'GB' },
    ]);
  });

  it('keeps metadata, but for the reference', () => {
    const metadata = { campaign: 'winter', nested: { a: [1] }, donation_reference: 'forged' };
    const settings = settingsOf({ metadata });
    expect(checkoutRequest(gift, settings, contextOf()).metadata).to.deep.equal({
      campaign: 'winter',
      nested: { a: [1] },
      donation_reference: '0123456789abcdef0123456789abcdef',
    });
    expect(settings.metadata).to.deep.equal(metadata);
  });

  it('passes one-time items on with a subscription, and with nothing else', () => {
    const oneTimeItems = [{ quantity: 1, amount: 500, anything: { at: 'all' } }];
    const context = contextOf({ oneTimeItems });
    expect(checkoutRequest(monthly, settingsOf(), context)).to.have.deep.property(
      'one_time_items',
      oneTimeItems,
    );
    expect(checkoutRequest(gift, settingsOf(), context)).not.to.have.property('one_time_items');
    expect(checkoutRequest(monthly, settingsOf(), contextOf())).not.to.have.property('one_time_items');
  });

  it('has a one-off gift of the same purpose before one-time items', () => {
    const oneTimeItems = [{ quantity: 1, amount: 500 }];
    const donation = { ...monthly, oneOff: 700, purpose: { project: 'Winter' } };
    expect(checkoutRequest(donation, settingsOf(), contextOf({ oneTimeItems }))).to.have.deep.property(
      'one_time_items',
      [
        { quantity: 1, amount: 700, project: 'Winter' },
        { quantity: 1, amount: 500 },
      ],
    );
  });

  it('has the Gift Aid declaration in its metadata, by the words that were read', () => {
    const giftAid = '2026-04-05T12:00:00.000Z';
    for (const [donation, words] of [
      [gift, 'single-1'],
      [monthly, 'multiple-1'],
    ] as const) {
      expect(checkoutRequest({ ...donation, giftAid }, settingsOf(), contextOf()).metadata).to.deep.equal({
        gift_aid: 'yes',
        gift_aid_wording: words,
        gift_aid_language: 'cy',
        gift_aid_declared_at: '2026-04-05T12:00:00.000Z',
        donation_reference: reference,
      });
    }
  });

  it('has the whole payer', () => {
    const whole = {
      email: 'payer@example.org',
      first_name: 'Zoë',
      last_name: 'O’Connor',
      phone: '+44 1632 960001',
      billing_address: { country: 'GB', line1: '1 Payer Street' },
    };
    expect(checkoutRequest({ ...gift, payer: whole }, settingsOf(), contextOf()).payer).to.deep.equal(whole);
  });

  for (const [why, donation, changes] of [
    ['a return address that is not https', gift, { returnUrl: 'http://charity.example/' }],
    ['a subscription without a name', monthly, { subscriptionName: '' }],
    ['a one-time item that is no object', monthly, { oneTimeItems: ['x' as never] }],
    ['a gift of nothing', { ...gift, amount: 0 }, {}],
    ['an empty name', { ...gift, payer: { ...payer, first_name: '' } }, {}],
  ] as const) {
    it(`throws for ${why}`, () => {
      expect(() => checkoutRequest(donation, settingsOf(), contextOf(changes))).to.throw();
    });
  }
});
