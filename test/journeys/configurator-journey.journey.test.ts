import { controls } from '../../editor/controls.js';
import { cy } from '../../src/languages/cy.js';
import { editorOn } from '../support/journeys/configurator.js';
import { clipboard, pasteInto, test } from '../support/journeys/configurator-site.js';
import { expect } from '../support/journeys/journey.js';

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
  test.setTimeout(90_000);
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
    await side.getByRole('checkbox', { name: 'One-time' }).uncheck();
    await side.getByRole('checkbox', { name: 'One-time' }).check();
    await expect(side.getByText('Donors see Monthly and One-time, in this order.')).toBeVisible();
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
    await editor.openGroup('What you ask donors');
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
    await expect(editor.preview.getByText('yn glanhau nant').last()).toBeVisible();
    await expect(editor.preview.getByRole('heading', { name: 'Helpwch yr afon' })).toBeVisible();
  });

  await step('Put it on your site', async () => {
    await side.getByRole('button', { name: 'Next: put it on your site' }).click();
    await editor.write('Payment service address', `${https}/api/v1`);
    await editor.write('Publishable key', 'pk_test_sandbox');
    await editor.switchOn('Test mode');
    await editor.write('Link to other ways to give', 'https://afonydd.example/');
    await editor.write('Script location', `${site.address}/scripts/`);
    await expect(editor.lints).toHaveText('No problems');
    await expect(side.getByRole('link', { name: 'Links and QR codes' })).toBeVisible();
    await editor.isMeasured();
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
    const kept = await page.locator('donation-widget').evaluate((form) => ({
      height: form.getBoundingClientRect().height,
      place: parseFloat(getComputedStyle(form).minHeight),
    }));
    expect(kept.height, 'the form fits into the place that is kept for it').toBe(kept.place);
    await submit.click();
    await donor.pay();
    await expect(page.getByText('Diolch o galon.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/thanks');
    expect(violations).toEqual([]);
  });
});
