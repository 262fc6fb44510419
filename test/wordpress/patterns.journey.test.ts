// Also runs on older versions of WordPress.
import { openEditor, openNewPage } from './block-editor.js';
import { usePlugin } from './plugin.js';
import { expect, logIn, test } from './site.js';

usePlugin();

test.use({ viewport: { width: 1440, height: 1000 } });

type Pattern = { title: string; name: string; content: string; categories: string[] };

const patternsIn = `return array_values( array_filter(
  WP_Block_Patterns_Registry::get_instance()->get_all_registered(),
  function ( $one ) { return 0 === strpos( $one['name'], 'donation-widget/' ); }
) );`;

const titles = ['Donation page', 'Appeal with a button', 'Thank-you page'];

test('WordPress offers “Donation page” for a new page, and not for a new post', async ({
  browser,
  wordpress,
}) => {
  const page = await logIn(browser, wordpress, 'editor');
  const editor = await openNewPage(page, 'Donation page');
  await expect(editor.canvas.getByText('Your gift makes our work possible')).toBeVisible();
  await expect(editor.preview('form').getByRole('radio', { name: '€25' })).toBeVisible();
  expect(await editor.publish()).toMatch(/page_id/);

  const { canvas } = await openEditor(page);
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('No dialog is in the way');
  await expect(page.getByRole('dialog', { name: 'Choose a pattern' })).toHaveCount(0);
});

test('each pattern has blocks that the editor finds valid, and is in the category “Donations”', async ({
  browser,
  wordpress,
}) => {
  const patterns = await wordpress.php<Pattern[]>(patternsIn);
  expect(patterns.map(({ title }) => title)).toEqual(titles);
  const page = await logIn(browser, wordpress, 'author');
  await openEditor(page);
  for (const { title, content, categories } of patterns) {
    expect(categories).toEqual(['donation-widget']);
    const invalid = await page.evaluate(
      `( function check( blocks ) {
        return blocks.flatMap( ( { name, isValid, innerBlocks } ) => [ ...( isValid ? [] : [ name ] ), ...check( innerBlocks ) ] );
      } )( wp.blocks.parse( ${JSON.stringify(content)} ) )`,
    );
    expect(invalid, title).toEqual([]);
  }
});

test('the thank-you page thanks only in the status, which knows if the payment succeeded', async ({
  wordpress,
}) => {
  const patterns = await wordpress.php<Pattern[]>(patternsIn);
  const { content = '' } = patterns.find(({ title }) => title === 'Thank-you page') ?? {};
  const html = await wordpress.php<string>('return do_blocks( $given );', content);
  const outside = html.replace(/<donation-status[^]*<\/donation-status>/, '');
  expect(html).toContain('slot="succeeded"');
  expect(outside).not.toMatch(/thanks|thank you|grateful/i);
});
