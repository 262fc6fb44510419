import { en, expect, secureTest as test } from '../support/journeys/journey.js';

// Playwright can’t change the body of a request in Firefox.

test('A donor tries again, and gets from the route of thanks to the route of the form', async ({
  page,
  donor,
}) => {
  await page.route('**/api/v1/payment-session/checkout', async (route) => {
    const body = route.request().postDataJSON() as { return_url: string };
    await route.continue({
      postData: { ...body, return_url: body.return_url.replace('#/give', '#/thanks?from=payment') },
    });
  });
  await page.goto('hash-routes.html#/give');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.decline();
  await expect(donor.heading('Thanks')).toBeVisible();
  await expect(donor.heading(en['failed.title'])).toBeVisible();
  // No donor is faster than the router, which writes its own address after a moment.
  await page.waitForFunction(() => (history.state as { router?: string } | null)?.router !== undefined);
  await donor.follow(en.tryAgain);
  await expect(donor.heading('Give')).toBeVisible();
  await expect(page).toHaveURL(/\/hash-routes\.html#\/give$/);
});
