// Also runs on older versions of WordPress.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faintOn } from '../support/journeys/accessibility-contrast.js';
import { donorOn } from '../support/journeys/journey.js';
import { post, read, usePlugin, useTheme } from './plugin.js';
import { expect, settings, test } from './site.js';
import type { WordPress } from './wordpress.js';

usePlugin();

/** Chooses a style of Twenty Twenty-Three as the site editor does; '' is the theme's first one. */
const chooseStyle = async (wordpress: WordPress, name: string) => {
  const file = join(wordpress.plugins, `../themes/twentytwentythree/styles/${name}.json`);
  const style = name === '' ? {} : (JSON.parse(await readFile(file, 'utf8')) as object);
  await wordpress.php(
    `wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
    $theme  = ( new WP_Theme_JSON( $given, 'theme' ) )->get_raw_data();
    $styles = array_merge( $theme, array( 'version' => 2, 'isGlobalStylesUserThemeJSON' => true ) );
    $post   = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
    wp_update_post( array( 'ID' => $post, 'post_content' => wp_slash( wp_json_encode( $styles ) ) ) );`,
    { version: 2, ...style },
  );
};

test.afterAll(({ wordpress }) => chooseStyle(wordpress, ''));

/** The scheme and the colours that an element has from the page. */
const looksOn = (page: Page) =>
  page.locator('donation-button, donation-widget:visible').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const colours = ['surface', 'text', 'primary'].map((name) =>
        style.getPropertyValue(`--donation-${name}`),
      );
      return [style.colorScheme, ...colours].join(' ').trim().toLowerCase();
    }),
  );

const withoutLink = { ...settings, fallback_url: '' };

test('a form has the colours of a block theme where they are easy to read', async ({ page, wordpress }) => {
  await useTheme(wordpress, 'twentytwentythree');
  // A link that isn't shown would be measured too.
  await wordpress.php("update_option( 'donation_widget_settings', $given );", withoutLink);
  const address = await post(
    wordpress,
    '<!-- wp:donation-widget/form /--><!-- wp:donation-widget/button {"button-amounts":"5 10"} /-->',
  );
  for (const [name, look] of [
    ['', 'light #ffffff #000000 #9dff20'],
    ['aubergine', 'dark #1b1031 #ffffff #ff746d'],
    // Errors would be hard to see on its red.
    ['block-out', 'normal   #252525'],
    // Its primary colour is that of the background.
    ['electric', 'light #f3f3f1 #2500ff #2500ff'],
    ['grapes', 'light #e1e1c7 #000000 #214f31'],
  ] as const) {
    await chooseStyle(wordpress, name);
    await page.goto(address);
    const form = page.locator('donation-widget').first();
    await form.getByRole('radio').first().waitFor();
    await expect.poll(() => looksOn(page), name).toEqual([look, look]);
    expect(await faintOn(page), name).toEqual([]);
    await donorOn(page, form).submit();
    await form.getByRole('heading', { name: 'There is a problem' }).waitFor();
    expect(await faintOn(page), name).toEqual([]);
  }
});

test('a block’s own colours and its scheme win', async ({ page, wordpress }) => {
  await useTheme(wordpress, 'twentytwentythree');
  await chooseStyle(wordpress, 'pitch');
  const looksOf = async (block: string, values: object) => {
    const json = JSON.stringify(values).replaceAll('--', String.raw`\u002d\u002d`);
    await page.goto(await post(wordpress, `<!-- wp:donation-widget/${block} ${json} /-->`));
    if (block === 'button') await page.getByRole('button', { name: 'Donate' }).click();
    await page.getByRole('radio').first().waitFor();
    return await looksOn(page);
  };
  expect(await looksOf('form', { '--donation-primary': '#123456' })).toEqual([
    'dark #202124 #e8eaed #123456',
  ]);
  expect(await looksOf('form', { 'color-scheme': 'light' })).toEqual(['light   #e3cbc0']);
  expect(await looksOf('form', { '--donation-surface': '#ffffff' })).toEqual(['normal #ffffff  #e3cbc0']);
  expect(await looksOf('button', { '--donation-text': '#111111' })).toEqual([
    'normal  #111111 #e3cbc0',
    'normal  #111111 #e3cbc0',
  ]);
  expect(await looksOf('button', { 'color-scheme': 'light', '--donation-primary': '#123456' })).toEqual([
    'normal   #123456',
    'light   #123456',
  ]);
});

test('a classic theme’s palette gives the primary colour, and a page without a form has none', async ({
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentyone');
  const styleOf = (palette: readonly Record<string, string>[]) =>
    wordpress.php<string>(
      `add_theme_support( 'editor-color-palette', $given );
      WP_Theme_JSON_Resolver::clean_cached_data();
      wp_cache_flush();
      return donation_widget_theme_style();`,
      palette,
    );
  expect(await styleOf([{ name: 'Green', slug: 'green', color: '#d1e4dd' }])).toBe('');
  for (const color of ['#345C00', 'rgb(52 92 0)'])
    expect(await styleOf([{ name: 'Primary', slug: 'primary', color }])).toBe(
      'body { --donation-primary: var(--wp--preset--color--primary); }',
    );
  // A white button on the white form would be a mere text.
  expect(await styleOf([{ name: 'Primary', slug: 'primary', color: '#fff' }])).toBe('');
  const { html } = await read(await post(wordpress, 'No form'));
  expect(html).not.toContain('--donation-');
});
