import { de } from '../../src/languages/de.js';
import { editorOn } from '../support/journeys/configurator.js';
import { pasteInto, test } from '../support/journeys/configurator-site.js';
import { expect } from '../support/journeys/journey.js';

test('a donor sees the form of a copied snippet, with its style, before the script, which then takes it over', async ({
  page,
  context,
  donor,
  https,
  site,
  violations,
}) => {
  test.setTimeout(60_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = editorOn(page);
  const choices = {
    'base-url': `${https}/api/v1`,
    'publishable-key': 'pk_test_sandbox',
    cdn: `${site.address}/scripts/`,
    locale: 'de',
    file: 'module',
  };
  await editor.open(https, `#${new URLSearchParams(choices).toString()}`);
  await editor.write('Suggested amounts', '5 15 30');
  await editor.see('Put it on your site');
  await editor.isMeasured();
  const code = editor.code('In your page');
  await expect(code).toContainText('<template shadowrootmode="open">');
  const shown = await editor.side
    .locator('pre')
    .first()
    .evaluate((pre) => ({
      lines: pre.clientHeight / parseFloat(getComputedStyle(pre).lineHeight),
      written: pre.textContent?.split('\n').length ?? 0,
      cutOff: pre.scrollWidth - pre.clientWidth,
    }));
  // The padding and the wrapped end of a long address take a few more lines.
  expect(shown.lines, 'the form as HTML is one line of the code').toBeLessThan(shown.written + 10);
  expect(shown.cutOff, 'there is nothing to scroll sideways').toBe(0);

  await pasteInto(site, page);
  expect(site.pasted.snippet).toBe(await code.textContent());
  let letScriptCome = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route('**/scripts/donation-widget.js', async (route) => {
    await coming;
    await route.continue();
  });
  const words = page.waitForRequest('**/scripts/de.js');
  await page.goto(site.address, { waitUntil: 'commit' });
  await words;
  const submit = page.locator('[part~=submit]');
  await expect(submit).toHaveText(de.donate);
  await expect(submit).toHaveCSS('background-color', 'rgb(11, 87, 208)');
  await donor.choose('15\u00a0£');
  const form = page.locator('donation-widget');
  const box = await form.boundingBox();
  letScriptCome();
  await expect(submit).toHaveText(/15,00/);
  await expect(page.locator('.donation-prerendered')).toHaveCount(0);
  expect(await form.boundingBox()).toEqual(box);
  expect(violations).toEqual([]);

  await test.step('without it, the snippet is as short as it was', async () => {
    await editor.open(https, `#${new URLSearchParams(choices).toString()}`);
    await editor.see('Put it on your site');
    await editor.openGroup('For your developer');
    await editor.field('Show the form before the script has loaded').uncheck();
    await editor.isMeasured();
    await expect(code).not.toContainText('<template');
    await expect(page).toHaveURL(/prerender=(?:&|$)/);
    await expect(editor.code('Content-Security-Policy')).toHaveText(/style-src 'sha256-[^' ]+';/);
    await editor.side.getByRole('radio', { name: 'Classic', exact: true }).check();
    await expect(editor.field('Show the form before the script has loaded')).toHaveCount(0);
  });
});

test('a web editor copies where the page may not write to the clipboard', async ({ page, https }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const editor = editorOn(page);
  await editor.open(https);
  await editor.see('Put it on your site');
  await editor.copy('In your page');
  await expect(editor.side.getByRole('button', { name: 'Copy: In your page' })).toBeFocused();
  await editor.see('Your form');
  await editor.openGroup('Thank-you');
  await editor.field('Your thanks').focus();
  await page.keyboard.press('Control+V');
  await expect(editor.field('Your thanks')).toHaveValue(/<donation-widget[\s\S]*<\/donation-widget>/);
});
