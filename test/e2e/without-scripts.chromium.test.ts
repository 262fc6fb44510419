import { entries } from './gallery-entries.js';
import { expect, test } from './journey.js';

// Firefox is driven with scripts alone.
test.use({ javaScriptEnabled: false });

test('without JavaScript each page of the gallery has another way to give, on a ground that it can be read on', async ({
  page,
  http,
}) => {
  for (const { name } of entries) {
    await page.goto(`${http}/demo/gallery/${name}.html`);
    const form = page.locator('donation-widget');
    await expect(form.getByRole('link'), name).toBeVisible();
    // Behind a button it is a link in the head of the page.
    if (name !== 'dialog') {
      await expect(form, name).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  }

  await test.step('the reference has no search, as it could find nothing', async () => {
    await page.goto(`${http}/demo/reference.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByText('Clear', { exact: true })).toBeHidden();
  });
});
