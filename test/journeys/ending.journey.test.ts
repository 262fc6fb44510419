import { donorOn, en, expect, secureTest as test } from '../support/journeys/journey.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';

const manage = 'https://charity.example/my-donation';
const name = 'Rivers & <b>Reeds</b> Trust';

test('A donor reads who gets a monthly donation and how it ends, gives it, and reads it again in the thanks', async ({
  page,
  received,
}) => {
  const donor = donorOn(page);
  await page.route('**/give-and-return.html*', async (route) => {
    const response = await route.fetch();
    const attributes = `manage-url="${manage}" charity-number="1234567" email-confirmation
      charity-name="${name.replace('&', '&amp;')}"`;
    const body = (await response.text())
      .replace('<donation-widget', `<main><h1>Give</h1>$& ${attributes}`)
      .replace('</donation-widget>', '$&</main>');
    await route.fulfill({ response, body });
  });
  await page.goto('give-and-return.html');
  await expect(page.getByText(`Your donation goes to ${name} (Registered charity 1234567)`)).toBeVisible();
  const how = page.getByRole('link', { name: `${en.endingManage} ${en.inNewTab}` });
  await expect(how).toHaveCount(0);

  await donor.choose('Monthly');
  await expect(page.getByText(en.ending)).toBeVisible();
  await expect(how).toHaveAttribute('href', manage);
  await expectNoViolations(page, 'the form for a monthly donation');
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();

  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  // Playwright doesn't change a page that another address redirects to.
  await page.reload();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  const [body, ...others] = await received();
  expect(others).toEqual([]);
  const reference = body?.metadata.donation_reference;
  // The page's words about the charity are not sent.
  expect(body).toEqual({
    payment_type: 'subscription',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 1000 }],
    payer: { email: 'ada@example.org' },
    subscription: { name: 'Monthly donation', interval: 'month', interval_count: 1 },
    metadata: { donation_reference: reference },
    return_url: expect.stringContaining(`donation-reference=${reference}`) as unknown,
  });
  await expect(page.getByText(en.endingAfter)).toHaveCount(1);
  await expect(page.getByRole('link', { name: `${en.manageDonation} ${en.inNewTab}` })).toHaveAttribute(
    'href',
    manage,
  );
  await expect(page.getByText(en.emailConfirmation)).toBeVisible();
  await expect(page.getByText(String(reference))).toBeVisible();
  await expectNoViolations(page, 'the thanks for a monthly donation');
});

for (const [what, width] of [
  ['a phone', 320],
  ['a computer', 1280],
] as const)
  test(`The lines about the charity and the end fit on ${what} with text of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('give.html');
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await page.locator('donation-widget').evaluate(
      (widget, all) => {
        for (const [attribute, value] of Object.entries(all)) widget.setAttribute(attribute, value);
      },
      {
        'charity-name': name,
        'charity-number': '1234567',
        'manage-url': manage,
        'default-interval': 'month',
      },
    );
    await expect(page.getByRole('link', { name: `${en.endingManage} ${en.inNewTab}` })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
