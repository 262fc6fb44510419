import { donorOn, en, expect, test } from './journey.js';
import { openFolder, startServer } from './server.js';

test('a developer opens the demo that “npm start” serves, each source by itself, and gives', async ({
  page,
  donor,
}) => {
  const folder = await openFolder();
  const server = await startServer(folder.path, 'http', 'sources');
  const sources = new Set<string>();
  page.on('request', (request) => sources.add(new URL(request.url()).pathname));
  await page.goto(`${server.origin}/demo/appeal.html`);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.pay();
  await expect(page).toHaveURL(`${server.origin}/demo/thank-you.html`);
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect([...sources]).toContain('/src/elements/donation-widget.ts');

  await page.goto(`${server.origin}/demo/`);
  await expect(donorOn(page, page.locator('#panel-preview')).donate).toBeVisible();
  await server.kill();
  await folder.close();
});
