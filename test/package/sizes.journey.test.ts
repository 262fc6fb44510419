import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entry, importsOf, journey, sizes } from '../../build/sizes.js';
import { expect, test as base } from './packed.js';

const host = 'https://your-host.example';
const charity = 'https://charity.example/';

type Site = {
  /** Opens a page with this body, and returns the scripts that it requests. */
  open: (body: string, page?: string) => Promise<string[]>;
};

const test = base.extend<Site>({
  open: async ({ page, packed }, use) => {
    await use(async (body, address = charity) => {
      const asked: string[] = [];
      await page.route('**/*', async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        if (origin !== host) {
          await route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: `<!doctype html><html lang="en"><title>Give</title><link rel="icon" href="data:,">${body}`,
          });
          return;
        }
        asked.push(pathname.slice(1));
        await route.fulfill({
          path: join(packed.files, 'dist/cdn', pathname),
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      await page.goto(address);
      return asked;
    });
  },
});

/** A plain form, as a page contains it. */
const snippet = `<script type="module" src="${host}/donation-widget.js"></script>
  <donation-widget base-url="https://service.example/api/v1" publishable-key="pk_live_4Zp">
    <a href="https://charity.example/other-ways">Other ways to give</a>
  </donation-widget>`;

const classicSnippet = snippet.replace('type="module"', 'defer').replace(entry, 'donation-widget.iife.js');

const classicJourney = ['donation-widget.iife.js', 'service.classic.js', 'status.classic.js'] as const;

/**
 * The bytes when last measured. What a page loads is compressed with brotli. The test fails if a size grows by more
 * than a tenth.
 */
const usual = {
  first: 47_000,
  // This is the whole journey from the form to the thank-you message, in English.
  journey: 65_200,
  dialog: 2_500,
  questions: 28_700,
  classic: 47_200,
  client: 8_300,
  packed: 1_205_900,
  unpacked: 4_290_400,
};

test('is at most a tenth larger than when last measured', async ({ packed }) => {
  const measured = await sizes(packed.copy);
  for (const [what, bytes] of Object.entries(usual))
    expect(measured[what as keyof typeof usual], what).toBeLessThanOrEqual(bytes * 1.1);
});

test('needs only its first file for the first render', async ({ packed }) => {
  const code = await readFile(join(packed.files, 'dist/cdn', entry), 'utf8');
  expect(importsOf(code)).toEqual([]);
});

for (const [kind, tag, [script, service, status]] of [
  ['module', snippet, journey],
  ['classic', classicSnippet, classicJourney],
] as const) {
  test(`the ${kind} script loads one file for a plain form, and the rest when the donor starts`, async ({
    open,
    page,
  }) => {
    const asked = await open(tag);
    await expect(page.getByRole('button', { name: 'Donate £10.00' })).toBeEnabled();
    expect(asked).toEqual([script]);
    await page.getByLabel('Email address').fill('me@example.org');
    await page.getByRole('radio', { name: '£50' }).check();
    await page.getByRole('button', { name: 'Donate £50.00' }).waitFor();
    const suggestion = `question-email-suggestion${kind === 'classic' ? '.classic' : ''}.js`;
    await expect.poll(() => asked).toEqual([script, service, suggestion]);
  });

  test(`the ${kind} script loads the status when the donor comes back`, async ({ open, page }) => {
    await page.route('https://service.example/**', (route) => route.abort());
    const asked = await open(tag, `${charity}?donation-reference=${'0'.repeat(32)}`);
    await expect(page.locator('donation-widget [part~=status]')).toBeVisible();
    expect([...asked].sort()).toEqual([script, service, status].sort());
  });
}

test('shows the fallback if the service’s address is a path on a page without https', async ({
  open,
  page,
}) => {
  await open(snippet.replace('https://service.example', ''), 'http://charity.example/');
  await expect(page.getByRole('link', { name: 'Other ways to give' })).toBeVisible();
  await expect(page.locator('donation-widget form')).toHaveCount(0);
});
