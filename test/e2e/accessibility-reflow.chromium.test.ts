import type { Page } from '@playwright/test';
import {
  everything,
  fillIn,
  little,
  makeEveryFault,
  open,
  speak,
  stage,
  tell,
  told,
} from './accessibility.js';
import { languages } from '../../src/messages/languages.js';
import { lostOn, smallerThan, spaceText } from './accessibility-layout.js';
import { donorOn, en, expect, test } from './journey.js';

const inEachLanguage = async (page: Page) => {
  for (const language of languages) {
    await speak(page, language);
    expect(await lostOn(page), language).toEqual([]);
  }
};

const reachForm = async (page: Page) => {
  await open(page, { ...everything, 'test-mode': '', intervals: 'once day 2-week month quarter year' });
  await donorOn(page).choose('£25');
  await donorOn(page).type(en.one_off, '1234.50');
};

test.describe('At 320 px nothing is cut off, in any language,', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('in the form', async ({ page }) => {
    await reachForm(page);
    await inEachLanguage(page);
  });

  test('in the form with every fault', async ({ page }) => {
    await open(page, everything);
    await makeEveryFault(page);
    await inEachLanguage(page);
  });

  test('while an amount is asked about, with one fault', async ({ page }) => {
    await open(page, { currency: 'KWD' });
    await donorOn(page).type(en.customAmount, '123,456');
    await donorOn(page).donate.click();
    await inEachLanguage(page);
  });

  test('while it sends, and after a failure', async ({ page }) => {
    await open(page, little);
    await stage(page, { fault: 'status', status: 503 }, { fault: 'hang' });
    await fillIn(page);
    await donorOn(page).donate.click();
    await expect(page.getByRole('status')).toHaveText(en.failing);
    await inEachLanguage(page);
    await speak(page, 'en-GB');
    await donorOn(page).donate.click();
    await expect(page.getByRole('status')).toHaveText(en.sending);
    await inEachLanguage(page);
  });

  test('in the link to the payment', async ({ page }) => {
    await page.clock.install();
    await page.route('**/sandbox/checkout/**', (route) => route.abort('aborted'));
    await open(page, little);
    await fillIn(page);
    await donorOn(page).donate.click();
    await expect(page.getByRole('status')).toHaveText(en.leaving);
    await page.clock.fastForward(10_000);
    await expect(donorOn(page).continueToPayment).toBeVisible();
    await inEachLanguage(page);
  });

  test('in each status', async ({ page }) => {
    await page.goto('accessible.html');
    for (const outcome of Object.keys(told)) {
      await tell(page, outcome);
      await inEachLanguage(page);
    }
  });
});

const enlargements: [what: string, enlarge: (page: Page) => Promise<unknown>][] = [
  ['the text spacing of WCAG 1.4.12', spaceText],
  ['text of twice the size', (page) => page.addStyleTag({ content: ':root { font-size: 200% }' })],
  ['a zoom of 200 %', (page) => page.addStyleTag({ content: ':root { zoom: 2 }' })],
  [
    'text of twice the size and spaced',
    async (page) => {
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      await spaceText(page);
    },
  ],
];

for (const [what, enlarge] of enlargements) {
  test(`nothing is cut off with ${what}, in any language`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 800 });
    await page.goto('accessible.html');
    const states = [
      () => reachForm(page),
      async () => {
        await open(page, everything);
        await makeEveryFault(page);
      },
      () => tell(page, 'succeeded'),
      () => tell(page, 'unconfirmed'),
    ];
    for (const reach of states) {
      await speak(page, 'en-GB');
      await reach();
      await enlarge(page);
      await inEachLanguage(page);
    }
  });
}

const targets = 'button, a, select, input:not([type="radio"])';

for (const width of [320, 1280]) {
  test(`everything to press is at least 24 px, amounts and the button 44 px, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await reachForm(page);
    expect(await smallerThan(page, 24, targets)).toEqual([]);
    expect(await smallerThan(page, 44, '.option, .control, [part~="submit"], .stepper button')).toEqual([]);
    await open(page, everything);
    await makeEveryFault(page);
    expect(await smallerThan(page, 24, targets)).toEqual([]);
    for (const outcome of ['succeeded', 'unconfirmed', 'failed']) {
      await tell(page, outcome);
      expect(await smallerThan(page, 24, targets)).toEqual([]);
    }
  });
}
