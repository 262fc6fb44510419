// Only in browsers with style queries: the others show the button at the end of the form.
import { dialogOn } from '../support/journeys/dialog.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';
import { en, expect, test } from '../support/journeys/journey.js';

test('A donor sees the total and the button of a long form while the questions scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('dialog.html');
  const { opener, dialog, inside } = dialogOn(page);
  const widget = page.locator('donation-widget');
  await widget.evaluate((form) => {
    form.setAttribute('gift-aid', '');
    form.setAttribute('fields', 'name phone address');
  });
  await opener.click();
  const questions = widget.locator('.questions');
  await expect(inside.field(en.line2)).toBeAttached();
  const room = () => questions.evaluate((one) => one.scrollHeight - one.clientHeight);
  await expect.poll(room).toBeGreaterThan(400);
  for (const position of [0, 300, await room()]) {
    await questions.evaluate((one, top) => one.scrollTo(0, top), position);
    await expect(inside.submitButton).toBeInViewport({ ratio: 1 });
    await expect(widget.locator('.totals')).toBeInViewport({ ratio: 1 });
  }
  await questions.evaluate((one) => one.scrollTo(0, 0));
  await inside.field(en.line2).focus();
  const field = await inside.field(en.line2).boundingBox();
  const foot = await widget.locator('.closing').boundingBox();
  expect(field && field.y + field.height).toBeLessThanOrEqual(foot?.y ?? 0);
  await inside.submitButton.click();
  await expect(inside.field(en.email)).toBeFocused();
  await expect(inside.field(en.email)).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, 'the dialog with a foot', undefined, 'donation-button');

  // In a window that is higher than the form, the dialog is as high as the form.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await expect.poll(room).toBe(0);
  expect((await dialog.boundingBox())?.height).toBeLessThan(3000);
});
