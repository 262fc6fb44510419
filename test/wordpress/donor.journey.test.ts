import type { Page } from '@playwright/test';
import { donorOn, en } from '../support/journeys/journey.js';
import { configure, post, usePhp, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, settings, test } from './site.js';

usePlugin();
usePhp('theme-styles.php');

test.beforeEach(async ({ wordpress }) => {
  const sandbox = { base_url: '/api/v1', publishable_key: 'pk_test_sandbox' };
  await configure(wordpress, { ...settings, ...sandbox });
});

/** Fills in a form and goes to the payment page. Returns the request that the sandbox got. */
const give = async (page: Page, amount: string) => {
  const donor = donorOn(page, page.locator('donation-widget'));
  await donor.choose(amount);
  await donor.type(en.email, 'ada@example.org');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await donor.submit();
  const request = await sent;
  return {
    service: request.url().replace('/payment-session/checkout', ''),
    key: request.headers()['authorization'],
    body: request.postDataJSON() as Record<string, unknown>,
  };
};

/** Clicks a field, and returns the outlines around it, from the field up to the form. */
const outlinesOf = async (page: Page) => {
  const field = donorOn(page).field(en.email);
  await field.click();
  return await field.evaluate((element) => {
    const form = (element.getRootNode() as ShadowRoot).host;
    const outlines: string[] = [];
    for (let at: Element = element; ; at = at.parentElement ?? form) {
      const { outlineStyle, outlineWidth, transitionProperty } = getComputedStyle(at);
      if (outlineStyle !== 'none') outlines.push(`${at.localName} ${outlineStyle} ${outlineWidth}`);
      if (at === form) return { outlines, transition: transitionProperty };
    }
  });
};

/** The donor reads the thanks with the amount, on the page at this address. */
const expectThanks = async (page: Page, address: string, amount: string) => {
  await expect(donorOn(page).heading(en['succeeded.title'])).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: amount })).toBeVisible();
  await expect(page).toHaveURL(address);
};

for (const [theme, kind, header] of [
  ['twentytwentyone', 'a classic theme', '#masthead'],
  ['twentytwentythree', 'a block theme', '.wp-site-blocks > header'],
] as const) {
  test.describe(`In ${kind}`, () => {
    test.beforeEach(async ({ wordpress }) => {
      await useTheme(wordpress, theme);
    });

    test('a donor gives, reads the thanks on the page of the form, and gives again', async ({
      page,
      wordpress,
    }) => {
      const address = await post(wordpress, '[donation_form]', 'editor', { post_type: 'page' });
      expect(address).toContain('/?page_id=');
      const donor = donorOn(page);
      await page.goto(address);
      // The theme marks whatever has the focus, but the form is no field.
      expect(await outlinesOf(page)).toEqual({ outlines: ['div solid 3px'], transition: 'none' });
      const sent = await give(page, '€25');
      expect(sent).toMatchObject({
        service: `${wordpress.address}/api/v1`,
        key: 'Bearer pk_test_sandbox',
        body: {
          currency: 'EUR',
          line_items: [{ quantity: 1, amount: 2500 }],
          payer: { email: 'ada@example.org' },
          return_url: expect.stringContaining(`${address}&`) as unknown,
        },
      });
      await donor.pay();
      await expectThanks(page, address, '€25.00');
      await donor.press(en.giveAgain);
      await give(page, '€50');
      await donor.pay();
      await expectThanks(page, address, '€50.00');
    });

    test('a donor whose payment is declined reads that, and no thanks', async ({ page, wordpress }) => {
      const address = await post(wordpress, '[donation_form]');
      const donor = donorOn(page);
      await page.goto(address);
      await give(page, '€25');
      await donor.decline();
      await expect(donor.heading(en['failed.title'])).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(donor.heading(en['succeeded.title'])).toHaveCount(0);
      await donor.press(en.tryAgain);
      await expect(donor.submitButton).toHaveText('Donate €25.00');
    });

    test('a donor reads the thanks on the thank-you page of the settings', async ({
      browser,
      page,
      wordpress,
    }) => {
      const title = `Thanks in ${theme}`;
      const thanks = await post(wordpress, '[donation_status]', 'editor', {
        post_type: 'page',
        post_title: title,
      });
      const administrator = await logIn(browser, wordpress, 'administrator');
      await administrator.goto('/wp-admin/options-general.php?page=donation-widget');
      await administrator.getByLabel('Thank-you page').selectOption(title);
      await administrator.getByRole('button', { name: 'Save Changes' }).click();
      await expect(administrator.getByText('Settings saved.')).toBeVisible();

      const donor = donorOn(page);
      await page.goto(
        await post(wordpress, `[donation_form fields="name*" metadata='{"campaign": "spring"}']`),
      );
      await donor.type(en.first_name, 'Ada');
      await donor.type(en.last_name, 'Lovelace');
      expect((await give(page, '€25')).body).toMatchObject({
        payer: { email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace' },
        metadata: { campaign: 'spring' },
        return_url: expect.stringContaining(`${thanks}&`) as unknown,
      });
      await donor.pay();
      await expectThanks(page, thanks, '€25.00');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });

    test('a donor gives in the dialog of a button, and reads the thanks in it', async ({
      page,
      wordpress,
    }) => {
      const address = await post(wordpress, 'Help us.\n\n[donation_button label="Give now"]');
      await page.goto(address);
      // Many themes keep their header at the top.
      await page.addStyleTag({
        content: `${header} { position: sticky; inset: 0 0 auto; z-index: 2147483647; }`,
      });
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Give now' }).click();
      await expect(dialog).toBeVisible();
      const isBelow = await page.locator(header).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('donation-button') != null;
      });
      expect(isBelow).toBe(true);
      await give(page, '€25');
      await donorOn(page).pay();
      await expectThanks(page, address, '€25.00');
      await expect(dialog).toBeVisible();
    });
  });
}

test('a donor comes back to a page with a readable address', async ({ page, wordpress }) => {
  await configure(wordpress, { base_url: `${wordpress.address}/api/v1` });
  const structure = (text: string) =>
    wordpress.php(
      `$GLOBALS['wp_rewrite']->set_permalink_structure( $given );
      $GLOBALS['wp_rewrite']->flush_rules( false );`,
      text,
    );
  await structure('/%year%/%postname%/');
  try {
    const address = await post(wordpress, '[donation_form]', 'author', { post_title: 'Save the river' });
    expect(address).toMatch(/\/\d{4}\/save-the-river\/$/);
    await page.goto(address);
    expect((await give(page, '€25')).service).toBe(`${wordpress.address}/api/v1`);
    await donorOn(page).pay();
    await expectThanks(page, address, '€25.00');
  } finally {
    await structure('');
  }
});
