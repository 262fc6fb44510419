// Also runs on older versions of WordPress.
import { block, paragraph, shown, type Values } from './block.js';
import { ofSettings, post, read, type Found, usePlugin } from './plugin.js';
import { expect, logIn, publish, settings, test } from './site.js';

usePlugin();

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
  const name = `1 > 0 & "Reeds" it's [donation_status] <3 it's`;
  const { attributes, all } = await shown(
    wordpress,
    block('form', {
      'charity-name': name,
      presets: JSON.stringify([{ amount: 25, impact: name }]),
      'form-metadata': JSON.stringify({ campaign: 'A&B' }),
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
      heading: 'Rivers & Reeds',
      'slot-legal': 'One <b>\n\n Two [donation_form]',
      'slot-succeeded': 'Thanks',
    }),
  );
  const { elements } = await read(address);
  expect(slotsOf(elements)).toEqual(['p legal', 'p legal', 'p succeeded']);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Rivers & Reeds' })).toBeVisible();
  await page.route('**/donation-widget.js', (route) => route.abort());
  await page.goto(address);
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
      heading: 'Give',
    }),
  );
  expect(all('donation-button').map(({ attributes }) => attributes)).toEqual([
    { label: 'Give', amounts: '5 10', style: '--donation-primary: #123;' },
  ]);
  expect(all('donation-widget').map(({ attributes }) => attributes)).toEqual([
    { ...ofSettings, amounts: '20 30', heading: 'Give' },
  ]);
});

test('a shortcode takes the texts and custom properties too', async ({ wordpress }) => {
  const { attributes, elements } = await shown(
    wordpress,
    '[donation_form slot-legal="Rivers & Reeds" --donation-primary="#123"]',
  );
  expect(attributes).toEqual({ ...ofSettings, style: '--donation-primary: #123;' });
  expect(slotsOf(elements)).toEqual(['p legal']);
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
  expect(html).toMatch(/<p[^>]*>Give “now”\.<\/p>\s*<div class="wp-block-donation-widget-form">(?!<p>|<br)/);
  expect(html).toMatch(/<\/donation-widget><\/div>\s*<p[^>]*>Thanks\.<\/p>/);
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
  // Newer versions of WordPress leave out the last semicolon.
  expect(wrapper?.attributes['style']).toMatch(/^margin-top:2em;?$/);
  expect(attributes).toEqual({ ...ofSettings, style: '--donation-max-width: 100%;' });
});
