import type { Page } from '@playwright/test';
import session from '../fixtures/payment-session.json' with { type: 'json' };
import { en, expect, test } from '../support/journeys/journey.js';

const markup = '<img src="https://evil.example/i.png" onerror="document.title=1"><script>alert(1)</script>';
const bidi = '\u202E\u2067evil\u202C';

const hostile = {
  ...session,
  status: 'succeeded',
  provider: markup,
  return_url: 'javascript:alert(1)',
  metadata: { [markup]: markup },
  charity: {
    name: `${bidi}${markup}${'x'.repeat(5000)}`,
    slug: '../../evil',
    website: 'java\nscript:alert(1)',
    logo: {
      color: 'http://evil.example/logo.png',
      white: 'https://user:secret@evil.example/logo.png',
      favicon: 'https://evil.example/favicon.ico',
    },
    theme: {
      primary: '#fff;background:url(https://evil.example/theme.gif)',
      secondary: 'url(https://evil.example/theme.gif)',
    },
  },
  line_items: Array.from({ length: 10_000 }, () => ({
    quantity: 1,
    amount: 100,
    total: 100,
    currency: 'GBP',
    country_iso: 'GB',
    project: markup,
    intention: bidi,
  })),
};

const reads = '**/api/v1/payment-session/*';

/** Opens a page with the status of a donation, and lets the service return this data. */
const openStatus = async (page: Page, body: unknown) => {
  const strangers: { url: string; referer: string | undefined }[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/*.example/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.unroute(reads);
  await page.route(reads, (route) => route.fulfill({ json: body }));
  await page.goto('blank.html');
  const own = new URL(page.url()).origin;
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own)) strangers.push({ url, referer: request.headers()['referer'] });
  });
  await page.evaluate((slug) => {
    const status = document.createElement('donation-status');
    for (const [name, value] of Object.entries({
      'base-url': '/api/v1',
      'publishable-key': 'pk_test_sandbox',
      type: 'one_time',
      slug,
    })) {
      status.setAttribute(name, value);
    }
    document.querySelector('main')?.append(status);
  }, session.slug);
  await expect(page.getByRole('heading', { name: en['succeeded.title'] })).toBeVisible();
  // When this request is answered, the page has already requested everything that it shows.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await fetch('blank.html');
  });
  return { strangers, dialogs };
};

test('A donor reads a charity’s hostile data as text, and the browser requests only a logo', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const { strangers, dialogs } = await openStatus(page, hostile);
  expect(strangers).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(problems).toEqual([]);
  await expect(page).toHaveTitle('A page');
  await expect(page.getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  // The page shows twenty line items and isn't wider than the window.
  expect(await page.getByRole('definition').count()).toBeLessThan(26);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  // The request for a logo has no referrer or other data.
  const logo = { color: 'https://cdn.example/logo.svg', white: null, favicon: null };
  const { strangers: hosts } = await openStatus(page, { ...session, status: 'succeeded', charity: { logo } });
  await expect.poll(() => hosts).toEqual([{ url: logo.color, referer: undefined }]);
});
