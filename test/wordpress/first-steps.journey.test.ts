import type { Page } from '@playwright/test';
import { configure, usePlugin } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();

const unset = { ...settings, base_url: '', publishable_key: '' };

test.beforeEach(async ({ wordpress }) => {
  await configure(wordpress, unset);
  await wordpress.php("delete_option( 'donation_widget_notice_dismissed' );");
});

const noticeOn = (page: Page) => page.getByText('Donation Widget needs three settings');

test('after the activation, an administrator follows one link to the settings, and the notice ends with them', async ({
  browser,
  wordpress,
}) => {
  await wordpress.php(
    "require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'donation-widget/donation-widget.php' );",
  );
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto('/wp-admin/plugins.php');
  await expect(noticeOn(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Activate Donation Widget' }).click();
  await expect(noticeOn(page)).toBeVisible();

  await page.getByRole('link', { name: 'Set up donations' }).click();
  for (const label of ['Payment service address', 'Publishable key', 'Thank-you page'])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
  await page.getByLabel('Payment service address').fill(settings.base_url);
  await page.getByLabel('Publishable key').fill(settings.publishable_key);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.goto('/wp-admin/plugins.php');
  await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
});

test('an administrator dismisses the notice once, and it stays away', async ({ browser, wordpress }) => {
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto('/wp-admin/plugins.php');
  const notice = page.locator('.notice').filter({ has: noticeOn(page) });
  await notice.getByRole('button', { name: 'Dismiss this notice.' }).click();
  await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/wp-admin\/plugins\.php/);
  await page.goto('/wp-admin/plugins.php');
  await expect(noticeOn(page)).toHaveCount(0);
  expect(await wordpress.php("return get_option( 'donation_widget_settings' );")).toEqual(unset);
});

test('other pages and people without the permission don’t have the notice', async ({
  browser,
  wordpress,
}) => {
  const administrator = await logIn(browser, wordpress, 'administrator');
  await administrator.goto('/wp-admin/edit.php');
  await expect(administrator.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
  await expect(noticeOn(administrator)).toHaveCount(0);
  await administrator.goto('/wp-admin/index.php');
  await expect(noticeOn(administrator)).toBeVisible();
  const editor = await logIn(browser, wordpress, 'editor');
  await editor.goto('/wp-admin/index.php');
  await expect(editor.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(noticeOn(editor)).toHaveCount(0);
});
