import type { Page } from '@playwright/test';
import { en, expect, secureTest as test, test as plainTest } from './journey.js';

/** The completions that the page announced, as analytics would see them, over all page loads. */
const listenForCompletion = async (page: Page) => {
  const completions: unknown[] = [];
  await page.exposeFunction('noteCompletion', (completion: unknown) => {
    completions.push(completion);
  });
  await page.addInitScript(() => {
    document.addEventListener('donation-complete', (event) => {
      const { paymentType, amount, tip, currency, interval, intervalCount } = event as never;
      (globalThis as unknown as { noteCompletion(completion: unknown): void }).noteCompletion({
        ...{ paymentType, amount, tip, currency, interval, intervalCount },
      });
    });
  });
  return completions;
};

test('a donor comes back to a page that is found by its query, without the rest of it', async ({
  page,
  donor,
  received,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="?page_id=12">'),
    );
  });
  await page.goto('give.html?page_id=12&email=ada@example.org');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page).toHaveURL(/\/give\.html\?page_id=12$/);
  const [sent] = await received();
  expect(sent?.return_url).toMatch(/\/give\.html\?page_id=12&donation-reference=\w+$/);
});

test('a donor comes back to the form’s page and is thanked there, once', async ({
  page,
  donor,
  posts,
  received,
}) => {
  const completions = await listenForCompletion(page);
  await page.goto('give-and-return.html?from=newsletter');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await page.getByRole('radio', { name: '£1.25' }).check();

  const [sent] = await received();
  const back = new URL(
    'give-and-return.html?utm_source=x',
    page.url().replace(/\/sandbox\/.*/, '/test/e2e/pages/'),
  );
  expect(sent?.return_url).toBe(`${back.href}&donation-reference=${sent?.metadata.donation_reference}`);

  const returned = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === sent?.return_url,
  );
  await donor.pay();
  await returned;
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(donor.heading(en['succeeded.title'])).toBeFocused();
  await expect(donor.donate).toBeHidden();
  await expect(page).toHaveURL(back.href);

  await page.reload();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page).toHaveURL(back.href);
  expect(posts).toHaveLength(1);
  await expect
    .poll(() => completions)
    .toEqual([
      {
        paymentType: 'one_time',
        amount: 2625,
        tip: 125,
        currency: 'GBP',
        interval: null,
        intervalCount: null,
      },
    ]);

  await donor.click(en.giveAgain);
  await expect(donor.donate).toBeVisible();
});

test('a donor comes back to the form’s page after the first payment of a subscription', async ({
  page,
  donor,
}) => {
  const completions = await listenForCompletion(page);
  await page.goto('give-and-return.html');
  await donor.choose(en.month);
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await page.getByRole('radio', { name: '£0.50' }).check();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: en.month })).toBeVisible();
  await expect
    .poll(() => completions)
    .toEqual([
      {
        paymentType: 'subscription',
        amount: 1050,
        tip: 50,
        currency: 'GBP',
        interval: 'month',
        intervalCount: 1,
      },
    ]);
});

test('a donor who leaves without paying finds the way to the payment in place of the form', async ({
  page,
  donor,
}) => {
  await page.goto('give-and-return.html');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.leave();
  await expect(donor.heading(en['pending.title'])).toBeVisible();
  await donor.returnToPayment.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
});

test('a donor who opens the address of a return elsewhere is told where to ask', async ({ page, donor }) => {
  await page.goto(`give-and-return.html?utm_source=x&donation-reference=${'a'.repeat(32)}&status=succeeded`);
  await expect(donor.heading(en['lost.title'])).toBeVisible();
  await expect(page).toHaveURL(/give-and-return\.html\?utm_source=x&status=succeeded$/);
});

plainTest(
  'a donor comes back to the organisation’s own page of thanks',
  async ({ page, donor, organisationReturn }) => {
    await organisationReturn('thanks.html');
    const completions = await listenForCompletion(page);
    await page.goto('give.html');
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.donate.click();
    await donor.pay();
    await expect(page).toHaveURL(/\/demo\/thank-you\.html$/);
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await page.reload();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await expect
      .poll(() => completions)
      .toEqual([
        {
          paymentType: 'one_time',
          amount: 2500,
          tip: 0,
          currency: 'GBP',
          interval: null,
          intervalCount: null,
        },
      ]);
  },
);
