import { prerender } from '../../src/prerender/prerender.js';
import { entries } from '../support/demo/gallery-entries.js';
import { expect, test } from '../support/journeys/journey.js';

// Playwright needs scripts in Firefox.
test.use({ javaScriptEnabled: false });

test('Without JavaScript, a donor finds another way to give on each page of the gallery, and can read it', async ({
  page,
  http,
}) => {
  for (const { name, opener } of entries) {
    await page.goto(`${http}/demo/gallery/${name}.html`);
    const form = page.locator('donation-widget');
    await expect(form.getByRole('link'), name).toBeVisible();
    // For a form behind a button, it's a link in the header of the page.
    if (!opener) {
      await expect(form, name).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  }

  await test.step('the documentation has no search, because it needs scripts', async () => {
    await page.goto(`${http}/demo/docs/reference/donation-widget.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    // The text is there even if the server makes the page for each visit.
    await expect(page.locator('#attributes-items')).toContainText('items');
  });
});

test('Without JavaScript, a donor sees that a prerendered form can’t send', async ({ page }) => {
  const attributes = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_test_x' };
  await page.setContent(
    `<donation-widget>${prerender(attributes)}<a href="https://charity.example">Give elsewhere</a></donation-widget>`,
  );
  await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeVisible();
  await expect(page.locator('donation-widget form')).toBeHidden();
  await expect(page.locator('donation-widget form')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
