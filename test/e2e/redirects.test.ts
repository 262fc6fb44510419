import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { DonationClient, NetworkError } from '../../src/client/index.js';
import { listen } from '../listen.js';
import { en, expect, test as journey } from './journey.js';

/** A service whose every answer sends the request on to another address, and what that address got. */
type Redirected = { baseUrl: string; asked: string[]; elsewhere: string[] };

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const checkout = {
  checkout_url: 'https://elsewhere.example/pay',
  slug: 'ps_elsewhere',
  type: 'one_time',
  expires_at: null,
};

const serve = async (listener: RequestListener) => {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
    else listener(request, response);
  });
  return await listen(server);
};

const test = journey.extend<{ redirected: (status: number) => Promise<Redirected> }>({
  redirected: async ({}, use) => {
    const servers: Awaited<ReturnType<typeof serve>>[] = [];
    await use(async (status) => {
      const asked: string[] = [];
      const elsewhere: string[] = [];
      const other = await serve((request, response) => {
        void text(request).then((body) => {
          elsewhere.push(`${request.method ?? ''} ${body}`);
          response.writeHead(200, { ...cors, 'content-type': 'application/json' });
          response.end(JSON.stringify(checkout));
        });
      });
      const service = await serve((request, response) => {
        asked.push(request.method ?? '');
        response.writeHead(status, { ...cors, location: `${other.origin}/api/v1/anything` }).end();
      });
      servers.push(other, service);
      return { baseUrl: `${service.origin}/api/v1`, asked, elsewhere };
    });
    for (const server of servers) await server.close();
  },
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`a donor's data go nowhere else when the service answers with ${status}`, async ({
    page,
    donor,
    redirected,
  }) => {
    const { baseUrl, asked, elsewhere } = await redirected(status);
    await page.goto('give.html');
    await page.locator('donation-widget').evaluate((element, address) => {
      element.setAttribute('base-url', address);
    }, baseUrl);
    await donor.type(en.email, 'ada@example.org');
    await donor.donate.click();
    await expect(page.getByRole('status')).toHaveText(en.unreachable);
    expect(asked).toEqual(['POST']);
    expect(elsewhere).toEqual([]);
    await expect(page).toHaveURL(/give\.html$/);
  });

  test(`the client in Node follows no ${status}`, async ({ redirected }) => {
    const { baseUrl, asked, elsewhere } = await redirected(status);
    const client = new DonationClient({ baseUrl, publishableKey: 'pk_test_sandbox' });
    await expect(
      client.createCheckout({
        payment_type: 'one_time',
        currency: 'GBP',
        line_items: [{ quantity: 1, amount: 2500 }],
        payer: { email: 'ada@example.org' },
      }),
    ).rejects.toThrow(NetworkError);
    await expect(client.getPaymentSession('ps_7Hk2')).rejects.toThrow(NetworkError);
    await expect(client.getSubscription('sub_9Jx4')).rejects.toThrow(NetworkError);
    expect(asked).toEqual(['POST', 'GET', 'GET']);
    expect(elsewhere).toEqual([]);
  });
}
