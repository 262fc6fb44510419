import type { Page } from '@playwright/test';
import { en, expect, test } from './journey.js';
import { openFolder, startServer } from './server.js';

/** The status of a donation by its slug, as a page shows that knows it. */
const showStatus = async (page: Page, origin: string, type: 'one_time' | 'subscription', slug: string) => {
  await page.goto(`${origin}/test/e2e/pages/blank.html`);
  await page.evaluate(
    ([paymentType, of]) => {
      const status = document.createElement('donation-status');
      Object.assign(status, { baseUrl: '/api/v1', publishableKey: 'pk_test_sandbox', type: paymentType });
      status.slug = of;
      document.querySelector('main')?.append(status);
    },
    [type, slug] as const,
  );
  await expect(page.getByRole('heading', { name: en['succeeded.title'] })).toBeVisible();
};

test('a donor reads the same of a donation after the service has crashed and started again', async ({
  page,
  donor,
}) => {
  const folder = await openFolder();
  const first = await startServer(folder.path);
  await page.goto(`${first.origin}/test/e2e/pages/give.html`);
  await donor.choose(en.month);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  const created = page.waitForRequest('**/sandbox/checkout/**');
  await donor.donate.click();
  const slug = new URL((await created).url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('radio', { name: '£2.50' }).check();
  await donor.pay();
  await expect(page).toHaveURL(/thank-you/);

  await showStatus(page, first.origin, 'subscription', slug);
  const before = await page.getByRole('main').ariaSnapshot();
  expect(before).toContain('£27.50');
  await first.kill();

  const second = await startServer(folder.path);
  await showStatus(page, second.origin, 'subscription', slug);
  expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
  await second.kill();
  await folder.close();
});
