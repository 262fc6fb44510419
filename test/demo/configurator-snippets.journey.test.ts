import { editorOn } from '../support/demo/configurator.js';
import { clipboard, pasteInto, test } from '../support/demo/configurator-site.js';
import { en, expect } from '../support/journeys/journey.js';

for (const script of ['Classic', 'Module'] as const) {
  test(`code that is copied before the details of the site are known works as it is, under its policy: ${script}`, async ({
    page,
    context,
    donor,
    https,
    site,
    violations,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const editor = editorOn(page);
    await editor.open(https);
    await editor.see('Put it on your site');
    await editor.openGroup('For your developer');
    await editor.side.getByRole('radio', { name: script, exact: true }).check();
    // The code with the form as HTML comes a moment later.
    if (script === 'Module') await expect(editor.code('In your page')).toContainText('<template');
    await pasteInto(site, page);
    expect(site.pasted.snippet).toContain(`src="${https}/donation-widget.`);

    await page.goto(site.address);
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await donor.pay();
    await expect(page).toHaveURL(`${site.address}/`);
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test('the code of a button and of a thank-you page works as it is too', async ({
  page,
  context,
  donor,
  https,
  site,
  violations,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = editorOn(page);
  const choices = { place: 'button', 'return-url': `${site.address}/thanks` };
  await editor.open(https, `#${new URLSearchParams(choices).toString()}`);
  await editor.see('Put it on your site');
  await pasteInto(site, page);
  site.pasted.thanks = await clipboard(page, 'In your thank-you page');

  await page.goto(site.address);
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await donor.type(en.email, 'ada@example.org');
  await page.locator('donation-widget [part~=submit]').click();
  await donor.pay();
  await expect(page).toHaveURL(`${site.address}/thanks`);
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect(violations).toEqual([]);
});
