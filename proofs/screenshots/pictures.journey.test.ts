import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { donorOn, en, expect, secureTest, test } from '../../test/support/journeys/journey.js';
import { entries } from '../../test/support/demo/gallery-entries.js';

const picture = (name: string) => fileURLToPath(new URL(`../../demo/pictures/${name}.png`, import.meta.url));

test.use({ deviceScaleFactor: 2, viewport: { width: 360, height: 540 } });

/** The form of a typical charity, on an empty page. */
const attributes = {
  'base-url': '/api/v1',
  'publishable-key': 'pk_test_sandbox',
  presets: JSON.stringify([
    { amount: 10, impact: 'plants three metres of reeds' },
    { amount: 25, impact: 'keeps one nest safe for a season' },
    { amount: 50, impact: 'clears a mile of river bank' },
  ]),
  'default-amount': '25',
};

const open = async (page: Page, changes: Record<string, string> = {}, lang = 'en-GB') => {
  await page.goto('picture.html');
  await page.evaluate(
    ([given, language]) => {
      document.documentElement.lang = language;
      document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
      const widget = document.createElement('donation-widget');
      for (const [name, value] of Object.entries(given)) widget.setAttribute(name, value);
      document.querySelector('main')?.append(widget);
    },
    [{ ...attributes, ...changes }, lang] as const,
  );
  await expect(page.locator('donation-widget [part=submit]')).toBeVisible();
};

const take = (page: Page, name: string) =>
  page.screenshot({ path: picture(name), fullPage: true, animations: 'disabled' });

test('the form on a phone', async ({ page }) => {
  await open(page);
  await take(page, 'form-phone');
});

test('the form with the dark colour scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, { 'default-interval': 'month' });
  await take(page, 'form-dark');
});

test('the form from right to left', async ({ page }) => {
  await open(page, { presets: '', amounts: '10 25 50 100' }, 'ar');
  await take(page, 'form-right-to-left');
});

test('the form with errors', async ({ page }) => {
  await open(page, { fields: 'name*' });
  const donor = donorOn(page);
  await donor.type(en.customAmount, '0,50');
  await donor.type(en.email, 'ada@example');
  await donor.submit();
  await take(page, 'form-problems');
});

test.describe('on a desktop', () => {
  test.use({ deviceScaleFactor: 1, viewport: { width: 1280, height: 900 } });

  test('the form in a dialog', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 720 });
    await page.goto('dialog.html');
    await page.locator('donation-button').getByRole('button', { name: en.donate }).first().click();
    await expect(donorOn(page).submitButton.last()).toBeVisible();
    await page.screenshot({ path: picture('dialog-desktop'), animations: 'disabled' });
  });
});

// A README is shown about as wide as this picture, which its readers load first.
test.describe('on a desktop, as wide as a README', () => {
  test.use({ deviceScaleFactor: 0.75, viewport: { width: 1280, height: 900 } });

  test('the form on a page', async ({ page, http }) => {
    await page.goto(`${http}/demo/appeal.html`);
    await expect(donorOn(page).submitButton).toBeVisible();
    await page.screenshot({ path: picture('page-desktop'), animations: 'disabled' });
  });
});

secureTest('the status', async ({ page, donor }) => {
  await page.goto('give-and-return.html');
  await donor.choose(en.month);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await take(page, 'status-phone');
});

test.describe('the gallery', () => {
  test.use({ viewport: { width: 1080, height: 810 }, deviceScaleFactor: 2 / 3 });

  for (const { name } of entries) {
    test(`the page “${name}”`, async ({ page, http }) => {
      await page.goto(`${http}/demo/gallery/${name}.html`);
      // The first visit loads the fonts, and the next one shows them.
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      // A form in a dialog does not render before the dialog opens.
      await expect(page.locator('[part~="submit"], [part~="button"]').first()).toBeAttached();
      // The demo adds this bar to every page, but a charity's page does not have it.
      await page.addStyleTag({ content: '.demo-bar { display: none }' });
      const path = fileURLToPath(new URL(`../../demo/gallery/pictures/${name}.jpg`, import.meta.url));
      await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
    });
  }
});
