import { en, expect, test } from '../support/journeys/journey.js';

test('A developer simulates an error from the appeal, and gives after it', async ({ page, donor, http }) => {
  await page.goto(`${http}/demo/appeal.html`);
  await donor.follow('Simulate errors');
  await page.getByRole('radio', { name: 'Create checkout' }).check();
  await page.getByRole('button', { name: '500 error', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveText('500 error, once (Create checkout)');

  await page.goto(`${http}/demo/appeal.html`);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(page.getByText(en.failing)).toBeVisible();
  await donor.submit();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await donor.follow('Simulate errors');
  await expect(donor.heading('Simulate errors')).toBeVisible();
});
