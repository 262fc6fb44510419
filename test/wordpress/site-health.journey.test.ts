import type { Page } from '@playwright/test';
import { createSandbox } from '../../tools/sandbox/app.js';
import { openMemoryShelf } from '../../tools/sandbox/faults.js';
import { serve } from '../../tools/sandbox/serve.js';
import { freePort } from '../support/listen.js';
import { configure, usePhp, usePlugin } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();
usePhp('own-health-tests.php');

const key = 'pk_test_sandbox';

/** Opens Site Health, and the result of the check, which has this heading. */
const openResult = async (page: Page, kind: 'critical' | 'recommended' | 'good', heading: string) => {
  await page.goto('/wp-admin/site-health.php');
  if (kind === 'good') await page.getByRole('button', { name: 'Passed tests' }).click();
  const list = page.locator(`#health-check-issues-${kind}`);
  await list.getByRole('button', { name: heading }).click();
  await expect(list.getByRole('link', { name: 'Open the settings for donations' })).toBeVisible();
  return list;
};

test('the check finds out from the browser, with the test key, what is wrong with the service', async ({
  browser,
  wordpress,
}) => {
  const shelf = openMemoryShelf();
  const { origin, close } = await serve(createSandbox({ faultShelf: shelf }), {
    host: '127.0.0.1',
    port: 0,
  });
  const closed = await serve(createSandbox({ allowedOrigins: ['https://other.example'] }), {
    host: '127.0.0.1',
    port: 0,
  });
  const page = await logIn(browser, wordpress, 'administrator');
  const use = (base_url: string) =>
    configure(wordpress, { ...settings, base_url, publishable_key: key, test_mode: true });
  const fail = (status: number) =>
    shelf.exchange(() => [{ fault: 'status', status, times: 1, endpoint: 'payment_session', cors: true }]);
  const sent: { method: string; url: string; key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/v1')) return;
    sent.push({
      method: request.method(),
      url: request.url(),
      key: request.headers()['authorization'],
    });
  });

  await test.step('a service that answers', async () => {
    await use(`${origin}/api/v1`);
    const list = await openResult(page, 'good', 'Your payment service answers');
    await expect(list).toContainText('Make a test donation to be sure.');
    // The key and the address are in no text, because people paste texts of this page into forums.
    expect(await page.locator('body').innerText()).not.toMatch(/pk_test|127\.0\.0\.1/);
    expect(sent.filter(({ method }) => method !== 'OPTIONS')).toEqual([
      {
        method: 'GET',
        url: `${origin}/api/v1/payment-session/ps_connection_check`,
        key: `Bearer ${key}`,
      },
    ]);
  });

  await test.step('a service at a path of the site', async () => {
    await use('/api/v1');
    await openResult(page, 'good', 'Your payment service answers');
  });

  await test.step('a refused key', async () => {
    await use(`${origin}/api/v1`);
    await fail(401);
    const list = await openResult(page, 'critical', 'Your payment service refuses the publishable key');
    await expect(list).toContainText('Copy the publishable key from your payment service again');
  });

  await test.step('an error of the service', async () => {
    await fail(500);
    await openResult(page, 'critical', 'Your payment service has a problem');
  });

  await test.step('another server at the address', async () => {
    await shelf.exchange(() => [{ fault: 'html', times: 1, endpoint: 'payment_session' }]);
    const list = await openResult(page, 'critical', 'The payment service address is wrong');
    await expect(list).toContainText('It ends with /api/v1.');
  });

  await test.step('a service without CORS for this site', async () => {
    await use(`${closed.origin}/api/v1`);
    const list = await openResult(
      page,
      'critical',
      'Your payment service doesn’t accept requests from your site',
    );
    await expect(list).toContainText(`allow requests from ${wordpress.address} (CORS)`);
  });

  await test.step('no server at the address', async () => {
    await use(`http://127.0.0.1:${String(await freePort('127.0.0.1'))}/api/v1`);
    await openResult(page, 'critical', 'Your payment service can’t be reached');
  });

  expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['GET']));
  await close();
  await closed.close();
});

test('without a test key, nothing is sent, and Site Health says why', async ({ browser, wordpress }) => {
  const page = await logIn(browser, wordpress, 'administrator');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  for (const testMode of [false, true]) {
    await configure(wordpress, {
      ...settings,
      base_url: '/api/v1',
      publishable_key: 'pk_live_sandbox',
      test_mode: testMode,
    });
    const list = await openResult(page, 'good', 'Your payment service isn’t checked');
    await expect(list).toContainText('A live key is for donations only.');
  }
  await configure(wordpress, { ...settings, publishable_key: '' });
  await openResult(page, 'recommended', 'Donations aren’t set up yet');
  expect(sent.filter((url) => /\/api\/v1|service\.example/.test(url))).toEqual([]);
  expect(await page.content()).not.toContain('pk_live_sandbox');
});

test('Site Health says that the key and test mode don’t match', async ({ browser, wordpress }) => {
  const page = await logIn(browser, wordpress, 'administrator');
  const heading = 'The key and test mode don’t match';
  await configure(wordpress, { ...settings, base_url: '/api/v1', publishable_key: key, test_mode: false });
  const advice = await openResult(page, 'recommended', heading);
  await expect(advice).toContainText('This is a test key, so no money is taken.');
  await configure(wordpress, { publishable_key: 'pk_live_sandbox', test_mode: true });
  const fault = await openResult(page, 'critical', heading);
  await expect(fault).toContainText('Your key is live, so the form takes money.');
  await configure(wordpress, { publishable_key: key, test_mode: true });
  await openResult(page, 'good', 'Your payment service answers');
  await expect(page.getByText(heading)).toHaveCount(0);
});

test('a key without a word for its kind is a test key only in test mode', async ({ wordpress }) => {
  const isTestKey = (publishable_key: string, test_mode: boolean) =>
    wordpress.php<boolean>(
      `add_filter( 'option_donation_widget_settings', function ( $stored ) use ( $given ) { return $given; } );
      return donation_widget_has_test_key();`,
      { publishable_key, test_mode },
    );
  expect(await isTestKey('pk_abc', false)).toBe(false);
  expect(await isTestKey('pk_abc', true)).toBe(true);
  expect(await isTestKey('pk_test_abc', false)).toBe(true);
  expect(await isTestKey('latest_abc', false)).toBe(false);
});
