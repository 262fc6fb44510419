import { editorOn } from '../support/demo/configurator.js';
import { expect, test } from '../support/journeys/journey.js';

test('the heading and the steps are there before any script, which takes their place', async ({
  page,
  http,
}) => {
  let letScriptsCome = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/configurator/configurator.ts', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(`${http}/demo/`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Make your donation form' });
  await expect(heading).toBeVisible();
  const steps = page.locator('.tabs > li:visible');
  await expect(steps).toHaveText(['Your form', 'Put it on your site', 'Try it']);
  await expect(page.getByText('The settings are loading.')).toBeVisible();
  // Each stylesheet of the page has loaded, and the font.
  await expect(page.locator('.tabs')).toHaveCSS('position', 'sticky');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(steps, 'on a phone').toHaveText(['Your form', 'Preview', 'Put it on your site', 'Try it']);
  await page.setViewportSize(desktop);
  const before = await heading.boundingBox();

  letScriptsCome();
  await expect(editorOn(page).field('Heading')).toBeVisible();
  await expect(heading).toHaveCount(1);
  await expect(page.getByText('The settings are loading.')).toHaveCount(0);
  expect(await heading.boundingBox(), 'nothing moves').toEqual(before);
});
