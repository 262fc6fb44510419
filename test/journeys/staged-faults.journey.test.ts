// Also runs in Firefox.
import type { Page } from '@playwright/test';
import { donorOn, en, expect, secureTest, test } from '../support/journeys/journey.js';

type Fault = Record<string, unknown>;

/** Simulates errors in the next answers of a service. */
const stage = (page: Page, service: string, faults: Fault[]) =>
  page.request.put(`${new URL(service).origin}/sandbox/control/faults`, { data: { faults } });

/** The simulated errors that the page hasn't met yet. */
const staged = async (page: Page, service: string): Promise<unknown> => {
  const answer = await page.request.get(`${new URL(service).origin}/sandbox/control/faults`, {
    headers: { accept: 'application/json' },
  });
  const { faults }: { faults: unknown } = await answer.json();
  return faults;
};

/** Opens a page of another origin than the service, and fills in the form. */
const openBefore = async (page: Page, service: string) => {
  await page.goto('blank.html');
  await page.evaluate((address) => {
    const widget = document.createElement('donation-widget');
    widget.setAttribute('base-url', `${address}/api/v1`);
    widget.setAttribute('publishable-key', 'pk_test_sandbox');
    document.querySelector('main')?.append(widget);
  }, service);
  const donor = donorOn(page);
  await donor.type(en.customAmount, '37.50');
  await donor.type(en.email, 'ada@example.org');
  return donor;
};

const busy = (seconds: number) => en.busy.other.replace('{count}', String(seconds));

/** The errors, in an order in which each message differs from the one before. */
const faults: [what: string, fault: Fault, words: string][] = [
  ['a 500 that the page can read', { fault: 'status', status: 500 }, en.failing],
  ['a 500 without CORS headers', { fault: 'status', status: 500, cors: false }, en.unreachable],
  ['a 401', { fault: 'status', status: 401 }, en.closed],
  ['a 429 with a time to try again', { fault: 'status', status: 429, retry_after: 120 }, busy(120)],
  ['an answer that is cut in the middle', { fault: 'cut' }, en.unreachable],
  ['a web page instead of an answer', { fault: 'html' }, en.failing],
];

test('A donor gives after each error of a service of another origin', async ({ page, https }) => {
  await page.clock.install();
  const donor = await openBefore(page, https);
  for (const [what, fault, words] of faults) {
    await test.step(what, async () => {
      await stage(page, https, [fault]);
      await donor.submit();
      await expect(page.locator('.notice[aria-live]'), what).toHaveText(words);
      expect(await staged(page, https), what).toEqual([]);
      await expect(donor.field(en.email), what).toHaveValue('ada@example.org');
      await page.clock.fastForward(120_000);
    });
  }
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £37.50' })).toBeVisible();
});

secureTest(
  'a donor comes back while the service is down, and is told once it is up',
  async ({ page, donor }) => {
    await page.clock.install();
    await page.goto('give-and-return.html');
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
    await stage(page, page.url(), [
      { fault: 'status', status: 500, endpoint: 'payment_session' },
      { fault: 'cut', endpoint: 'payment_session' },
    ]);
    await donor.pay();
    await expect(donor.heading(en['unavailable.title'])).toBeVisible();
    await page.clock.runFor(5000);
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  },
);
