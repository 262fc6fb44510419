import { ofColours } from '../../support/accessibility/rules.js';
import { violationsOn } from '../../support/axe.js';
import { create } from '../../support/sandbox/over-http.js';
import { oneTime } from '../../support/sandbox/requests.js';
import { expect, test } from '../../support/sandbox/served-sandbox.js';

test.describe('The page that simulates errors', () => {
  test('passes the a11y audit, in both colour schemes, and fits a small phone', async ({ page, address }) => {
    await page.goto(`${address}/sandbox/control/faults`);
    // The dark scheme only changes colours.
    for (const [colorScheme, rules] of [
      ['light', undefined],
      ['dark', ofColours],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page, rules)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('adds an error with a button, shows it and clears it', async ({ page, address }) => {
    await page.goto(`${address}/sandbox/control/faults`);
    await page.getByRole('radio', { name: 'Create checkout' }).check();
    await page.getByRole('radio', { name: '3 times' }).check();
    await page.getByRole('button', { name: '500 error', exact: true }).click();
    await expect(page.getByRole('listitem')).toHaveText(['500 error, 3 times (Create checkout)']);
    expect((await create(address, oneTime)).status).toBe(500);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText('There are no errors in the list')).toBeVisible();
    expect((await create(address, oneTime)).status).toBe(200);
  });
});
