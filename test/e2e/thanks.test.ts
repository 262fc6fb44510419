import type { BrowserContext, Page } from '@playwright/test';
import { donorOn, en, expect, secureTest as test } from './journey.js';

const checkouts = '**/api/v1/payment-session/checkout';
const thanks = en['succeeded.title'];

/** Gives £10 on a page, and comes back to it from the payment page. */
const giveAndReturn = async (page: Page, file: string) => {
  const donor = donorOn(page);
  await page.goto(file);
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.pay();
  await expect(donor.heading(thanks)).toBeVisible();
};

const seesTheForm = async (page: Page) => {
  const donor = donorOn(page);
  await expect(donor.donate).toBeVisible();
  // A form's own read of a donation would have been answered by then.
  await page.waitForLoadState('networkidle');
  await expect(donor.heading(thanks)).toBeHidden();
};

test('a donor whose next gift fails is not thanked for the last one after a reload', async ({
  page,
  donor,
}) => {
  await giveAndReturn(page, 'give-and-return.html');
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expect(donor.heading(thanks)).toBeVisible();
  }

  await page.route(checkouts, (route) => route.fulfill({ status: 503, body: '' }));
  await donor.click(en.giveAgain);
  await donor.choose('£100');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await expect(page.getByRole('status')).toHaveText(en.failing);
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await seesTheForm(page);
  }
});

test('a donor who was thanked finds forms on other pages, on coming again, and after each reload', async ({
  page,
}) => {
  await giveAndReturn(page, 'give-and-return.html');
  for (const file of ['give.html', 'give-and-return.html']) {
    await page.goto(file, { referer: page.url() });
    await seesTheForm(page);
    await page.reload();
    await seesTheForm(page);
  }
});

test('a donor who was thanked finds a form where a router makes it anew', async ({ page }) => {
  await giveAndReturn(page, 'give-and-return.html');
  await page.reload();
  await expect(donorOn(page).heading(thanks)).toBeVisible();
  const route = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      const old = document.querySelector('donation-widget');
      const form = old?.cloneNode();
      if (form) old?.replaceWith(form);
    }, path);
  for (const path of ['?appeal=2', 'give-and-return.html']) {
    await route(path);
    await seesTheForm(page);
  }
  await page.reload();
  await seesTheForm(page);
});

test('a dialog with thanks opens at a reload until it is closed, and on no other page', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: en.donate, exact: true });
  await page.goto('dialog.html');
  const opener = page
    .locator('donation-button')
    .getByRole('button', { name: en.donate, exact: true })
    .first();
  await opener.click();
  const inside = donorOn(page, page.locator('donation-widget'));
  await inside.type(en.email, 'ada@example.org');
  await inside.donate.click();
  await donorOn(page).pay();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(donorOn(page).heading(thanks)).toBeVisible();

  await page.route('**/about.html', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('about', 'dialog') }) }),
  );
  const { origin } = new URL(page.url());
  for (const file of [`${origin}/test/e2e/pages/about.html`, 'dialog.html']) {
    await page.goto(file, { referer: page.url() });
    for (let times = 0; times < 2; times += 1) {
      await expect(opener).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(dialog).toBeHidden();
      await page.reload();
    }
  }

  await opener.click();
  await inside.type(en.email, 'ada@example.org');
  await inside.donate.click();
  await donorOn(page).pay();
  await expect(donorOn(page).heading(thanks)).toBeVisible();
  await page.getByRole('button', { name: en.close, exact: true }).click();
  await page.reload();
  await expect(opener).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
});

test('a donor comes back to thanks after a look at the form of another service on the site', async ({
  page,
  donor,
}) => {
  const asked: string[] = [];
  await page.route('**/another/api/v1/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 404, body: '' });
  });
  await page.route('**/another.html', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('another.html', 'give.html') });
    const body = (await response.text()).replace('"/api/v1"', '"/another/api/v1"');
    await route.fulfill({ response, body });
  });
  await page.goto('give-and-return.html');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
  const payment = page.url();

  // Long enough for a donation that is not found to be given up for lost.
  await page.clock.install();
  await page.goto(`${new URL(payment).origin}/test/e2e/pages/another.html`);
  await expect(donor.donate).toBeVisible();
  await page.clock.runFor(20_000);
  await page.reload();
  await expect(donor.donate).toBeVisible();
  await page.clock.runFor(20_000);

  await page.goto(payment);
  await donor.pay();
  await expect(donor.heading(thanks)).toBeVisible();
  expect(asked).toEqual([]);
});

/** The completions that the pages of a browser announce, as analytics would see them. */
const listenForCompletions = async (context: BrowserContext) => {
  const completions: string[] = [];
  await context.exposeFunction('noteCompletion', (address: string) => {
    completions.push(address);
  });
  await context.addInitScript(() => {
    document.addEventListener('donation-complete', () => {
      (globalThis as unknown as { noteCompletion(address: string): void }).noteCompletion(location.href);
    });
  });
  return completions;
};

test('a page of thanks for a donation by its slug announces it once, open in three tabs', async ({
  page,
  browser,
  context,
}) => {
  const completions = await listenForCompletions(context);
  await page.goto('give.html');
  await donorOn(page).type(en.email, 'ada@example.org');
  await donorOn(page).donate.click();
  await expect(page.getByRole('button', { name: 'Pay £10.00' })).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  // Paid in another browser: in this one the page of the return would announce it already.
  const elsewhere = await browser.newPage({ ignoreHTTPSErrors: true });
  await elsewhere.goto(page.url());
  await donorOn(elsewhere).pay();
  await expect(donorOn(elsewhere).heading(en['lost.title'])).toBeVisible();
  await elsewhere.close();

  await context.route('**/thanks.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<donation-status', `$& type="one_time" slug="${slug}"`);
    await route.fulfill({ response, body });
  });
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('thanks.html')));
  for (const tab of tabs) await expect(donorOn(tab).heading(thanks)).toBeVisible();
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(donorOn(tab).heading(thanks)).toBeVisible();
  await expect.poll(() => completions.length).toBeGreaterThan(0);
  expect(completions).toHaveLength(1);
});
