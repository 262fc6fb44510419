import { ar } from '../../src/languages/ar.js';
import { cy } from '../../src/languages/cy.js';
import { de } from '../../src/languages/de.js';
import { ur } from '../../src/languages/ur.js';
import { post, usePhp, usePlugin, useTheme } from './plugin.js';
import { expect, test } from './site.js';

usePlugin();
usePhp('languages.php');

for (const theme of ['twentytwentyone', 'twentytwentythree']) {
  for (const [locale, lang, messages, direction] of [
    ['de_DE', 'de-DE', de, 'ltr'],
    ['de_DE_formal', 'de-DE-formal', de, 'ltr'],
    ['cy', 'cy', cy, 'ltr'],
    ['ar', 'ar', ar, 'rtl'],
    ['ur', 'ur', ur, 'rtl'],
  ] as const) {
    test(`a form is in the language of a page in ${locale}, in ${theme}`, async ({ page, wordpress }) => {
      await useTheme(wordpress, theme);
      await page.goto(`${await post(wordpress, '[donation_form]')}&lang=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const email = page.getByLabel(messages.email, { exact: true });
      await expect(email).toBeVisible();
      await expect(email).toHaveCSS('direction', direction);
    });
  }
}
