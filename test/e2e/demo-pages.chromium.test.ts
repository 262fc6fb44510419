import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.js';
import { lostOn } from './accessibility-layout.js';
import { donorOn, en, expect, test } from './journey.js';
import { press, tabThrough, tabTo } from './keyboard.js';

// axe looks at four forms on a page, in four views.
test.setTimeout(240_000);

/** The pages that have no journey of their own by axe and by keyboard, with their forms. */
const pages = [
  { name: 'appeal', forms: 1, skip: 'Skip to the donation form', target: 'give' },
  { name: 'options', forms: 4, skip: 'Skip to the choices', target: 'choices' },
  { name: 'options-more', forms: 4, skip: 'Skip to the choices', target: 'choices' },
  { name: 'thank-you', forms: 0, skip: 'Skip to your donation', target: 'donation' },
];

/** Opens a page, waits for its forms, and folds out what is folded. */
const openPage = async (page: Page, address: string, forms: number) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^Donate/ })).toHaveCount(forms);
  await expect(page.locator('donation-status .elsewhere')).toBeHidden();
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
};

const audit = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(page, `${width} px, ${colorScheme}`);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lostOn(page)).toEqual([]);
};

/** Gives on the page of the appeal; without https the way back is the default page of the charity. */
const give = async (page: Page, http: string, end: 'pay' | 'decline') => {
  const donor = donorOn(page);
  await page.goto(`${http}/demo/appeal.html`);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor[end]();
  await expect(page).toHaveURL(`${http}/demo/thank-you.html`);
};

for (const { name, forms, skip, target } of pages) {
  test.describe(`${name}.html`, () => {
    test('passes the a11y audit on a phone and a desktop, light and dark', async ({ page, http }) => {
      await openPage(page, `${http}/demo/${name}.html`, forms);
      await audit(page);
    });

    test('skips the bar and the header by keyboard', async ({ page, http }) => {
      await openPage(page, `${http}/demo/${name}.html`, forms);
      await press(page, 'Tab');
      const link = page.getByRole('link', { name: skip });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await press(page, 'Enter');
      await expect(page.locator(`#${target}`)).toBeFocused();
      await press(page, 'Tab');
      const isBeyond = await page.evaluate((id) => {
        const passed = document
          .getElementById(id)
          ?.compareDocumentPosition(document.activeElement ?? document);
        return Boolean((passed ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
      }, target);
      expect(isBeyond).toBe(true);
    });

    for (const width of [360, 1280]) {
      test(`leads Tab to each link at ${width} px, and shows where it is`, async ({ page, http }) => {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, `${http}/demo/${name}.html`, forms);
        const stops = await tabThrough(page);
        expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
        expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
        const seen = await page.evaluate(() =>
          [...document.links].flatMap((link, at) => (link.checkVisibility() ? [at] : [])),
        );
        expect(seen.length).toBeGreaterThan(6);
        const links = stops.map(({ link }) => link).filter((at) => at >= 0);
        expect(links).toEqual(seen);
      });
    }
  });
}

test('the bar has room for a finger on the narrowest phone, and each of its links leads on', async ({
  page,
  http,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${http}/demo/thank-you.html`);
  const links = page.getByRole('navigation', { name: 'Pages of this demo' }).getByRole('link');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  for (const name of await links.allInnerTexts()) {
    await links.filter({ hasText: name }).click();
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
  }
});

for (const [end, title] of [
  ['pay', en['succeeded.title']],
  ['decline', en['failed.title']],
] as const) {
  test(`the thank-you page passes the a11y audit once a donor has come back: ${end}`, async ({
    page,
    http,
  }) => {
    await give(page, http, end);
    await expect(donorOn(page).heading(title)).toBeVisible();
    await audit(page);
  });
}

test('a donor gives on the page of the appeal by keyboard alone, and goes on from the thanks', async ({
  page,
  donor,
  http,
  received,
}) => {
  await page.goto(`${http}/demo/appeal.html`);
  await expect(donor.donate).toBeVisible();
  await press(page, 'Tab', 'Enter');
  await expect(page.locator('#give')).toBeFocused();
  await press(page, 'Tab', 'ArrowRight', 'Tab', 'ArrowRight');
  await expect(donor.donate).toHaveText('Donate £50.00 monthly');
  for (let presses = 0; presses < 8; presses += 1) {
    if (await donor.field(en.email).evaluate((field) => field.matches(':focus'))) break;
    await press(page, 'Tab');
  }
  await page.keyboard.type('ada@example.org');
  await tabTo(page, 'Donate £50.00 monthly', 20);
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await tabTo(page, 'Pay ');
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${http}/demo/thank-you.html`);
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect((await received())[0]).toMatchObject({
    line_items: [{ quantity: 1, amount: 5000 }],
    subscription: { interval: 'month' },
  });
  await tabTo(page, 'Back to the donation page', 30);
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${http}/demo/appeal.html`);
});

test('a web editor gets by keyboard from the contents to a form on the other page', async ({
  page,
  http,
}) => {
  await openPage(page, `${http}/demo/options.html`, 4);
  await press(page, 'Tab', 'Enter');
  await tabTo(page, 'Gift Aid');
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${http}/demo/options-more.html#gift-aid`);
  await expect(page.getByRole('heading', { name: 'Gift Aid', exact: true, level: 2 })).toBeInViewport();
  const form = page.getByRole('region', { name: 'Gift Aid', exact: true });
  await expect(form.getByRole('button', { name: /^Donate/ })).toBeVisible();
  await press(page, 'Tab');
  expect(await form.evaluate((region) => region.contains(document.activeElement))).toBe(true);
});

// Firefox is driven here with scripts alone.
test('without JavaScript the reference has no search, as it could find nothing', async ({
  browser,
  http,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${http}/demo/reference.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText('Clear', { exact: true })).toBeHidden();
  await page.close();
});
