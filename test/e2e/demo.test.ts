import { en, expect, test } from './journey.js';

test('a donor gives on the demo page and is thanked by the charity in its colours, under its logo', async ({
  page,
  donor,
  http,
}) => {
  await page.goto(`${http}/demo/`);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.pay();

  await expect(page).toHaveURL(`${http}/demo/thank-you.html`);
  await expect(page.getByText('Your donation to Rivers & Reeds Trust has arrived.')).toBeVisible();
  const logo = page.getByRole('img', { name: 'Rivers & Reeds Trust' });
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(logo.locator('..')).toHaveCSS('background-color', 'rgb(15, 92, 92)');
});
