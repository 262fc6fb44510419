import { en, expect, test } from '../support/journeys/journey.js';

/** The examples in the order of the page, with the outcome that each should have. */
const examples = [
  ['Paid, one-time', 'succeeded'],
  ['Paid, monthly', 'succeeded'],
  ['Paid, monthly, and cancelled', 'succeeded'],
  ['Pending', 'pending'],
  ['Failed', 'failed'],
  ['Payment overdue', 'attention'],
  ['Ended', 'ended'],
  ['Not confirmed', 'unconfirmed'],
  ['Not found', 'not-found'],
  ['Service unavailable', 'unavailable'],
  ['Wrong donation', 'mismatch'],
] as const;

test('A visitor without a donation sees an example of every other status', async ({ page, donor, http }) => {
  await page.goto(`${http}/demo/thank-you.html`);
  await expect(donor.heading(en['lost.title'])).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(examples.length);
  for (const [at, [name, outcome]] of examples.entries()) {
    await test.step(name, async () => {
      const example = page.getByRole('figure').nth(at);
      await expect(example.locator('strong')).toHaveText(name);
      await expect(example.locator('figcaption code')).toHaveText(outcome);
      await expect(example.locator('donation-status')).toHaveAttribute('outcome', outcome);
      await expect(example.getByRole('heading', { name: en[`${outcome}.title`] })).toBeVisible();
    });
  }
});

test('A donor who returns sees one status, and opens the examples below it', async ({
  page,
  donor,
  http,
}) => {
  await page.goto(`${http}/demo/appeal.html`);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page.locator('donation-status')).toHaveCount(1);
  await page.getByText('Examples of each status').click();
  await expect(page.getByRole('figure')).toHaveCount(examples.length);
});
