import { PendingStore } from '../../../src/service/pending-store.js';
import type { Platform } from '../../../src/page/platform.js';
import { CheckoutController, type Connection } from '../../../src/checkout/checkout-controller.js';
import type { CheckoutRequest } from '../../../src/schema/checkout.js';
import type { DonationService } from '../../../src/client/donation-client.js';
import { fakePlatform, fakeService } from '../elements/fakes.js';
import { hostOn } from '../elements/host.js';

export const requestWith = (reference: string): CheckoutRequest => ({
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'payer@example.org', first_name: 'Zoë' },
  metadata: { donation_reference: reference },
});

type Given = {
  createCheckout?: DonationService['createCheckout'];
  platform?: Partial<Platform>;
  request?: typeof requestWith;
  /** Loads the service module. Without this, the module is ready from the start. */
  connect?: (connection: Connection) => Promise<Connection | null>;
};

/** A controller in a page, ready to start. */
export const checkoutOn = ({
  createCheckout,
  platform: overrides = {},
  request = requestWith,
  connect,
}: Given = {}) => {
  const platform = fakePlatform(overrides as Partial<ReturnType<typeof fakePlatform>>);
  const host = hostOn(platform);
  const service = fakeService(createCheckout ? { createCheckout } : {});
  const store = new PendingStore(platform, 'session');
  const connection = { service, store };
  const refused: string[][] = [];
  const created: string[] = [];
  const checkout = new CheckoutController(host, {
    connection: () => (connect ? null : connection),
    connect: () => connect?.(connection) ?? Promise.resolve(connection),
    request,
    created: (reference) => created.push(reference),
    refused: (paths) => refused.push([...paths]),
  });
  const start = () => checkout.start();
  return { platform, host, service, store, checkout, created, refused, start };
};
