// Also runs on older versions of WordPress.
import type { Locator } from '@playwright/test';
import { block, paragraph } from './block.js';
import { openEditor } from './block-editor.js';
import { post, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();

// The canvas of newer versions is narrower than the window, and the text of the theme grows up to some width.
test.use({ viewport: { width: 2000, height: 1000 } });

const text = paragraph('Give now. '.repeat(40));

test('the preview of a form looks as on the page: its language, text size, width, place and background', async ({
  browser,
  page,
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentythree');
  // The preview has the language of the site, not of the person who edits it.
  await wordpress.php("update_user_meta( get_user_by( 'login', 'author' )->ID, 'locale', 'de_DE' );");
  const address = await post(
    wordpress,
    `<!-- wp:group {"backgroundColor":"contrast","textColor":"base"} -->
    <div class="wp-block-group has-base-color has-contrast-background-color has-text-color has-background">
    ${text + block('form', { align: 'left' }) + text + text}</div><!-- /wp:group -->`,
  );
  await page.goto(address);
  await page.getByRole('radio').first().waitFor();
  const form = page.locator('donation-widget');
  const widthOf = async (one: Locator) => Math.round((await one.boundingBox())?.width ?? 0);
  const width = await widthOf(form);
  const styles = ['font-size', 'color', 'line-height', 'direction'];
  const styleOf = (element: Element, names: string[]) =>
    names.map((name) => getComputedStyle(element).getPropertyValue(name));
  const expected = await form.evaluate(styleOf, styles);

  const editor = await openEditor(await logIn(browser, wordpress, 'author'), address);
  const preview = editor.canvas.locator('iframe[title="Vorschau des Spendenformulars"]').contentFrame();
  await expect(preview.getByRole('radio', { name: '€25' })).toBeVisible();
  const shown = preview.locator('donation-widget');
  // The editor can still load the styles of the theme.
  await expect.poll(() => shown.evaluate(styleOf, styles)).toEqual(expected);
  await expect.poll(() => widthOf(shown)).toBe(width);
  expect(await preview.locator('body').evaluate(styleOf, ['background-color'])).toEqual(['rgba(0, 0, 0, 0)']);
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en-US');

  await editor.page.evaluate(
    `{
      const [ group ] = wp.data.select( 'core/block-editor' ).getBlocks();
      const { clientId } = group.innerBlocks.find( ( { name } ) => name === 'donation-widget/form' );
      wp.data.dispatch( 'core/block-editor' ).updateBlockAttributes( clientId, { align: 'center' } );
    }`,
  );
  await expect
    .poll(() =>
      shown.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left > 0 && Math.abs(left + right - innerWidth) < 1;
      }),
    )
    .toBe(true);
  await wordpress.php("delete_user_meta( get_user_by( 'login', 'author' )->ID, 'locale' );");
});

test('people with a keyboard pass a form with the arrow keys, and try its preview with Tab', async ({
  browser,
  wordpress,
}) => {
  const address = await post(wordpress, paragraph('Above') + block('form') + paragraph('Below'));
  const { page, canvas, preview } = await openEditor(await logIn(browser, wordpress, 'author'), address);
  await preview('form').getByRole('radio', { name: '€25' }).waitFor();
  const wrapper = canvas.getByRole('document', { name: 'Block: Donation form' });
  const enter = canvas.getByRole('button', { name: 'Try the preview' });
  await canvas.getByText('Above').click();
  await expect(canvas.getByText('Above')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(wrapper).toBeFocused();
  await expect(enter).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(enter).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(canvas.getByText('Below')).toBeFocused();
  await expect(enter).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(wrapper).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(canvas.getByText('Above')).toBeFocused();

  await wrapper.focus();
  await expect(enter).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(enter).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(preview('form').getByRole('radio', { name: 'One-time' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(wrapper).toBeFocused();
});

test('a form that is out shows the site’s link in its preview, which stays in its place', async ({
  browser,
  wordpress,
}) => {
  const address = await post(wordpress, block('form', { presets: '[{' }));
  const { page, preview, select, sidebar } = await openEditor(
    await logIn(browser, wordpress, 'author'),
    address,
  );
  await select('Donation form');
  await expect(sidebar.getByRole('group', { name: 'Amounts with impact lines' })).toHaveAccessibleDescription(
    /can’t be read/,
  );
  const element = preview('form').locator('donation-widget');
  const link = preview('form').getByRole('link', { name: 'Other ways to give' });
  await expect(link).toHaveAttribute('href', settings.fallback_url);
  const wasFollowed = await link.evaluate((one) =>
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })),
  );
  expect(wasFollowed).toBe(false);

  // The form can still open a page itself.
  const opened = page.waitForRequest(/robots\.txt/);
  await element.evaluate(() => {
    location.href = '/robots.txt';
  });
  await opened;
  await expect(link).toBeVisible();
});
