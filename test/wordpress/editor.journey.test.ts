// Also runs on older versions of WordPress.
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
}

test('all three blocks show the real elements, and nothing is sent from the editor', async ({
  browser,
  wordpress,
}) => {
  await useTheme(wordpress, 'twentytwentythree');
  const page = await logIn(browser, wordpress, 'author');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const editor = await openEditor(page);

  await editor.add('Donation form');
  const form = editor.preview('form');
  await expect(form.getByText('Test mode: no money is taken')).toBeVisible();
  const donor = donorOn(page, form);
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
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
