import { isStyleValue } from '../../demo/configurator/style-value.js';
import { post, read, usePlugin, useTheme, type Found } from './plugin.js';
import { expect, logIn, publish, settings, test } from './site.js';
import type { WordPress } from './wordpress.js';

usePlugin();

type Values = Record<string, unknown>;

/** A block as the editor writes it. */
const block = (name: string, values: Values = {}) => {
  const json = JSON.stringify(values)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`);
  return `<!-- wp:donation-widget/${name} ${json} /-->`;
};

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

const ofSettings = {
  'base-url': settings.base_url,
  'publishable-key': settings.publishable_key,
  'test-mode': '',
  currency: settings.currency,
};

/** The page of an author’s post, and the only element of a tag on it. */
const shown = async (wordpress: WordPress, content: string, tag = 'donation-widget') => {
  const page = await read(await post(wordpress, content));
  const [found, ...others] = page.all(tag);
  expect(others).toEqual([]);
  return { ...page, attributes: found?.attributes };
};

const slotsOf = (elements: readonly Found[]) =>
  elements.flatMap(({ tag, attributes: { slot } }) => (slot ? [`${tag} ${slot}`] : []));

test('a form has the settings of the site, and what its block sets', async ({ wordpress }) => {
  expect((await shown(wordpress, block('form'))).attributes).toEqual(ofSettings);
  const { attributes } = await shown(
    wordpress,
    block('form', { currency: 'GBP', 'gift-aid': true, 'one-off': false, fields: 'name* phone' }),
  );
  expect(attributes).toEqual({ ...ofSettings, currency: 'GBP', 'gift-aid': '', fields: 'name* phone' });
});

test('values that are defaults aren’t written, except the currency', async ({ wordpress }) => {
  const { attributes } = await shown(
    wordpress,
    block('form', { amounts: '10 25 50 100', 'color-scheme': 'auto', currency: '', locale: '' }),
  );
  expect(attributes).toEqual(ofSettings);
});

test('an author’s texts and JSON keep their signs', async ({ wordpress }) => {
  // WordPress itself removes everything between `<` and a later `>`.
  const name = `1 > 0 & "Reeds" it's [donation_status] <3`;
  const { attributes, all } = await shown(
    wordpress,
    block('form', {
      'charity-name': name,
      presets: JSON.stringify([{ amount: 25, impact: name }]),
      metadata: JSON.stringify({ campaign: 'A&B' }),
    }),
  );
  expect(attributes?.['charity-name']).toBe(name);
  expect(JSON.parse(attributes?.['presets'] ?? '')).toEqual([{ amount: 25, impact: name }]);
  expect(JSON.parse(attributes?.['metadata'] ?? '')).toEqual({ campaign: 'A&B' });
  expect(all('donation-status')).toEqual([]);
});

test('texts are in slots, a paragraph for each line', async ({ page, wordpress }) => {
  const address = await post(
    wordpress,
    block('form', {
      'slot-header': 'Rivers & Reeds',
      'slot-legal': 'One <b>\n\n Two [donation_form]',
      'slot-succeeded': 'Thanks',
    }),
  );
  const { elements } = await read(address);
  expect(slotsOf(elements)).toEqual(['h2 header', 'p legal', 'p legal', 'p succeeded']);
  await page.route('**/donation-widget.js', (route) => route.abort());
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Rivers & Reeds' })).toBeVisible();
  await expect(page.getByText('One <b>')).toBeVisible();
  await expect(page.getByText('Two [donation_form]')).toBeVisible();
  // Visitors must not see the thanks before the script runs.
  await expect(page.getByText('Thanks', { exact: true })).toBeHidden();
});

test('the thanks are only where donors come back to', async ({ wordpress }) => {
  const slots = async (values: Values) =>
    slotsOf((await shown(wordpress, block('form', { 'slot-succeeded': 'Thanks', ...values }))).elements);
  expect(await slots({ 'return-url': '/thanks' })).toEqual([]);
  expect(await slots({ 'return-url': '#thanks' })).toEqual(['p succeeded']);
  expect(await slots({ 'return-url': 'thanks' })).toEqual(['p succeeded']);
  const status = await shown(wordpress, block('status', { 'slot-succeeded': 'A\nB' }), 'donation-status');
  expect(status.attributes).toEqual({
    'base-url': settings.base_url,
    'publishable-key': settings.publishable_key,
  });
  expect(slotsOf(status.elements)).toEqual(['p succeeded', 'p succeeded']);
});

test('custom properties are a style, if they are CSS', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'author');
  const content = block('form', {
    '--donation-primary': 'var(--wp--preset--color--primary)',
    '--donation-font': '"Gill Sans", serif',
    '--donation-radius': '0;color:red',
  });
  const { attributes } = await shown(wordpress, content);
  expect(attributes).toEqual({
    ...ofSettings,
    style: '--donation-primary: var(--wp--preset--color--primary); --donation-font: "Gill Sans", serif;',
  });
  await author.goto(await publish(author, content));
  await expect(author.getByRole('note')).toContainText('“--donation-radius” can’t be used in CSS');
});

test('the button has its own attributes and the custom properties, and the form inside the rest', async ({
  wordpress,
}) => {
  const { all } = await shown(
    wordpress,
    block('button', {
      'button-label': 'Give',
      'button-amounts': '5 10',
      amounts: '20 30',
      '--donation-primary': '#123',
      'slot-header': 'Give',
    }),
  );
  expect(all('donation-button').map(({ attributes }) => attributes)).toEqual([
    { label: 'Give', amounts: '5 10', style: '--donation-primary: #123;' },
  ]);
  expect(all('donation-widget').map(({ attributes }) => attributes)).toEqual([
    { ...ofSettings, amounts: '20 30' },
  ]);
});

test('a shortcode takes the texts and custom properties too', async ({ wordpress }) => {
  const { attributes, elements } = await shown(
    wordpress,
    '[donation_form slot-header="Rivers & Reeds" --donation-primary="#123"]',
  );
  expect(attributes).toEqual({ ...ofSettings, style: '--donation-primary: #123;' });
  expect(slotsOf(elements)).toEqual(['h2 header']);
});

test('wpautop and wptexturize change nothing between paragraphs', async ({ wordpress }) => {
  const { html, attributes } = await shown(
    wordpress,
    [
      paragraph('Give “now”.'),
      block('form', { 'share-text': `It's 'good' ... 5x10 -- "now"\nor later`, 'slot-legal': 'A\nB' }),
      paragraph('Thanks.'),
    ].join('\n\n'),
  );
  expect(attributes).toEqual({ ...ofSettings, 'share-text': `It's 'good' ... 5x10 -- "now" or later` });
  expect(html).toMatch(/<p>Give “now”\.<\/p>\s*<div class="wp-block-donation-widget-form">(?!<p>|<br)/);
  expect(html).toMatch(/<\/donation-widget><\/div>\s*<p>Thanks\.<\/p>/);
});

test('WordPress’s own settings of a block are on the element around the form', async ({ wordpress }) => {
  const { elements, attributes } = await shown(
    wordpress,
    block('form', {
      align: 'wide',
      anchor: 'give',
      className: 'mine',
      style: { spacing: { margin: { top: '2em' } } },
      lock: { move: true },
    }),
  );
  const wrapper = elements.find(({ attributes: { id } }) => id === 'give');
  expect(wrapper?.attributes['class']?.split(' ').sort()).toEqual([
    'alignwide',
    'mine',
    'wp-block-donation-widget-form',
  ]);
  expect(wrapper?.attributes['style']).toBe('margin-top:2em;');
  expect(attributes).toEqual({ ...ofSettings, style: '--donation-max-width: 100%;' });
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
  await author.goto(address);
  for (const text of [
    'The JSON of “presets” isn’t complete',
    'Only an administrator can set “publishable-key”',
    'The address in “privacy-url” doesn’t look right.',
    '“color-scheme” can be one of: auto, light, dark.',
    '“outcome” isn’t a setting here.',
  ])
    await expect(author.getByRole('note')).toContainText(text);
  const { all, html } = await read(address);
  expect(html).not.toContain('isn’t a setting');
  expect(all('donation-widget')[0]?.attributes).toEqual({
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
    isReady: true,
    notReady: expect.stringContaining('Settings → Donations') as unknown,
    currency: settings.currency,
    hasThanksPage: false,
    fallbackLabel: 'Other ways to give',
    hasFallback: true,
    language: 'en-US',
  });
  expect(data['style']).toContain('--wp--preset--color--primary: #9DFF20');
  const scripts = await author.locator('script[id^=donation-widget-editor]').all();
  expect(scripts).toHaveLength(2);
  expect(await author.content()).not.toContain(settings.publishable_key);
});

test('styles follow the rule of the configurator', async ({ wordpress }) => {
  const values = [
    ...['#0f5c5c', '1em', 'Georgia, serif', 'var(--wp--preset--color--primary)', '100%', 'é 日 ٣'],
    ...[`"Gill Sans", 'Trebuchet MS'`, `"O'Reilly"`, `'a "b" c'`, '"(", serif', 'calc(1em + (2px * 3))'],
    ...[`"a'b" 'c`, '"a', `'a' b'`, '"a\n"', '(a', 'a)(', '"(" )', 'a /* b', 'a*/', '//a', 'a\nb', 'a\n'],
    ...[
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
    ],
    ...['url(javascript:x)', 'url(https://a.example)', 'a\u00a0b', 'a\u2028b', 'rgb(0 0 0 / 50%)', '”a”'],
  ];
  expect(
    await wordpress.php<boolean[]>("return array_map( 'donation_widget_is_style_value', $given );", values),
  ).toEqual(values.map(isStyleValue));
});
