import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openLibsqlStore } from '../../tools/sandbox/libsql-store.js';
import { editorOn } from '../support/demo/configurator.js';
import { en, expect, test } from '../support/journeys/journey.js';
import { openFolder, startServer } from '../support/journeys/server.js';

test('A developer opens the demo with “npm start”, and gives', async ({ page, donor }) => {
  const folder = await openFolder();
  const server = await startServer(folder.path, 'http', 'sources');
  const sources = new Set<string>();
  page.on('request', (request) => sources.add(new URL(request.url()).pathname));
  await page.goto(`${server.origin}/demo/appeal.html`);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  const paymentPage = page.waitForRequest('**/sandbox/checkout/**');
  await donor.submit();
  const slug = new URL((await paymentPage).url()).pathname.split('/').at(-1) ?? '';
  await donor.pay();
  await expect(page).toHaveURL(`${server.origin}/demo/thank-you.html`);
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect([...sources]).toContain('/src/elements/donation-widget.ts');

  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(`${server.origin}/demo/`);
  await expect(editorOn(page).donor.submitButton).toBeVisible();
  expect(requests, 'requests until the preview is drawn').toBeLessThanOrEqual(40);
  await server.kill();

  // The donation outlives a crash of the server.
  const store = await openLibsqlStore(pathToFileURL(join(folder.path, 'donations.db')).href);
  expect(await store.find(slug)).toMatchObject({ status: 'succeeded', payer: { email: 'ada@example.org' } });
  store.close();
  await folder.close();
});
