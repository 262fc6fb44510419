import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { donorOn, en } from '../../test/support/journeys/journey.js';
import { run } from '../../test/package/packed.js';
import { phpCommand } from '../../test/wordpress/debian.js';
import { newest } from '../../test/wordpress/versions.js';
import { openEditor } from '../../test/wordpress/block-editor.js';
import { configure, usePlugin } from '../../test/wordpress/plugin.js';
import { expect, logIn, test } from '../../test/wordpress/site.js';
import { publishAppeal, publishThanks, setUp, useSandbox } from './charity.js';

const folder = fileURLToPath(new URL('../../wordpress/assets', import.meta.url));

/** Takes a screenshot with the number that WordPress.org shows it by. */
const take = async (page: Page, number: number): Promise<void> => {
  const path = join(folder, `screenshot-${String(number)}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  await run(await phpCommand(newest), [join(import.meta.dirname, 'reduce-colours.php'), path], folder);
};

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
  await editor.canvas.getByRole('textbox', { name: 'Add title' }).scrollIntoViewIfNeeded();
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
