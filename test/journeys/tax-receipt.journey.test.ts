import type { Page } from '@playwright/test';
import { en, expect, test } from '../support/journeys/journey.js';

const askFor = (page: Page, countries: string) =>
  page.locator('donation-widget').evaluate((widget, asked) => {
    widget.setAttribute('tax-receipt', asked);
    widget.setAttribute('currency', 'EUR');
  }, countries);

test('A donor in Spain asks for a tax receipt, and the charity gets the tax number', async ({
  page,
  donor,
  received,
}) => {
  await page.goto('give.html');
  await askFor(page, 'es pt fr');
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

for (const [country, code, label, wrong, typed, detail] of [
  ['Austria', 'AT', 'Date of birth', '31.6.1985', '31.7.1985', { tax_birth_date: '1985-07-31' }],
  ['Belgium', 'BE', 'National number', '85.07.30-033.29', '85.07.30-033.28', { tax_number: '85073003328' }],
] as const)
  test(`A donor in ${country} asks for a tax receipt, and the charity gets the ${label.toLowerCase()}`, async ({
    page,
    donor,
    received,
  }) => {
    await page.goto('give.html');
    await askFor(page, 'at be');
    await donor.choose('€25');
    await donor.type(en.email, 'ada@example.org');
    await donor.tick(en.taxReceiptYes);
    await donor.select(en.country, country);
    for (const [field, text] of [
      [en.first_name, 'Ada'],
      [en.last_name, 'King'],
      [en.line1, 'Marktplatz 1'],
      [en.postcode, '1010'],
      [en.city, 'Wien'],
      [label, wrong],
    ] as const)
      await donor.type(field, text);
    await donor.submit();
    await expect(page.getByRole('textbox', { name: label })).toBeFocused();
    await donor.type(label, typed);
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
        billing_address: { country: code, line1: 'Marktplatz 1', city: 'Wien', postcode: '1010' },
      },
      metadata: { donation_reference: reference, tax_receipt: 'yes', tax_country: code, ...detail },
    });
  });
