import { en, expect, test as journey } from '../e2e/journey.js';
import { startScreen, startWebKit } from '../webkit.js';
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

test('a donor gives once and is thanked on the page of the form', async ({ visitor, https, received }) => {
  await visitor.open(`${https}/test/e2e/pages/give-and-return.html`);
  await visitor.choose('£25');
  await visitor.type(en.email, 'ada@example.org');
  await visitor.press('Donate £25.00');
  await visitor.press('Pay £25.00');
  await visitor.reads(en['succeeded.title']);
  expect(await visitor.address()).toBe(`${https}/test/e2e/pages/give-and-return.html?utm_source=x`);
  expect(await received()).toMatchObject([
    {
      payment_type: 'one_time',
      line_items: [{ quantity: 1, amount: 2500 }],
      payer: { email: 'ada@example.org' },
    },
  ]);
});

test('a donor whose payment is declined tries again with the amount kept, and pays', async ({
  visitor,
  https,
  received,
}) => {
  await visitor.open(`${https}/test/e2e/pages/give.html`);
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
