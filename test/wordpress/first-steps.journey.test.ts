import { request, type Page } from '@playwright/test';
import { donorOn, en } from '../support/journeys/journey.js';
import { editorOn } from './block-editor.js';
import { configure, usePlugin } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';
import type { WordPress } from './wordpress.js';

usePlugin();

const unset = { ...settings, base_url: '', publishable_key: '' };

test.beforeEach(async ({ wordpress }) => {
  await configure(wordpress, unset);
  await wordpress.php("delete_option( 'donation_widget_notice_dismissed' );");
});

const noticeOn = (page: Page) => page.getByText('Truepenny Donation Form needs three settings');

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
  await page.getByRole('link', { name: 'Activate Truepenny Donation Form' }).click();
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

const settingsPage = '/wp-admin/options-general.php?page=donation-widget';

const makeButton = (page: Page) => page.getByRole('button', { name: 'Make your donation page' });
const openLink = (page: Page) => page.getByRole('link', { name: 'Open your donation page' });

/** The status of each page with a form, by its number. */
const statuses = `
  $query = array( 'post_type' => 'page', 's' => 'donation-widget', 'post_status' => get_post_stati(), 'numberposts' => -1 );
  $pages = get_posts( $query );
  return (object) wp_list_pluck( $pages, 'post_status', 'ID' );`;

/** Deletes the pages with a form, and sets the site up with the sandbox. */
const startWithoutPage = async (wordpress: WordPress) => {
  await wordpress.php(
    `foreach ( array_keys( (array) $given ) as $page ) {
      wp_delete_post( $page, true );
    }`,
    await wordpress.php(statuses),
  );
  await configure(wordpress, { ...settings, base_url: '/api/v1', publishable_key: 'pk_test_sandbox' });
};

test('after saving, one button makes the donation page as a draft, and never a second one', async ({
  browser,
  wordpress,
}) => {
  await startWithoutPage(wordpress);
  await configure(wordpress, unset);
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto(settingsPage);
  await expect(makeButton(page)).toHaveCount(0);
  await page.getByLabel('Payment service address').fill('/api/v1');
  await page.getByLabel('Publishable key').fill('pk_test_sandbox');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  const another = await page.context().newPage();
  await another.goto(settingsPage);

  await makeButton(page).click();
  const editor = await editorOn(page);
  await expect(editor.canvas.getByRole('textbox', { name: 'Add title' })).toHaveText('Donate');
  await expect(editor.preview('form').getByRole('radio', { name: '€25' })).toBeVisible();
  expect(Object.values(await wordpress.php<object>(statuses))).toEqual(['draft']);

  await test.step('the button of another tab opens the same page', async () => {
    await makeButton(another).click();
    await editorOn(another);
    const place = ({ searchParams }: URL) => searchParams.get('post');
    expect(place(new URL(another.url()))).toBe(place(new URL(page.url())));
    expect(Object.values(await wordpress.php<object>(statuses))).toEqual(['draft']);
  });

  await test.step('the settings then have a link to it', async () => {
    await another.goto(settingsPage);
    await expect(makeButton(another)).toHaveCount(0);
    await expect(another.getByText('Visitors can’t see the page until you publish it.')).toBeVisible();
    await openLink(another).click();
    await expect(another).toHaveURL(page.url());
  });

  await test.step('the button is back once the page is in the trash', async () => {
    const [id] = Object.keys(await wordpress.php<object>(statuses));
    await wordpress.php('wp_trash_post( $given );', id);
    await another.goto(settingsPage);
    await expect(openLink(another)).toHaveCount(0);
    await makeButton(another).click();
    await editorOn(another);
    expect(Object.values(await wordpress.php<object>(statuses)).sort()).toEqual(['draft', 'trash']);
  });
});

test('only a press of somebody who can edit pages makes one', async ({ browser, wordpress }) => {
  await startWithoutPage(wordpress);
  const administrator = await logIn(browser, wordpress, 'administrator');
  await administrator.goto(settingsPage);
  const form = administrator.locator('form').filter({ has: makeButton(administrator) });
  const address = (await form.getAttribute('action')) ?? '';
  const nonceOf = async (page: Page) =>
    await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const _wpnonce = await nonceOf(administrator);

  const read = await administrator.request.get(`${address}&_wpnonce=${_wpnonce}`);
  expect(read.status(), 'GET').toBe(404);
  expect((await administrator.request.post(address)).status(), 'without a nonce').toBe(401);
  const author = await logIn(browser, wordpress, 'author');
  const ofAuthor = { _wpnonce: await nonceOf(author) };
  expect((await author.request.post(address, { form: ofAuthor })).status(), 'author').toBe(403);
  const visitor = await request.newContext({ ignoreHTTPSErrors: true });
  expect((await visitor.post(address, { form: { _wpnonce } })).status(), 'visitor').toBe(403);
  await visitor.dispose();
  expect(await wordpress.php(statuses)).toEqual({});
});

test('an administrator tries a donation on a draft that only editors can see', async ({
  browser,
  page: visitor,
  wordpress,
}) => {
  await startWithoutPage(wordpress);
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto(settingsPage);
  await page.getByRole('button', { name: 'Try a donation' }).click();
  await expect(page.getByText('Test mode: no money is taken')).toBeVisible();
  const address = page.url();
  const donor = donorOn(page);
  await donor.choose('€25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page).toHaveURL(address);
  expect(Object.values(await wordpress.php<object>(statuses))).toEqual(['draft']);
  expect((await visitor.goto(address))?.status()).toBe(404);

  await page.goto(settingsPage);
  await page.getByRole('link', { name: 'Try a donation' }).click();
  await expect(page).toHaveURL(address);

  // A live key would take money.
  await configure(wordpress, { publishable_key: 'pk_live_sandbox', test_mode: false });
  await page.goto(settingsPage);
  await expect(openLink(page)).toBeVisible();
  await expect(page.getByText('Try a donation')).toHaveCount(0);
});
