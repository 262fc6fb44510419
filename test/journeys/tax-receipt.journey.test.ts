import { en, expect, test } from '../support/journeys/journey.js';

test('A donor in Spain asks for a tax receipt, and the charity gets the tax number', async ({
  page,
  donor,
  received,
}) => {
  await page.goto('give.html');
  await page.locator('donation-widget').evaluate((widget) => {
    widget.setAttribute('tax-receipt', 'es pt fr');
    widget.setAttribute('currency', 'EUR');
  });
  await donor.choose('€25');
  await donor.type(en.email, 'ada@example.org');
  await donor.tick(en.taxReceiptYes);
  await donor.select(en.country, 'Spain');
  for (const [label, text] of [
    [en.first_name, 'Ada'],
    [en.last_name, 'King'],
    [en.line1, 'Calle Mayor 1'],
    [en.postcode, '28013'],
    [en.city, 'Madrid'],
    [en.tax_number, '12.345.678-A'],
  ] as const)
    await donor.type(label, text);
  await donor.submit();
  await expect(page.getByRole('textbox', { name: en.tax_number })).toBeFocused();
  await donor.type(en.tax_number, '12.345.678-Z');
  await donor.submit();
  await donor.pay();

  const [body, ...others] = await received();
  expect(others).toEqual([]);
  const reference = body?.metadata.donation_reference;
  expect(reference).toMatch(/^[\da-f]{32}$/);
  expect(body).toEqual({
    payment_type: 'one_time',
    currency: 'EUR',
    line_items: [{ quantity: 1, amount: 2500 }],
    payer: {
      email: 'ada@example.org',
      first_name: 'Ada',
      last_name: 'King',
      billing_address: { country: 'ES', line1: 'Calle Mayor 1', city: 'Madrid', postcode: '28013' },
    },
    metadata: {
      donation_reference: reference,
      tax_receipt: 'yes',
      tax_country: 'ES',
      tax_number: '12345678Z',
    },
  });
});
