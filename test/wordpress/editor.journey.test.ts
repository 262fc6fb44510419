import { donorOn, en } from '../support/journeys/journey.js';
import { openEditor } from './block-editor.js';
import { configure, post, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();

test.use({ viewport: { width: 1440, height: 1000 } });

const themes = [
  ['twentytwentyone', 'a classic theme'],
  ['twentytwentythree', 'a block theme'],
] as const;

for (const [theme, kind] of themes) {
  test(`In ${kind}, an author publishes a form with blocks alone, and a donor gives and reads the thanks`, async ({
    browser,
    page: donorsPage,
    wordpress,
  }) => {
    await useTheme(wordpress, theme);
    await configure(wordpress, { ...settings, base_url: '/api/v1', publishable_key: 'pk_test_sandbox' });
    const author = await logIn(browser, wordpress, 'author');
    const editor = await openEditor(author);
    await editor.add('Donation form');
    await editor.sidebar.getByLabel('Suggested amounts').fill('5 15 30');
    await editor.sidebar.getByRole('button', { name: 'Add impact lines' }).click();
    await editor.sidebar.getByLabel('Impact line').nth(1).fill('plants 5 & more <trees>');
    await expect(editor.preview('form').getByRole('radio', { name: '€15' })).toBeVisible();
    const address = await editor.publish();

    const donor = donorOn(donorsPage);
    await donorsPage.goto(address);
    await donor.choose('€15');
    await expect(donorsPage.locator('[part~="hint"]', { hasText: 'plants 5 & more <trees>' })).toBeVisible();
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await expect(donorsPage.getByRole('definition').filter({ hasText: '€15.00' })).toBeVisible();
    await expect(donorsPage).toHaveURL(address);
  });

  test(`In ${kind}, all three blocks show the real elements, and nothing is sent from the editor`, async ({
    browser,
    wordpress,
  }) => {
    await useTheme(wordpress, theme);
    const page = await logIn(browser, wordpress, 'author');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const editor = await openEditor(page);

    await editor.add('Donation form');
    const form = editor.preview('form');
    await expect(form.getByText('Test mode: no money is taken')).toBeVisible();
    await form.getByLabel(en.email).fill('ada@example.org');
    await form.getByRole('button', { name: /^Donate/ }).click();
    await expect(editor.canvas.getByText('This is a preview, so nothing was sent.').first()).toBeVisible();

    await editor.add('Donation button');
    await editor.sidebar.getByLabel('Button label').fill('Give now');
    await editor.preview('button').getByRole('button', { name: 'Give now' }).click();
    await expect(editor.preview('button').getByRole('dialog')).toBeVisible();

    await editor.add('Donation status');
    await editor.sidebar.getByLabel('Your thanks').fill('The river is cleaner.');
    const status = editor.preview('status');
    await expect(status.getByRole('heading', { name: en['succeeded.title'] })).toBeVisible();
    await expect(status.getByText('The river is cleaner.')).toBeVisible();
    await editor.sidebar.getByLabel('Example in the preview').selectOption('Failed');
    await expect(status.getByRole('heading', { name: en['failed.title'] })).toBeVisible();

    expect(sent.filter((address) => /\/api\/v1\/|service\.example/.test(address))).toEqual([]);
    const secrets = await page.evaluate(
      (key) => document.documentElement.outerHTML.includes(key),
      settings.publishable_key,
    );
    expect(secrets).toBe(false);
  });
}

test('a wrong setting says so in the configurator’s words, at the field and above all fields', async ({
  browser,
  wordpress,
}) => {
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  await editor.add('Donation form');
  const words = '"x" isn’t an amount in EUR. Write it like 25 or 12.50.';
  const field = editor.sidebar.getByLabel('Suggested amounts');
  await field.fill('10 x');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(words));
  await expect(editor.sidebar.getByText(`Suggested amounts: ${words}`)).toBeVisible();
  await expect(editor.sidebar.getByRole('button', { name: 'Main settings (1 problem)' })).toBeVisible();
  await expect(
    editor.canvas.getByText('Donors can’t see the form until you fix the problems.').first(),
  ).toBeVisible();
  await field.fill('10 20');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(editor.preview('form').getByRole('radio', { name: '€20' })).toBeVisible();
});

test('a secret key is taken out of any field', async ({ browser, wordpress }) => {
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  await editor.add('Donation form');
  await editor.open('What donations are for');
  const field = editor.sidebar.getByLabel('Project', { exact: true });
  await field.fill('sk_live_123');
  await expect(field).toHaveValue('');
  await expect(field).toHaveAccessibleDescription(/That was a secret key, so we removed it\./);
  expect(await editor.content()).not.toContain('sk_live');
});

test('rows become JSON once they are complete, and undo takes them back', async ({ browser, wordpress }) => {
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  await editor.add('Donation form');
  await editor.open('Items with a fixed price');
  await editor.sidebar.getByRole('button', { name: 'Add an item' }).click();
  await expect(editor.sidebar.getByLabel('Item name')).toBeFocused();
  await editor.page.keyboard.type('Blanket');
  expect(await editor.content()).toBe('<!-- wp:donation-widget/form /-->');
  await editor.sidebar.getByLabel('Price').fill('15.50');
  await expect
    .poll(editor.content)
    .toContain(String.raw`"items":"[{\u0022label\u0022:\u0022Blanket\u0022,\u0022amount\u0022:15.5}]"`);
  await expect(editor.preview('form').getByText('Blanket')).toBeVisible();
  await editor.sidebar.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(editor.sidebar.getByRole('button', { name: 'Add an item' })).toBeFocused();
  expect(await editor.content()).toBe('<!-- wp:donation-widget/form /-->');
  await editor.page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.sidebar.getByLabel('Item name')).toHaveValue('Blanket');
});

test('a colour of the theme stays one, and the first one is easy to see', async ({ browser, wordpress }) => {
  await useTheme(wordpress, 'twentytwentythree');
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  // Newer versions of WordPress have styles of other kinds, without CSS.
  await editor.page.evaluate(
    `wp.data.dispatch( 'core/block-editor' ).updateSettings( {
      styles: [ { assets: '' }, ...wp.data.select( 'core/block-editor' ).getSettings().styles ],
    } )`,
  );
  await editor.add('Donation form');
  // The first colours of the theme are the background, and one that can't be seen on it.
  const swatches = editor.sidebar
    .getByRole('group', { name: 'Your colour' })
    .locator('.components-circular-option-picker__option');
  await expect(swatches.first()).toHaveAccessibleName(/Contrast/);
  await editor.chooseColour('Your colour', /Secondary/);
  await expect
    .poll(editor.content)
    .toContain(
      String.raw`"\u002d\u002ddonation-primary":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dcolor\u002d\u002dsecondary)"`,
    );
  const button = editor.preview('form').getByRole('button', { name: /^Donate/ });
  await expect(button).toHaveCSS('background-color', 'rgb(52, 92, 0)');
});

test('an author’s block survives being saved twice, and opens without a warning', async ({
  browser,
  wordpress,
}) => {
  const block =
    '<!-- wp:donation-widget/form {"currency":"GBP","gift-aid":true,"charity-name":"Rivers \\u0026 Reeds","slot-legal":"5 \\u003c 6"} /-->';
  const address = await post(wordpress, block);
  const page = await logIn(browser, wordpress, 'author');
  const editor = await openEditor(page, address);
  await editor.select('Donation form');
  const name = editor.sidebar.getByLabel('Name of your charity');
  await expect(name).toHaveValue('Rivers & Reeds');
  await name.fill('Rivers & Reeds Trust');
  await editor.update();
  await page.goto(address);
  await expect(page.getByText('Rivers & Reeds Trust').first()).toBeVisible();
  await expect(page.getByText('5 < 6')).toBeVisible();
});

test('a block says that the site isn’t set up yet', async ({ browser, wordpress }) => {
  await configure(wordpress, { ...settings, publishable_key: '' });
  const editor = await openEditor(await logIn(browser, wordpress, 'author'));
  await editor.add('Donation form');
  await expect(
    editor.canvas.getByText('An administrator must add the payment service address').first(),
  ).toBeVisible();
  await expect(editor.preview('form').getByRole('radio', { name: '€25' })).toBeVisible();
});
