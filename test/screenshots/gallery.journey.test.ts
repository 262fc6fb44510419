import { fileURLToPath } from 'node:url';
import { entries } from '../support/journeys/gallery-entries.js';
import { expect, test } from '../support/journeys/journey.js';

test.use({ viewport: { width: 1080, height: 810 }, deviceScaleFactor: 2 / 3 });

for (const { name } of entries) {
  test(`the gallery page “${name}”`, async ({ page, http }) => {
    await page.goto(`${http}/demo/gallery/${name}.html`);
    // A form in a dialog does not render before the dialog opens.
    await expect(page.locator('[part~="submit"], [part~="button"]').first()).toBeAttached();
    // The demo adds this bar to every page, but a charity's page does not have it.
    await page.addStyleTag({ content: '.demo-bar { display: none }' });
    const path = fileURLToPath(new URL(`../../demo/gallery/pictures/${name}.jpg`, import.meta.url));
    await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
  });
}
