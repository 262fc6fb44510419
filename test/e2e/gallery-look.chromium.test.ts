import { expectNoViolations } from './accessibility.js';
import { faintOn } from './accessibility-contrast.js';
import { lostOn } from './accessibility-layout.js';
import { entries, partsOf } from './gallery-entries.js';
import { expect, test } from './journey.js';

for (const { name } of entries) {
  test(`axe finds nothing on the page “${name}”, nor is anything lost at its sides`, async ({
    page,
    http,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${http}/demo/gallery/${name}.html`);
    await page.getByText('How this form is embedded').click();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    if (name === 'dialog') {
      await expectNoViolations(page, 'behind the dialog');
      await page.getByRole('button', { name: 'Support us' }).click();
    }
    await expect(partsOf(page).submit).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(page, `${width} px`);
      expect(await faintOn(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await lostOn(page)).toEqual([]);
  });
}

test('axe finds nothing on the way into the gallery', async ({ page, http }) => {
  await page.goto(`${http}/demo/gallery/`);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(page, `${width} px, ${scheme}`);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lostOn(page)).toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name } of entries) {
    test(`the page “${name}” has another way to give, on a ground that it can be read on`, async ({
      page,
      http,
    }) => {
      await page.goto(`${http}/demo/gallery/${name}.html`);
      const form = page.locator('donation-widget');
      await expect(form.getByRole('link')).toBeVisible();
      // Behind a button it is a link in the head of the page.
      if (name !== 'dialog') await expect(form).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  }
});
