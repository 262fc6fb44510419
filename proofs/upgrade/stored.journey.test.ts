// A donor's browser has what an earlier version stored, and the page has this version.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { en } from '../../src/languages/en.js';
import { listenForCompletion } from '../../test/support/journeys/completions.js';
import { donorOn } from '../../test/support/journeys/journey.js';
import { documentOf } from './site.js';
import {
  charity,
  fileOf,
  readStored,
  storedVersions,
  type Moment,
  type Stored,
  type StoredVersion,
} from './stored.js';
import { builtVersions } from './versions.js';

type Seen = { page: Page; donor: ReturnType<typeof donorOn>; completions: readonly unknown[] };

const isThanked =
  (times: number) =>
  async ({ page, donor, completions }: Seen): Promise<void> => {
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await expect(page.getByText('£37.50').first()).toBeVisible();
    await expect(donor.submitButton).toHaveCount(0);
    await page.reload();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await expect.poll(() => completions).toHaveLength(times);
  };

/** What the donor sees in this version. */
const sees: Record<Moment, (seen: Seen) => Promise<void>> = {
  'has answered': async ({ page, donor }) => {
    await expect(donor.submitButton).toHaveText(/Donate £37\.50 monthly/);
    await expect(page.getByRole('radio', { name: en.month })).toBeChecked();
  },
  'is on the payment page, and pays': isThanked(1),
  'is on the payment page, and pays monthly': isThanked(1),
  'is on the payment page, and is declined': async ({ donor }) => {
    await expect(donor.heading(en['failed.title'])).toBeVisible();
    await donor.press(en.tryAgain);
    await expect(donor.submitButton).toHaveText(/Donate £37\.50/);
    await expect(donor.field(en.customAmount)).toHaveValue('37.50');
  },
  'is on the payment page, and leaves it': async ({ donor }) => {
    await expect(donor.heading(en['pending.titleOpen'])).toBeVisible();
    await expect(donor.returnToPayment).toHaveAttribute('href', new RegExp(`^${charity}/sandbox/checkout/`));
  },
  'pays in a browser that opens a new tab to return': isThanked(1),
  'has been thanked': isThanked(0),
  'has declined to give monthly': async ({ page, donor }) => {
    await donor.type(en.customAmount, '50');
    await page.keyboard.press('Tab');
    await expect(donor.submitButton).toHaveText(/Donate £50\.00/);
    await expect(page.locator('.suggestion button')).toHaveCount(0);
  },
};

/** Serves the charity's page, with the service's answer of that time. Returns how to show the form on it. */
const serve = async (page: Page, scripts: string, { form, donation }: Stored) => {
  let body = '';
  await page.route(`${charity}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/cdn/'))
      await route.fulfill({
        contentType: 'text/javascript',
        body: await readFile(join(scripts, pathname.slice('/cdn/'.length))),
      });
    else if (pathname === donation?.path) await route.fulfill({ json: donation.body });
    else if (pathname === '/give.html')
      await route.fulfill({ contentType: 'text/html', body: body || '<!doctype html>' });
    else await route.fulfill({ status: 404 });
  });
  return () => {
    body = documentOf('/cdn', { body: form });
  };
};

/** Opens the page as the donor does next, a minute later. */
const arrive = async (page: Page, scripts: string, stored: Stored): Promise<void> => {
  const { address, arrival, time, session, local } = stored;
  const showForm = await serve(page, scripts, stored);
  // Playwright's clock also replaces `performance`, which says whether the donor reloads.
  await page.addInitScript(
    (difference) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + difference;
    },
    time + 60_000 - Date.now(),
  );
  await page.goto(arrival === 'reload' ? address : `${charity}/give.html`);
  await page.evaluate(
    ([forTab, forBrowser]) => {
      for (const [name, value] of Object.entries(forTab)) sessionStorage.setItem(name, value);
      for (const [name, value] of Object.entries(forBrowser)) localStorage.setItem(name, value);
    },
    [session, local] as const,
  );
  showForm();
  if (arrival === 'reload') await page.reload();
  else await page.goto(address);
};

for (const version of await storedVersions()) {
  const { moments } = JSON.parse(await readStored(fileOf(version))) as StoredVersion;
  for (const [moment, stored] of Object.entries(moments) as [Moment, Stored][])
    test(`a donor of ${version} who ${moment} loses nothing`, async ({ page }) => {
      const { now } = await builtVersions();
      const completions = await listenForCompletion(page);
      await arrive(page, now, stored);
      await sees[moment]({ page, donor: donorOn(page), completions });
    });
}
