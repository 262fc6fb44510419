// Also runs in Firefox.
import type { Page } from '@playwright/test';
import { donorOn, en, expect, secureTest as test } from '../support/journeys/journey.js';

const give = async (page: Page, donor = donorOn(page)) => {
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
};

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay £25.00' });

test('A donor returns to the same hash route of a page', async ({ page, donor, received }) => {
  await page.goto('hash-routes.html?token=SECRET#/');
  await donor.follow('Give now');
  await give(page);
  await expect(payButton(page)).toBeVisible();
  const [sent] = await received();
  expect(sent?.return_url).toMatch(/\/hash-routes\.html\?donation-reference=[0-9a-f]{32}#\/give$/);
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(donor.heading('Give')).toBeVisible();
  // The router writes the first address back, with the reference. The form removes it when the window loses the focus.
  await page.waitForFunction(() => (history.state as { router?: string } | null)?.router !== undefined);
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('blur')));
  await expect(page).toHaveURL(/\/hash-routes\.html#\/give$/);
});

/** Opens a page that writes the form into a frame, as website builders do with pasted code. */
const openWritten = async (page: Page, { attributes = '', sandbox = '' } = {}) => {
  const markup =
    `<!doctype html><html lang="en-GB"><script type="module" src="/src/index.ts"></script>` +
    `<donation-widget base-url="/api/v1" publishable-key="pk_test_sandbox" ${attributes}></donation-widget>`;
  await page.addInitScript(
    ([html, tokens]) => {
      if (window !== window.top) return;
      addEventListener('DOMContentLoaded', () => {
        const frame = document.createElement('iframe');
        if (tokens) frame.setAttribute('sandbox', tokens);
        frame.srcdoc = html;
        frame.title = 'Give';
        frame.style.cssText = 'inline-size: 100%; block-size: 90vh';
        document.querySelector('main')?.append(frame);
      });
    },
    [markup, sandbox] as const,
  );
  await page.goto('blank.html?token=SECRET');
  const frame = page.locator('iframe').contentFrame();
  return { frame, framed: donorOn(page, frame.locator('body')) };
};

test('A donor gives in a frame that the page has written, and returns to that page', async ({
  page,
  donor,
  received,
}) => {
  const { frame, framed } = await openWritten(page);
  await give(page, framed);
  await expect(payButton(page)).toBeVisible();
  const [sent] = await received();
  expect(sent?.return_url).toMatch(/\/blank\.html\?donation-reference=\w{32}$/);
  await donor.pay();
  await expect(frame.getByRole('heading', { name: en['succeeded.title'], exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/blank\.html$/);
});

for (const [attributes, what, returns] of [
  ['', 'the organisation’s page', undefined],
  [
    'return-url="thanks.html"',
    'the page in return-url',
    /\/test\/journeys\/pages\/thanks\.html\?donation-reference=\w{32}$/,
  ],
] as const) {
  test(`A donor gives in a frame that can’t see its page, with a return to ${what}`, async ({
    page,
    received,
  }) => {
    const sandbox = 'allow-scripts allow-forms allow-top-navigation-by-user-activation';
    const { frame, framed } = await openWritten(page, { attributes, sandbox });
    await give(page, framed);
    await frame.getByRole('link', { name: en.continueToPayment, exact: true }).click();
    await expect(payButton(page)).toBeVisible();
    const [sent] = await received();
    if (returns) expect(sent?.return_url).toMatch(returns);
    else expect(sent).not.toHaveProperty('return_url');
  });
}
