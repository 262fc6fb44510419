// Also runs in Firefox.
// Needs a full browser.
import { expect, test } from '../support/journeys/journey.js';
import { dialogOn } from '../support/journeys/dialog.js';
import { press } from '../support/journeys/keyboard.js';

// This needs a browser with a scrollbar that takes space, as on most desktops.

test('A donor scrolls the form in the dialog, and the page behind it doesn’t move', async ({ page }) => {
  // The form is higher than the dialog, so it scrolls.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('dialog.html');
  const { opener, dialog, close } = dialogOn(page);
  await expect(opener).toBeVisible();
  await page.evaluate(() => scrollTo(0, 40));
  const place = () =>
    page.evaluate(() => ({
      scrolled: scrollY,
      width: document.body.getBoundingClientRect().width,
      styles: [document.documentElement, document.body].map((one) => one.style.cssText),
    }));
  const before = await place();
  // Playwright's click can scroll first.
  await opener.dispatchEvent('click');
  await expect(close).toBeVisible();
  await press(page, 'End', 'End');
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 400);
  // Input is handled in order, so when the form has moved down and up, the page has had its chance to move. The wheel
  // does nothing until the browser has drawn the dialog, so it turns until the form has moved.
  const inside = dialog.locator('.content');
  await page.mouse.move(640, 300);
  const turned = async (by: number) => {
    await page.mouse.wheel(0, by);
    return await inside.evaluate((one) => [
      one.scrollTop,
      one.scrollHeight - one.clientHeight - one.scrollTop,
    ]);
  };
  await expect.poll(async () => (await turned(5000))[1]).toBeLessThan(2);
  await expect.poll(async () => (await turned(-5000))[0]).toBe(0);
  const { scrolled, width } = await place();
  expect({ scrolled, width }).toEqual({ scrolled: before.scrolled, width: before.width });
  await close.click();
  await expect.poll(place).toEqual(before);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
});

test('A donor scrolls a form that fills the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('dialog.html');
  const { opener, dialog, close, inside } = dialogOn(page);
  await opener.click();
  await expect(dialog).toHaveCSS('animation-name', /rise/);
  await expect
    .poll(() => dialog.boundingBox())
    .toEqual({ x: 0, y: 0, width: await page.evaluate(() => document.body.clientWidth + 16), height: 480 });
  await inside.submitButton.scrollIntoViewIfNeeded();
  await expect(inside.submitButton).toBeInViewport();
  await expect(close).toBeInViewport();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not every browser has this setting.
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expect(dialog).toHaveCSS('animation-name', isReduced ? 'none' : 'rise');
  await page.setViewportSize({ width: 900, height: 480 });
  const card = await dialog.boundingBox();
  expect(card?.y).toBeGreaterThan(0);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(480);
  await expect(close).toBeInViewport();
});
