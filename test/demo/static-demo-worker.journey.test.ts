import type { Page } from '@playwright/test';
import { en, expect, test } from '../support/demo/static-demo.js';

/** Ends the worker, as the browser does with an idle one, and waits for the end. */
const endWorker = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const ended = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await ended;
  await devtools.detach();
};

test('A donor pays and is thanked, although the worker ends on each page', async ({ page, donor }) => {
  await page.goto('appeal.html');
  await donor.choose('£50');
  await donor.type(en.email, 'ada@example.org');
  await endWorker(page);
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £50.00' })).toBeVisible();
  await endWorker(page);
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await endWorker(page);
  // A page from the back/forward cache fires no `load` event, so this doesn't wait for one.
  await page.evaluate(() => {
    history.back();
  });
  await page.waitForURL('**/sandbox/checkout/**', { waitUntil: 'commit' });
  await page.reload();
  await expect(donor.heading('This donation is already paid')).toBeVisible();
});

test('A donor can give after a reload without the worker', async ({ page, donor }) => {
  await page.goto('appeal.html');
  await expect(donor.submitButton).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.reload', { ignoreCache: true });
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
});

test('A developer’s simulated errors survive the end of the worker, and reach the page as from a server', async ({
  page,
  donor,
}) => {
  await page.goto('appeal.html');
  await donor.follow('Simulate errors');
  await page.getByRole('radio', { name: 'Create checkout' }).check();
  await page.getByRole('button', { name: '503 with Retry-After: 5' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await endWorker(page);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);

  await page.goto('appeal.html');
  await expect(donor.submitButton).toBeVisible();
  const read = (fault: object) =>
    page.evaluate(async (staged) => {
      const body = JSON.stringify({ faults: [staged] });
      const headers = { 'content-type': 'application/json' };
      await fetch('/sandbox/control/faults', { method: 'PUT', headers, body });
      return await fetch('/api/v1/payment-session/ps_unknown')
        .then(async (response) => `${response.status} ${(await response.text()).slice(0, 9)}`)
        .catch(() => 'cut off');
    }, fault);
  expect(await read({ fault: 'delay', milliseconds: 1 })).toBe('404 {"error":');
  expect(await read({ fault: 'cut' })).toBe('cut off');
  expect(await read({ fault: 'html' })).toBe('200 <!doctype');
  expect(await read({ fault: 'empty' })).toBe('200 ');
});
