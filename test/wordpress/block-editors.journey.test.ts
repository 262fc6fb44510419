// Also runs on older versions of WordPress.
import { isStyleValue } from '../../editor/controls/style-value.js';
import { block, paragraph, shown, type Values } from './block.js';
import { ofSettings, post, readExplained, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, publish, settings, test } from './site.js';

usePlugin();

for (const theme of ['twentytwentyone', 'twentytwentythree']) {
  test(`${theme} places a form by its alignment, on a desktop and on a phone`, async ({
    page,
    wordpress,
  }) => {
    await useTheme(wordpress, theme);
    const placed = async (align: string) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(
        await post(wordpress, paragraph('Give now. '.repeat(40)) + block('form', align ? { align } : {})),
      );
      await page.getByRole('radio').first().waitFor();
      const { x = 0, width = 0 } = (await page.locator('donation-widget').boundingBox()) ?? {};
      await page.setViewportSize({ width: 360, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), align).toBe(360);
      return { x, width, end: x + width };
    };
    const usual = await placed('');
    const left = await placed('left');
    const right = await placed('right');
    const center = await placed('center');
    const wide = await placed('wide');
    const full = await placed('full');
    expect(left.x).toBeLessThanOrEqual(usual.x);
    expect(left.width).toBeLessThanOrEqual(usual.width);
    expect(left.width).toBeGreaterThan(290);
    expect(right.end).toBeGreaterThanOrEqual(usual.end);
    expect(center.x + center.width / 2).toBeCloseTo(640, 0);
    expect(center.width).toBe(usual.width);
    expect(wide.width).toBeGreaterThan(usual.width + 100);
    expect(full.width).toBe(1280);
  });
}

test('a wide form keeps the width that its block sets', async ({ wordpress }) => {
  const { attributes } = await shown(
    wordpress,
    block('form', { align: 'wide', '--donation-max-width': '40em' }),
  );
  expect(attributes).toEqual({ ...ofSettings, style: '--donation-max-width: 40em;' });
});

test('wrong and unknown attributes are explained to editors only', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'author');
  const address = await publish(
    author,
    block('form', {
      presets: '[{"amount": 25',
      'publishable-key': 'pk_other',
      'privacy-url': 'javascript:x',
      'color-scheme': 'green',
      amounts: 5,
      outcome: 'succeeded',
      '<b>': ['x'],
    }),
  );
  expect(await readExplained(author, address, '“outcome” isn’t a setting here.')).toEqual({
    ...ofSettings,
    presets: '[{"amount": 25',
    'color-scheme': 'green',
  });
});

test('a block without a service, or in a feed, is only the link', async ({ wordpress }) => {
  const rendered = (prepare: string) =>
    wordpress.php<string>(`${prepare} return do_blocks( '<!-- wp:donation-widget/button /-->' );`);
  const link = '<a href="https://charity.example/other-ways?a=1&#038;b=2">Other ways to give</a>';
  const wrapped = `<div class="wp-block-donation-widget-button">${link}</div>`;
  expect(await rendered("$GLOBALS['wp_query']->is_feed = true;")).toBe(wrapped);
  expect(
    await rendered(
      "add_filter( 'pre_option_donation_widget_settings', function ( $own ) { return array( 'fallback_url' => 'https://charity.example/other-ways?a=1&b=2' ); } );",
    ),
  ).toBe(wrapped);
  expect(
    await rendered("add_filter( 'pre_option_donation_widget_settings', function () { return array(); } );"),
  ).toBe('');
});

test('editors get what the script of the blocks needs, without the key', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'author');
  const registered = await wordpress.php<Record<string, { default?: unknown }>>(
    "return WP_Block_Type_Registry::get_instance()->get_registered( 'donation-widget/form' )->attributes;",
  );
  expect(registered['currency']?.default).toBe(settings.currency);
  expect(registered['amounts']).toEqual({ type: 'string', default: '10 25 50 100' });
  await useTheme(wordpress, 'twentytwentythree');
  await author.goto('/wp-admin/post-new.php');
  const data = await author.evaluate(
    () => (globalThis as unknown as { donationWidgetEditor: Values }).donationWidgetEditor,
  );
  expect(data).toEqual({
    script: expect.stringMatching(/\/cdn\/\d+\.\d+\.\d+\/donation-widget\.js$/) as unknown,
    style: expect.stringContaining('--donation-primary: var(--wp--preset--color--primary)') as unknown,
    surface: '#ffffff',
    isReady: true,
    notReady: expect.stringContaining('Settings → Donations') as unknown,
    currency: settings.currency,
    hasThanksPage: false,
    home: wordpress.address,
    fallback: settings.fallback_url,
    language: 'en-US',
  });
  expect(data['style']).toContain('--wp--preset--color--primary: #9DFF20');
  const scripts = await author.locator('script[id^=donation-widget-editor]').all();
  expect(scripts).toHaveLength(2);
  expect(await author.content()).not.toContain(settings.publishable_key);
});

test('styles follow the rule of the configurator', async ({ wordpress }) => {
  const values = [
    '#0f5c5c',
    '1em',
    'Georgia, serif',
    'var(--wp--preset--color--primary)',
    '100%',
    'é 日 ٣',
    `"Gill Sans", 'Trebuchet MS'`,
    `"O'Reilly"`,
    `'a "b" c'`,
    '"(", serif',
    'calc(1em + (2px * 3))',
    `"a'b" 'c`,
    '"a',
    `'a' b'`,
    '"a\n"',
    '(a',
    'a)(',
    '"(" )',
    'a /* b',
    'a*/',
    '//a',
    'a\nb',
    'a\n',
    'a; color: red',
    'a:b',
    '}</style>',
    '<',
    '&',
    'a\\',
    '',
    ' ',
    '!important',
    '[a]',
    '@a',
    '\u0000',
    '…',
    'url(javascript:x)',
    'url(https://a.example)',
    'a\u00a0b',
    'a\u2028b',
    'rgb(0 0 0 / 50%)',
    '”a”',
  ];
  expect(
    await wordpress.php<boolean[]>("return array_map( 'donation_widget_is_style_value', $given );", values),
  ).toEqual(values.map(isStyleValue));
});
