import { usePlugin } from './plugin.js';
import { expect, logIn, test } from './site.js';

usePlugin();

test('the settings page explains what shortcodes take, in the words of the reference', async ({
  browser,
  wordpress,
}) => {
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto('/wp-admin/options-general.php?page=donation-widget');
  await page.getByText('[donation_form]', { exact: true }).click();
  const row = page.getByRole('row', { name: /^amounts / });
  await expect(row).toContainText('10 25 50 100');
  await expect(row).toContainText('Sets the preset amounts.');
  await expect(row.locator('code', { hasText: '10 25 50; JPY 1000 3000' })).toBeVisible();
  // Only administrators set where donations go, and only in the fields above.
  await expect(page.getByRole('row', { name: /^(?:publishable-key|base-url|outcome|open) / })).toHaveCount(0);
});
