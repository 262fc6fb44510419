import { editorOn } from '../support/journeys/configurator.js';
import { expect, test } from '../support/journeys/journey.js';

test('a web editor looks at the gallery, and finds what was chosen before', async ({ page, http }) => {
  const editor = editorOn(page);
  await editor.open(http);
  await editor.write('Suggested amounts', '7 14');
  await expect(page.getByText('These are your choices from before.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Configure', exact: true }).click();
  await expect(page.getByText('These are your choices from before.')).toBeVisible();
  await expect(page).toHaveURL(`${http}/demo/#amounts=7+14`);
  await expect(editor.field('Suggested amounts')).toHaveValue('7 14');

  await page.locator('.restored').getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('These are your choices from before.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(editor.field('Suggested amounts')).toHaveValue('10 25 50 100');
  await page.reload();
  await expect(editor.field('Suggested amounts')).toHaveValue('10 25 50 100');
});

test('what is stored and is no memory breaks nothing, and Back brings back what “Start again” took away', async ({
  page,
  http,
}) => {
  // The rules of the memory have more that is none.
  await page.addInitScript(() => {
    sessionStorage.setItem('donation-widget configurator', '{"fragment": 1, "entries": [{}]}');
  });
  const editor = editorOn(page);
  await editor.open(http);
  await expect(editor.donor.submitButton).toHaveText(/£10\.00/);
  await editor.see('Test');
  await expect(page.getByText('No events yet.')).toBeVisible();

  await editor.see('Your form');
  await editor.write('Suggested amounts', '7 14');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL(`${http}/demo/`);
  await page.goBack();
  await expect(page).toHaveURL(`${http}/demo/#amounts=7+14`);
  await expect(editor.field('Suggested amounts')).toHaveValue('7 14');
  // Firefox tells its driver of no load where the page stays.
  await page.evaluate(() => history.forward());
  await expect(editor.field('Suggested amounts')).toHaveValue('10 25 50 100');
});
