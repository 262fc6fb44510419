import type { Locator, Page } from '@playwright/test';
import { referenceOf } from '../../src/build/manifest/reference.js';
import { all, ofColours } from '../accessibility/rules.js';
import { manifestOfSources } from '../manifest.js';
import { expectNoViolations } from './accessibility.js';
import { expect, test as base } from './static-demo.js';

const elements = referenceOf(await manifestOfSources());

/** The page as it is built, once for all: a server of Vite writes it anew each time that it is asked for. */
const test = base.extend<{ reference: Page }>({
  reference: async ({ page }, use) => {
    await page.goto('reference.html');
    await use(page);
  },
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find' });
const entriesOf = (part: Page | Locator) => part.locator('.entry');
const plain = (text: string) => text.replaceAll('`', '');

test('the reference has everything that the manifest has, in its words, and all its links lead there', async ({
  reference,
}) => {
  for (const { tag, description, groups } of elements) {
    await expect(reference.getByRole('region', { name: `<${tag}>`, exact: true })).toContainText(
      plain(description),
    );
    for (const { title, entries } of groups) {
      const group = reference.getByRole('region', { name: `${title} of <${tag}>`, exact: true });
      const names = entries.map(({ name }) => name.replace('(default)', 'default'));
      expect(names.length, title).toBeGreaterThan(0);
      expect(await group.getByRole('heading', { level: 4 }).allInnerTexts()).toEqual(names);
      const texts = await entriesOf(group).evaluateAll((all) => all.map((one) => one.textContent));
      for (const [place, entry] of entries.entries()) {
        const fields = entry.fields.flatMap((field) => [field.name, field.type, field.description]);
        for (const said of [entry.description, ...Object.values(entry.facts), ...fields]) {
          expect(texts[place], `${tag} ${entry.name}`).toContain(plain(said));
        }
      }
    }
  }

  // Every attribute has an address of its own, and every link of the page leads somewhere.
  for (const { tag, groups } of elements) {
    const attributes = groups.find(({ kind }) => kind === 'attribute')?.entries ?? [];
    for (const { name } of attributes) {
      await expect(reference.locator(`#${tag}-attribute-${name}`)).toContainText(name);
    }
  }
  const { ids, targets } = await reference.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    targets: [...document.querySelectorAll('a[href^="#"]')].map((link) =>
      link.getAttribute('href')?.slice(1),
    ),
  }));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(targets));
});

test('a web editor finds an attribute by any word of it, by keyboard too, and a link to what is hidden ends the search', async ({
  reference,
}) => {
  await reference.keyboard.press('Tab');
  await expect(reference.getByRole('link', { name: 'Skip to the reference' })).toBeFocused();
  await reference.keyboard.press('Enter');
  await expect(reference.getByRole('main')).toBeFocused();

  await search(reference).focus();
  await reference.keyboard.type('waituntil');
  await reference.keyboard.press('Enter');
  const link = reference.getByRole('link', { name: 'donation-submit', exact: true });
  await expect(link).toBeFocused();
  // The page is told a little after its address has changed, and would end a search that has begun meanwhile.
  await reference.evaluate(() => {
    addEventListener('hashchange', () => (document.documentElement.dataset['arrived'] = location.hash));
  });
  await reference.keyboard.press('Enter');
  await expect(reference).toHaveURL(/#donation-widget-event-donation-submit$/);
  await expect(reference.locator('html')).toHaveAttribute('data-arrived', /donation-submit$/);

  await test.step('by any word', async () => {
    await search(reference).fill('blanket json');
    await expect(reference.getByRole('status')).toHaveText(/^1 of \d+ shown$/);
    await expect(entriesOf(reference).filter({ visible: true })).toHaveText(/^\s*items/);
    await expect(reference.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText([
      '<donation-widget>',
      'Attributes',
    ]);

    await search(reference).fill('no such xylophone');
    await expect(reference.getByRole('status')).toHaveText(/^0 of /);

    await reference.getByRole('button', { name: 'Clear' }).click();
    await expect(reference.getByRole('status')).toHaveText('');
    await expect(search(reference)).toBeFocused();
    const all = elements.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries));
    await expect(entriesOf(reference).filter({ visible: true })).toHaveCount(all.length);
  });

  await test.step('a link to what the search hides', async () => {
    await search(reference).fill('blanket');
    const hidden = reference.locator('#donation-button-attribute-label');
    await expect(hidden).toBeHidden();
    await reference.evaluate(() => {
      location.hash = 'donation-button-attribute-label';
    });
    await expect(hidden).toBeInViewport();
    await expect(search(reference)).toHaveValue('');
  });
});

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('passes the a11y audit on a phone and a desktop, light and dark, and never scrolls sideways', async ({
  page,
}) => {
  await page.goto('reference.html#donation-widget-attribute-items');
  for (const [width, scheme, other] of [
    [320, 'light', 'dark'],
    [1280, 'dark', 'light'],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      // Another scheme changes nothing but colours.
      for (const [colorScheme, rules] of [
        [other, ofColours],
        [scheme, all],
      ] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await isWider(page)).toBe(false);
        await expectNoViolations(page, `${width} px, ${colorScheme}`, rules);
      }
      // Some of the same entries: one scheme at each width.
      await search(page).fill('outcome');
      await expect(page.getByRole('status')).not.toHaveText('');
      expect(await isWider(page)).toBe(false);
      await expectNoViolations(page, `${width} px, found`);
      await page.getByRole('button', { name: 'Clear' }).click();
    });

    await test.step(`${width} px, from right to left`, async () => {
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      expect(await isWider(page)).toBe(false);
      await expect(page.locator('h4 code').first()).toHaveCSS('direction', 'ltr');
      await page.evaluate(() => {
        document.documentElement.removeAttribute('dir');
      });
    });
  }
});
