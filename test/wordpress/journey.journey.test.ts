// Also runs on older versions of WordPress.
import type { Page } from '@playwright/test';
import { donorOn, en } from '../support/journeys/journey.js';
import { openEditor } from './block-editor.js';
import { expect, logIn, publish, settings, test, zip } from './site.js';
import { alone } from './wordpress.js';

const site = { ...settings, base_url: '/api/v1', publishable_key: 'pk_test_sandbox' };

const enter = async (page: Page, fields: Record<string, string>) => {
  await page.goto('/wp-admin/options-general.php?page=donation-widget');
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  // Only a page that WordPress shows after saving says how it went.
  await expect(page.locator('.settings-error').first()).toBeVisible();
};

/** Everything in the database that has the name of the plugin or a setting of it. */
const leftovers = `
  global $wpdb;
  $found = $wpdb->get_col( "SHOW TABLES LIKE '%donation%'" );
  foreach ( array( 'options' => 'option', 'usermeta' => 'meta', 'postmeta' => 'meta' ) as $table => $column ) {
    $key   = 'options' === $table ? 'option_name' : 'meta_key';
    $found = array_merge( $found, $wpdb->get_col(
      "SELECT $key FROM {$wpdb->$table} WHERE $key LIKE '%donation%' OR {$column}_value LIKE '%pk_test_sandbox%'"
    ) );
  }
  return $found;`;

test('an administrator sets up the plugin, an author publishes a form, and deleting leaves nothing', async ({
  browser,
  wordpress,
}) => {
  const administrator = await logIn(browser, wordpress, 'administrator');

  await test.step('the administrator uploads and activates the plugin', async () => {
    await administrator.goto('/wp-admin/plugin-install.php?tab=upload');
    await administrator.locator('#pluginzip').setInputFiles(await zip());
    await administrator.getByRole('button', { name: 'Install Now' }).click();
    await administrator.getByRole('link', { name: 'Activate Plugin' }).click();
    await expect(administrator.getByText('Plugin activated.')).toBeVisible();
  });

  await test.step('a form without a service is only a message for editors', async () => {
    const address = await publish(administrator, '[donation_form]');
    await administrator.goto(address);
    await expect(administrator.getByRole('note')).toContainText('Settings → Donations');
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('note')).toHaveCount(0);
    expect(await visitor.content()).not.toContain('<donation-widget');
  });

  await test.step('wrong settings are refused in plain words, and not saved', async () => {
    await enter(administrator, {
      'Payment service address': 'http://service.example/api/v1',
      'Publishable key': 'sk_live_123',
      'Link to other ways to give': 'javascript:alert(1)',
    });
    const page = administrator.locator('.wrap');
    await expect(page).toContainText('It should start with https:// and end with /api/v1.');
    await expect(page).toContainText('That was a secret key, so we removed it.');
    for (const label of ['Payment service address', 'Publishable key', 'Link to other ways to give'])
      await expect(administrator.getByLabel(label)).toHaveValue('');
    expect(await administrator.content()).not.toContain('sk_live_123');
    await enter(administrator, { 'Publishable key': '<script>alert(1)</script> key' });
    await expect(page).toContainText('A key can’t have spaces or accented letters.');
  });

  await test.step('the administrator enters the settings', async () => {
    await enter(administrator, { 'Publishable key': 'pk_"quotes\'<b>' });
    await expect(administrator.getByLabel('Publishable key')).toHaveValue('pk_"quotes\'<b>');
    await administrator.getByLabel('Test mode').check();
    await administrator.getByLabel('Currency').selectOption(site.currency);
    await administrator.getByLabel('Payment service address').fill(site.base_url);
    await administrator.getByLabel('Publishable key').fill(site.publishable_key);
    await administrator.getByLabel('Link to other ways to give').fill(site.fallback_url);
    await administrator.getByRole('button', { name: 'Save Changes' }).click();
    await expect(administrator.getByText('Settings saved.')).toBeVisible();
    expect(await wordpress.php("return get_option( 'donation_widget_settings' );")).toEqual(site);
  });

  await test.step('other roles can’t see or change the settings', async () => {
    for (const role of ['editor', 'author', 'subscriber'] as const) {
      const page = await logIn(browser, wordpress, role);
      const shown = await page.goto('/wp-admin/options-general.php?page=donation-widget');
      expect(shown?.status(), role).toBe(403);
      const changed = await page.request.post('/wp-admin/options.php', {
        form: {
          option_page: 'donation_widget',
          action: 'update',
          'donation_widget_settings[currency]': 'USD',
        },
      });
      expect(changed.status(), role).toBe(403);
      await page.context().close();
    }
    const forged = await administrator.request.post('/wp-admin/options.php', {
      form: { option_page: 'donation_widget', action: 'update', 'donation_widget_settings[currency]': 'USD' },
    });
    expect(forged.status(), 'without a nonce').toBe(403);
    expect(await wordpress.php("return get_option( 'donation_widget_settings' );")).toEqual(site);
  });

  const donorsPage = await (await browser.newContext()).newPage();

  await test.step('an author publishes a form without code', async () => {
    const author = await logIn(browser, wordpress, 'author');
    const editor = await openEditor(author);
    await editor.add('Donation form');
    await editor.sidebar.getByLabel('Suggested amounts').fill('5 15 30');
    await donorsPage.goto(await editor.publish());
    await expect(donorsPage.getByText('Test mode: no money is taken')).toBeVisible();
  });

  await test.step('a donor gives and reads the thanks on that page', async () => {
    const donor = donorOn(donorsPage);
    const address = donorsPage.url();
    await donor.choose('€15');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await expect(donorsPage).toHaveURL(address);
  });

  await test.step('deleting the plugin leaves nothing in the database', async () => {
    await administrator.goto('/wp-admin/plugins.php');
    const row = administrator.locator('tr[data-plugin="donation-widget/donation-widget.php"]');
    await row.getByRole('link', { name: 'Deactivate' }).click();
    await expect(administrator.getByText('Plugin deactivated.')).toBeVisible();
    // Before its script has run, WordPress asks for a confirmation on a page of its own.
    await administrator.waitForLoadState();
    // Requests that began while the plugin was active still need its files.
    await wordpress.php(alone);
    administrator.on('dialog', (dialog) => void dialog.accept());
    await row.getByRole('link', { name: 'Delete' }).click();
    await expect(administrator.getByText('was successfully deleted')).toBeVisible();
    expect(await wordpress.php<string[]>(leftovers)).toEqual([]);
  });

  expect(await wordpress.warnings()).toEqual([]);
});
