import { createSandbox } from '../../tools/sandbox/app.js';
import { openMemoryStore } from '../../tools/sandbox/memory-store.js';
import { serveSandbox } from '../support/sandbox/over-http.js';
import { expect, run, test } from './packed.js';

// The program is plain JavaScript, as a developer would write it, and runs in Node without a build.
const program = (baseUrl: string) => `
import 'donation-widget';
import { DonationClient, HttpError } from 'donation-widget/client';

const client = new DonationClient({ baseUrl: '${baseUrl}', publishableKey: 'pk_test_sandbox' });
const monthly = await client.createCheckout({
  payment_type: 'subscription',
  currency: 'GBP',
  line_items: [{ quantity: 2, amount: 500 }],
  payer: { email: 'ada@example.org' },
  subscription: { interval: 'month', interval_count: 1, name: 'Monthly gift' },
});
const once = await client.createCheckout({
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'ada@example.org' },
});
await fetch(once.checkout_url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
const refused = await client.getPaymentSession('ps_unknown').catch((error) => error);
console.log(JSON.stringify({
  document: typeof document,
  session: await client.getPaymentSession(once.slug),
  subscription: await client.getSubscription(monthly.slug),
  refused: refused instanceof HttpError && refused.status,
}));
`;

test('a developer can use the client in plain Node', async ({ packed }) => {
  const { address, close } = await serveSandbox(createSandbox({ store: openMemoryStore() }));
  const { stdout, stderr } = await run(
    process.execPath,
    ['--input-type=module', '--eval', program(`${address}/api/v1`)],
    packed.consumer,
  );
  await close();
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({
    document: 'undefined',
    session: {
      status: 'succeeded',
      amount: 2500,
      currency: 'GBP',
      charity: { name: 'Rivers & Reeds Trust' },
    },
    subscription: { status: 'pending_payment', amount: 1000, interval: 'month', interval_count: 1 },
    refused: 404,
  });
});
