// Also runs in Firefox.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { entries } from '../../test/support/demo/gallery-entries.js';
import { partsOf } from '../../test/support/demo/gallery-page.js';
import { answering, donorOn, en, expect, test } from '../../test/support/journeys/journey.js';
import { logged, other } from './network-log.js';
import { everything } from './page.js';
import { everyQuestionWritten } from '../../test/support/questions/every-question.js';

/** A page and the payment service have hosts of their own, so that the log tells them apart. */
const hostsFor = (name: string) => ({
  page: `${name}.charity.localhost`,
  service: `${name}.service.localhost`,
});

/** The pages of the gallery have the service on their own host. This gives their forms the address of another one. */
const useService = (page: Page, address: string) =>
  page.addInitScript((service) => {
    new MutationObserver(() => {
      for (const form of document.querySelectorAll('[base-url="/api/v1"]'))
        form.setAttribute('base-url', service);
    }).observe(document, { childList: true, subtree: true });
  }, address);

/** A form with every question on an empty page, each time that it opens. */
const openEverything = (page: Page, address: string) =>
  page.addInitScript(
    (attributes) => {
      addEventListener('DOMContentLoaded', () => {
        if (!location.pathname.endsWith('/blank.html')) return;
        const form = document.createElement('donation-widget');
        for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
        document.querySelector('main')?.append(form);
      });
    },
    {
      ...everyQuestionWritten,
      'base-url': address,
      'publishable-key': 'pk_test_sandbox',
      intervals: 'once month',
    },
  );

/** Answers whatever the form with every question requires. */
const giveEverything = async (page: Page) => {
  const form = page.locator('donation-widget');
  const donor = donorOn(page);
  await donor.choose(en.once);
  await donor.choose('£25');
  await donor.type(en.first_name, 'Ada');
  await donor.type(en.last_name, 'Lovelace');
  await donor.select(en.country, 'GB');
  await form.locator('[name="line1"]').fill('1 High Street');
  await form.locator('[name="city"]').fill('London');
  await form.locator('[name="postcode"]').fill('SW1A 1AA');
  // With an arrow key, because two fast clicks at one place of the screen count as a double press.
  for (const channel of ['email', 'sms', 'phone', 'post']) {
    const answer = (value: string) => form.locator(`[name="contact_${channel}"][value="${value}"]`);
    await answer('yes').press('ArrowDown');
    await expect(answer('no')).toBeChecked();
  }
};

/**
 * The hosts that the page has the browser look up or connect to early. The logs don't show every such hint, because
 * Chromium's headless shell ignores them, and Firefox ignores some with a proxy.
 */
const hintsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const hints = 'link[rel~="dns-prefetch" i], link[rel~="preconnect" i]';
    return roots.flatMap((root) =>
      [...root.querySelectorAll<HTMLLinkElement>(hints)].map(({ href }) => href),
    );
  });

test('A browser asks only the hosts of the page and of the payment service, on every page of the gallery and with everything on', async ({
  playwright,
  browserName,
  channel,
  launchOptions,
  https,
}) => {
  const { port } = new URL(https);
  const folder = await mkdtemp(join(tmpdir(), 'network-'));
  const log = logged(browserName, { ...launchOptions, ...(channel && { channel }) }, join(folder, 'log'));
  const browser = await playwright[browserName].launch(log.launch);

  /** A donor gives on a page, pays and comes back. */
  const visit = async (
    name: string,
    path: string,
    prepare: (page: Page, address: string) => Promise<unknown>,
    give: (page: Page) => Promise<void>,
    thanks: string,
  ) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' });
    const page = await context.newPage();
    const hosts = hostsFor(name);
    await prepare(page, `https://${hosts.service}:${port}/api/v1`);
    await page.goto(`https://${hosts.page}:${port}/${path}`);
    await give(page);
    expect(await hintsOn(page)).toEqual([]);
    const { email, submit } = partsOf(page);
    await email.fill('ada@example.org');
    await (await answering(submit)).click();
    await expect(page).toHaveURL(new RegExp(`^https://${hosts.service}:`));
    const donor = donorOn(page);
    await donor.pay();
    await expect(page).toHaveURL(new RegExp(`^https://${hosts.page}:`));
    await expect(donor.heading(thanks)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await hintsOn(page)).toEqual([]);
    await context.close();
  };

  for (const { name, give, thanks } of entries) {
    await test.step(name, () =>
      visit(name, `demo/gallery/${name}.html`, useService, (page) => give(donorOn(page), page), thanks[0]),
    );
  }
  await test.step(everything, () =>
    visit(
      everything,
      'test/journeys/pages/blank.html',
      openEverything,
      giveEverything,
      en['succeeded.title'],
    ),
  );

  // The log also has a page that asks another host. Otherwise it might miss all of them.
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`https://control.charity.localhost:${port}/demo/art/mark.svg`);
  await page.evaluate((host) => fetch(`https://${host}/`, { mode: 'no-cors' }).catch(() => null), other);
  const name = `${browserName === 'firefox' ? 'Firefox' : 'Chromium'} ${browser.version()}`;
  await browser.close();

  const names = [...entries.map(({ name }) => name), everything];
  const found = await log.hosts();
  await rm(folder, { recursive: true });
  const control = ['control.charity.localhost', other];
  expect(found).toEqual([...names.flatMap((name) => Object.values(hostsFor(name))), ...control].sort());

  // `npm run prove -- network` publishes what was found.
  const { NETWORK_RESULTS: results } = process.env;
  if (!results) return;
  const pages = Object.fromEntries(
    names.map((name) => [name, found.filter((host) => host.startsWith(`${name}.`))]),
  );
  await writeFile(join(results, `${browserName}.json`), JSON.stringify({ browser: name, pages }));
});
