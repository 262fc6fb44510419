// Also runs in Firefox.
import type { BrowserContext, Page } from '@playwright/test';
import { donorOn, en, expect, secureTest as test } from '../support/journeys/journey.js';

const thanks = en['succeeded.title'];

/** Gives £10 on a page, and returns to it from the payment page. */
const giveAndReturn = async (page: Page, file: string) => {
  const donor = donorOn(page);
  await page.goto(file);
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(thanks)).toBeVisible();
};

const seesTheForm = async (page: Page) => {
  const donor = donorOn(page);
  await expect(donor.submitButton).toBeVisible();
  // If the form asked about a donation, it would have an answer by then.
  await page.waitForLoadState('networkidle');
  await expect(donor.heading(thanks)).toBeHidden();
};

test('A donor is thanked after each reload, and finds a form on other pages and on the next visit', async ({
  page,
}) => {
  await giveAndReturn(page, 'give-and-return.html');
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expect(donorOn(page).heading(thanks)).toBeVisible();
  }
  for (const file of ['give.html', 'give-and-return.html']) {
    await page.goto(file, { referer: page.url() });
    await seesTheForm(page);
    await page.reload();
    await seesTheForm(page);
  }
});

/** The completions that all pages of a browser announce, as analytics would see them. */
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

test('A donor who opens a page of thanks in three tabs is counted once', async ({ https, context }) => {
  const completions = await listenForCompletions(context);
  // The donor pays in another browser, because the return page in this one would announce it already.
  const created = await context.request.post(`${https}/api/v1/payment-session/checkout`, {
    headers: { authorization: 'Bearer pk_test_sandbox' },
    data: {
      payment_type: 'one_time',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 1000 }],
      payer: { email: 'ada@example.org' },
    },
  });
  const { slug, checkout_url } = (await created.json()) as { slug: string; checkout_url: string };
  await context.request.post(checkout_url, { form: { action: 'pay' }, maxRedirects: 0 });

  await context.route('**/thanks.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<donation-status', `$& type="one_time" slug="${slug}"`);
    await route.fulfill({ response, body });
  });
  // In Firefox, Playwright opens one tab at a time.
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('thanks.html')));
  for (const tab of tabs) await expect(donorOn(tab).heading(thanks)).toBeVisible();
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(donorOn(tab).heading(thanks)).toBeVisible();
  await expect.poll(() => completions.length).toBeGreaterThan(0);
  expect(completions).toHaveLength(1);
});
