// Also runs on older versions of WordPress.
import { post, read, usePlugin } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();

test('a block whose JSON is cut short shows the link, and tells editors why', async ({
  browser,
  wordpress,
}) => {
  const broken = '<!-- wp:donation-widget/form {"presets":"[{"amount":5}]"} /--><p>The rest of the page.</p>';
  const address = await post(wordpress, broken, 'administrator');
  const { all, html } = await read(address);
  expect(html).toContain('The rest of the page.');
  expect(all('donation-widget')).toEqual([]);
  expect(all('a').map(({ attributes }) => attributes['href'])).toContain(settings.fallback_url);
  expect(html).not.toContain('can’t be read');
  const editor = await logIn(browser, wordpress, 'editor');
  await editor.goto(address);
  await expect(editor.getByRole('note')).toContainText('The settings of this block can’t be read');
});

test('a cached page with the script of an older version gets the new script', async ({ page, wordpress }) => {
  const usePermalinks = (structure: string) =>
    wordpress.php(
      "$GLOBALS['wp_rewrite']->set_permalink_structure( $given ); flush_rewrite_rules();",
      structure,
    );
  await usePermalinks('/%postname%/');
  const statusOf = async (version: string, file: string) => {
    // Servers pass requests for missing files on to this file of WordPress.
    const path = `/index.php/wp-content/plugins/donation-widget/cdn/${version}/${file}?ver=1`;
    const answer = await page.request.get(wordpress.address + path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  const [current = '', version = ''] = /[^"']+\/cdn\/([\d.]+)\/donation-widget-start\.js/.exec(
    (await read(await post(wordpress, '<!-- wp:donation-widget/form /-->'))).html,
  ) as string[];
  for (const file of ['donation-widget.js', 'donation-widget-start.js']) {
    expect(await statusOf('0.0.1', file)).toEqual([302, current]);
    expect((await statusOf(version, file))[0]).not.toBe(302);
  }
  await usePermalinks('');
});
