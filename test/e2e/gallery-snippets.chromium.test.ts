import type { Page } from '@playwright/test';
import { fromFragment, valueOf } from '../../demo/configurator/choices.js';
import { attributesOf, propertiesOf } from '../../demo/configurator/chosen.js';
import { colourLints } from '../../demo/configurator/colour-lints.js';
import { settingLints } from '../../demo/configurator/setting-lints.js';
import { complaintsOf, entries, partsOf } from './gallery-entries.js';
import { openSite, type Site } from './gallery-site.js';
import { expect, secureTest, test as journey } from './journey.js';

const folder = /https:\/\/cdn\.example\.org\/donation-widget@[\d.a-z-]+\//;

const copySnippet = async (page: Page): Promise<string> => {
  await page.getByText('How this form is embedded').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

const test = secureTest.extend<object, { site: Site }>({
  permissions: ['clipboard-read', 'clipboard-write'],
  site: [
    async ({ folder }, use) => {
      const site = await openSite(folder);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const { name, give, button, asked, sent, thanks } of entries.filter(({ name: one }) =>
  ['zakat', 'gifts', 'dialog'].includes(one),
)) {
  test(`a web editor copies the form of “${name}” into a blank page, and a donor gives there`, async ({
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
    // What the page says to change: the folder of the script. The service stays the sandbox.
    const own = snippet.replace(folder, site.scripts);
    expect(own).toContain(`src="${site.scripts}donation-widget.js"`);
    expect(own).toContain('integrity="sha384-');
    site.paste(own);

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

for (const { name } of entries) {
  journey(`the snippet of “${name}” is the very element of its page`, async ({ page, http }) => {
    await page.goto(`${http}/demo/gallery/${name}.html`);
    await expect(page.locator('.embed code')).toHaveText(/donation-widget/);
    const { shown, real } = await page.evaluate(() => {
      const describe = (node: Node): unknown => {
        if (!(node instanceof Element)) return node.textContent?.replace(/\s+/g, ' ').trim();
        const attributes = [...node.attributes]
          // Which the element sets by itself.
          .filter(({ name: one, value }) => one !== 'color-scheme' || value !== 'auto')
          .map(({ name: one, value }) => [
            one,
            one === 'base-url' ? new URL(value, location.href).href : value.replace(/\s+/g, ' '),
          ]);
        const children = [...node.childNodes].map(describe).filter((child) => child !== '');
        return { tag: node.localName, attributes, children };
      };
      const find = (root: ParentNode) => root.querySelector('donation-button, donation-widget');
      const code = document.querySelector('.embed code')?.textContent ?? '';
      const pasted = find(new DOMParser().parseFromString(code, 'text/html'));
      const placed = find(document);
      return { shown: pasted && describe(pasted), real: placed && describe(placed) };
    });
    expect(shown).not.toBeNull();
    expect(shown).toEqual(real);
  });
}

for (const { name } of entries) {
  journey(
    `the form of “${name}” opens in the configurator with its attributes, and nothing is said against them`,
    async ({ page, http }) => {
      await page.goto(`${http}/demo/gallery/${name}.html`);
      const form = page.locator('donation-widget');
      // A form behind a button is drawn once somebody wants it; its attributes are there before.
      await expect(page.locator('.embed summary')).toBeVisible();
      const placed = await form.evaluate((one) =>
        Object.fromEntries([...one.attributes].map((attribute) => [attribute.name, attribute.value])),
      );
      await page.getByText('How this form is embedded').click();
      await page.getByRole('link', { name: 'Open in the configurator' }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/demo/');
      const choices = fromFragment(new URL(page.url()).hash);
      const opened = Object.fromEntries(attributesOf(choices));
      const switches = ['test-mode', 'one-off', 'no-custom-amount', 'gift-aid'];
      const left = ['base-url', 'publishable-key'];
      const expected = Object.entries(placed).flatMap(([key, value]) => {
        if (switches.includes(key)) return [[key, true]];
        // What holds anyway is not chosen.
        return left.includes(key) || value === valueOf({}, key) ? [] : [[key, value]];
      });
      expect(opened).toEqual(Object.fromEntries(expected));
      expect(Object.fromEntries(propertiesOf(choices))).toHaveProperty('--donation-primary');
      expect([...settingLints(choices), ...colourLints(choices)]).toEqual([]);
    },
  );
}

journey(
  'the words of a page stay words in its snippet, and its comments stay behind',
  async ({ page, http }) => {
    await page.route('**/gallery/night.html', async (route) => {
      const response = await route.fetch();
      const page = (await response.text()).replace(
        '<h2 slot',
        '<!-- Ours -->5 &lt; 6 &amp;amp; &lt;b>so<h2 slot',
      );
      await route.fulfill({ response, body: page });
    });
    await page.goto(`${http}/demo/gallery/night.html`);
    const code = page.locator('.embed code');
    await expect(code).toContainText('\n  5 &lt; 6 &amp;amp; &lt;b&gt;so\n');
    await expect(code).not.toContainText('Ours');
  },
);

journey(
  'a snippet keeps the place of a form, but none for a form behind a button',
  async ({ page, http }) => {
    const code = page.locator('.embed code');
    await page.goto(`${http}/demo/gallery/night.html`);
    await expect(code).toContainText(/display: block;\s+min-height: max\(62em, 992px\);/);
    await page.goto(`${http}/demo/gallery/dialog.html`);
    await expect(code).toContainText('donation-button {');
    await expect(code).not.toContainText('min-height');
  },
);

journey('a web editor reads what the configurator leaves out of a form', async ({ page, http }) => {
  for (const [name, words] of [
    ['night', 'its heading, its small print and its thanks.'],
    ['gifts', 'its heading, its own question, its small print and its thanks.'],
    ['dialog', 'its button, its heading, its small print and its thanks.'],
  ] as const) {
    await page.goto(`${http}/demo/gallery/${name}.html`);
    await page.getByText('How this form is embedded').click();
    await expect(page.locator('.embed')).toContainText(`stays here: ${words}`);
  }
  await page.route('**/gallery/night.html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/slot="\w+"/g, '') });
  });
  await page.goto(`${http}/demo/gallery/night.html`);
  await page.getByText('How this form is embedded').click();
  await expect(page.getByRole('link', { name: 'Open in the configurator' })).toBeVisible();
  await expect(page.locator('.embed')).not.toContainText('stays here');
});

journey('a browser that refuses to copy leaves the snippet selected', async ({ page, http }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    });
    document.execCommand = () => false;
  });
  await page.goto(`${http}/demo/gallery/night.html`);
  await page.getByText('How this form is embedded').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('it is selected, so that you can')).toBeVisible();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toBe(await page.locator('.embed code').innerText());
});
