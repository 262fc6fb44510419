import type { Locator, Page } from '@playwright/test';
import { everything } from '../support/accessibility/forms.js';
import { fillIn, open } from '../support/journeys/accessibility.js';
import { lostOn } from '../support/journeys/accessibility-layout.js';
import { donorOn, en, expect, test } from '../support/journeys/journey.js';

/** Presses a part, moves the pointer off it, and releases. */
const pressAndSlideOff = async (page: Page, part: Locator) => {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(1, 1);
  await page.mouse.up();
};

test('A press that the donor releases elsewhere does nothing', async ({ page, posts }) => {
  await open(page, everything);
  const donor = donorOn(page);
  const radio = page.getByRole('radio', { name: '£50', exact: true });
  const option = page.locator('label').filter({ has: radio });
  await pressAndSlideOff(page, option);
  await expect(radio).not.toBeChecked();
  await pressAndSlideOff(page, page.getByRole('checkbox', { name: en.giftAidYes }));
  await expect(page.getByRole('checkbox', { name: en.giftAidYes })).not.toBeChecked();
  const more = page.getByRole('button', { name: en.more.replace('{label}', 'Reeds') });
  await pressAndSlideOff(page, more);
  await expect(donor.field('Reeds')).not.toHaveValue('1');
  await pressAndSlideOff(page, donor.submitButton);
  await expect(page.getByRole('group', { name: en.errorTitle })).toHaveCount(0);
  expect(posts).toHaveLength(0);

  await test.step('the same press does something when it is released there', async () => {
    await option.click();
    await expect(radio).toBeChecked();
    await more.click();
    await expect(donor.field('Reeds')).toHaveValue('1');
    await donor.submit();
    await expect(page.getByRole('group', { name: en.errorTitle })).toBeVisible();
  });
});

test('A donor can hold a phone either way, and turn it while filling in the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, everything);
  const donor = donorOn(page);
  const fields = page.locator('donation-widget').getByRole('textbox');
  const upright = await fields.count();
  await fillIn(page);
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await lostOn(page)).toEqual([]);
  await expect(fields).toHaveCount(upright);
  for (const field of await fields.all()) await expect(field).toBeVisible();
  await expect(donor.submitButton).toBeVisible();
  await expect(donor.field(en.email)).toHaveValue('ada@example.org');
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await lostOn(page)).toEqual([]);
});
