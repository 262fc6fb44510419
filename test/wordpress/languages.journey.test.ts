import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ar } from '../../src/languages/ar.js';
import { cy } from '../../src/languages/cy.js';
import { de } from '../../src/languages/de.js';
import { ur } from '../../src/languages/ur.js';
import { post, usePlugin, useTheme } from './plugin.js';
import { expect, test } from './site.js';
import type { WordPress } from './wordpress.js';

usePlugin();

/** WordPress loads every file in this folder. */
const folderOf = ({ plugins }: WordPress) => join(dirname(plugins), 'mu-plugins');

test.beforeAll(async ({ wordpress }) => {
  await mkdir(folderOf(wordpress));
  const file = 'languages.php';
  await copyFile(join(import.meta.dirname, 'php', file), join(folderOf(wordpress), file));
});

test.afterAll(async ({ wordpress }) => {
  await rm(folderOf(wordpress), { recursive: true });
});

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
