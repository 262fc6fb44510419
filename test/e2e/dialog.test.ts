import type { Locator, Page } from '@playwright/test';
import { donorOn, en, expect, secureTest, test as journey } from './journey.js';
import { press } from './keyboard.js';

const test = journey.extend({
  // With a scrollbar that takes its place, as most desktops have.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignored = launchOptions.ignoreDefaultArgs;
      await use({
        ...launchOptions,
        ignoreDefaultArgs: [...(Array.isArray(ignored) ? ignored : []), '--hide-scrollbars'],
      });
    },
    { scope: 'worker' },
  ],
});

const partsOf = (page: Page) => ({
  opener: page.locator('donation-button').getByRole('button', { name: en.donate, exact: true }).first(),
  dialog: page.getByRole('dialog', { name: en.donate, exact: true }),
  close: page.getByRole('button', { name: en.close, exact: true }),
  /** A donor in the form, not on the page behind it. */
  inside: donorOn(page, page.locator('donation-widget')),
});

/** Whether the focus is on the page behind the dialog. */
const isBehind = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && activeElement?.closest('donation-button') === null;
  });

test('a donor opens the form by keyboard, until Esc gives the page back', async ({ page }) => {
  await page.goto('dialog.html');
  const { opener, dialog, inside } = partsOf(page);
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(inside.donate).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('radio', { name: en.once, exact: true })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a donor walks through the dialog by Tab, and past its end, but never behind it', async ({ page }) => {
  await page.goto('dialog.html');
  const { opener, close, inside } = partsOf(page);
  await opener.click();
  await expect(inside.donate).toBeVisible();
  const hasFocus = (part: Locator) =>
    part.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button);
  // Back to the first, on to the last, and past that: where it goes on from there differs by browser.
  for (const [key, part, more] of [
    ['Shift+Tab', close, 0],
    ['Tab', inside.donate, 5],
  ] as const) {
    const press = async () => {
      await page.keyboard.press(key);
      expect(await isBehind(page)).toBe(false);
      await expect(opener).not.toBeFocused();
    };
    for (let presses = 0; presses < 20 && !(await hasFocus(part)); presses += 1) await press();
    await expect(part).toBeFocused();
    for (let presses = 0; presses < more; presses += 1) await press();
  }
});

test('a donor closes the form by a click beside it, and finds it as it was', async ({ page }) => {
  await page.goto('dialog.html');
  const { opener, dialog, inside } = partsOf(page);
  await opener.click();
  await inside.type(en.email, 'ada@example.org');
  await inside.choose('£50');
  // Marks text, and lets go outside.
  const box = await inside.field(en.email).boundingBox();
  if (!box) throw new Error('The field is not displayed.');
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y);
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(inside.field(en.email)).toHaveValue('ada@example.org');
  await expect(inside.donate).toHaveAccessibleName('Donate £50.00');
});

test('the page behind stays where it is', async ({ page }) => {
  // The form does not fit in, and scrolls.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('dialog.html');
  const { opener, dialog, close } = partsOf(page);
  await expect(opener).toBeVisible();
  await page.evaluate(() => scrollTo(0, 40));
  const place = () =>
    page.evaluate(() => ({
      scrolled: scrollY,
      width: document.body.getBoundingClientRect().width,
      styles: [document.documentElement, document.body].map((one) => one.style.cssText),
    }));
  const before = await place();
  // A click by Playwright may scroll first.
  await opener.dispatchEvent('click');
  await expect(close).toBeVisible();
  await press(page, 'End', 'End');
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 400);
  // What is put in comes in its order: once this has moved the form down and up, the page has had its turn.
  const inside = dialog.locator('.content');
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 5000);
  await expect
    .poll(() => inside.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop))
    .toBeLessThan(2);
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => inside.evaluate((one) => one.scrollTop)).toBe(0);
  const { scrolled, width } = await place();
  expect({ scrolled, width }).toEqual({ scrolled: before.scrolled, width: before.width });
  await close.click();
  await expect.poll(place).toEqual(before);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
});

test('the form fills the screen of a phone, and scrolls in itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('dialog.html');
  const { opener, dialog, close, inside } = partsOf(page);
  await opener.click();
  await expect(dialog).toHaveCSS('animation-name', /rise/);
  await expect
    .poll(() => dialog.boundingBox())
    .toEqual({ x: 0, y: 0, width: await page.evaluate(() => document.body.clientWidth + 16), height: 480 });
  await inside.donate.scrollIntoViewIfNeeded();
  await expect(inside.donate).toBeInViewport();
  await expect(close).toBeInViewport();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not every browser can be told so.
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expect(dialog).toHaveCSS('animation-name', isReduced ? 'none' : 'rise');
  await page.setViewportSize({ width: 900, height: 480 });
  const card = await dialog.boundingBox();
  expect(card?.y).toBeGreaterThan(0);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(480);
  await expect(close).toBeInViewport();
});

test('nothing of the dialog violates a strict policy with Trusted Types', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation(violation: string): void };
      noteViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.route('**/dialog.html', async (route) => {
    const response = await route.fetch();
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' https:; " +
      "require-trusted-types-for 'script'; trusted-types lit-html";
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto('dialog.html');
  const { opener, dialog, close } = partsOf(page);
  await opener.click();
  await expect(dialog).toHaveCSS('overflow-x', 'hidden');
  await close.click();
  await expect(dialog).toBeHidden();
  expect(violations).toEqual([]);
});

test('a page that comes in pieces, the script first, waits for the form', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('dialog.html');
  const { opener, dialog, inside } = partsOf(page);
  await expect(opener).toBeVisible();
  await page.evaluate(() => {
    document.open();
    document.write('<!doctype html><html lang="en-GB"><title>Give</title><donation-button open>');
  });
  await expect(opener).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    document.write(
      '<donation-widget base-url="/api/v1" publishable-key="pk_test_sandbox"></donation-widget></donation-button>',
    );
    document.close();
  });
  await expect(dialog).toBeVisible();
  await expect(inside.donate).toBeVisible();
  expect(errors).toEqual([]);
});

test('where the script is blocked, the other ways to give are to be seen', async ({ page }) => {
  await page.route('**/src/index.ts', (route) => route.abort());
  await page.goto('dialog.html');
  await expect(page.getByRole('link', { name: 'Other ways to give' })).toBeVisible();
});

secureTest(
  'a donor gives from the dialog, and is thanked in it on coming back',
  async ({ page, received }) => {
    await page.goto('dialog.html');
    const { opener, dialog, close, inside } = partsOf(page);
    await opener.click();
    await inside.choose('£25');
    await inside.type(en.email, 'ada@example.org');
    await inside.donate.click();
    const payment = donorOn(page);
    await payment.pay();
    await expect(dialog).toBeVisible();
    await expect(payment.heading(en['succeeded.title'])).toBeFocused();
    await expect(page).toHaveURL(/dialog\.html$/);
    expect(await received()).toHaveLength(1);

    await close.click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await inside.click(en.giveAgain);
    await expect(inside.donate).toBeVisible();
  },
);
