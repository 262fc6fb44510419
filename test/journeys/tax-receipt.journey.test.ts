import type { Page } from '@playwright/test';
import { en, expect, test } from '../support/journeys/journey.js';

const askFor = (page: Page, countries: string) =>
  page.locator('donation-widget').evaluate((widget, asked) => {
    widget.setAttribute('tax-receipt', asked);
    widget.setAttribute('currency', 'EUR');
  }, countries);

for (const { country, code, offered, address, label, wrong, typed, detail } of [
  {
    country: 'Spain',
    code: 'ES',
    offered: 'es pt fr',
    address: { line1: 'Calle Mayor 1', city: 'Madrid', postcode: '28013' },
    label: en.tax_number,
    wrong: '12.345.678-A',
    typed: '12.345.678-Z',
    detail: { tax_number: '12345678Z' },
  },
  {
    country: 'Austria',
    code: 'AT',
    offered: 'at be',
    address: { line1: 'Marktplatz 1', city: 'Wien', postcode: '1010' },
    label: 'Date of birth',
    wrong: '31.6.1985',
    typed: '31.7.1985',
    detail: { tax_birth_date: '1985-07-31' },
  },
  {
    country: 'Belgium',
    code: 'BE',
    offered: 'at be',
    address: { line1: 'Marktplatz 1', city: 'Wien', postcode: '1010' },
    label: 'National number',
    wrong: '85.07.30-033.29',
    typed: '85.07.30-033.28',
    detail: { tax_number: '85073003328' },
  },
])
  test(`A donor in ${country} asks for a tax receipt, and the charity gets the ${label.toLowerCase()}`, async ({
    page,
    donor,
    received,
  }) => {
    await page.goto('give.html');
    await askFor(page, offered);
    await donor.choose('€25');
    await donor.type(en.email, 'ada@example.org');
    await donor.tick(en.taxReceiptYes);
    await donor.select(en.country, country);
    for (const [field, text] of [
      [en.first_name, 'Ada'],
      [en.last_name, 'King'],
      [en.line1, address.line1],
      [en.postcode, address.postcode],
      [en.city, address.city],
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
        billing_address: { country: code, ...address },
      },
      metadata: { donation_reference: reference, tax_receipt: 'yes', tax_country: code, ...detail },
    });
  });
