import { EventEmitter, once } from 'node:events';
import { entries } from '../support/demo/gallery-entries.js';
import { noteShifts, painted, shiftOf } from '../support/journeys/layout-shift.js';
import { expect, test } from '../support/demo/static-demo.js';

const pages = ['appeal.html', ...entries.map(({ name }) => `gallery/${name}.html`)];

/** The form’s button, or those that open it. */
const ready = '[part~="submit"], [part~="button"], [part~="amount-button"]';

/** All pages on a phone, where forms are highest; one on a desktop, because all reserve their space by one rule. */
for (const [width, height, some] of [
  [360, 740, pages],
  [1280, 800, ['appeal.html']],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    for (const address of some) {
      test(`A reader of ${address} sees hardly anything move when the form loads late`, async ({ page }) => {
        const scripts = new EventEmitter();
        const go = once(scripts, 'go');
        await page.route('**/*.js', async (route) => {
          await go;
          await route.continue();
        });
        await page.addInitScript(noteShifts);
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeVisible();
        await painted(page);
        scripts.emit('go');
        await expect(page.locator(ready).first()).toBeVisible();
        await page.waitForLoadState('load');
        await painted(page);
        expect(await shiftOf(page)).toBeLessThan(0.02);
      });
    }
  });
}
