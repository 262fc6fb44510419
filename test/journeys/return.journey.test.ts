// Also runs in Firefox.
import { listenForCompletion } from '../support/journeys/completions.js';
import { en, expect, secureTest as test } from '../support/journeys/journey.js';

test('A donor who leaves without paying returns to a page with a query, and then pays', async ({
  page,
  donor,
  posts,
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
  await donor.submit();
  await donor.leave();
  await expect(donor.heading(en['pending.titleOpen'])).toBeVisible();
  await expect(page).toHaveURL(/\/give\.html\?page_id=12$/);
  await donor.returnToPayment.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page).toHaveURL(/\/give\.html\?page_id=12$/);
  expect(posts).toHaveLength(1);
  const [sent] = await received();
  expect(sent?.return_url).toMatch(/\/give\.html\?page_id=12&donation-reference=\w+$/);
});

test('A donor returns to the form’s page and is thanked there once', async ({
  page,
  donor,
  posts,
  received,
}) => {
  const completions = await listenForCompletion(page);
  await page.goto('give-and-return.html?from=newsletter');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await page.getByRole('radio', { name: '£1.25' }).check();

  const [sent] = await received();
  const back = new URL(
    'give-and-return.html?utm_source=x',
    page.url().replace(/\/sandbox\/.*/, '/test/journeys/pages/'),
  );
  expect(sent?.return_url).toBe(`${back.href}&donation-reference=${sent?.metadata.donation_reference}`);

  const returned = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === sent?.return_url,
  );
  await donor.pay();
  await returned;
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(donor.heading(en['succeeded.title'])).toBeFocused();
  await expect(donor.submitButton).toBeHidden();
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

  await donor.press(en.giveAgain);
  await expect(donor.submitButton).toBeVisible();

  // With a return address that this browser doesn't know, the donor is told who to ask, whatever the address says.
  await page.goto(`give-and-return.html?utm_source=x&donation-reference=${'a'.repeat(32)}&status=succeeded`);
  await expect(donor.heading(en['lost.title'])).toBeVisible();
  await expect(page).toHaveURL(/give-and-return\.html\?utm_source=x&status=succeeded$/);
});
