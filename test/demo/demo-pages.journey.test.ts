import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/journeys/accessibility.js';
import { lostOn } from '../support/journeys/accessibility-layout.js';
import { answering, en, expect, test } from '../support/journeys/journey.js';
import { press, tabThrough, tabTo } from '../support/journeys/keyboard.js';

/** The pages whose accessibility no other test checks, with their forms. */
const pages = [
  { name: 'appeal', forms: 1, skip: 'Skip to the donation form', target: 'give' },
  { name: 'links', forms: 0, skip: 'Skip to the form', target: 'make' },
  { name: 'thank-you', forms: 0, skip: 'Skip to your donation', target: 'donation' },
];

/** Opens a page, waits for its forms, and opens everything that is folded. */
const openPage = async (page: Page, address: string, forms: number) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^Donate/ })).toHaveCount(forms);
  await expect(page.locator('donation-status .elsewhere')).toBeHidden();
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
};

/** A scheme only changes colours, so each width has one. */
const audit = async (page: Page) => {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `${width} px, ${colorScheme}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lostOn(page)).toEqual([]);
};

for (const { name, forms, skip, target } of pages) {
  test(`A visitor reads ${name}.html by keyboard on a phone and a desktop, and it passes the a11y audit, light and dark`, async ({
    page,
    http,
  }) => {
    await openPage(page, `${http}/demo/${name}.html`, forms);

    await test.step('Tab skips the bar and the header', async () => {
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
      // From the end of the page, the next Tab goes to its start.
      await tabThrough(page);
    });

    for (const width of [360, 1280]) {
      await test.step(`Tab goes to each link at ${width} px, with a visible focus`, async () => {
        await page.setViewportSize({ width, height: 800 });
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

    await test.step('axe', () => audit(page));
  });
}

test('A visitor uses the bar with a finger on the narrowest phone', async ({ page, http }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${http}/demo/thank-you.html`);
  // Other tests check that the bar and its links are the same on every page.
  const links = page.getByRole('navigation', { name: 'Pages of this demo' }).getByRole('link');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await links.filter({ hasText: 'Gallery' }).click();
  await expect(page).toHaveURL(`${http}/demo/gallery/`);
  await expect(links.filter({ hasText: 'Gallery' })).toHaveAttribute('aria-current', 'page');
});

test('A donor finds the button of the appeal within two screens of a phone', async ({
  page,
  donor,
  http,
}) => {
  const height = 740;
  await page.setViewportSize({ width: 360, height });
  await page.goto(`${http}/demo/appeal.html`);
  await expect(donor.submitButton).toBeVisible();
  const bottom = await donor.submitButton.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(2 * height);
});

test('A donor gives on the appeal by keyboard alone, is thanked in its colours under its logo, and continues', async ({
  page,
  donor,
  http,
  received,
}) => {
  await page.goto(`${http}/demo/appeal.html`);
  await expect(await answering(donor.submitButton)).toBeVisible();
  await press(page, 'Tab', 'Enter');
  await expect(page.locator('#give')).toBeFocused();
  await press(page, 'Tab', 'ArrowRight', 'Tab', 'ArrowRight');
  await expect(donor.submitButton).toHaveText('Donate £20.00 monthly');
  for (let presses = 0; presses < 8; presses += 1) {
    if (await donor.field(en.email).evaluate((field) => field.matches(':focus'))) break;
    await press(page, 'Tab');
  }
  await page.keyboard.type('ada@example.org');
  await tabTo(page, 'Donate £20.00 monthly', 20);
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await tabTo(page, 'Pay ');
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${http}/demo/thank-you.html`);
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect((await received())[0]).toMatchObject({
    line_items: [{ quantity: 1, amount: 2000 }],
    subscription: { interval: 'month' },
  });

  await expect(page.getByText('We’ve received your donation to Rivers & Reeds Trust.')).toBeVisible();
  const logo = page.getByRole('img', { name: 'Rivers & Reeds Trust' });
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(logo.locator('..')).toHaveCSS('background-color', 'rgb(15, 92, 92)');
  await test.step('axe', () => audit(page));

  await tabTo(page, 'Back to the donation page', 30);
  await press(page, 'Enter');
  await expect(page).toHaveURL(`${http}/demo/appeal.html`);
});

test('A developer simulates an error from the appeal, and gives after it', async ({ page, donor, http }) => {
  await page.goto(`${http}/demo/appeal.html`);
  await donor.follow('Simulate errors');
  await page.getByRole('radio', { name: 'Create checkout' }).check();
  await page.getByRole('button', { name: '500 error', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveText('500 error, once (Create checkout)');

  await page.goto(`${http}/demo/appeal.html`);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await expect(page.getByText(en.failing)).toBeVisible();
  await donor.submit();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await donor.follow('Simulate errors');
  await expect(donor.heading('Simulate errors')).toBeVisible();
});
