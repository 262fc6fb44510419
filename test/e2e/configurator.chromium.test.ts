import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { de } from '../../src/i18n/de.js';
import { listen } from '../listen.js';
import { editorOn } from './configurator.js';
import { en, expect, secureTest } from './journey.js';
import { violationsOf } from './violations.js';

type Site = {
  address: string;
  /**
   * The snippet that was pasted into its one page, which is blank otherwise, and the policy that the page is sent
   * with.
   */
  pasted: { snippet: string; policy: string };
};

const test = secureTest.extend<{ site: Site; violations: string[] }>({
  site: async ({ folder, https, pinnedScripts }, use) => {
    const pasted = { snippet: '', policy: '' };
    // The certificate that the service’s server has made for itself.
    const pem = await readFile(join(folder, 'https/vite/basic-ssl/_cert.pem'));
    const server = createServer({ key: pem, cert: pem }, (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'https://localhost');
      if (pathname === '/') {
        response
          .setHeader('content-security-policy', pasted.policy)
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(
            '<!doctype html><html lang="en-GB"><title>Give</title>' +
              `<link rel="icon" href="${https}/demo/art/mark.svg"><main>${pasted.snippet}</main>`,
          );
        return;
      }
      readFile(join(pinnedScripts, pathname.replace('/scripts/', ''))).then(
        (file) => response.setHeader('content-type', 'text/javascript').end(file),
        () => response.writeHead(404).end(),
      );
    });
    const { origin, close } = await listen(server);
    await use({ address: origin, pasted });
    await close();
  },
  violations: async ({ page }, use) => {
    await use(await violationsOf(page));
  },
});

/** The code of a block, as its button copies it. */
const clipboard = async (page: Page, title: string) => {
  const editor = editorOn(page);
  await editor.copy(title);
  await expect(editor.side.getByRole('button', { name: `Copy: ${title}` })).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Puts the snippet into the page of the site, under the policy that goes with it. */
const pasteInto = async ({ pasted }: Site, page: Page) => {
  pasted.snippet = await clipboard(page, 'In your page');
  pasted.policy = await clipboard(page, 'Content-Security-Policy');
};

for (const file of ['Classic', 'Module']) {
  test(`a web editor configures a form, copies it into a blank page under the policy, and a donor gives: ${file}`, async ({
    page,
    context,
    donor,
    https,
    site,
    violations,
  }) => {
    test.setTimeout(60_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const editor = editorOn(page);
    await editor.open(https);
    await editor.write('Address of the service', `${https}/api/v1`);
    await editor.write('Publishable key', 'pk_test_sandbox');
    await editor.switchOn('Test mode');
    await editor.write('Suggested amounts', '5 15 30');
    await editor.openGroup('About the donor');
    await editor.field('Phone number').selectOption('Asked');
    await editor.openGroup('Colours and shape');
    await editor.write('Your colour', '#0f5c5c');
    await editor.see('Snippet');
    await editor.side.getByRole('radio', { name: file }).check();
    await editor.write('Address of the folder', `${site.address}/scripts/`);

    await editor.isMeasured();

    await pasteInto(site, page);
    expect(site.pasted.snippet).toContain('integrity="sha384-');
    expect(site.pasted.snippet).not.toMatch(/="[^"]*…/);

    await page.goto(site.address);
    await expect(page.getByText(en.testMode)).toBeVisible();
    await expect(donor.field(en.phone)).toBeVisible();
    await donor.choose('£15');
    await donor.type(en.email, 'ada@example.org');
    await expect(donor.submitButton).toHaveCSS('background-color', 'rgb(15, 92, 92)');
    const kept = await page.locator('donation-widget').evaluate((form) => ({
      height: form.getBoundingClientRect().height,
      place: parseFloat(getComputedStyle(form).minHeight),
    }));
    expect(kept.height, 'the form fits into the place that is kept for it').toBe(kept.place);
    await donor.submit();
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    expect(new URL(page.url()).origin).toBe(site.address);
    expect(violations).toEqual([]);
  });
}

test('a donor sees the form of a copied snippet, with its style, before the script, which then takes it over', async ({
  page,
  context,
  donor,
  https,
  site,
  violations,
}) => {
  test.setTimeout(60_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = editorOn(page);
  const choices = {
    'base-url': `${https}/api/v1`,
    'publishable-key': 'pk_test_sandbox',
    cdn: `${site.address}/scripts/`,
    locale: 'de',
    file: 'module',
  };
  await editor.open(https, `#${new URLSearchParams(choices).toString()}`);
  await editor.write('Suggested amounts', '5 15 30');
  await editor.see('Snippet');
  await editor.isMeasured();
  const code = editor.code('In your page');
  await expect(code).toContainText('<template shadowrootmode="open">');
  const shown = await editor.side
    .locator('pre')
    .first()
    .evaluate((pre) => ({
      lines: pre.clientHeight / parseFloat(getComputedStyle(pre).lineHeight),
      written: pre.textContent?.split('\n').length ?? 0,
      cutOff: pre.scrollWidth - pre.clientWidth,
    }));
  // The padding and the wrapped end of a long address take a few more lines.
  expect(shown.lines, 'the form as HTML is one line of the code').toBeLessThan(shown.written + 10);
  expect(shown.cutOff, 'there is nothing to scroll sideways').toBe(0);

  await pasteInto(site, page);
  expect(site.pasted.snippet).toBe(await code.textContent());
  let letScriptCome = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route('**/scripts/donation-widget.js', async (route) => {
    await coming;
    await route.continue();
  });
  const words = page.waitForRequest('**/scripts/de.js');
  await page.goto(site.address, { waitUntil: 'commit' });
  await words;
  const submit = page.locator('[part~=submit]');
  await expect(submit).toHaveText(de.donate);
  await expect(submit).toHaveCSS('background-color', 'rgb(11, 87, 208)');
  await donor.choose('15\u00a0£');
  const form = page.locator('donation-widget');
  const box = await form.boundingBox();
  letScriptCome();
  await expect(submit).toHaveText(/15,00/);
  await expect(page.locator('.prerendered')).toHaveCount(0);
  expect(await form.boundingBox()).toEqual(box);
  expect(violations).toEqual([]);

  await test.step('without it, the snippet is as short as it was', async () => {
    await editor.open(https, `#${new URLSearchParams(choices).toString()}`);
    await editor.see('Snippet');
    await editor.field('Show the form before the script has loaded').uncheck();
    await editor.isMeasured();
    await expect(code).not.toContainText('<template');
    await expect(page).toHaveURL(/prerender=(?:&|$)/);
    await expect(editor.code('Content-Security-Policy')).toHaveText(/style-src 'sha256-[^' ]+';/);
    await editor.side.getByRole('radio', { name: 'Classic', exact: true }).check();
    await expect(editor.field('Show the form before the script has loaded')).toHaveCount(0);
  });
});

test('a web editor copies where the page may not write to the clipboard', async ({ page, https }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const editor = editorOn(page);
  await editor.open(https);
  await editor.see('Snippet');
  await editor.copy('In your page');
  await expect(editor.side.getByRole('button', { name: 'Copy: In your page' })).toBeFocused();
  await editor.see('Options');
  await editor.openGroup('Links and your records');
  await editor.field('Notes for your records').focus();
  await page.keyboard.press('Control+V');
  await expect(editor.field('Notes for your records')).toHaveValue(
    /<donation-widget[\s\S]*<\/donation-widget>/,
  );
});
