import { expect } from '@open-wc/testing';
import { createSandbox } from '../../tools/sandbox/app.js';
import { openMemoryStore } from '../../tools/sandbox/memory-store.js';
import { DonationClient, HttpError } from '../../src/client/index.js';

const request = {
  payment_type: 'subscription' as const,
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 1000 }],
  payer: { email: 'ada@example.org' },
  subscription: { interval: 'month' as const, interval_count: 1, name: 'Monthly gift' },
};

describe('DonationClient with the sandbox as its fetch, in the browser', () => {
  const origin = 'http://localhost';

  const open = () => {
    const sandbox = createSandbox({ store: openMemoryStore(), controls: true });
    const client = new DonationClient({
      baseUrl: `${origin}/api/v1`,
      publishableKey: 'pk_test_sandbox',
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    });
    return { sandbox, client };
  };

  it('creates a donation, has it declined and then paid, and reads it', async () => {
    const { sandbox, client } = open();
    const { checkout_url, slug } = await client.createCheckout(request);
    if (slug === null) throw new Error('The answer has no slug.');
    const choose = (action: string) =>
      sandbox.fetch(new Request(checkout_url, { method: 'POST', body: new URLSearchParams({ action }) }));
    expect((await client.getSubscription(slug)).status).to.equal('pending_payment');
    await choose('decline');
    expect((await client.getSubscription(slug)).status).to.equal('past_due');
    await choose('pay');
    expect((await client.getSubscription(slug)).status).to.equal('active');
  });

  it('receives a simulated error', async () => {
    const { sandbox, client } = open();
    await sandbox.fetch(
      new Request(`${origin}/sandbox/control/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ faults: [{ fault: 'status', status: 500 }] }),
      }),
    );
    const refusal = await client.createCheckout(request).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(HttpError);
    expect((refusal as HttpError).status).to.equal(500);
    expect((await client.createCheckout(request)).type).to.equal('subscription');
  });
});
