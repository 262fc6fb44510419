import { donorOn, en } from '../support/journeys/journey.js';
import { openEditor } from '../wordpress/block-editor.js';
import { configure, usePlugin } from '../wordpress/plugin.js';
import { expect, logIn, test } from '../wordpress/site.js';
import { publishAppeal, publishThanks, setUp, useSandbox } from './charity.js';
import { take } from './picture.js';

// WordPress.org shows the pictures in this order. Their captions are in `wordpress/readme.txt`.

usePlugin();

test.use({ viewport: { width: 1280, height: 960 } });

let appeal = '';

test.beforeAll(async ({ wordpress }) => {
  await setUp(wordpress);
  await useSandbox(wordpress);
  appeal = await publishAppeal(wordpress);
  await publishThanks(wordpress);
});

test('1: the form on a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1280 });
  await page.goto(appeal);
  await expect(donorOn(page).submitButton).toBeVisible();
  await take(page, 1);
});

test('2: the block in the editor', async ({ browser, wordpress }) => {
  const page = await logIn(browser, wordpress, 'editor');
  const editor = await openEditor(page, appeal);
  await editor.select('Donation form');
  await expect(editor.preview('form').getByRole('button', { name: /^Donate/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Add title' }).scrollIntoViewIfNeeded();
  await take(page, 2);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('3: the form on a page', async ({ page }) => {
    await page.goto(appeal);
    await expect(donorOn(page).submitButton).toBeVisible();
    await take(page, 3);
  });
});

test('4: the thanks', async ({ page }) => {
  const donor = donorOn(page, page.locator('donation-widget'));
  await page.goto(appeal);
  await donor.choose(en.month);
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donorOn(page).pay();
  await expect(donorOn(page).heading(en['succeeded.title'])).toBeVisible();
  await take(page, 4);
});

test('5: the settings', async ({ browser, wordpress }) => {
  await configure(wordpress, {
    base_url: 'https://service.example/api/v1',
    publishable_key: 'pk_live_rivers',
  });
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto('/wp-admin/options-general.php?page=donation-widget');
  await take(page, 5);
});
