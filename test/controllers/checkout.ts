import { PendingStore } from '../../src/browser/pending-store.js';
import type { Platform } from '../../src/browser/platform.js';
import { CheckoutController } from '../../src/controllers/checkout-controller.js';
import type { Donation, DraftField } from '../../src/donation/draft.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import type { DonationService } from '../../src/client/donation-client.js';
import { fakePlatform, fakeService } from './fakes.js';
import { hostOn } from './host.js';

export const gift: Donation = {
  currency: 'GBP',
  interval: { unit: null, count: null },
  amount: 2500,
  gifts: [],
  oneOff: 0,
  purpose: {},
  giftAid: null,
  payer: { email: 'payer@example.org', first_name: 'Zoë' },
};

export const requestOf = ({ amount, payer }: Donation, reference: string): CheckoutRequest => ({
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount }],
  payer,
  metadata: { donation_reference: reference },
});

type Given = {
  createCheckout?: DonationService['createCheckout'];
  platform?: Partial<Platform>;
  request?: typeof requestOf;
};

/** A controller on a page, ready to start. */
export const checkoutOn = ({ createCheckout, platform: overrides = {}, request = requestOf }: Given = {}) => {
  const platform = fakePlatform(overrides as Partial<ReturnType<typeof fakePlatform>>);
  const host = hostOn(platform);
  const service = fakeService(createCheckout ? { createCheckout } : {});
  const store = new PendingStore(platform, 'session');
  const refused: DraftField[][] = [];
  const checkout = new CheckoutController(host, {
    store: () => store,
    request,
    refused: (fields) => refused.push([...fields]),
  });
  const start = () => checkout.start(gift, service);
  return { platform, host, service, store, checkout, refused, start };
};
