import { donorOn, en } from '../support/journeys/journey.js';
import { openPlace } from '../support/sandbox/stand-alone.js';
import { configure, post, usePlugin } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();

test('a developer pastes the settings that the sandbox prints, and a donor gives', async ({
  browser,
  page: donorsPage,
  wordpress,
}) => {
  await configure(wordpress, { ...settings, base_url: '', publishable_key: '', test_mode: false });
  const place = await openPlace();
  const { output, origin } = await place.start(['--wordpress']);
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto('/wp-admin/options-general.php?page=donation-widget');
  for (const label of ['Payment service address', 'Publishable key']) {
    const [, value = ''] = new RegExp(`^${label}: (\\S+)$`, 'm').exec(output()) ?? [];
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('Test mode').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Payment service address')).toHaveValue(`${origin}/api/v1`);

  const address = await post(wordpress, '[donation_form]');
  const donor = donorOn(donorsPage);
  await donorsPage.goto(address);
  await donor.choose('€25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(donorsPage).toHaveURL(new RegExp(`^${origin}/sandbox/checkout/`));
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(donorsPage).toHaveURL(address);
  await place.close();
});
