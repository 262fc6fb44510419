import type { Browser, Page, Route } from '@playwright/test';
import { donorOn, en } from '../support/journeys/journey.js';
import { openEditor } from './block-editor.js';
import { block } from './block.js';
import { configure, post, read, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();

test.beforeEach(async ({ wordpress }) => {
  await configure(wordpress, { ...settings, base_url: '/api/v1', publishable_key: 'pk_test_sandbox' });
});

const script = '**/cdn/*/donation-widget.js';

/** A donor on a page whose script comes only when it’s let through. */
const beforeScript = async (browser: Browser, address: string, serve?: (route: Route) => Promise<void>) => {
  const page = await (await browser.newContext()).newPage();
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(script, async (route) => {
    await coming;
    await route.continue();
  });
  if (serve) await page.route(address, serve);
  await page.goto(address, { waitUntil: 'commit' });
  return { page, donor: donorOn(page, page.locator('donation-widget')), loadScript: come };
};

const view = (page: Page) => page.locator('donation-widget .donation-prerendered');

/** Whether a visitor gets the first view in the page. */
const hasView = async (address: string) => (await read(address)).html.includes('<template shadowrootmode');

/** Somebody who can edit the post looks at the page, until it has its view. */
const look = async (page: Page, address: string) => {
  await page.goto(address);
  await expect.poll(() => hasView(address)).toBe(true);
};

const places = (page: Page) =>
  page
    .locator('donation-widget')
    .evaluate(({ shadowRoot }) =>
      [
        ...(shadowRoot?.querySelectorAll(
          'legend, label, input, select, textarea, .hint, .impact, dt, dd, button, p.banner',
        ) ?? []),
      ].map((element) => [element.tagName, element.getBoundingClientRect().toJSON() as unknown]),
    );

for (const theme of ['twentytwentyone', 'twentytwentythree']) {
  test(`An author publishes a form, and a visitor types before the script runs, in ${theme}`, async ({
    browser,
    wordpress,
  }) => {
    await useTheme(wordpress, theme);
    const author = await logIn(browser, wordpress, 'author');
    const editor = await openEditor(author);
    await editor.add('Donation form');
    const stored = author.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('donation-widget'),
    );
    const address = await editor.publish();
    expect((await stored).status()).toBe(200);

    const { page, donor, loadScript } = await beforeScript(browser, address);
    await donor.type(en.customAmount, '7.50');
    await donor.type(en.email, 'ada@example.org');
    await expect(donor.submitButton).toHaveText('Donate');
    const before = await places(page);
    loadScript();
    await expect(donor.submitButton).toHaveText('Donate €7.50');
    await expect(view(page)).toHaveCount(0);
    await expect(donor.field(en.email)).toHaveValue('ada@example.org');
    // The button now names the amount.
    expect((await places(page)).length).toBe(before.length);
  });
}
