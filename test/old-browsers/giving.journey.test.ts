import { cy } from '../../src/languages/cy.js';
import { en } from '../../src/languages/en.js';
import { prerender } from '../../src/prerender/prerender.js';
import { donorOn } from '../support/journeys/journey.js';
import { expect, otherWay, scripts, test } from './pages.js';

const names = Object.keys(scripts) as (keyof typeof scripts)[];

for (const version of [106, 110, 119]) {
  for (const script of names) {
    test.describe(`In Chromium ${version} with the ${script} script`, () => {
      test('a donor gives, pays and sees the thank-you message', async ({ open }) => {
        const { page, posts, complaints } = await open(version, script);
        const donor = donorOn(page);
        await donor.choose('£25');
        await donor.type(en.email, 'ada@example.org');
        await donor.submit();
        await donor.pay();
        await expect(donor.heading(en['succeeded.title'])).toBeVisible();
        expect(posts).toMatchObject([
          { payment_type: 'one_time', line_items: [{ amount: 2500 }], payer: { email: 'ada@example.org' } },
        ]);
        expect(complaints).toEqual([]);
      });

      test('a donor gives monthly with Gift Aid and an address', async ({ open }) => {
        const { page, posts, complaints } = await open(version, script, {
          attributes: 'fields="name* address*" gift-aid charity-name="Rivers" test-mode',
        });
        const donor = donorOn(page);
        await donor.choose(en.month);
        await donor.type(en.customAmount, '12.50');
        await donor.type(en.email, 'ada@xn--bcher-kva.example');
        await donor.type(en.first_name, 'Ada');
        await donor.type(en.last_name, 'Lovelace');
        await donor.tick(en.giftAidYes);
        await donor.type(en.line1, '1 High Street');
        await donor.type(en.city, 'Leeds');
        await donor.submit();
        await expect(page.getByRole('link', { name: 'Enter your postcode' })).toBeVisible();
        await donor.type('Postcode', 'LS1 1AA');
        await donor.submit();
        await donor.pay();
        await expect(donor.heading(en['succeeded.title'])).toBeVisible();
        expect(posts).toMatchObject([
          {
            payment_type: 'subscription',
            line_items: [{ amount: 1250 }],
            payer: { billing_address: { city: 'Leeds', country: 'GB' } },
          },
        ]);
        expect(complaints).toEqual([]);
      });

      test('a button opens the form in Welsh in a readable dialog', async ({ open }) => {
        const { page, complaints } = await open(version, script, {
          lang: 'cy',
          around: (form) => `<p>A page with words behind</p><donation-button>${form}</donation-button>`,
        });
        await page.getByRole('button', { name: cy.donate, exact: true }).click();
        await expect(page.getByRole('group', { name: cy.amount, exact: true })).toBeVisible();
        // The page behind the dialog must not be visible through it.
        const background = await page
          .locator('dialog')
          .evaluate((one) => getComputedStyle(one).backgroundColor);
        expect(background).not.toContain('rgba(0, 0, 0, 0)');
        expect(complaints).toEqual([]);
      });
    });
  }
}

// Chromium 106 does not support `<template shadowrootmode>`, but 119 does.
for (const version of [106, 119]) {
  test(`In Chromium ${version} a donor gives with a prerendered form and sees only one form`, async ({
    open,
  }) => {
    const attributes = { 'base-url': '/api/v1', 'publishable-key': 'pk_test_sandbox' };
    const { page, posts, complaints } = await open(version, 'module', {
      around: (form) => form.replace('<a ', `${prerender(attributes, { locale: 'en-GB' })}<a `),
    });
    const donor = donorOn(page);
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await expect(donor.submitButton).toHaveText('Donate £25.00');
    await expect(page.locator('donation-widget form')).toHaveCount(1);
    await donor.submit();
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    expect(posts).toMatchObject([{ line_items: [{ amount: 2500 }] }]);
    expect(complaints).toEqual([]);
  });
}

for (const script of names) {
  test(`Chromium 92 shows the fallback link with the ${script} script`, async ({ open }) => {
    const { page } = await open(92, script);
    await page.waitForLoadState('networkidle');
    // Playwright's locators need a newer browser.
    const shown = await page.evaluate(() => {
      const link = document.querySelector('donation-widget a');
      return {
        text: link?.textContent,
        lines: link?.getClientRects().length,
        isDefined: !!customElements.get('donation-widget'),
      };
    });
    expect(shown).toEqual({ text: otherWay, lines: 1, isDefined: false });
  });
}
