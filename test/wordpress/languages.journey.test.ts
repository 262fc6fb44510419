// Also runs on older versions of WordPress.
import { ar } from '../../src/languages/ar.js';
import { cy } from '../../src/languages/cy.js';
import { de } from '../../src/languages/de.js';
import { ur } from '../../src/languages/ur.js';
import { block } from './block.js';
import { editPath, openEditor, showSettings } from './block-editor.js';
import { post, usePhp, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, test } from './site.js';

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

test('a locale has the translation into its language, and English if there is none', async ({
  browser,
  wordpress,
}) => {
  const page = await logIn(browser, wordpress, 'administrator');
  const address = await post(wordpress, block('form'), 'administrator');
  for (const [locale, label, setting] of [
    ['de_DE', 'Adresse des Zahlungsdienstes', 'Vorgeschlagene Beträge'],
    ['de_DE_formal', 'Adresse des Zahlungsdienstes', 'Vorgeschlagene Beträge'],
    ['de_AT', 'Adresse des Zahlungsdienstes', 'Vorgeschlagene Beträge'],
    ['sv_SE', 'Payment service address', 'Suggested amounts'],
    ['den', 'Payment service address', 'Suggested amounts'],
  ] as const) {
    await test.step(locale, async () => {
      const settingsPage = await page.request.get(
        `/wp-admin/options-general.php?page=donation-widget&lang=${locale}`,
      );
      expect(await settingsPage.text()).toContain(label);
      // The page of the editor has the translations that its script takes.
      const editorPage = await (await page.request.get(`${editPath(address)}&lang=${locale}`)).text();
      const given = [...editorPage.matchAll(/"Suggested amounts":(\["(?:[^"\\]|\\.)*"\])/g)].flatMap(
        ([, list = '[]']) => JSON.parse(list) as string[],
      );
      expect(given.at(-1) ?? 'Suggested amounts').toBe(setting);
    });
  }
  await test.step('the sidebar in de_AT', async () => {
    const editor = await openEditor(page, address, 'de_AT');
    await editor.canvas.locator('[data-type="donation-widget/form"] .donation-widget-overlay').click();
    await showSettings(page);
    await expect(editor.sidebar.getByLabel('Vorgeschlagene Beträge')).toBeVisible();
  });
});
