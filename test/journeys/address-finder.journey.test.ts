import { en, expect, test } from '../support/journeys/journey.js';

test('A donor finds the address with the page’s own finder, with the keyboard alone', async ({
  page,
  donor,
  received,
}) => {
  await page.goto('give.html');
  await page.locator('donation-widget').evaluate((widget) => {
    widget.setAttribute('fields', 'name address');
    const places = [
      { label: '1 High Street, Leeds', line1: '1 High Street' },
      { label: '2 High Street, Leeds', line1: '2 High Street' },
    ];
    Object.assign(widget, {
      addressFinder: {
        find: (text: string) => Promise.resolve(places.filter(({ label }) => label.includes(text))),
        resolve: ({ line1 }: { line1: string }) =>
          Promise.resolve({ country: 'GB', line1, city: 'Leeds', postcode: 'LS1 1AA', house: 'secret' }),
      },
    });
  });
  const finder = page.getByRole('combobox', { name: en.findAddress });
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await finder.pressSequentially('High');
  await expect(page.getByRole('listbox', { name: en.findAddress }).getByRole('option')).toHaveText([
    '1 High Street, Leeds',
    '2 High Street, Leeds',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(en.line1)).toHaveValue('2 High Street');
  await expect(page.getByLabel(en.country)).toHaveValue('GB');
  await expect(finder).toBeFocused();
  await donor.submit();
  await donor.pay();

  const [body, ...others] = await received();
  expect(others).toEqual([]);
  const reference = body?.metadata.donation_reference;
  expect(body).toEqual({
    payment_type: 'one_time',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 2500 }],
    payer: {
      email: 'ada@example.org',
      billing_address: { country: 'GB', line1: '2 High Street', city: 'Leeds', postcode: 'LS1 1AA' },
    },
    metadata: { donation_reference: reference },
  });
});
