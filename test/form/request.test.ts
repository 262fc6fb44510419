import { expect } from '@open-wc/testing';
import { donationIn, formWith, reference, requestIn } from '../support/questions/forms.js';

const donation = () => formWith({}, { preset: '2500' });

describe('requestFor', () => {
  it('matches §4.1 for a single donation', () => {
    expect(requestIn(donation())).to.deep.equal({
      payment_type: 'one_time',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 2500 }],
      payer: { email: 'payer@example.org' },
      metadata: { donation_reference: '0123456789abcdef0123456789abcdef' },
    });
  });

  for (const [name, intervals, wanted] of [
    ['every month', 'month', { interval: 'month', interval_count: 1 }],
    ['every quarter', 'quarter', { interval: 'month', interval_count: 3 }],
    ['every 2 weeks', '2-week', { interval: 'week', interval_count: 2 }],
    ['every year', 'year', { interval: 'year', interval_count: 1 }],
  ] as const) {
    it(`matches §4.1 for a donation ${name}`, () => {
      const form = formWith({ intervals }, { preset: '2500' });
      expect(requestIn(form, { subscriptionName: 'Friends' })).to.deep.equal({
        payment_type: 'subscription',
        currency: 'GBP',
        line_items: [{ quantity: 1, amount: 2500 }],
        payer: { email: 'payer@example.org' },
        subscription: { ...wanted, name: 'Friends' },
        metadata: { donation_reference: '0123456789abcdef0123456789abcdef' },
      });
    });
  }

  it('puts the page’s subscription name before the interval', () => {
    const form = formWith({ intervals: 'month', subscriptionName: 'Our friends' });
    expect(requestIn(form, { subscriptionName: 'Monthly' })).to.have.nested.property(
      'subscription.name',
      'Our friends',
    );
  });

  for (const [returnUrl, wanted] of [
    ['https://charity.example/thanks', `https://charity.example/thanks?donation-reference=${reference}`],
    ['https://charity.example/?a=b#c', `https://charity.example/?a=b&donation-reference=${reference}#c`],
    [
      'https://charity.example/?donation-reference=old&a=b',
      `https://charity.example/?donation-reference=${reference}&a=b`,
    ],
  ] as const) {
    it(`adds the reference to the return address ${returnUrl}`, () => {
      expect(requestIn(donation(), { returnUrl }).return_url).to.equal(wanted);
    });
  }

  it('puts the purpose in the line item', () => {
    const form = formWith({ project: 'Winter', intention: 'general', country: 'GB', intervals: 'month' });
    expect(requestIn(form).line_items).to.deep.equal([
      { quantity: 1, amount: 1000, project: 'Winter', intention: 'general', country_iso: 'GB' },
    ]);
  });

  it('keeps metadata and adds the reference', () => {
    const metadata = { campaign: 'winter', nested: { a: [1] }, donation_reference: 'forged' };
    const form = formWith({ metadata });
    expect(requestIn(form).metadata).to.deep.equal({
      campaign: 'winter',
      nested: { a: [1] },
      donation_reference: '0123456789abcdef0123456789abcdef',
    });
    expect(donationIn(form).metadata).to.deep.equal({ campaign: 'winter', nested: { a: [1] } });
  });

  it('includes all payer details', () => {
    const typed = {
      first_name: 'Zoë',
      last_name: 'O’Connor',
      phone: '+44 1632 960001',
      country: 'GB',
      line1: '1 Payer Street',
    };
    expect(requestIn(formWith({ fields: 'name phone address' }, typed)).payer).to.deep.equal({
      email: 'payer@example.org',
      first_name: 'Zoë',
      last_name: 'O’Connor',
      phone: '+44 1632 960001',
      billing_address: { country: 'GB', line1: '1 Payer Street' },
    });
  });
});
