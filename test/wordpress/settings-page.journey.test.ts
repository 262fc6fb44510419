import { configure, post, usePlugin } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

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

test('a test key without test mode, and a live key with it, say so at the setting and on pages', async ({
  browser,
  page: visitor,
  wordpress,
}) => {
  const page = await logIn(browser, wordpress, 'administrator');
  const address = await post(wordpress, '[donation_form]');
  for (const [publishable_key, test_mode, problem] of [
    ['pk_test_abc', false, /This is a test key, so no money is taken\./],
    ['pk_live_abc', true, /Your key is live, so the form takes money\./],
    ['pk_test_abc', true, undefined],
    ['pk_live_abc', false, undefined],
    // A key without a word for its kind can be either.
    ['pk_abc', true, undefined],
    ['pk_abc', false, undefined],
  ] as const) {
    await test.step(`${publishable_key}, test mode: ${String(test_mode)}`, async () => {
      await configure(wordpress, { publishable_key, test_mode });
      await page.goto('/wp-admin/options-general.php?page=donation-widget');
      const field = page.getByLabel('Test mode');
      await expect(field).toHaveAccessibleDescription(/^Donors then see/);
      const said = page.getByText(problem ?? /This is a test key|Your key is live/);
      await expect(said).toHaveCount(problem ? 1 : 0);
      if (problem) await expect(field).toHaveAccessibleDescription(problem);
      await page.goto(address);
      await expect(page.locator('donation-widget')).toBeVisible();
      if (problem) await expect(page.getByRole('note')).toContainText(problem);
      else await expect(said).toHaveCount(0);
      await visitor.goto(address);
      await expect(visitor.locator('donation-widget')).toBeVisible();
      await expect(visitor.getByRole('note')).toHaveCount(0);
    });
  }
  await configure(wordpress, settings);
});
