import type { Page } from '@playwright/test';
import { violationsOn } from '../../support/axe.js';
import { oneTime, quarterlyInFull } from '../../support/sandbox/requests.js';
import { expect, test } from '../../support/sandbox/served-sandbox.js';
import { ofColours } from '../../support/accessibility/rules.js';
import { create } from '../../support/sandbox/over-http.js';

/** The payment page of a checkout made with the key, on the server that the browser can reach. */
const pageOf = (checkoutUrl: string, address: string) => address + new URL(checkoutUrl).pathname;

/** Expects no problems from axe, and nothing wider than a small phone, in both colour schemes. */
const expectLook = async (page: Page) => {
  // The dark scheme only changes colours.
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ofColours],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page, rules), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), colorScheme).toBe(320);
  }
};

for (const key of ['pk_test_sandbox', 'pk_test_sandbox_partial', 'pk_test_sandbox_bare']) {
  test(`The payment page passes the a11y audit and fits 320 px in every state, light and dark: ${key}`, async ({
    page,
    sandbox,
    address,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const open = async (checkoutUrl: string, title: RegExp) => {
      await page.goto(pageOf(checkoutUrl, address));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectLook(page);
    };

    await test.step('before it is paid', async () => {
      const { checkout_url } = await sandbox.created(quarterlyInFull, { key });
      for (const action of ['decline', 'pay']) {
        await open(checkout_url, /./);
        await sandbox.send(checkout_url, { action });
      }
      await open(checkout_url, /./);
      await expect(page.getByRole('link', { name: 'Return to the charity' })).toBeVisible();
    });

    await test.step('from the confirmation to the end', async () => {
      const { slug, checkout_url } = await sandbox.created(quarterlyInFull, { key });
      const control = (action: string) => sandbox.control(`/subscription/${slug}`, { action }, { key });
      await sandbox.send(checkout_url, { action: 'pay', tip: '200', confirmation: '10' });
      await open(checkout_url, /being confirmed/);
      await sandbox.control('/clock', { seconds: 10 });
      await control('fail_next_renewal');
      await sandbox.control('/clock', { seconds: 100 * 24 * 3_600 });
      await open(checkout_url, /^Donation/);
      await control('cancel');
      await open(checkout_url, /has ended/);
    });
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button and the totals include the chosen tip', async ({ page, sandbox, address }) => {
    const { checkout_url } = await sandbox.created(quarterlyInFull);
    await page.goto(pageOf(checkout_url, address));
    await expect(page.getByRole('button', { name: 'Pay £25.00', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Decline', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave without paying', exact: true })).toBeVisible();

    await page.getByRole('radio', { name: '£2.00' }).check();
    await expect(page.getByRole('button', { name: 'Pay £27.00', exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '£22.00' })).toBeVisible();
  });

  test('a payer pays with the keyboard and returns', async ({ page, sandbox, address }) => {
    const { slug, checkout_url } = await sandbox.created(oneTime);
    await page.goto(pageOf(checkout_url, address));
    await page.getByRole('radio', { name: 'No tip' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: /^Pay/ }).press('Enter');
    await expect(page).toHaveURL(`${address}/sandbox/return`);
    expect(await sandbox.store.find(slug)).toMatchObject({ status: 'succeeded', tip: 125 });
  });
});

test('The payment page follows its Content-Security-Policy', async ({ page, sandbox, address }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const { checkout_url } = await sandbox.created(oneTime);
  await page.goto(pageOf(checkout_url, address));
  await expect(page.getByRole('img', { name: 'Rivers & Reeds Trust' })).toBeVisible();
  const loaded = await page.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(loaded).toBeGreaterThan(0);
  expect(messages).toEqual([]);
});

test('A payer sees that the payment is being confirmed, and then that it’s paid', async ({
  page,
  sandbox,
  address,
}) => {
  const { checkout_url } = await sandbox.created(oneTime);
  await page.goto(pageOf(checkout_url, address));
  await page.getByLabel('When to confirm the payment').selectOption('After 1 minute');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(`${address}/sandbox/return`);

  await page.goto(pageOf(checkout_url, address));
  await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible();
  await sandbox.control('/clock', { seconds: 60 });
  await page.getByRole('link', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'This donation is already paid' })).toBeVisible();
});

test.describe('The page that simulates errors', () => {
  test('passes the a11y audit, in both colour schemes, and fits a small phone', async ({ page, address }) => {
    await page.goto(`${address}/sandbox/control/faults`);
    for (const [colorScheme, rules] of [
      ['light', undefined],
      ['dark', ofColours],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page, rules)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('adds an error with a button, shows it and clears it', async ({ page, address }) => {
    await page.goto(`${address}/sandbox/control/faults`);
    await page.getByRole('radio', { name: 'Create checkout' }).check();
    await page.getByRole('radio', { name: '3 times' }).check();
    await page.getByRole('button', { name: '500 error', exact: true }).click();
    await expect(page.getByRole('listitem')).toHaveText(['500 error, 3 times (Create checkout)']);
    expect((await create(address, oneTime)).status).toBe(500);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText('There are no errors in the list')).toBeVisible();
    expect((await create(address, oneTime)).status).toBe(200);
  });
});
