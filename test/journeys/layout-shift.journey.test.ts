// Also runs in Firefox.
import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { de } from '../../src/languages/de.js';
import { en, type Messages } from '../../src/languages/en.js';
import { expect, test as journey } from '../support/journeys/journey.js';

const snippet = await readFile(new URL('../bench/snippet.html', import.meta.url), 'utf8');

type Look = { lang?: string; css?: string };

const text = '<p>Every gift pays for seedlings and for the people who look after them.</p>';

const documentOf = ({ lang = 'en-GB', css = '' }: Look) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>Give</title><link rel="icon" href="data:,"><style>body { font: 16px/1.5 sans-serif; ${css} }</style>
  <h1>Give</h1>${text}${snippet.replace('pk_live_…', 'pk_live_x')}<footer>${text.repeat(3)}</footer>`;

/** Adds up the layout shifts that the donor did not cause. */
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
    // The browser has recorded these shifts, but not delivered them yet.
    add(observer.takeRecords());
    return sum;
  };
};

type Shifting = { shift: () => number };

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Shifting).shift());

/** Waits until two more frames are painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The position and the height of each part of the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, p, footer, donation-widget')].map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return `${one.localName}: ${height} from ${top}`;
    }),
  );

const test = journey.extend<{ open: (look: Look) => Promise<() => void> }>({
  /** Opens a page whose scripts wait until the test releases them. */
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
  { look: 'with the usual font size', words: en, page: {} },
  { look: 'in a small font', words: en, page: { css: 'font-size: 13px; line-height: 1.2' } },
  { look: 'in a large font', words: en, page: { css: 'font-size: 20px; line-height: 1.7' } },
  { look: 'that is centred', words: en, page: { css: 'text-align: center' } },
  { look: 'in German', words: de, page: { lang: 'de' } },
];

/** The positions before and after the script loads, and how much the browser says has moved. */
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

/** How much of the reserved space stays empty below the form. */
const blankBelow = (page: Page) =>
  page.locator('donation-widget').evaluate((widget) => {
    const form = widget.shadowRoot?.querySelector('[part~="form"]')?.parentElement;
    return widget.getBoundingClientRect().bottom - (form?.getBoundingClientRect().bottom ?? 0);
  });

// The viewport is tall enough for the whole page: shifts out of view don't count.
for (const width of [360, 480, 600, 1280]) {
  // Between a phone and a desktop, the reserved space is made for the usual font size.
  const ofWidth = looks.filter(({ look }) => width === 360 || width === 1280 || look !== 'in a large font');
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 2000 } });

    test('A reader sees nothing move when the form loads late', async ({ page, open, browserName }) => {
      for (const { look, words, page: site } of ofWidth) {
        await test.step(`a page ${look}`, async () => {
          const { before, after, shift } = await moves(page, open, site, words);
          expect(after).toEqual(before);
          expect(shift).toBe(0);
          if (look === 'with the usual font size') expect(await blankBelow(page)).toBeLessThan(60);
        });
      }
      await test.step('the test notices a page that moves', async () => {
        const css = '& donation-widget { min-height: 0 !important }';
        const { before, after, shift } = await moves(page, open, { css }, en);
        expect(after).not.toEqual(before);
        // Only Chromium measures layout shifts.
        if (browserName === 'chromium') expect(shift).toBeGreaterThan(0);
      });
    });
  });
}
