import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './journey.js';
import { build } from './server.js';

// Written as a developer would, in plain JavaScript, and run by Node alone.
const program = (baseUrl: string) => `
import './index.js';
import { DonationClient, HttpError } from './client/index.js';

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

test('a developer imports the built package in bare Node and gives with its client', async ({
  folder,
  http,
}) => {
  const built = join(folder, 'library');
  await build('library', built);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program(`${http}/api/v1`)],
    { cwd: built },
  );
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
