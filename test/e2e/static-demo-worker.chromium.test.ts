import type { Page } from '@playwright/test';
import { en, expect, test } from './static-demo.js';

/** Ends the worker as the browser does with one that has been idle, and waits until it has. */
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

test('a donor pays and is thanked though the worker has ended on each page between', async ({
  page,
  donor,
}) => {
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
  // Out of the back/forward cache a page fires no `load`, which Playwright would wait for.
  await page.evaluate(() => {
    history.back();
  });
  await page.waitForURL('**/sandbox/checkout/**', { waitUntil: 'commit' });
  await page.reload();
  await expect(donor.heading('This donation is already paid')).toBeVisible();
});

test('the form is there after a reload that goes past the worker', async ({ page, donor }) => {
  await page.goto('appeal.html');
  await expect(donor.submitButton).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.reload', { ignoreCache: true });
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
});

test('what is staged stays staged though the worker has ended, and a page meets it as it does that of a server', async ({
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
