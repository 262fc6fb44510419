import { de } from '../../src/languages/de.js';
import { editorOn } from '../support/demo/configurator.js';
import { pasteInto, test, clipboard } from '../support/demo/configurator-site.js';
import { expect } from '../support/journeys/journey.js';
import { controls } from '../../editor/controls/controls.js';
import { cy } from '../../src/languages/cy.js';

test('a donor sees the form of a copied snippet, with its style, before the script, which then takes it over', async ({
  page,
  context,
  donor,
  https,
  site,
  violations,
}) => {
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

/** The names of attributes, but for one that is a word of English. */
const attributeNames = controls.flatMap(({ name, target }) =>
  target === 'attribute' && name.includes('-') && name !== 'one-off' ? [name] : [],
);

test('a web editor makes a form for a Welsh charity, pastes it and its thank-you page, and a donor gives monthly', async ({
  page,
  context,
  donor,
  https,
  site,
  violations,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = editorOn(page);
  const { side } = editor;
  const step = (title: string, make: () => Promise<void>) => test.step(title, make);
  await editor.open(https);
  await expect(editor.lints).toHaveText('No problems');

  await step('Amounts: monthly first, 5, 15 and 30 with impact lines', async () => {
    await editor.write('Suggested amounts', '£5/15/30');
    await side.getByRole('button', { name: 'Add impact lines' }).click();
    for (const [row, line] of [
      ['Amount 1', 'yn plannu coeden'],
      ['Amount 2', 'yn glanhau nant'],
      ['Amount 3', 'yn bwydo dyfrgi'],
    ] as const)
      await editor.row(row).getByLabel('Impact line').fill(line);
    await editor.openFrequencies();
    await side.getByRole('button', { name: 'Move Monthly up' }).click();
    await expect(
      side.getByRole('list', { name: 'Donors see, in this order:' }).getByRole('listitem'),
    ).toHaveText([/Monthly/, /One-time/]);
  });

  await step('Look: heading, colours and language', async () => {
    await editor.write('Heading', 'Helpwch yr afon');
    await editor.write('Your colour', '#0f5c5c');
    await editor.openGroup('More colours');
    await editor.write('Background', '#fffdf5');
    await editor.openGroup('Language and dark mode');
    await editor.field('Language of the form').selectOption({ value: 'cy' });
  });

  await step('What you ask donors: address, Gift Aid and small print', async () => {
    await editor.field('Address').selectOption('Optional');
    await editor.switchOn('Gift Aid');
    await editor.write('Name of your charity', 'Ymddiriedolaeth Afonydd');
    await editor.openGroup('Small print and charity details');
    await editor.write('Small print', 'Defnyddiwn eich manylion ar gyfer eich rhodd yn unig.');
  });

  await step('Thank-you: her own words on another page', async () => {
    await editor.openGroup('Thank-you');
    await editor.write('Your thanks', 'Diolch o galon.');
    await editor.write('Thank-you page', `${site.address}/thanks`);
  });

  await step('she has seen no JSON and no attribute, no problem, and the form itself', async () => {
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    const words = await page.locator('#panel-form').innerText();
    for (const name of attributeNames) expect(words).not.toContain(name);
    expect(words).not.toMatch(/JSON|[{}[\]]|="/);
    await expect(editor.lints).toHaveText('No problems');
    await editor.show('Form');
    await expect(editor.preview.getByText('yn glanhau nant').last()).toBeVisible();
    await expect(editor.preview.getByRole('heading', { name: 'Helpwch yr afon' })).toBeVisible();
  });

  await step('Put it on your site', async () => {
    await side.getByRole('button', { name: 'Next: put it on your site' }).click();
    await expect(side.getByRole('region', { name: 'In your page' })).toHaveCount(0);
    await editor.field('Where is your website?').selectOption('Another website');
    await editor.write('Payment service address', `${https}/api/v1`);
    await editor.write('Publishable key', 'pk_test_sandbox');
    await editor.switchOn('Test mode');
    await editor.write('Link to other ways to give', 'https://afonydd.example/');
    await editor.write('Folder of the form’s script', `${site.address}/scripts/`);
    await expect(editor.lints).toHaveText('No problems');
    await expect(side.getByRole('link', { name: 'Links and QR codes' })).toBeVisible();
    await pasteInto(site, page);
    site.pasted.thanks = await clipboard(page, 'In your thank-you page');
    expect(site.pasted.snippet).toContain('integrity="sha384-');
    expect(site.pasted.snippet + site.pasted.thanks).not.toMatch(/="[^"]*…/);
  });

  await step('a donor gives, and reads the thanks on the other page', async () => {
    await page.goto(site.address);
    await expect(page.getByText(cy.testMode)).toBeVisible();
    await expect(page.getByText('Diolch o galon.')).toHaveCount(0);
    await donor.choose(cy.month);
    await page.getByRole('radio', { name: /^£15/ }).check();
    await donor.type(cy.email, 'ada@example.org');
    await expect(donor.field(cy.line1)).toBeVisible();
    const submit = page.locator('[part~=submit]');
    await expect(submit).toHaveCSS('background-color', 'rgb(15, 92, 92)');
    const kept = await page
      .locator('donation-widget')
      .evaluate((form) => parseFloat(getComputedStyle(form).minHeight));
    expect(kept, 'the first screen is kept for the form').toBe(page.viewportSize()?.height);
    await submit.click();
    await donor.pay();
    await expect(page.getByText('Diolch o galon.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/thanks');
    expect(violations).toEqual([]);
  });
});
