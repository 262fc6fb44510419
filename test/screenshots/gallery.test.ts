import { fileURLToPath } from 'node:url';
import { entries } from '../e2e/gallery-entries.js';
import { expect, test } from '../e2e/journey.js';

test.use({ viewport: { width: 1080, height: 810 }, deviceScaleFactor: 2 / 3 });

for (const { name } of entries) {
  test(`the page “${name}” of the gallery`, async ({ page, http }) => {
    await page.goto(`${http}/demo/gallery/${name}.html`);
    // A form behind a button is not drawn before it is opened.
    await expect(page.locator('[part~="submit"], [part~="button"]').first()).toBeAttached();
    // Every page of the demo has this bar, and no page of a charity.
    await page.addStyleTag({ content: '.demo-bar { display: none }' });
    const path = fileURLToPath(new URL(`../../demo/gallery/pictures/${name}.jpg`, import.meta.url));
    await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
  });
}
