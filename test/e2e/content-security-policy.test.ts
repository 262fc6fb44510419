import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../listen.js';
import { en, expect, test as journey } from './journey.js';
import { build } from './server.js';
import { violationsOf } from './violations.js';

type StrictSite = {
  /** A page of a charity that allows no more than the README asks for, on an origin of its own. */
  openPage: (element: string, addition?: string) => Promise<void>;
  violations: string[];
};

const test = journey.extend<StrictSite, { bundle: string }>({
  bundle: [
    async ({ folder }, use) => {
      await build('cdn', join(folder, 'cdn'));
      await use(join(folder, 'cdn'));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  violations: async ({ page }, use) => {
    await use(await violationsOf(page));
  },
  openPage: async ({ page, bundle, http }, use) => {
    const site = { element: '', policy: '' };
    const server = createServer((request, response) => {
      if (request.url === '/') {
        response
          .setHeader('content-security-policy', site.policy)
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(
            '<!doctype html><html lang="en-GB"><title>Give</title>' +
              // Else some browsers ask this origin for one, which its policy does not allow.
              `<link rel="icon" href="${http}/demo/art/mark.svg">` +
              `<script type="module" src="/donation-widget.js"></script>${site.element}<button>Bare</button>`,
          );
        return;
      }
      readFile(join(bundle, request.url ?? '')).then(
        (file) => response.setHeader('content-type', 'text/javascript').end(file),
        () => response.writeHead(404).end(),
      );
    });
    const { origin, close } = await listen(server);

    await use(async (element, addition = '') => {
      site.element = element.replace('>', ` base-url="${http}/api/v1" publishable-key="pk_test_sandbox">`);
      // The sandbox serves its logos by http; a real service does it by https.
      site.policy = `default-src 'none'; script-src 'self'; connect-src ${http}; img-src https: ${http}; ${addition}`;
      await page.goto(`${origin}/`);
    });
    await close();
  },
});

for (const { policy, addition } of [
  { policy: 'a strict Content-Security-Policy', addition: '' },
  {
    policy: 'Trusted Types',
    addition: "require-trusted-types-for 'script'; trusted-types lit-html",
  },
]) {
  test(`a donor gives on a page with ${policy}, which nothing violates`, async ({
    page,
    donor,
    posts,
    openPage,
    violations,
    organisationReturn,
  }) => {
    await organisationReturn('thanks.html');
    await openPage('<donation-widget fields="name phone address"></donation-widget>', addition);
    const colourOf = (button: Element) => getComputedStyle(button).backgroundColor;
    const bare = await page.getByRole('button', { name: 'Bare' }).evaluate(colourOf);
    await expect(donor.donate).not.toHaveCSS('background-color', bare);
    await donor.donate.click();
    await expect(page.getByRole('link', { name: en['email.required'] })).toBeVisible();
    await donor.type(en.email, 'ada@example.org');
    const paymentPage = page.waitForRequest('**/sandbox/checkout/**');
    await donor.donate.click();
    const slug = new URL((await paymentPage).url()).pathname.split('/').at(-1) ?? '';
    expect(violations).toEqual([]);
    await donor.pay();
    // The organisation's page is on another origin, which knows nothing of this tab's donation.
    await expect(donor.heading(en['lost.title'])).toBeVisible();
    expect(posts).toHaveLength(1);

    await openPage(`<donation-status type="one_time" slug="${slug}"></donation-status>`, addition);
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    const logo = page.getByRole('img', { name: 'Rivers & Reeds Trust' });
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(logo.locator('..')).toHaveCSS('background-color', 'rgb(15, 92, 92)');
    expect(violations).toEqual([]);
  });
}

for (const { names, isAllowed } of [
  { names: 'lit-html', isAllowed: false },
  { names: "lit-html 'allow-duplicates'", isAllowed: true },
]) {
  test(`beside a Lit of the page's own, under trusted-types ${names}, a donor sees ${
    isAllowed ? 'the form' : 'the link inside'
  }`, async ({ page, donor, openPage }) => {
    // As Lit does when it is loaded. Where there are no Trusted Types, the form always shows.
    await page.addInitScript(() => {
      const { trustedTypes } = globalThis as {
        trustedTypes?: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes?.createPolicy('lit-html', { createHTML: String });
    });
    await openPage(
      '<donation-widget><a href="https://charity.example/">Other ways to give</a></donation-widget>',
      `require-trusted-types-for 'script'; trusted-types ${names}`,
    );
    const isShown = isAllowed || !(await page.evaluate(() => 'trustedTypes' in globalThis));
    await expect(donor.donate).toBeVisible({ visible: isShown });
    await expect(page.getByRole('link', { name: 'Other ways to give' })).toBeVisible({ visible: !isShown });
  });
}
