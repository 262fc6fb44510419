import type { Locator, Page } from '@playwright/test';
import { everything, fillIn, little, makeEveryFault, open, tell } from './accessibility.js';
import { donorOn, en, expect, test } from './journey.js';

/** What an element looks like, with its colours as they come out on the ground of the system. */
const lookOf = (element: Locator) =>
  element.evaluate((drawn) => {
    const { backgroundColor, color, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle } =
      getComputedStyle(drawn);
    const probe = document.createElement('div');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    const shown = (...layers: string[]) => {
      for (const layer of [canvas, ...layers]) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ');
    };
    const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
    return {
      ground: shown(backgroundColor),
      color: shown(backgroundColor, color),
      edge: hasEdge ? shown(backgroundColor, borderTopColor) : null,
      isRinged: outlineStyle !== 'none',
    };
  });

/** The contrast of two colours, as `red green blue`. */
const contrastOf = (...colours: [string, string]) => {
  const [light = 0, dark = 0] = colours
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = colour.split(' ').map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    })
    .sort((x, y) => y - x);
  return light / dark;
};

const optionOf = (page: Page, name: string) =>
  page.locator('.option', { has: page.getByRole('radio', { name, exact: true }) }).locator('span');

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`In forced colours, ${scheme},`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' });
    });

    test('the chosen options can be told from the others', async ({ page }) => {
      await open(page, everything);
      await donorOn(page).choose('£25');
      for (const [chosen, other] of [
        [en.month, en.once],
        ['£25', '£50'],
      ] as const) {
        const look = await lookOf(optionOf(page, chosen));
        const plain = await lookOf(optionOf(page, other));
        expect(contrastOf(look.ground, plain.ground)).toBeGreaterThan(3);
        expect(contrastOf(look.color, look.ground)).toBeGreaterThan(4.5);
        expect(contrastOf(plain.color, plain.ground)).toBeGreaterThan(4.5);
      }
    });

    test('everything to type in, to choose or to press has an edge', async ({ page }) => {
      await open(page, everything);
      await makeEveryFault(page);
      const edged = page.locator('.control, .option input:not(:checked) + span, .stepper, .button, .summary');
      expect(await edged.count()).toBeGreaterThan(20);
      for (const one of await edged.all()) {
        const { edge, ground } = await lookOf(one);
        expect([null, ground], await one.innerText()).not.toContain(edge);
      }
      await tell(page, 'failed');
      for (const one of await page.locator('donation-status .button').all()) {
        const { edge, ground } = await lookOf(one);
        expect([null, ground]).not.toContain(edge);
      }
    });

    test('the focus can be seen wherever it is', async ({ page }) => {
      await open(page, everything);
      await page.locator('h1').click();
      for (const part of [
        optionOf(page, en.month),
        page.getByRole('button', { name: en.more.replace('{label}', 'Nest box') }),
        page.locator('.control', { has: page.getByLabel(en.customAmount, { exact: true }) }),
        page.getByRole('checkbox', { name: en.giftAidYes }),
        page.locator('.control', { has: page.getByLabel(en.country, { exact: true }) }),
        donorOn(page).donate,
      ]) {
        await expect(async () => {
          await page.keyboard.press('Tab');
          expect((await lookOf(part)).isRinged).toBe(true);
        }).toPass({ intervals: [0] });
      }
    });

    test('a busy button and one that can do nothing look like it', async ({ page }) => {
      await open(page, { items: '[{ "label": "Reeds", "amount": 4.50 }]' });
      await page.route('**/api/v1/payment-session/checkout', () => undefined);
      const fewer = page.getByRole('button', { name: en.fewer.replace('{label}', 'Reeds') });
      const more = page.getByRole('button', { name: en.more.replace('{label}', 'Reeds') });
      expect((await lookOf(fewer)).color).not.toBe((await lookOf(more)).color);
      await fillIn(page);
      const before = await lookOf(donorOn(page).donate);
      await donorOn(page).donate.click();
      await expect(page.getByRole('status').filter({ hasText: en.sending })).toBeVisible();
      expect((await lookOf(donorOn(page).donate)).color).not.toBe(before.color);
    });
  });
}

declare global {
  /** What has begun to move. */
  var started: string[];
}

test('nothing moves for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Before anything is drawn, so that nothing is missed.
  await page.addInitScript(() => {
    globalThis.started = [];
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(
        type,
        (event) => globalThis.started.push(`${type} ${String(event.composedPath()[0])}`),
        true,
      );
    }
  });
  await open(page, everything);
  await donorOn(page).choose('£25');
  await donorOn(page).choose(en.once);
  await page.getByRole('radio', { name: '£50', exact: true }).hover();
  await donorOn(page).donate.hover();
  await donorOn(page).choose(en.month);
  await makeEveryFault(page);
  const longest = await page.evaluate(() => {
    const root = document.querySelector('donation-widget')?.shadowRoot;
    const seconds = [...(root?.querySelectorAll('*') ?? [])].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo);
        return [parseFloat(transitionDuration), animationName === 'none' ? 0 : parseFloat(animationDuration)];
      }),
    );
    return Math.max(...seconds);
  });
  expect(longest).toBe(0);
  expect(await page.evaluate(() => globalThis.started)).toEqual([]);
  await tell(page, 'pending');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('what moves does so for others', async ({ page }) => {
  await open(page, little);
  const duration = await optionOf(page, '£25').evaluate(
    (option) => getComputedStyle(option).transitionDuration,
  );
  expect(parseFloat(duration)).toBeGreaterThan(0);
});
