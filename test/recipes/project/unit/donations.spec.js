import { DonationClient, HttpError } from 'donation-widget/client';
import { createSandbox } from 'donation-widget/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { paidAmount } from '../src/donations.js';

const request = {
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'ada@example.org' },
};

let sandbox;
let client;

beforeEach(() => {
  sandbox = createSandbox({ controls: true, returnUrl: 'https://charity.example/thanks' });
  client = new DonationClient({
    baseUrl: 'http://localhost/api/v1',
    publishableKey: 'pk_test_sandbox',
    fetch: sandbox.fetch,
  });
});

test('counts a donation once it is paid', async () => {
  const { checkout_url, slug } = await client.createCheckout(request);
  expect(await paidAmount(client, slug)).toBe(0);
  const body = new URLSearchParams({ action: 'pay' });
  await sandbox.fetch(checkout_url, { method: 'POST', body });
  expect(await paidAmount(client, slug)).toBe(2500);
});

test('does not count a donation that it cannot read', async () => {
  const { slug } = await client.createCheckout(request);
  await sandbox.fetch('http://localhost/sandbox/control/faults', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: [{ fault: 'status', status: 503 }] }),
  });
  await expect(paidAmount(client, slug)).rejects.toThrow(HttpError);
});
