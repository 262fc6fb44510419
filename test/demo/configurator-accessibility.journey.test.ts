import { all, ofColours } from '../support/accessibility/rules.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';
import { editorOn } from '../support/demo/configurator.js';
import { en, expect, test } from '../support/journeys/journey.js';

const troubled =
  '#currency=XYZ&return-url=http%3A%2F%2Fcharity.example&--donation-text=%23bbbbbb&publishable-key=pk_test_1' +
  '&presets=%5B%7B%22impact%22%3A%22a+reed%22%7D%5D&items=%5B%7B%7D%5D&metadata=%5B%7B%7D%5D&place=button&slot-legal=x';

// Each two of form, width and scheme meet in one of the four. All rules run once for each form and width.
const forms = [
  [
    'a form as it comes',
    '',
    [
      { width: 360, colorScheme: 'dark', rules: ofColours },
      { width: 1280, colorScheme: 'light', rules: all },
    ],
  ],
  [
    'a form with many problems',
    troubled,
    [
      { width: 360, colorScheme: 'light', rules: all },
      { width: 1280, colorScheme: 'dark', rules: ofColours },
    ],
  ],
] as const;

for (const [what, fragment, views] of forms) {
  test(`no axe violation on any tab of ${what}, and nothing to scroll sideways`, async ({ page, http }) => {
    const editor = editorOn(page);
    await editor.open(http, fragment);
    await expect(page.locator('#tab-form')).toBeVisible();
    // The open group shows the thanks, in the web editor’s colours, which can be hard to read.
    await editor.openGroup('Thank-you');
    await expect(page.getByRole('radio', { name: 'Thank you' })).toBeChecked();
    await editor.show('Form');
    for (const { width, colorScheme, rules } of views) {
      await editor.resize(width, width < 1024 ? 740 : 800);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const tabs = (['Your form', 'Preview', 'Put it on your site', 'Try it'] as const).filter(
        (tab) => width < 1024 || tab !== 'Preview',
      );
      for (const tab of tabs) {
        await editor.see(tab);
        await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
        if (tab === 'Try it') await editor.openGroup('For your developer');
        if (tab === 'Try it') await page.getByRole('button', { name: '500 error' }).click();
        const where = `${tab} at ${width} px, ${colorScheme}`;
        await expectNoViolations(page, where, rules);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, where).toBeLessThanOrEqual(0);
      }
      await page.getByRole('button', { name: 'Stop simulating' }).click();
      // Other tests have the same service.
      await expect(editor.staged).toContainText('No errors');
    }
  });
}

test('a web editor does all of it by keyboard', async ({ page, context, http }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = editorOn(page);
  await editor.open(http);
  const { keyboard } = page;
  await page.getByRole('tab', { name: 'Your form' }).focus();
  await keyboard.press('Tab');
  await expect(editor.field('Heading')).toBeFocused();
  for (const field of [/^Pick a colour: Your colour$/, /^Your colour$/, /^Suggested amounts$/]) {
    await keyboard.press('Tab');
    await expect(editor.side.getByLabel(field)).toBeFocused();
  }
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('5/15/30');
  await expect(editor.preview.getByRole('radio', { name: '£15', exact: true })).toBeVisible();
  await editor.field('Gift Aid').press('Space');
  await keyboard.press('Tab');
  await expect(editor.field('Name of your charity')).toBeFocused();

  await page.getByRole('tab', { name: 'Your form' }).focus();
  await keyboard.press('ArrowRight');
  const last = page.getByRole('tab', { name: 'Put it on your site' });
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Tab');
  await expect(editor.field('Where is your website?')).toBeFocused();
  await expect(editor.field('Payment service address')).toHaveCount(0);
  await keyboard.type('Another');
  await keyboard.press('Tab');
  await expect(editor.field('Payment service address')).toBeFocused();
  await editor.openGroup('For your developer');
  await editor.side.getByRole('radio', { name: 'Any website' }).focus();
  await keyboard.press('ArrowRight');
  await expect(editor.side.getByRole('radio', { name: 'npm' })).toBeChecked();
  await page.getByRole('button', { name: 'Copy: In a terminal' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied: In a terminal' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^npm install/);
  await expect(page.getByRole('button', { name: 'Copy: In a terminal' })).toBeFocused();

  await last.focus();
  await keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Try it' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(editor.side.getByRole('button', { name: 'Thank you' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a web editor chooses amounts, looks, simulates an error and sees it', async ({ page, http }) => {
    const editor = editorOn(page);
    await editor.open(http);
    await expect(page.getByRole('tab', { name: 'Your form' })).toHaveAttribute('aria-selected', 'true');
    await editor.see('Preview');
    await expect(editor.donor.submitButton).toBeVisible();
    await page.setViewportSize({ width: 320, height: 740 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing to scroll sideways in the narrowest window').toBe(320);
    await editor.see('Your form');
    await expect(editor.preview).toBeHidden();
    await editor.write('Suggested amounts', '6 12');
    await editor.see('Try it');
    await expect(page.getByRole('button', { name: 'Not paid' }), 'the preview has it').toHaveCount(0);
    await editor.openGroup('For your developer');
    await page.getByRole('button', { name: '500 error' }).tap();
    await page.getByRole('button', { name: 'Show the form' }).tap();
    await editor.donor.choose('£12');
    await editor.donor.type(en.email, 'ada@example.org');
    await editor.donor.submitButton.tap();
    await expect(editor.preview.getByText(en.failing)).toBeVisible();
  });
});
