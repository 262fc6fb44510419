import type { Page } from '@playwright/test';
import { entries } from '../support/demo/gallery-entries.js';
import { complaintsOf, partsOf } from '../support/demo/gallery-page.js';
import { openSite, type Site } from '../support/demo/gallery-site.js';
import { expect, secureTest, test as journey } from '../support/journeys/journey.js';

const copySnippet = async (page: Page): Promise<string> => {
  await page.getByText('Get the code for this form').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

const test = secureTest.extend<{ site: Site }>({
  permissions: ['clipboard-read', 'clipboard-write'],
  // The demo must have its scripts as long as this fixture.
  site: async ({ folder, pinnedScripts: _ }, use) => {
    const site = await openSite(folder);
    await use(site);
    await site.close();
  },
});

/** In another language, with items, and behind amounts. `gallery.journey.test.ts` reads the code of every page. */
const copied = entries.filter(({ name }) => ['relief-ar', 'gifts', 'campaign'].includes(name));

for (const { name, opener, give, button, asked, sent, thanks } of copied) {
  test(`A web editor copies the form of “${name}” into a blank page, and a donor gives there`, async ({
    page,
    donor,
    https,
    site,
    received,
  }) => {
    await page.goto(`${https}/demo/gallery/${name}.html`);
    const primary = () =>
      page
        .locator('donation-button, donation-widget')
        .first()
        .evaluate((one) => getComputedStyle(one).getPropertyValue('--donation-primary'));
    const colour = await primary();
    const snippet = await copySnippet(page);
    // A form behind a button takes no space.
    expect(snippet.includes('min-height: 100vh;')).toBe(!opener);
    expect(snippet).toContain(`src="${https}/donation-widget.js"`);
    expect(snippet).toContain('integrity="sha384-');
    // The form follows the language of the page, which is the charity's own.
    site.paste(snippet, await page.locator('html').getAttribute('lang'));

    const complaints = complaintsOf(page);
    await page.goto(site.origin);
    const { email, submit } = partsOf(page);
    await give(donor, page);
    await email.fill('ada@example.org');
    await expect(submit).toHaveText(button);
    expect(await primary()).toBe(colour);
    await submit.click();
    expect(await donor.asked()).toEqual(asked);
    expect((await received())[0]).toMatchObject(sent);

    await donor.pay();
    await expect(page).toHaveURL(`${site.origin}/`);
    const [title, words] = thanks;
    await expect(donor.heading(title)).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

/** Opens a page of the gallery with a changed text, and shows the code of its form. */
const openChanged = async (page: Page, address: string, change: (text: string) => string) => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(address);
  await page.getByText('Get the code for this form').click();
};

journey(
  'the words of a page stay words in its snippet, its comments stay behind, and a browser that refuses to copy leaves it selected',
  async ({ page, http }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
      });
      document.execCommand = () => false;
    });
    await openChanged(page, `${http}/demo/gallery/night.html`, (text) =>
      text.replace('<h2 slot', '<!-- Ours -->5 &lt; 6 &amp;amp; &lt;b>so<h2 slot'),
    );
    const code = page.locator('.embed pre code');
    await expect(code).toContainText('\n  5 &lt; 6 &amp;amp; &lt;b&gt;so\n');
    await expect(code).not.toContainText('Ours');
    await expect(code).toContainText(/display: block;[^}]+min-height: 100vh;/);

    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('so you can copy it yourself')).toBeVisible();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toBe(await code.innerText());
  },
);

journey(
  'the link to the configurator leads there, and says nothing of a form that is whole there',
  async ({ page, http }) => {
    const address = `${http}/demo/gallery/emergency.html`;
    await openChanged(page, address, (text) => text.replaceAll(/slot="\w+"/g, ''));
    const link = page.getByRole('link', { name: 'Open in the configurator' });
    await expect(link).toBeVisible();
    await expect(page.locator('.embed')).not.toContainText('leaves out');
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === '/demo/');
    const first = page.getByRole('group', { name: 'Amount 1', exact: true });
    await expect(first.getByLabel('Impact line')).toHaveValue(/clean water/);
  },
);
