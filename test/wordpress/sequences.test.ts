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
