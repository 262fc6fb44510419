import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { en, expect, test } from '../support/journeys/journey.js';

/** Collects console messages, errors that are thrown, and requests. */
const listen = async (page: Page) => {
  // Not every browser gives the text of an error object on the console.
  await page.addInitScript(() => {
    const write = console.error;
    console.error = (...written: unknown[]) => {
      write(...written);
      console.info(...written.map(String));
    };
  });
  const seen = { console: [] as string[], thrown: [] as Error[], requests: [] as string[] };
  page.on('console', (message) => seen.console.push(message.text()));
  page.on('pageerror', (error) => seen.thrown.push(error));
  page.on('request', (request) => {
    if (request.url().includes('/api/v1')) seen.requests.push(request.url());
  });
  return seen;
};

test('A donor finds another way to give on a page with wrong attributes', async ({ page, donor }) => {
  const seen = await listen(page);
  for (const [file, words] of [
    ['secret-key.html', /secret key/],
    ['wrong-address.html', /base-url should start with https/],
  ] as const) {
    await test.step(file, async () => {
      await page.goto(file);
      await expect.poll(() => seen.console.join('\n')).toMatch(words);
      await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeVisible();
      await expect(donor.submitButton).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
    });
  }
  expect(seen.thrown).toEqual([]);
  expect(seen.requests).toEqual([]);
  expect(seen.console.join('\n')).not.toContain('sk_test_sandbox');
});

test('A donor never sends the page’s form, with or without a working donation form in it', async ({
  page,
  donor,
  posts,
}) => {
  const seen = await listen(page);
  const address = 'unconfigured-inside-a-form.html';
  await page.goto(address);
  await expect(page.getByText(en.closed)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByText(en.closed).click();
  await page.keyboard.press('Enter');
  await page.evaluate(async () => {
    await document.querySelector('donation-widget')?.submit();
  });
  expect(page.url()).toContain(address);
  expect(seen.thrown).toEqual([]);

  await page.goto('inside-a-form.html');
  await donor.submit();
  await expect(page.getByRole('link', { name: en['email.required'] })).toBeVisible();
  await donor.type(en.email, 'ada@example.org');
  await donor.field(en.email).press('Enter');
  await expect(page.getByRole('button', { name: 'Pay £10.00' })).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('The person who makes a page reads there what is wrong, and donors don’t', async ({
  page,
  builtScripts,
}) => {
  await page.route('https://charity.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.js')) await route.fulfill({ path: join(builtScripts, pathname) });
    else
      await route.fulfill({
        body: `<!doctype html><title>Give</title><script type="module" src="/donation-widget.js"></script>
          <donation-widget base-url="https://service.example/api/v1" publishable-key="pk_live_x" amounts="ten">
          <a href="/elsewhere">Give elsewhere</a></donation-widget>`,
        contentType: 'text/html; charset=utf-8',
      });
  });
  const seen = await listen(page);
  const box = page.getByRole('region', { name: 'Problem that only you see' });
  await page.goto('https://charity.example/');
  await expect.poll(() => seen.console.join('\n')).toMatch(/amounts has "ten"/);
  await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeVisible();
  await expect(box).toHaveCount(0);
  await page.goto('https://charity.example/?donation-check');
  await expect(box).toContainText('amounts has "ten", which is not an amount in GBP');
  await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeVisible();
});
