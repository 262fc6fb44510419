// Also runs on older versions of WordPress.
import type { Browser, Page, Route } from '@playwright/test';
import { prerender } from '../../src/prerender/prerender.js';
import { donorOn, en } from '../support/journeys/journey.js';
import { painted, placesOn } from '../support/journeys/layout-shift.js';
import { everyQuestionWritten } from '../support/questions/every-question.js';
import { openEditor } from './block-editor.js';
import { block } from './block.js';
import { configure, post, read, usePhp, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';
import { look, missing, postAt, storedIn, viewsIn, viewsOn } from './first-views.js';
import type { WordPress } from './wordpress.js';

usePlugin();
usePhp('languages.php');

const ofSandbox = { ...settings, base_url: '/api/v1', publishable_key: 'pk_test_sandbox' };

test.beforeEach(async ({ wordpress }) => {
  await configure(wordpress, ofSandbox);
});

/** A donor on a page whose script comes only when it’s let through. */
const beforeScript = async (browser: Browser, address: string, serve?: (route: Route) => Promise<void>) => {
  const page = await (await browser.newContext()).newPage();
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/cdn/*/donation-widget.js', async (route) => {
    await coming;
    await route.continue();
  });
  if (serve) await page.route(address, serve);
  await page.goto(address, { waitUntil: 'commit' });
  return { page, donor: donorOn(page, page.locator('donation-widget')), loadScript: come };
};

const prerendered = (page: Page) => page.locator('donation-widget .donation-prerendered');

/** The first view that the package draws for the form on a page. */
const expectedOn = async (address: string, locale: string) => {
  const { all } = await read(address);
  return all('donation-widget').map(({ attributes }) => viewsIn(prerender(attributes, { locale }))[0]);
};

test('An author publishes a form, and a visitor types before the script runs', async ({
  browser,
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentythree');
  const author = await logIn(browser, wordpress, 'author');
  const editor = await openEditor(author);
  await editor.add('Donation form');
  const address = await editor.publish();
  await expect.poll(async () => (await viewsOn(address)).length).toBe(1);
  expect(await viewsOn(address)).toEqual(await expectedOn(address, 'en-US'));

  const { page, donor, loadScript } = await beforeScript(browser, address);
  await donor.type(en.customAmount, '7.50');
  await donor.type(en.email, 'ada@example.org');
  await expect(donor.submitButton).toHaveText('Donate');
  loadScript();
  await expect(donor.submitButton).toHaveText('Donate €7.50');
  await expect(prerendered(page)).toHaveCount(0);
  await expect(donor.field(en.email)).toHaveValue('ada@example.org');

  await test.step('a press before the script shows the other way to give, at the button', async () => {
    const early = await beforeScript(browser, address);
    await early.donor.submit();
    await expect(early.page.getByText(en.notLoaded)).toBeVisible();
    await expect(early.page.getByRole('link', { name: 'Other ways to give' })).toBeVisible();
  });

  await test.step('a donor who comes back sees no form before the script', async () => {
    const back = await beforeScript(browser, `${address}&donation-reference=one`);
    await expect(back.page.getByText(en.checking)).toBeVisible();
    await expect(back.donor.submitButton).toBeHidden();
  });

  await test.step('the author changes the form, and the next visitor gets its new view', async () => {
    const again = await openEditor(author, address);
    await again.select('Donation form');
    await again.sidebar.getByLabel('Suggested amounts').fill('5 15 30');
    await again.update();
    await expect.poll(async () => (await viewsOn(address)).join()).toContain('€15');
    expect(await viewsOn(address)).toEqual(await expectedOn(address, 'en-US'));
  });
});

/** Texts that WordPress changes in the text of a post. */
const changeable = `"Wells" -- it's 3x4... & Wordpress :) [donation_status] <b>8-)</b> (c) 🌊 —`;

const withTexts = { ...everyQuestionWritten, heading: changeable, projects: `${changeable}; Schools` };

/** A form with all questions. */
const everyBlock = block(
  'form',
  Object.fromEntries(Object.entries(withTexts).map(([name, value]) => [name, value || true])),
);

const everyShortcode = `[donation_form currency="GBP" gift-aid ask="comment" dedication heading="'Wells' -- it’s 3x4... :) Wordpress" projects="A--B;C"]`;

for (const theme of ['twentytwentyone', 'twentytwentythree']) {
  for (const [what, content] of [
    ['a block with every question', everyBlock],
    ['a shortcode', everyShortcode],
    ['a block and a shortcode', `${block('form', { heading: 'One' })}\n\n${everyShortcode}`],
  ] as const) {
    test(`The view of ${what} is the one that the package draws, in ${theme}`, async ({
      browser,
      wordpress,
    }) => {
      await useTheme(wordpress, theme);
      const address = await post(wordpress, content, 'author');
      const expected = await expectedOn(address, 'en-US');
      const author = await logIn(browser, wordpress, 'author');
      await look(author, address, expected.length);
      expect(await viewsOn(address)).toEqual(expected);
    });
  }
}

for (const width of [360, 1280]) {
  test(`Nothing moves when the script takes over, ${width} px wide`, async ({ browser, wordpress }) => {
    await useTheme(wordpress, 'twentytwentyone');
    const address = await post(wordpress, everyShortcode, 'author');
    await look(await logIn(browser, wordpress, 'author'), address);
    const { page, loadScript } = await beforeScript(browser, address);
    await page.setViewportSize({ width, height: 800 });
    await expect(prerendered(page)).toBeVisible();
    // The page is never complete without the script, but it has its text and its styles.
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
    await expect
      .poll(() =>
        page
          .locator('link[rel="stylesheet"]')
          .evaluateAll((links) => links.every((link) => 'sheet' in link && link.sheet !== null)),
      )
      .toBe(true);
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    const before = await placesOn(page);
    loadScript();
    await expect(prerendered(page)).toHaveCount(0);
    expect(before.length).toBeGreaterThan(20);
    expect(await placesOn(page)).toEqual(before);
  });
}

test('A view that doesn’t fit isn’t shown, and is made anew when somebody who can publish the post looks', async ({
  browser,
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentyone');
  const address = await post(wordpress, '[donation_form]', 'author');
  const author = await logIn(browser, wordpress, 'author');
  await look(author, address);
  const copy = (await read(address)).html;
  const id = await postAt(wordpress, address);

  await test.step('a setting of the site changes', async () => {
    await configure(wordpress, { currency: 'GBP' });
    expect(await viewsOn(address)).toEqual([]);
    await look(author, address);
    expect((await viewsOn(address)).join()).toContain('£10');
    expect(Object.keys((await storedIn(wordpress, id)).views ?? {})).toHaveLength(2);
    await configure(wordpress, { currency: 'EUR' });
    expect((await viewsOn(address)).join()).toContain('€10');
  });

  await test.step('a plugin has copied the post, and lost the backslashes of what is stored', async () => {
    const before = await viewsOn(address);
    const stored = await wordpress.php<string>(
      `$stored = get_post_meta( $given, '_donation_widget_views', true );
      update_post_meta( $given, '_donation_widget_views', $stored );
      return $stored;`,
      id,
    );
    expect(stored).toContain('€10');
    expect(await viewsOn(address)).toEqual(before);
    // What can be read, but isn't as it was written, is never shown.
    await wordpress.php(
      `update_post_meta( $given['id'], '_donation_widget_views', wp_slash( $given['stored'] ) );`,
      { id, stored: stored.replaceAll('€', 'u20ac') },
    );
    expect(await viewsOn(address)).toEqual([]);
    await look(author, address);
    expect((await viewsOn(address)).join()).toContain('€10');
  });

  await test.step('the plugin has another version', async () => {
    const stored = await storedIn(wordpress, id);
    await wordpress.php(
      `update_post_meta( $given['id'], '_donation_widget_views', wp_slash( $given['stored'] ) );`,
      { id, stored: JSON.stringify({ ...stored, version: '0.0.1' }) },
    );
    expect(await viewsOn(address)).toEqual([]);
    await look(author, address);
    const now = await storedIn(wordpress, id);
    expect(now.version).toBe(stored.version);
    expect(Object.keys(now.views ?? {})).toHaveLength(1);
  });

  await test.step('a cached copy of the page still works after the change', async () => {
    await configure(wordpress, { currency: 'USD' });
    const { page, donor, loadScript } = await beforeScript(browser, address, (route) =>
      route.fulfill({ contentType: 'text/html', body: copy }),
    );
    await donor.type(en.email, 'ada@example.org');
    await expect(prerendered(page)).toBeVisible();
    loadScript();
    await expect(prerendered(page)).toHaveCount(0);
    await expect(donor.submitButton).toHaveText('Donate €10.00');
    await expect(donor.field(en.email)).toHaveValue('ada@example.org');
  });
});

test('Each language of a page has its view', async ({ browser, wordpress }) => {
  await useTheme(wordpress, 'twentytwentyone');
  const address = await post(wordpress, '[donation_form]', 'author');
  const author = await logIn(browser, wordpress, 'author');
  for (const [locale, language] of [
    ['de_DE', 'de-DE'],
    ['ar', 'ar'],
  ] as const) {
    const translated = `${address}&lang=${locale}`;
    expect(await viewsOn(translated)).toEqual([]);
    await look(author, translated);
    expect(await viewsOn(translated)).toEqual(await expectedOn(translated, language));
  }
  expect(await viewsOn(address)).toEqual([]);
});

/** How often the file that draws views is named on a page. */
const drawsOn = (html: string) => html.split('store-views.js').length - 1;

test('Only somebody who can publish the post gets the script that draws views, while one is missing', async ({
  browser,
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentyone');
  const address = await post(wordpress, '[donation_form]', 'editor');
  expect(drawsOn((await read(address)).html)).toBe(0);
  for (const role of ['subscriber', 'author'] as const) {
    const other = await logIn(browser, wordpress, role);
    await other.goto(address);
    await expect(other.locator('donation-widget button[part="submit"]')).toBeVisible();
    expect(drawsOn(await other.content())).toBe(0);
  }
  const editor = await logIn(browser, wordpress, 'editor');
  await look(editor, address);
  expect(drawsOn(await editor.content())).toBe(1);
  await editor.goto(address);
  expect(drawsOn(await editor.content())).toBe(0);
});

const feedOf = async (wordpress: WordPress) => (await read(`${wordpress.address}/?feed=rss2`)).html;

test('Forms outside the text of a post and behind a button have no view, and no view has what ends at a time', async ({
  browser,
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentyone');
  const address = await post(
    wordpress,
    `${block('form')}\n\n[donation_button]\n\n[donation_form match='{ "by": "Riverside Bank", "until": "2999-12-31", "ratio": 1, "currency": "EUR" }']`,
    'editor',
  );
  await wordpress.php(
    `update_option( 'widget_block', array( 2 => array( 'content' => $given ), '_multiwidget' => 1 ) );
    update_option( 'sidebars_widgets', array( 'sidebar-1' => array( 'block-2' ) ) );`,
    block('form', { heading: 'In a widget' }),
  );
  try {
    const editor = await logIn(browser, wordpress, 'editor');
    await look(editor, address, 2);
    const { html, all } = await read(address);
    expect(all('donation-widget')).toHaveLength(4);
    expect(viewsIn(html)).toHaveLength(2);
    expect(viewsIn(html).join()).not.toMatch(/In a widget|Riverside/);
    expect(await (await missing(editor, await postAt(wordpress, address))).json()).toEqual([]);
  } finally {
    await wordpress.php(`delete_option( 'widget_block' ); delete_option( 'sidebars_widgets' );`);
  }
  expect(await feedOf(wordpress)).not.toContain('shadowrootmode');
  const api = `${wordpress.address}/?rest_route=/wp/v2/posts/${await postAt(wordpress, address)}`;
  expect((await read(api)).html).toContain('donation-widget');
  expect((await read(api)).html).not.toContain('shadowrootmode');
});
