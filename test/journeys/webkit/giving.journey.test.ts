import { createServer } from 'node:http';
import { prerender } from '../../../src/prerender/prerender.js';
import { en, expect, test as journey } from '../../support/journeys/journey.js';
import { listen } from '../../support/listen.js';
import { startScreen, startWebKit } from '../../runners/webkit.js';
import { donorWith } from './donor.js';

type Worker = { display: string };

const test = journey.extend<{ visitor: ReturnType<typeof donorWith> }, Worker>({
  display: [
    async ({}, use) => {
      const screen = await startScreen();
      await use(screen.display);
      await screen.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ display }, use) => {
    const browser = await startWebKit(display, { acceptInsecureCerts: true });
    await use(donorWith(browser));
    await browser.stop();
  },
});

test('a donor gives once and sees the thank-you message on the form’s page', async ({
  visitor,
  https,
  received,
}) => {
  await visitor.open(`${https}/test/journeys/pages/give-and-return.html`);
  await visitor.choose('£25');
  await visitor.type(en.email, 'ada@example.org');
  await visitor.press('Donate £25.00');
  await visitor.press('Pay £25.00');
  await visitor.reads(en['succeeded.title']);
  expect(await visitor.address()).toBe(`${https}/test/journeys/pages/give-and-return.html?utm_source=x`);
  expect(await received()).toMatchObject([
    {
      payment_type: 'one_time',
      line_items: [{ quantity: 1, amount: 2500 }],
      payer: { email: 'ada@example.org' },
    },
  ]);
});

test('a donor whose payment is declined tries again with the same amount and pays', async ({
  visitor,
  https,
  received,
}) => {
  await visitor.open(`${https}/test/journeys/pages/give.html`);
  await visitor.type(en.customAmount, '37.50');
  await visitor.type(en.email, 'ada@example.org');
  await visitor.press('Donate £37.50');
  await visitor.press('Decline');
  await visitor.reads(en['failed.title']);
  await visitor.press(en.tryAgain);
  expect(await visitor.valueOf(en.customAmount)).toBe('37.50');
  await visitor.type(en.email, 'ada@example.org');
  await visitor.press('Donate £37.50');
  await visitor.press('Pay £37.50');
  await visitor.reads(en['succeeded.title']);
  expect(await received()).toHaveLength(2);
});

test('a donor who goes back from the payment page can continue the unpaid donation and pay', async ({
  visitor,
  https,
  received,
}) => {
  await visitor.open(`${https}/test/journeys/pages/give.html`);
  await visitor.choose('£50');
  await visitor.type(en.email, 'ada@example.org');
  await visitor.press('Donate £50.00');
  await visitor.isOffered('Pay £50.00');
  await visitor.back();
  await visitor.follow(en.continueToPayment);
  await visitor.press('Pay £50.00');
  await visitor.reads(en['succeeded.title']);
  expect(await received()).toHaveLength(1);
});

test('a donor gives monthly and sees the thank-you message on the charity’s page', async ({
  visitor,
  http,
  received,
}) => {
  await visitor.open(`${http}/test/journeys/pages/give.html`);
  await visitor.choose(en.month);
  await visitor.type(en.email, 'ada@example.org');
  await visitor.press('Donate £10.00 monthly');
  await visitor.press('Pay £10.00');
  await visitor.reads(en['succeeded.title']);
  expect(await visitor.address()).toBe(`${http}/demo/thank-you.html`);
  expect(await received()).toMatchObject([
    { payment_type: 'subscription', subscription: { interval: 'month', interval_count: 1 } },
  ]);
});

test('a donor fills in a prerendered form before its script loads, and sends it after that', async ({
  visitor,
  http,
  received,
}) => {
  const attributes = { 'base-url': `${http}/api/v1`, 'publishable-key': 'pk_test_sandbox', fields: 'name' };
  const page = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Give</title>
    <donation-widget base-url="${http}/api/v1" publishable-key="pk_test_sandbox" fields="name">
      ${prerender(attributes, { locale: 'en-GB' })}
    </donation-widget>
    <script>addEventListener('come', () => import('${http}/src/index.ts'));</script>`;
  const { origin, close } = await listen(
    createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page)),
  );
  await visitor.open(origin);
  await visitor.choose('Monthly');
  await visitor.type(en.customAmount, '7.50');
  await visitor.type(en.email, 'ada@example.org');
  await visitor.type(en.first_name, 'Ada');
  await visitor.press('Donate');
  await visitor.run("dispatchEvent(new Event('come'))");
  await visitor.isOffered('Donate £7.50 monthly');
  const notice = "document.querySelector('donation-widget').shadowRoot.querySelector('.notice[aria-live]')";
  expect(await visitor.run(`return ${notice}.textContent`)).toBe(en.pressAgain);
  expect(await received()).toEqual([]);
  await visitor.press('Donate £7.50 monthly');
  await visitor.isOffered('Pay £7.50');
  const [body, ...others] = await received();
  expect(others).toEqual([]);
  expect(body).toMatchObject({
    payment_type: 'subscription',
    line_items: [{ amount: 750 }],
    payer: { email: 'ada@example.org', first_name: 'Ada' },
  });
  await close();
});
