import { editorOn } from '../support/demo/configurator.js';
import { pasteInto, test } from '../support/demo/configurator-site.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';
import { en, expect } from '../support/journeys/journey.js';

/** Every page from now on draws the last of several versions. */
const last = () => {
  Math.random = () => 0.99;
};

test('a web editor compares two versions, and a donor gives with the second one on the site', async ({
  page,
  context,
  donor,
  https,
  site,
  violations,
  received,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(last);
  const editor = editorOn(page);
  const { side, preview } = editor;
  await editor.open(https);
  await expect(editor.donor.submitButton).toBeVisible();
  await editor.openGroup('Compare two versions');
  const first = editor.row('Version 1');
  const second = editor.row('Version 2');
  const start = side.getByRole('button', { name: 'Compare two versions', exact: true });
  const announced = page.getByRole('status').filter({ hasText: /added|removed/ });

  await test.step('one press makes both versions', async () => {
    await start.press('Enter');
    await expect(announced).toHaveText('Version 2 added');
    await expect(first.getByLabel('Name', { exact: true })).toHaveValue('a');
    await expect(second.getByLabel('Name', { exact: true })).toHaveValue('b');
    await expect(second.getByLabel('Heading', { exact: true })).toBeFocused();
  });

  await test.step('another press removes both', async () => {
    await side.getByRole('button', { name: 'Stop comparing' }).press('Enter');
    await expect(announced).toHaveText('Versions removed');
    await expect(start).toBeFocused();
    await expect(second).toHaveCount(0);
    await start.press('Enter');
  });

  await test.step('the preview shows a version', async () => {
    await page.keyboard.type('Help us clean the river');
    await second.getByLabel('Suggested amounts', { exact: true }).fill('20 40');
    await expect(preview.getByRole('heading', { name: 'Help us clean the river' })).toBeVisible();
    await expect(preview.getByRole('radio', { name: /^£/ })).toHaveCount(2);
    await expect(editor.lints).toHaveText('No problems');
  });

  await test.step('a table says how many gifts each version needs', async () => {
    const gifts = side.getByRole('table', { name: 'Gifts that each version needs' });
    await expect(gifts.getByRole('row', { name: /^10%/ })).toHaveText(/686/);
    await expectNoViolations(page, 'the configurator with two versions');
    for (const width of [360, 1280]) {
      await editor.resize(width, 800);
      if (width < 1024) await editor.see('Your form');
      await gifts.scrollIntoViewIfNeeded();
      const { table, panel } = await gifts.evaluate((element) => ({
        table: element.getBoundingClientRect().right,
        panel: element.parentElement?.getBoundingClientRect().right ?? 0,
      }));
      expect(table).toBeLessThanOrEqual(panel);
    }
  });

  await editor.see('Put it on your site');
  const code = editor.code('In your page');
  for (const part of ['"name":"a"', '"name":"b"', '"heading":"Help us clean the river"', '"amounts":"20 40"'])
    await expect(code).toContainText(part);
  await pasteInto(site, page);

  await page.goto(site.address);
  await expect(page.getByRole('heading', { name: 'Help us clean the river' })).toBeVisible();
  await donor.choose('£40');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect((await received()).map(({ metadata }) => metadata)).toEqual([
    { donation_reference: expect.stringMatching(/^[\da-f]{32}$/) as unknown, variant: 'b' },
  ]);
  expect(violations).toEqual([]);
});
