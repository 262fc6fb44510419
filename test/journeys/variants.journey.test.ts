import type { Page } from '@playwright/test';
import { donorOn, en, expect, secureTest as test } from '../support/journeys/journey.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';

const variants = [
  { name: 'a' },
  {
    name: 'b',
    attributes: {
      heading: 'Help us clean the river',
      amounts: '20 40',
      'no-custom-amount': true,
      'default-interval': 'month',
    },
  },
];

/** Puts the variants into the page's form, also after a reload and when the donor returns. */
const compareOn = (page: Page) =>
  page.route('**/give-and-return.html*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('<donation-widget', `<main><h1>Give</h1>$& variants='${JSON.stringify(variants)}'`)
      .replace('</donation-widget>', '$&</main>');
    await route.fulfill({ response, body });
  });

/** Every page from now on draws with this chance. */
const setChance = (page: Page, chance: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);

const low = 0.1;
const high = 0.9;

test('A donor gives with the variant that she has drawn, and keeps it after a reload and on return', async ({
  page,
  received,
}) => {
  const donor = donorOn(page);
  await compareOn(page);
  await setChance(page, high);
  await page.goto('give-and-return.html');
  const heading = page.getByRole('heading', { name: 'Help us clean the river' });
  const amounts = page.getByRole('radio', { name: /^£/ });
  const isOfVariant = async () => {
    await expect(heading).toBeVisible();
    await expect(amounts).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(page.getByLabel(en.customAmount)).toHaveCount(0);
  };
  await isOfVariant();
  await expectNoViolations(page, 'the form of a variant');

  await test.step('a reload draws none, whatever chance would say', async () => {
    await setChance(page, low);
    await donor.choose('£40');
    await page.reload();
    await isOfVariant();
    await expect(page.getByRole('radio', { name: '£40' })).toBeChecked();
  });

  await donor.type(en.email, 'ada@example.org');
  await expect(donor.submitButton).toHaveText('Donate £40.00 monthly');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  const [body, ...others] = await received();
  expect(others).toEqual([]);
  const reference = body?.metadata.donation_reference;
  expect(body).toEqual({
    payment_type: 'subscription',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 4000 }],
    payer: { email: 'ada@example.org' },
    subscription: { name: 'Monthly donation', interval: 'month', interval_count: 1 },
    metadata: { donation_reference: reference, variant: 'b' },
    return_url: expect.stringContaining(`donation-reference=${reference}`) as unknown,
  });

  await test.step('on return she reads the thanks, and afterwards the form is the same again', async () => {
    // Playwright doesn't change a page that another address redirects to.
    await page.reload();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await page.goto('give-and-return.html');
    await isOfVariant();
  });
});

test('A donor who draws the variant without attributes sees the form as it is, and its name is sent', async ({
  page,
  received,
}) => {
  const donor = donorOn(page);
  await compareOn(page);
  await setChance(page, low);
  await page.goto('give-and-return.html');
  await expect(page.getByRole('radio', { name: 'One-time' })).toBeChecked();
  await expect(page.getByLabel(en.customAmount)).toBeVisible();
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  const bodies = await received();
  expect(bodies.map(({ metadata }) => metadata)).toEqual([
    { donation_reference: expect.stringMatching(/^[\da-f]{32}$/) as unknown, variant: 'a' },
  ]);
});

test('The amounts of a Donate button are those of the variant, and the pressed one is given', async ({
  page,
  received,
}) => {
  const donor = donorOn(page);
  await page.route('**/give-and-return.html*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(
        '<donation-widget',
        `<donation-button amounts="10 20 40">$& variants='${JSON.stringify(variants)}'`,
      )
      .replace('</donation-widget>', '$&</donation-button>');
    await route.fulfill({ response, body });
  });
  await setChance(page, high);
  await page.goto('give-and-return.html');
  await expect(page.getByRole('button', { name: /^Donate £/ })).toHaveText([
    'Donate £20 monthly',
    'Donate £40 monthly',
  ]);
  await donor.press('Donate £40 monthly');
  await expect(page.getByRole('heading', { name: 'Help us clean the river' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '£40' })).toBeChecked();
  await donor.type(en.email, 'ada@example.org');
  await donor.press('Donate £40.00 monthly');
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect(await received()).toMatchObject([
    {
      line_items: [{ quantity: 1, amount: 4000 }],
      subscription: { interval: 'month' },
      metadata: { variant: 'b' },
    },
  ]);
});

for (const [what, width] of [
  ['a phone', 320],
  ['a computer', 1280],
] as const)
  test(`The form of a variant fits on ${what} with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await compareOn(page);
    await setChance(page, high);
    await page.goto('give-and-return.html');
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await expect(page.getByRole('heading', { name: 'Help us clean the river' })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
