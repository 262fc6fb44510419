import { expectNoViolations } from './accessibility.js';
import { editorOn } from './configurator.js';
import { en, expect, test } from './journey.js';

const troubled =
  '#currency=XYZ&return-url=http%3A%2F%2Fcharity.example&--donation-text=%23bbbbbb&publishable-key=pk_test_1';

// Each two of form, width and scheme meet in one of the four.
const forms = [
  [
    'a form as it comes',
    '',
    [
      { width: 360, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'light' },
    ],
  ],
  [
    'a form with much to mend',
    troubled,
    [
      { width: 360, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ],
  ],
] as const;

for (const [what, fragment, views] of forms) {
  test(`no axe violation on any tab of ${what}, and nothing to scroll sideways`, async ({ page, http }) => {
    test.setTimeout(90_000);
    const editor = editorOn(page);
    await editor.open(http, fragment);
    await expect(page.locator('#tab-options')).toBeVisible();
    for (const { width, colorScheme } of views) {
      await editor.resize(width, width < 1024 ? 740 : 800);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const tabs = (['Preview', 'Options', 'Snippet', 'Events'] as const).slice(width < 1024 ? 0 : 1);
      for (const tab of tabs) {
        await editor.see(tab);
        if (tab === 'Options') {
          await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
        }
        if (tab === 'Events') await page.getByRole('button', { name: 'Error 500' }).click();
        const where = `${tab} at ${width} px, ${colorScheme}`;
        await expectNoViolations(page, where);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, where).toBeLessThanOrEqual(0);
      }
      await page.getByRole('button', { name: 'Back to normal' }).click();
      // Other tests have the same service.
      await expect(editor.staged).toContainText('All is well');
    }
  });
}

test('a web editor does all of it by keyboard', async ({ page, context, http }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = editorOn(page);
  // Two addresses are there already: the other two fields are what is left to look at.
  await editor.open(http, '#fallback=https%3A%2F%2Frivers.example%2F&cdn=https%3A%2F%2Ffiles.rivers.example');
  const { keyboard } = page;
  await page.getByRole('tab', { name: 'Options' }).focus();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '2 to look at' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(editor.lints).toBeFocused();
  await keyboard.press('Tab');
  await expect(editor.lints.getByRole('button', { name: 'Address of the service' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(editor.field('Address of the service')).toBeFocused();
  await keyboard.type('https://service.example/api/v1');
  await keyboard.press('Tab');
  await keyboard.type('pk_live_1');
  for (let times = 0; times < 3; times += 1) await keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Test mode' })).toBeFocused();
  await keyboard.press('Space');
  await expect(editor.preview.getByText(en.testMode)).toBeVisible();
  await keyboard.press('Space');

  await page.getByRole('tab', { name: 'Options' }).focus();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Snippet' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Snippet' })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(editor.side.getByRole('radio', { name: 'npm' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy: In a terminal' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied: In a terminal' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^npm install/);
  await expect(page.getByRole('button', { name: 'Copy: In a terminal' })).toBeFocused();

  await page.getByRole('tab', { name: 'Snippet' }).focus();
  await keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Events' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByLabel('When')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a web editor configures, looks, stages a fault and sees it', async ({ page, http }) => {
    const editor = editorOn(page);
    await editor.open(http);
    await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
    await expect(editor.donor.submitButton).toBeVisible();
    await editor.see('Options');
    await expect(editor.preview).toBeHidden();
    await editor.write('Suggested amounts', '6 12');
    await editor.see('Events');
    await page.getByRole('button', { name: 'Error 500' }).tap();
    await page.getByRole('button', { name: 'See the preview' }).tap();
    await editor.donor.choose('£12');
    await editor.donor.type(en.email, 'ada@example.org');
    await editor.donor.submitButton.tap();
    await expect(editor.preview.getByText(en.failing)).toBeVisible();
  });
});
