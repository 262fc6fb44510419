import { everything } from '../support/accessibility/forms.js';
import { open } from '../support/journeys/accessibility.js';
import { en, expect, test } from '../support/journeys/journey.js';

test('A form that can’t load its language is in English, and marked as English', async ({ page, donor }) => {
  await page.route(/\/de-\w+\.js$/, (route) => route.abort());
  await page.goto('accessible.html');
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await open(page, everything);
  await expect(donor.field(en.email)).toBeVisible();
  await expect(page.locator('.themed')).toHaveAttribute('lang', 'en');
});
