import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { de } from '../../src/i18n/de.js';
import { en, type Messages } from '../../src/i18n/en.js';
import { expect, test as journey } from './journey.js';

const snippet = await readFile(new URL('../bench/snippet.html', import.meta.url), 'utf8');

type Look = { lang?: string; css?: string };

const text = '<p>Every gift pays for seedlings and for the people who look after them.</p>';

const documentOf = ({ lang = 'en-GB', css = '' }: Look) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>Give</title><link rel="icon" href="data:,"><style>body { font: 16px/1.5 sans-serif; ${css} }</style>
  <h1>Give</h1>${text}${snippet.replace('pk_live_…', 'pk_live_x')}<footer>${text.repeat(3)}</footer>`;

/** Adds up whatever moves and is not the donor's doing. */
const noteShifts = () => {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  (window as unknown as Shifting).shift = () => {
    // These shifts are noted, but were not delivered yet.
    add(observer.takeRecords());
    return sum;
  };
};

type Shifting = { shift: () => number };

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Shifting).shift());

/** Once two more frames have been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** How high up everything of the page is, and how high it is itself. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, p, footer, donation-widget')].map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return `${one.localName}: ${height} from ${top}`;
    }),
  );

const test = journey.extend<{ open: (look: Look) => Promise<() => void> }>({
  /** Opens a page on which each script waits until the scripts are let go. */
  open: async ({ page, builtScripts }, use) => {
    let shown: Look = {};
    let gone: Promise<unknown> = Promise.resolve();
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.endsWith('.js')) {
        await route.fulfill({ body: documentOf(shown), contentType: 'text/html; charset=utf-8' });
        return;
      }
      await gone;
      await route.fulfill({
        path: join(builtScripts, pathname),
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await page.addInitScript(noteShifts);
    await use(async (look) => {
      const scripts = new EventEmitter();
      shown = look;
      gone = once(scripts, 'go');
      await page.goto('https://charity.example/', { waitUntil: 'commit' });
      return () => scripts.emit('go');
    });
  },
});

const looks: readonly { look: string; words: Messages; page: Look }[] = [
  { look: 'of usual letters', words: en, page: {} },
  { look: 'of small letters', words: en, page: { css: 'font-size: 13px; line-height: 1.2' } },
  { look: 'of large letters', words: en, page: { css: 'font-size: 20px; line-height: 1.7' } },
  { look: 'that is centred', words: en, page: { css: 'text-align: center' } },
  { look: 'in German', words: de, page: { lang: 'de' } },
];

/** Before its script comes and after, where everything of the page is; and how much the browser says has moved. */
const moves = async (page: Page, open: (look: Look) => Promise<() => void>, look: Look, words: Messages) => {
  const letGo = await open(look);
  await expect(page.getByRole('link', { name: 'Other ways to give' })).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await painted(page);
  const before = await places(page);
  letGo();
  await expect(page.getByRole('textbox', { name: words.email, exact: true })).toBeVisible();
  await painted(page);
  return { before, after: await places(page), shift: await shiftOf(page) };
};

// So high that all is in view: what moves out of view counts for nothing.
for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 2000 } });

    test('nothing of a page moves when the form comes late', async ({ page, open, browserName }) => {
      for (const { look, words, page: site } of looks) {
        await test.step(`a page ${look}`, async () => {
          const { before, after, shift } = await moves(page, open, site, words);
          expect(after).toEqual(before);
          expect(shift).toBe(0);
        });
      }
      await test.step('what does move is noted', async () => {
        const css = '& donation-widget { min-height: 0 !important }';
        const { before, after, shift } = await moves(page, open, { css }, en);
        expect(after).not.toEqual(before);
        // The other browsers take no note of it.
        if (browserName === 'chromium') expect(shift).toBeGreaterThan(0);
      });
    });
  });
}
