import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { messagesOf } from '../../build/wordpress/sentences.js';
import { compiled, templateOf } from '../../build/wordpress/translations.js';
import { controls } from '../../editor/controls/controls.js';
import { languages } from '../../src/languages/languages.js';
import { rootDir } from '../runners/files.js';
import { pseudoTranslation } from '../support/build/wordpress/pseudo-translation.js';
import { block } from './block.js';
import { openEditor, showSettings } from './block-editor.js';
import { configure, post, usePhp, usePlugin } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();
usePhp('languages.php');

test.use({ viewport: { width: 1440, height: 1000 } });

/** Languages without files of their own in WordPress. All sentences of the plugin are in brackets in them. */
const pseudo = { ltr: 'eo', rtl: 'ar' } as const;

test.beforeAll(async ({ wordpress }) => {
  const template = templateOf(await messagesOf(rootDir));
  for (const language of Object.values(pseudo)) {
    for (const [name, content] of compiled(language, pseudoTranslation(template, language)))
      await writeFile(join(wordpress.plugins, 'donation-widget/languages', name), content);
  }
});

/** The texts that a person reads in an element, and those that a screen reader says. */
const textsIn = (element: Locator): Promise<string[]> =>
  element.evaluate((root) => {
    // WordPress's own parts, and texts that the plugin says are English.
    const own = [
      ...root.querySelectorAll(
        '[class*="components-color-palette"], [class*="components-circular-option-picker"], [lang="en"]',
      ),
    ];
    const elements = [root, ...root.querySelectorAll('*')].filter(
      (one) => !own.some((other) => other.contains(one)),
    );
    return elements.flatMap((one) => [
      ...[...one.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
      ),
      ...['aria-label', 'placeholder', 'title'].flatMap((name) => one.getAttribute(name) ?? []),
    ]);
  });

/** Examples that are the same in every language. */
const examples = controls.flatMap((control) => [
  control.example,
  ...(control.kind === 'rows' ? control.fields.map(({ example }) => example) : []),
]);

/** Names, codes, and what an author has entered. */
const isSame = (text: string, entered: readonly string[]): boolean =>
  !/\p{L}{2}/u.test(text) ||
  examples.includes(text) ||
  entered.includes(text) ||
  /^[A-Z]{3}(?: – .+)?$/.test(text);

/** The texts that should be in brackets, but aren't. */
const untranslated = (texts: readonly string[], entered: readonly string[] = []): string[] =>
  texts.map((text) => text.trim()).filter((text) => !/^⟦.*⟧$/s.test(text) && !isSame(text, entered));

/** Settings that show every control, a row in each list, and several messages. */
const everything = {
  amounts: '10 x',
  'min-amount': '20',
  intervals: 'once month 2-week',
  currencies: 'JPY USD',
  presets: '',
  impacts: '[{"every": 3, "one": "a", "other": "b {count}"}]',
  match: '{"by": "A", "until": "2999-12-31", "ratio": 1, "currency": "EUR"}',
  'suggest-monthly': '25:8',
  items: '[{"label": "B", "amount": 15}]',
  projects: 'P; Q',
  intentions: 'I',
  purposes: '[{"value": "V", "label": "L"}]',
  dedication: 'honour',
  contact: 'email',
  'gift-aid': true,
  'charity-name': 'C',
  'share-url': 'https://charity.example/',
  'return-url': 'https://elsewhere.example/thanks',
  'form-metadata': '{"k": "v"}',
  '--donation-text': '#f2c200',
};

test('everything that the sidebar says is translated', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'administrator');
  const shown = [
    ['form', '⟦Donation form⟧', everything],
    ['form', '⟦Donation form⟧', { presets: '[{"amount": 5, "impact": "i"}]' }],
    ['button', '⟦Donation button⟧', { ...everything, 'button-amounts': '10 7', 'button-intervals': 'year' }],
    ['status', '⟦Donation status⟧', {}],
  ] as const;
  const content = shown.map(([kind, , values]) => block(kind, values)).join('\n\n');
  const address = await post(wordpress, content, 'administrator');
  const editor = await openEditor(author, address, pseudo.ltr);
  const { sidebar } = editor;
  const blocks = editor.canvas.locator('[data-type^="donation-widget/"]');
  for (const [index, [kind, title, values]] of shown.entries()) {
    await blocks.nth(index).locator('.donation-widget-overlay').click();
    await showSettings(author);
    const closed = sidebar.getByRole('button', { name: /^⟦/, expanded: false });
    await expect(closed.first()).toBeVisible();
    // The checks of a form load later, and can add panels.
    if (kind !== 'status' && 'amounts' in values)
      await expect(sidebar.getByText('⟦Suggested amounts⟧: ').first()).toBeVisible();
    while ((await closed.count()) > 0) await closed.first().click();
    await sidebar.evaluate((root) => {
      for (const details of root.querySelectorAll('details')) details.open = true;
    });
    const panels = sidebar
      .locator('.components-panel__body')
      .filter({ has: author.getByRole('button', { name: /^⟦/ }) });
    const names = await sidebar.locator('option').evaluateAll(
      (options, known) =>
        options.flatMap((option) => {
          const { value, text } = option as HTMLOptionElement;
          return /^[A-Z]{2}$/.test(value) || known.includes(value) ? [text] : [];
        }),
      [...languages],
    );
    const texts = (await Promise.all((await panels.all()).map(textsIn))).flat();
    expect(texts.length).toBeGreaterThan(kind === 'status' ? 40 : 300);
    expect(untranslated(texts, [...names, 'Google Ads'])).toEqual([]);
    const notices = sidebar.locator('.components-notice__content p');
    expect(untranslated(await notices.allTextContents())).toEqual([]);
    // These are WordPress's own words, the second in newer versions.
    const ofWordPress = [`Block: ${title}`, 'Error notice'];
    expect(untranslated(await textsIn(blocks.nth(index)), ofWordPress)).toEqual([]);
  }
});

test('everything that the settings page says is translated, except the reference of shortcodes', async ({
  browser,
  wordpress,
}) => {
  const page = await logIn(browser, wordpress, 'administrator');
  await page.goto(`/wp-admin/options-general.php?page=donation-widget&lang=${pseudo.ltr}`);
  await page.getByLabel('⟦Payment service address⟧').fill('service.example');
  await page.getByLabel('⟦Publishable key⟧').fill('sk_live_1');
  await page.getByLabel('⟦Link to other ways to give⟧').fill('ftp://a');
  // The address of this page has the language, and not yet the one that the form is sent to.
  await page.locator('form[action="options.php"]').evaluate((form, locale) => {
    form.setAttribute('action', `options.php?lang=${locale}`);
  }, pseudo.ltr);
  await page.locator('#submit').click();
  // WordPress keeps the messages for the next page.
  const faults = page.locator('.settings-error p');
  await expect(faults).toHaveCount(3);
  const said = page.locator('.wrap');
  const pages = await page.locator('#donation_widget_thanks_page option').allTextContents();
  const ofWordPress = ['Save Changes', ...pages.slice(1).map((title) => title.trim())];
  const codes = await said.locator('summary').allTextContents();
  const texts = await textsIn(said);
  const placeholders = ['https://service.example/api/v1', 'pk_live_…', 'https://charity.example/other-ways'];
  expect(untranslated(texts, [...ofWordPress, ...codes, ...placeholders, 'Dismiss this notice.'])).toEqual(
    [],
  );
});

test('the notes for editors and the link for donors are translated', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'author');
  const address = await post(
    wordpress,
    '[donation_form presets="{" privacy-url="a" color-scheme="red" return-url="https://a.example" nothing publishable-key="pk" attribution="gift_aid"]',
  );
  await author.goto(`${address}&lang=${pseudo.ltr}`);
  const note = author.getByRole('note');
  const said = note.locator('strong, li');
  // The form adds its own problems later.
  await expect.poll(() => said.count()).toBeGreaterThan(7);
  const problems = await said.allTextContents();
  // The form itself speaks to developers, in English.
  expect(untranslated(problems.filter((text) => !text.startsWith('<donation-widget>')))).toEqual([]);
  await configure(wordpress, { ...settings, base_url: '' });
  await author.goto(`${address}&lang=${pseudo.ltr}`);
  await expect(author.getByText('⟦Other ways to give⟧')).toBeVisible();
  await configure(wordpress, settings);
});

test('the sidebar follows the direction of the language', async ({ browser, wordpress }) => {
  const author = await logIn(browser, wordpress, 'administrator');
  const address = await post(wordpress, block('form', everything), 'administrator');
  const editor = await openEditor(author, address, pseudo.rtl);
  await editor.select('⟦Donation form⟧');
  const problem = editor.sidebar.locator('.donation-widget-problem').first();
  await expect(problem).toBeVisible();
  await expect(problem).toHaveCSS('direction', 'rtl');
  await expect(problem).toHaveCSS('border-right-width', '3px');
  await expect(problem).toHaveCSS('border-left-width', '0px');
});
