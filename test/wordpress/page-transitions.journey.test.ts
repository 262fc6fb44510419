// Sites that put the next page into the current one, so that its scripts never run.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { donorOn, en } from '../support/journeys/journey.js';
import { rootDir } from '../runners/files.js';
import { post, usePhp, usePlugin } from './plugin.js';
import { expect, test } from './site.js';

usePlugin();
usePhp('page-transitions.php');

test('A form that a page transition brings starts with the line that the documentation gives', async ({
  page,
  wordpress,
}) => {
  const form = await post(wordpress, '[donation_form]');
  const home = await post(wordpress, `<a href="${form}">Give now</a>`);
  const follow = async (address: string) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Give now' }).click();
    await expect(page.locator('donation-widget')).toHaveCount(1);
  };
  await follow(home);
  await expect(page.getByRole('link', { name: 'Other ways to give' })).toBeVisible();
  await expect(donorOn(page).field(en.email)).toHaveCount(0);

  const line = "add_action( 'wp_enqueue_scripts', 'donation_widget_use_script' );";
  const documented = await readFile(join(rootDir, 'docs/editors/wordpress.md'), 'utf8');
  const used = await readFile(join(import.meta.dirname, 'php/page-transitions.php'), 'utf8');
  for (const text of [documented, used]) expect(text).toContain(line);
  await follow(`${home}&everywhere`);
  await expect(donorOn(page).field(en.email)).toBeVisible();
});
