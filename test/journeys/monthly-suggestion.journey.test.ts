// Also runs in Firefox.
import { en, expect, test } from '../support/journeys/journey.js';

test.beforeEach(async ({ page }) => {
  await page.goto('give.html');
  await page.locator('donation-widget').evaluate((widget) => {
    widget.setAttribute('suggest-monthly', 'auto');
  });
  await page.locator('.suggestion').waitFor({ state: 'attached' });
  await page.getByLabel(en.customAmount).focus();
  await page.keyboard.type('100');
});

test('A donor who presses “Donate” right after typing an amount doesn’t miss the button when a suggestion appears', async ({
  page,
}) => {
  const suggestion = page.locator('.suggestion button');
  await expect(suggestion).toHaveCount(0);
  await page.getByRole('button', { name: 'Donate £100.00' }).hover();
  await page.mouse.down();
  await expect(page.getByLabel(en.customAmount)).not.toBeFocused();
  await expect(suggestion).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByText(en['email.required']).first()).toBeVisible();
  await expect(suggestion).toHaveText(['Give £35 monthly', 'Give £100 once']);
});

test('A donor who types an amount and presses Tab gets a suggestion, and its buttons next', async ({
  page,
}) => {
  await page.keyboard.press('Tab');
  await expect(page.locator('.suggestion button')).toHaveText(['Give £35 monthly', 'Give £100 once']);
  await expect(page.getByRole('button', { name: 'Give £35 monthly' })).toBeFocused();
});

test('A donor who said no isn’t asked again after a reload', async ({ page }) => {
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Give £100 once' }).click();
  await page.reload();
  await page.locator('donation-widget').evaluate((widget) => {
    widget.setAttribute('suggest-monthly', 'auto');
  });
  await page.locator('.suggestion').waitFor({ state: 'attached' });
  await page.getByLabel(en.customAmount).fill('50');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Donate £50.00' })).toBeVisible();
  await expect(page.locator('.suggestion button')).toHaveCount(0);
});
