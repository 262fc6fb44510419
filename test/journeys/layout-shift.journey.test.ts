// Also runs in Firefox.
import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { de } from '../../src/languages/de.js';
import { en, type Messages } from '../../src/languages/en.js';
import { expect, test as journey } from '../support/journeys/journey.js';
import { noteShifts, painted, shiftOf } from '../support/journeys/layout-shift.js';

const snippet = await readFile(new URL('../support/snippet.html', import.meta.url), 'utf8');

type Look = { lang?: string; css?: string; above?: string; hash?: string };

const text = '<p>Every gift pays for seedlings and for the people who look after them.</p>';

const documentOf = ({ lang = 'en-GB', css = '', above = text }: Look) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>Give</title><link rel="icon" href="data:,"><style>body { font: 16px/1.5 sans-serif; ${css} }</style>
  <h1>Give</h1>${above}<main>${snippet.replace('pk_live_…', 'pk_live_x')}</main><footer id="about">${text.repeat(60)}</footer>`;

/** The position of each part of the page that is in view. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, p, footer, donation-widget')].flatMap((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? [`${one.localName} at ${String(Math.round(top))}`] : [];
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
      // What the page before still loads must not wait for the scripts of this one.
      await page.goto('about:blank');
      const scripts = new EventEmitter();
      shown = look;
      gone = once(scripts, 'go');
      await page.goto(`https://charity.example/${look.hash ? `?about${look.hash}` : ''}`, {
        waitUntil: 'commit',
      });
      return () => scripts.emit('go');
    });
  },
});

const looks: readonly { look: string; words: Messages; page: Look }[] = [
  { look: 'with the usual font size', words: en, page: {} },
  { look: 'in a large font', words: en, page: { css: 'font-size: 20px; line-height: 1.7' } },
  { look: 'in German', words: { ...en, ...de }, page: { lang: 'de' } },
  { look: 'with the form in a narrow column', words: en, page: { css: '& main { width: 17.5rem }' } },
  { look: 'with the form far down', words: en, page: { above: text.repeat(60) } },
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

for (const [width, height] of [
  [360, 740],
  [600, 960],
  [1280, 800],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test('A reader sees nothing move when the form loads late', async ({ page, open, browserName }) => {
      for (const { look, words, page: site } of looks) {
        await test.step(`a page ${look}`, async () => {
          const { before, after, shift } = await moves(page, open, site, words);
          expect(after).toEqual(before);
          expect(shift).toBeLessThan(0.02);
        });
      }
      await test.step('a page opened at a place below the form', async () => {
        const { after, shift } = await moves(page, open, { hash: '#about' }, en);
        expect(after[0]).toBe('footer at 0');
        expect(shift).toBeLessThan(0.02);
      });
      await test.step('the test notices a page that moves', async () => {
        const css = '& donation-widget { min-height: 0 !important }';
        const { before, after, shift } = await moves(page, open, { css }, en);
        expect(after).not.toEqual(before);
        // Only Chromium measures layout shifts.
        if (browserName === 'chromium') expect(shift).toBeGreaterThan(0.02);
      });
    });
  });
}
