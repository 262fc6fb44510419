// A charity publishes another version, or goes back to the one before, while donors give.
import type { Page } from '@playwright/test';
import { en } from '../../src/languages/en.js';
import { listenForCompletion } from '../../test/support/journeys/completions.js';
import { donorOn } from '../../test/support/journeys/journey.js';
import { expect, formWith, test } from './site.js';
import { versions, type Release } from './versions.js';

const changes: [what: string, from: Release, to: Release][] = [
  ['publishes the next version', 'now', 'next'],
  ['goes back to the version before', 'next', 'now'],
];

/** Expects the form or the status to be of this version. */
const isOf = async (page: Page, release: Release) => {
  const version = () =>
    page.evaluate(() => {
      const { version } = (customElements.get('donation-widget') ?? {}) as { version?: string };
      return version;
    });
  await expect.poll(version).toBe(versions[release]);
};

/** Every request for a checkout that the page has sent. */
const countPosts = (page: Page) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/')) posts += 1;
  });
  return () => posts;
};

/** What a page has stored, by name. */
const storedOn = (page: Page) =>
  page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));

const fillIn = async (page: Page) => {
  const donor = donorOn(page);
  await donor.choose(en.month);
  await donor.type(en.customAmount, '37.50');
  await donor.type(en.email, 'ada@example.org');
};

for (const [what, from, to] of changes)
  test(`a donor who is giving while the charity ${what} loses nothing`, async ({ page, site, donor }) => {
    const posts = countPosts(page);
    const completions = await listenForCompletion(page);
    const begin = async () => {
      await site.publish(from);
      await page.goto('/give.html');
      await isOf(page, from);
      await fillIn(page);
    };

    await test.step('The donor reloads the form, and the choices are there', async () => {
      await begin();
      await site.publish(to);
      await page.reload();
      await isOf(page, to);
      await expect(donor.submitButton).toHaveText('Donate £37.50 monthly');
      await expect(page.getByRole('radio', { name: en.month })).toBeChecked();
      expect(posts()).toBe(0);
    });

    await test.step('The donor leaves the payment page, continues, pays, and is thanked once', async () => {
      await begin();
      await donor.submit();
      await expect(page.getByRole('button', { name: 'Pay £37.50' })).toBeVisible();
      await site.publish(to);
      await donor.leave();
      await isOf(page, to);
      await donor.returnToPayment.click();
      await donor.pay();
      await expect(donor.heading(en['succeeded.title'])).toBeVisible();
      await expect(page.getByText('£37.50').first()).toBeVisible();
      await isOf(page, to);
      await site.publish(from);
      await page.reload();
      await isOf(page, from);
      await expect(donor.heading(en['succeeded.title'])).toBeVisible();
      expect(completions).toHaveLength(1);
      expect(posts()).toBe(1);
      await donor.press(en.giveAgain);
      await expect(donor.submitButton).toHaveText('Donate £10.00');
    });

    await test.step('The payment is declined, and trying again keeps the amount', async () => {
      await begin();
      await donor.choose(en.once);
      await donor.submit();
      await site.publish(to);
      await donor.decline();
      await expect(donor.heading(en['failed.title'])).toBeVisible();
      await isOf(page, to);
      await donor.press(en.tryAgain);
      await expect(donor.submitButton).toHaveText('Donate £37.50');
      await expect(donor.field(en.customAmount)).toHaveValue('37.50');
      expect(posts()).toBe(2);
    });

    await test.step('The donor goes back from the payment page and can continue', async () => {
      await begin();
      await donor.submit();
      await expect(page.getByRole('button', { name: 'Pay £37.50' })).toBeVisible();
      await site.publish(to);
      await page.goBack();
      await isOf(page, to);
      await expect(donor.continueToPayment).toBeVisible();
      await expect(donor.submitButton).toHaveText('Donate £37.50 monthly');
      expect(posts()).toBe(3);
    });

    await test.step('No version has stored who the donor is', async () => {
      expect(JSON.stringify(await storedOn(page))).not.toMatch(/ada@|example\.org/i);
    });
  });

test('two tabs with two versions each show their own donation, and announce it once', async ({
  context,
  page,
  site,
}) => {
  const body = formWith('storage="local"');
  await site.publish('now', { body });
  const earlier = { page, donor: donorOn(page), completions: await listenForCompletion(page) };
  await page.goto('/give.html');
  await earlier.donor.choose('£25');
  await earlier.donor.type(en.email, 'ada@example.org');
  await earlier.donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();

  await site.publish('next', { body });
  const other = await context.newPage();
  const later = { page: other, donor: donorOn(other), completions: await listenForCompletion(other) };
  await other.goto('/give.html');
  await isOf(other, 'next');
  await later.donor.choose('£50');
  await later.donor.type(en.email, 'ada@example.org');
  await later.donor.submit();
  await later.donor.pay();
  await expect(later.donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(other.getByText('£50.00').first()).toBeVisible();

  await site.publish('now', { body });
  const returned = page.waitForRequest((request) => request.url().includes('donation-reference='));
  await earlier.donor.pay();
  const address = (await returned).url();
  await expect(earlier.donor.heading(en['succeeded.title'])).toBeVisible();
  await isOf(page, 'now');
  await expect(page.getByText('£25.00').first()).toBeVisible();

  await site.publish('next', { body });
  await other.goto(address);
  await isOf(other, 'next');
  await expect(other.getByText('£25.00').first()).toBeVisible();
  expect(earlier.completions).toMatchObject([{ amount: 2500 }]);
  expect(later.completions).toMatchObject([{ amount: 5000 }]);
});

/**
 * Adds to everything that is stored what a later version could: members, entries of another shape, and names. Returns
 * what must still be there afterwards.
 */
const addLaterData = (page: Page) =>
  page.evaluate(() => {
    const later = { later: ['x'] };
    const kept: string[] = [];
    for (const storage of [sessionStorage, localStorage]) {
      for (const name of Object.keys(storage).filter((one) => one.startsWith('donation-widget:'))) {
        const value = JSON.parse(storage.getItem(name) ?? 'null') as unknown;
        if (Array.isArray(value)) {
          const entries = (value as unknown[]).map((one) =>
            typeof one === 'object' ? { ...one, ...later } : one,
          );
          storage.setItem(name, JSON.stringify([{ id: 'of-later' }, ...entries, 'of-later']));
          kept.push(name);
        } else {
          const { answers = {} } = value as { answers?: object };
          const more = { dedication: { kind: 'pet' }, 'later-question': { rank: 1 }, interval: { every: 3 } };
          storage.setItem(
            name,
            JSON.stringify({ ...(value as object), answers: { ...answers, ...more }, ...later }),
          );
        }
      }
      storage.setItem('donation-widget:later', '{"format":2}');
    }
    return kept;
  });

test('a version gives donors their donation although a later one has stored more, and leaves that there', async ({
  page,
  site,
  donor,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await site.publish('next');
  await page.goto('/give.html');
  await fillIn(page);
  await donor.submit();
  await expect(page.getByRole('button', { name: 'Pay £37.50' })).toBeVisible();
  const kept = await addLaterData(page);
  expect(kept).toContain('donation-widget:pending');

  await site.publish('now');
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await isOf(page, 'now');
  await addLaterData(page);
  await page.reload();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();

  // Another donation, with answers of a later version for its questions.
  await donor.press(en.giveAgain);
  await fillIn(page);
  await page.goto('/api/v1/');
  await addLaterData(page);
  await page.goBack();
  await expect(donor.submitButton).toHaveText(/Donate £37\.50/);
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();

  const { session, local } = await storedOn(page);
  expect(session['donation-widget:later']).toBe('{"format":2}');
  expect(local['donation-widget:later']).toBe('{"format":2}');
  const pending = JSON.parse(session['donation-widget:pending'] ?? '[]') as unknown[];
  expect(pending).toContainEqual({ id: 'of-later' });
  expect(pending).toContainEqual(expect.objectContaining({ settled: 'succeeded', later: ['x'] }));
  expect(problems).toEqual([]);

  await site.publish('next');
  await page.reload();
  await isOf(page, 'next');
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
});
