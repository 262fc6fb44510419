// Also runs in Firefox.
import { donorOn, en, expect, secureTest as test } from '../support/journeys/journey.js';

const [phone, turned] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test('A donor who turns the phone while paying is thanked in the form that is in view', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('twins.html');
  const donor = donorOn(page, page.locator('.mobile donation-widget'));
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await page.waitForURL(/sandbox/);
  await page.setViewportSize(turned);
  await page.getByRole('button', { name: /^Pay/ }).click();
  const thanks = page.getByRole('heading', { name: en['succeeded.title'] });
  await expect(thanks).toBeVisible();
  await expect(page.locator('[part~=submit]:visible')).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(thanks).toBeVisible();
});

test('A donor is thanked on a page that writes itself anew, and after a reload of it', async ({
  page,
  donor,
}) => {
  await page.goto('give-and-return.html');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  const thanks = donor.heading(en['succeeded.title']);
  await expect(thanks).toBeVisible();
  const redraw = () =>
    page.evaluate(() => {
      document.body.innerHTML += '<p>We use cookies.</p>';
    });
  await redraw();
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();
  await redraw();
  await expect(thanks).toBeVisible();
  await donor.press(en.giveAgain);
  await redraw();
  await expect(donor.submitButton).toBeVisible();
  await expect(thanks).toBeHidden();
});
