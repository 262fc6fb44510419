import type { Page } from '@playwright/test';
import { donorOn, en, expect, secureTest as test } from './journey.js';

// The driver of Firefox can change neither the body of a request nor the address of a redirect.

const give = async (page: Page) => {
  const donor = donorOn(page);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
};

test('a donor tries again on the route of the form, from the one of thanks', async ({ page, donor }) => {
  await page.route('**/api/v1/payment-session/checkout', async (route) => {
    const body = route.request().postDataJSON() as { return_url: string };
    await route.continue({
      postData: { ...body, return_url: body.return_url.replace('#/give', '#/thanks?from=payment') },
    });
  });
  await page.goto('hash-routes.html#/give');
  await give(page);
  await donor.decline();
  await expect(donor.heading('Thanks')).toBeVisible();
  await expect(donor.heading(en['failed.title'])).toBeVisible();
  await donor.follow(en.tryAgain);
  await expect(donor.heading('Give')).toBeVisible();
  await expect(page).toHaveURL(/\/hash-routes\.html#\/give$/);
});

test('a donor comes back through a service that writes a query of its own behind every address', async ({
  page,
  donor,
  received,
}) => {
  await page.goto('blank.html');
  await page.evaluate(() => {
    document.body.innerHTML =
      '<donation-widget base-url="/api/v1" publishable-key="pk_test_sandbox" ' +
      'return-url="give-and-return.html?flag&q=a%20b&x=%E4"></donation-widget>';
  });
  await page.route('**/sandbox/checkout/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = response.headers();
    return route.fulfill({
      response,
      headers: { ...headers, location: `${headers['location']}?session_id=a%20b` },
    });
  });
  await give(page);
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
  const [sent] = await received();
  expect(sent?.return_url).toMatch(/\/give-and-return\.html\?flag&q=a%20b&x=%E4&donation-reference=\w{32}$/);
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect(new URL(page.url()).search).toBe('?flag&q=a%20b&x=%E4&session_id=a%20b');
});
