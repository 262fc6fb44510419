import { everything, open, speak, tell } from './accessibility.js';
import { en, expect, test } from './journey.js';

test('form and status say in which language they are, and in which direction it is written', async ({
  page,
}) => {
  for (const [language, direction] of [
    ['de', 'ltr'],
    ['ar', 'rtl'],
    ['en-GB', 'ltr'],
  ] as const) {
    await open(page, everything);
    await speak(page, language);
    await expect(page.locator('.themed')).toHaveAttribute('dir', direction);
    await tell(page, 'succeeded');
    await expect(page.locator('.themed')).toHaveAttribute('lang', language);
    await expect(page.locator('.themed')).toHaveAttribute('dir', direction);
  }
});

test('on a page in a language without words the form says that it is in English', async ({ page, donor }) => {
  await page.goto('accessible.html');
  await page.evaluate(() => {
    document.documentElement.lang = 'fi';
  });
  await open(page, {
    ...everything,
    projects: 'Kaislikot; Saukot',
    items: '[{ "label": "Pesä", "amount": 4 }]',
  });
  await expect(page.locator('.themed')).toHaveAttribute('lang', 'en');
  await expect(donor.field(en.email)).toBeVisible();
});

test('what the page itself says in the form keeps the language of the page', async ({ page, donor }) => {
  await page.goto('accessible.html');
  await page.evaluate(() => {
    document.documentElement.lang = 'fi';
  });
  await open(page, {
    fields: 'address',
    projects: 'Kaislikot; Saukot',
    items: '[{ "label": "Pesä", "amount": 4 }]',
    presets: '[{ "amount": 10, "impact": "Kymmenen metriä" }, { "amount": 20 }]',
  });
  await donor.field(en.country).selectOption('DE');
  for (const own of [
    page.getByText('Pesä', { exact: true }),
    page.getByText('Kymmenen metriä').first(),
    page.locator('option', { hasText: 'Saukot' }),
    page.locator('option', { hasText: 'Saksa' }),
  ]) {
    expect(await own.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('fi');
  }
  await open(page, { projects: 'Reeds' });
  await speak(page, 'en-GB');
  await expect(page.locator('option[lang]')).toHaveCount(0);
});

test('without the file of its language the form is in English, and says so', async ({ page, donor }) => {
  await page.route(/\/de-\w+\.js$/, (route) => route.abort());
  await page.goto('accessible.html');
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await open(page, everything);
  await expect(donor.field(en.email)).toBeVisible();
  await expect(page.locator('.themed')).toHaveAttribute('lang', 'en');
});
