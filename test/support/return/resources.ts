import type { PendingDonation } from '../../../src/service/pending-donation.js';
import type { CheckoutResponse } from '../../../src/schema/checkout.js';
import type { PaymentSession } from '../../../src/schema/payment-session.js';
import type { Subscription } from '../../../src/schema/subscription.js';
import { payer } from '../../fixtures/payer.js';

/** 2030-01-01T00:00:00Z. */
export const newYear = 1_893_456_000_000;

export const checkoutResponse = (changes: Partial<CheckoutResponse> = {}): CheckoutResponse => ({
  checkout_url: 'https://pay.example/c/abc',
  expires_at: '2030-01-01T01:00:00Z',
  slug: 'ps_7Hk2',
  type: 'one_time',
  ...changes,
});

/** As stored at `newYear`. The checkout stays open for an hour. */
export const pendingDonation = (changes: Partial<PendingDonation> = {}): PendingDonation => ({
  reference: '0123456789abcdef0123456789abcdef',
  slug: 'ps_7Hk2',
  type: 'one_time',
  created: newYear,
  checkoutUrl: 'https://pay.example/c/abc',
  expiresAt: '2030-01-01T01:00:00Z',
  page: '/give',
  form: '0',
  offer: '',
  service: '',
  settled: null,
  ...changes,
});

const charity = {
  name: 'Example Charity',
  slug: 'example',
  website: 'https://charity.example',
  logo: { color: null, white: null, favicon: null },
  theme: { primary: '#0b5fff', secondary: '#ffcc00' },
};

/** As a service returns it: an omitted second address line is null, and an omitted state is empty (§2.3). */
const payerRead = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  ...payer,
  billing_address: { ...payer.billing_address, line2: null, state: '' },
};

const lineItem = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3303',
  type: null,
  quantity: 1,
  amount: 2500,
  total: 2500,
  currency: 'GBP',
  country_iso: 'GB',
  intention: 'general',
  project: 'Winter',
};

/** The payment session of §2.1 after success: £26.50 with a tip of £1.50. */
export const paymentSession = (changes: Partial<PaymentSession> = {}): PaymentSession => ({
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  slug: 'ps_7Hk2',
  status: 'succeeded',
  amount: 2650,
  currency: 'GBP',
  tip: 150,
  provider: 'provider_a',
  payer: payerRead,
  line_items: [lineItem],
  one_time_items: [],
  subscription: null,
  metadata: { donation_reference: '0123456789abcdef0123456789abcdef' },
  return_url: null,
  charity,
  created_at: '2030-01-01T00:00:00Z',
  updated_at: '2030-01-01T00:01:00Z',
  expires_at: null,
  ...changes,
});

/** The active subscription of §2.2: £10 monthly without a tip. */
export const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3311',
  slug: 'sub_9Jx4',
  status: 'active',
  amount: 1000,
  currency: 'GBP',
  tip: 0,
  interval: 'month',
  interval_count: 1,
  cancel_at_period_end: false,
  current_period_start: '2030-01-01T00:00:00Z',
  current_period_end: '2030-02-01T00:00:00Z',
  charity,
  metadata: null,
  payer: payerRead,
  line_items: [{ ...lineItem, type: 'recurring', amount: 1000, total: 1000 }],
  return_url: null,
  created_at: '2030-01-01T00:00:00Z',
  updated_at: '2030-01-01T00:01:00Z',
  ...changes,
});
