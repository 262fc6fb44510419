import type { Page } from '@playwright/test';
import { donorOn, en, expect, test } from '../support/journeys/journey.js';

const checkout = '**/api/v1/payment-session/checkout';

/** A word in each simulated answer. The donor must never see it. */
const inTheBody = 'xyzzy';

const answer = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { error: { message: inTheBody } },
});

const typed = { [en.customAmount]: '37.50', [en.first_name]: 'Ada', [en.email]: 'ada@example.org' };

const fillIn = async (page: Page) => {
  const donor = donorOn(page);
  await page.goto('give.html');
  await donor.choose(en.month);
  for (const [name, text] of Object.entries(typed)) await donor.type(name, text);
};

const everythingIsStillThere = async (page: Page) => {
  const donor = donorOn(page);
  await expect(page.getByRole('radio', { name: en.month })).toBeChecked();
  for (const [name, text] of Object.entries(typed)) await expect(donor.field(name)).toHaveValue(text);
  await expect(donor.submitButton).toHaveAccessibleName('Donate £37.50 monthly');
  await expect(page.getByText(inTheBody)).toHaveCount(0);
};

const triesAgain = async (page: Page) => {
  await page.unroute(checkout);
  await donorOn(page).submit();
  await expect(page.getByRole('button', { name: 'Pay £37.50' })).toBeVisible();
};

// `staged-faults.journey.test.ts` has the answers of a real service, and `checkout-controller.page.test.ts` all faults.
test('A donor gives after the connection was lost and the service has refused a field', async ({
  page,
  donor,
  posts,
  received,
}) => {
  const console: string[] = [];
  page.on('console', (message) => console.push(message.text()));
  await fillIn(page);
  await test.step('The service can’t be reached', async () => {
    await page.route(checkout, (route) => route.abort('internetdisconnected'));
    await donor.submit();
    await expect(page.locator('.notice[aria-live]')).toHaveText(en.unreachable);
    await everythingIsStillThere(page);
    expect(posts).toHaveLength(1);
    await page.unroute(checkout);
  });
  expect(console.join('\n')).not.toContain('pk_test_sandbox');

  await test.step('The service refuses a field, and the donor fixes it', async () => {
    await page.route(checkout, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { message: inTheBody, issues: [{ path: ['payer', 'email'], message: inTheBody }] } },
      }),
    );
    await donor.submit();
    await expect(page.locator('.notice[aria-live]')).toHaveText(en.rejected);
    await expect(donor.field(en.email)).toHaveAccessibleDescription(new RegExp(en.refused));
    await expect(page.getByRole('link', { name: en.refused })).toBeVisible();
    await everythingIsStillThere(page);
    await donor.type(en.email, 'ada.lovelace@example.org');
    await expect(page.getByText(en.refused)).toHaveCount(0);
  });

  posts.length = 0;
  await triesAgain(page);
  expect(posts).toHaveLength(1);
  expect(await received()).toMatchObject([{ payer: { email: 'ada.lovelace@example.org' } }]);
});

test('A donor waits as long as a busy service asks for, and stops waiting for one that doesn’t answer', async ({
  page,
  donor,
  posts,
}) => {
  await page.clock.install();
  await page.route(checkout, (route) => route.fulfill(answer(429, { 'retry-after': '60' })));
  await fillIn(page);
  await donor.submit();
  await expect(page.locator('.notice[aria-live]')).toHaveText(en.busy.other.replace('{count}', '60'));
  await everythingIsStillThere(page);
  await donor.submit();
  expect(posts).toHaveLength(1);
  await page.clock.fastForward('01:00');
  await page.unroute(checkout);

  await page.route(checkout, () => undefined);
  // From here, the test controls the page's clock.
  await page.clock.pauseAt(Date.now() + 180_000);
  await donor.field(en.email).press('Enter');
  await expect(page.locator('.notice[aria-live]')).toHaveText(en.sending);
  // An impatient donor presses a disabled button too.
  await donor.submitButton.dblclick({ force: true });
  await donor.field(en.email).press('Enter');
  await page.clock.fastForward(24_000);
  await expect(page.locator('.notice[aria-live]')).toHaveText(en.sending);
  await page.clock.fastForward(1000);
  await expect(page.locator('.notice[aria-live]')).toHaveText(en.slow);
  await everythingIsStillThere(page);
  expect(posts).toHaveLength(2);

  await triesAgain(page);
  expect(posts).toHaveLength(3);
});
