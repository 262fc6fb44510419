// Also runs in Firefox.
import type { Locator, Page } from '@playwright/test';
import { dialogOn } from '../support/journeys/dialog.js';
import { donorOn, en, expect, secureTest, test } from '../support/journeys/journey.js';

/** Whether the focus is on the page behind the dialog. */
const isBehind = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && activeElement?.closest('donation-button') === null;
  });

test('A donor opens the form by keyboard, closes it with Escape, and never gets behind it with Tab', async ({
  page,
}) => {
  await page.goto('dialog.html');
  const { opener, dialog, close, inside } = dialogOn(page);
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(inside.submitButton).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { name: en.donate, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: en.once, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(inside.submitButton).toBeVisible();
  const hasFocus = (part: Locator) =>
    part.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button);
  // Tabs back to the first element, then to the last and beyond. That ends in the toolbar of some browsers, so it's last.
  for (const [key, part, more] of [
    ['Shift+Tab', close, 0],
    ['Tab', inside.submitButton, 5],
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

test('A donor closes the form with a click next to it, and finds it unchanged', async ({ page }) => {
  await page.goto('dialog.html');
  const { opener, dialog, inside } = dialogOn(page);
  await opener.click();
  await inside.type(en.email, 'ada@example.org');
  await inside.choose('£50');
  // Selects text and releases the pointer outside.
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
  await expect(inside.submitButton).toHaveAccessibleName('Donate £50.00');
});

test('A donor sees the dialog on a page whose form loads after the script', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('dialog.html');
  const { opener, dialog, inside } = dialogOn(page);
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
  await expect(inside.submitButton).toBeVisible();
  expect(errors).toEqual([]);
});

secureTest(
  'A donor gives in the dialog, returns to thanks in the dialog, and closes it',
  async ({ page, received }) => {
    await page.goto('dialog.html');
    const { opener, dialog, close, inside } = dialogOn(page);
    await opener.click();
    await inside.choose('£25');
    await inside.type(en.email, 'ada@example.org');
    await inside.submit();
    const payment = donorOn(page);
    await payment.pay();
    await expect(dialog).toBeVisible();
    await expect(payment.heading(en['succeeded.title'])).toBeFocused();
    await expect(page).toHaveURL(/dialog\.html$/);
    expect(await received()).toHaveLength(1);

    await page.reload();
    await expect(dialog).toBeVisible();
    await expect(payment.heading(en['succeeded.title'])).toBeVisible();
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await inside.press(en.giveAgain);
    await expect(inside.submitButton).toBeVisible();
    await page.reload();
    await expect(opener).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog).toBeHidden();
  },
);
