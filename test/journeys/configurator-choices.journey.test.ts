import { editorOn } from '../support/journeys/configurator.js';
import { en, expect, test } from '../support/journeys/journey.js';

test('a web editor sees each choice in the preview at once, on a phone and on a desktop, light and dark', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http);
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);
  const width = () => page.locator('.frame').evaluate((frame) => frame.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThan(600);
  await page.getByRole('radio', { name: 'Phone' }).check();
  expect(await width()).toBe(360);
  await page.locator('.toolbar').getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('.frame')).toHaveCSS('background-color', 'rgb(15, 20, 22)');

  await editor.write('Suggested amounts', '7 14');
  await editor.write('Currency', 'EUR');
  await expect(editor.preview.getByRole('radio', { name: '€7', exact: true })).toBeVisible();
  await editor.side.getByRole('checkbox', { name: 'Yearly' }).check();
  await editor.side.getByRole('checkbox', { name: 'One-time' }).uncheck();
  await expect(editor.preview.getByRole('radio', { name: en.year, exact: true })).toBeVisible();
  await expect(editor.preview.getByRole('radio', { name: en.once, exact: true })).toHaveCount(0);
  await page.locator('.toolbar').getByLabel('Preview language').selectOption('cy');
  await expect(editor.preview.locator('.themed')).toHaveAttribute('lang', 'cy');
  await expect(editor.code('In your page')).not.toContainText(/locale|color-scheme/);
  await page.locator('.toolbar').getByLabel('Preview language').selectOption('');
  await editor.openGroup('Language and dark mode');
  await editor.field('Language of the form').selectOption('de');
  await expect(editor.preview.locator('.themed')).toHaveAttribute('lang', 'de');
  await expect(editor.code('In your page')).toContainText('locale="de"');
  await editor.write('Your colour', '#a01060');
  await expect(editor.preview.locator('[part~=submit]')).toHaveCSS('background-color', 'rgb(160, 16, 96)');

  await test.step('another tab is seen from its beginning', async () => {
    await page.locator('.scroll').evaluate((side) => side.scrollTo({ top: side.scrollHeight }));
    await editor.see('Put it on your site');
    await expect(editor.field('Payment service address')).toBeInViewport();
  });
});

test('a web editor puts the form behind a button, tries it, and puts it back on the page', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http);
  await expect(editor.donor.submitButton).toBeVisible();
  await editor.openGroup('Open the form from a button');
  await editor.side.getByRole('radio', { name: 'From a button' }).check();
  await expect(editor.preview).toBeHidden();
  await editor.write('Button label', 'Give now');
  await page.locator('.frame').getByRole('button', { name: 'Give now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give now' });
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await editor.write('Amounts next to the button', '7 14');
  await editor.side
    .getByRole('group', { name: 'Frequency of these amounts' })
    .getByRole('checkbox', { name: 'Monthly' })
    .check();
  await page.locator('.frame').getByRole('button', { name: '£14' }).click();
  await expect(editor.preview.locator('[part~=submit]')).toHaveText(/£14\.00 monthly/);
  await page.keyboard.press('Escape');
  await expect(editor.code('In your page')).toContainText(
    /<donation-button\s+label="Give now"\s+amounts="7 14"\s+intervals="month"\s+>\s+<donation-widget/,
  );

  await editor.side.getByRole('radio', { name: 'On the page' }).check();
  await expect(editor.preview).toBeVisible();
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);
  await expect(page.locator('.frame').getByRole('button', { name: 'Give now' })).toHaveCount(0);
});

test('a colleague opens the address and gets the same', async ({ page, context, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.write('Suggested amounts', '7 14');
  await editor.openGroup('Items with a fixed price');
  await editor.side.getByRole('button', { name: 'Add an item' }).click();
  await editor.row('Item 1').getByLabel('Item name').fill('Tom & Jerry’s #1 nest');
  await editor.row('Item 1').getByLabel('Price').fill('£35');
  await page.getByRole('radio', { name: 'Phone' }).check();
  await editor.see('Put it on your site');
  await editor.openGroup('For your developer');
  await editor.side.getByRole('radio', { name: 'React' }).check();
  const code = await editor.code('Give.tsx').textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  const colleague = editorOn(other);
  await expect(colleague.field('Suggested amounts')).toHaveValue('7 14');
  await expect(other.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(colleague.preview.getByText('Tom & Jerry’s #1 nest').first()).toBeVisible();
  await expect(colleague.code('Give.tsx')).toHaveText(code ?? '');
});

test('the address of a form that is as it comes is bare, “Start again” leads back there, and what is written by hand is followed', async ({
  page,
  http,
}) => {
  const editor = editorOn(page);
  await editor.open(http, '#currency=EUR&unknown=1');
  await expect(page).toHaveURL(`${http}/demo/#currency=EUR`);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL(`${http}/demo/`);
  await expect(editor.field('Currency')).toHaveValue('GBP');
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);

  await page.evaluate(() => {
    location.hash = 'amounts=3';
  });
  await expect(editor.field('Suggested amounts')).toHaveValue('3');
  await expect(editor.donor.submitButton).toHaveText(/£3\.00/);
});

test('a developer reads how it is done with each host', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http, '#gift-aid=on');
  await editor.see('Put it on your site');
  await editor.openGroup('For your developer');
  for (const host of ['npm', 'React', 'Vue']) {
    await test.step(host, async () => {
      await editor.side.getByRole('radio', { name: host, exact: true }).check();
      await expect(page, host).toHaveURL(new RegExp(`host=${host.toLowerCase()}`));
      await expect(editor.code('In a terminal'), host).toHaveText(/^npm install donation-widget@\d/);
      await expect(editor.side.locator('pre', { hasText: 'gift-aid' }), host).toHaveCount(1);
      await expect(editor.code('In your stylesheet'), host).toContainText('min-height');
      await expect(editor.code('Content-Security-Policy'), host).toContainText("script-src 'self'");
    });
  }
});
