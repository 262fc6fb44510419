import { violationsOn } from '../axe.js';
import { oneTime, quarterlyInFull } from './requests.js';
import { expect, test } from './served-sandbox.js';

/** The page of a checkout made by the key, on the server that the browser can reach. */
const pageOf = (checkoutUrl: string, address: string) => address + new URL(checkoutUrl).pathname;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const key of ['pk_test_sandbox', 'pk_test_sandbox_partial', 'pk_test_sandbox_bare']) {
    test(`passes the a11y audit and fits 320 px: ${key}, ${colorScheme}`, async ({
      page,
      sandbox,
      address,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      const { checkout_url } = await sandbox.created(quarterlyInFull, { key });
      const url = pageOf(checkout_url, address);

      for (const action of ['decline', 'pay']) {
        await page.goto(url);
        expect(await violationsOn(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await sandbox.send(checkout_url, { action });
      }
      await page.goto(url);
      await expect(page.getByRole('link', { name: 'Return to the charity' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });

    test(`passes the a11y audit in every state: ${key}, ${colorScheme}`, async ({
      page,
      sandbox,
      address,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      const { slug, checkout_url } = await sandbox.created(quarterlyInFull, { key });
      const control = (action: string) => sandbox.control(`/subscription/${slug}`, { action }, { key });
      const inState = async (title: RegExp) => {
        await page.goto(pageOf(checkout_url, address));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        expect(await violationsOn(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      };

      await sandbox.send(checkout_url, { action: 'pay', tip: '200', confirmation: '10' });
      await inState(/being confirmed/);
      await sandbox.control('/clock', { seconds: 10 });
      await control('fail_next_renewal');
      await sandbox.control('/clock', { seconds: 100 * 24 * 3_600 });
      await inState(/^Donation/);
      await control('cancel');
      await inState(/has ended/);
    });
  }
}

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button and the totals follow the tip', async ({ page, sandbox, address }) => {
    const { checkout_url } = await sandbox.created(quarterlyInFull);
    await page.goto(pageOf(checkout_url, address));
    await expect(page.getByRole('button', { name: 'Pay £25.00', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Decline', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave without paying', exact: true })).toBeVisible();

    await page.getByRole('radio', { name: '£2.00' }).check();
    await expect(page.getByRole('button', { name: 'Pay £27.00', exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '£22.00' })).toBeVisible();
  });

  test('a payer pays by keyboard and comes back', async ({ page, sandbox, address }) => {
    const { slug, checkout_url } = await sandbox.created(oneTime);
    await page.route('**/demo/thank-you.html', (route) => route.fulfill({ body: 'Welcome back' }));
    await page.goto(pageOf(checkout_url, address));
    await page.getByRole('radio', { name: 'No tip' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: /^Pay/ }).press('Enter');
    await expect(page).toHaveURL(`${address}/demo/thank-you.html`);
    expect(await sandbox.store.find(slug)).toMatchObject({ status: 'succeeded', tip: 125 });
  });
});

test('breaks no rule of its Content-Security-Policy', async ({ page, sandbox, address }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const { checkout_url } = await sandbox.created(oneTime);
  await page.goto(pageOf(checkout_url, address));
  await expect(page.getByRole('img', { name: 'Rivers & Reeds Trust' })).toBeVisible();
  const loaded = await page.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(loaded).toBeGreaterThan(0);
  expect(messages).toEqual([]);
});

test('A payer sees that the payment is being confirmed, and then that it is paid', async ({
  page,
  sandbox,
  address,
}) => {
  const { checkout_url } = await sandbox.created(oneTime);
  await page.route('**/demo/thank-you.html', (route) => route.fulfill({ body: 'Welcome back' }));
  await page.goto(pageOf(checkout_url, address));
  await page.getByLabel('When the payment is confirmed').selectOption('After 1 minute');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(`${address}/demo/thank-you.html`);

  await page.goto(pageOf(checkout_url, address));
  await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible();
  await sandbox.control('/clock', { seconds: 60 });
  await page.getByRole('link', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'This donation is already paid' })).toBeVisible();
});
