import { startsAsNewDonor, en, expect, test } from '../support/journeys/journey.js';

test('A donor sees the same totals in the form and on the payment page', async ({
  page,
  donor,
  posts,
  received,
}) => {
  await startsAsNewDonor(page);
  await test.step('several items and an amount, one-time', async () => {
    await page.goto('give-gifts.html');
    await donor.add('Reeds', 3);
    await donor.type('Nest box', '2');
    await donor.type(en.customAmount, '7.25');
    await donor.type(en.email, 'ada@example.org');
    await expect
      .poll(() => donor.totals)
      .toEqual([
        [en.gift, '£7.25'],
        ['3 × Reeds', '£13.50'],
        ['2 × Nest box', '£69.98'],
        [en.now, '£90.73'],
      ]);
    await donor.submit();
    expect(await donor.asked()).toEqual({ 'To pay': '£90.73' });
  });

  await test.step('monthly items and a one-off gift', async () => {
    await page.goto('give-gifts.html');
    await donor.choose(en.month);
    await donor.add('Reeds', 2);
    await donor.choose('£20');
    await donor.type(en.one_off, '100');
    await donor.type(en.email, 'ada@example.org');
    await expect
      .poll(() => donor.totals)
      .toEqual([
        [en.gift, '£20.00'],
        ['2 × Reeds', '£9.00'],
        [en.one_off, '£100.00'],
        [en.now, '£129.00'],
        ['Then monthly', '£29.00'],
        [en.yearly, '£348.00'],
      ]);
    await expect(donor.submitButton).toHaveAccessibleName('Donate £129.00 now, then £29.00 monthly');
    await donor.submit();
    expect(await donor.asked()).toEqual({ 'To pay today': '£129.00', 'Then every month': '£29.00' });
  });

  await test.step('yen, which have no smaller unit', async () => {
    await page.goto('give-gifts.html');
    await donor.select(en.currency, 'JPY');
    await donor.choose('JP¥3,000');
    await donor.type(en.email, 'ada@example.org');
    await expect.poll(() => donor.totals).toEqual([[en.now, 'JP¥3,000']]);
    await donor.submit();
    expect(await donor.asked()).toEqual({ 'To pay': 'JP¥3,000' });
  });

  expect(posts).toHaveLength(3);
  expect(await received()).toMatchObject([
    {
      line_items: [
        { quantity: 1, amount: 725 },
        { quantity: 3, amount: 450, project: 'Reed beds' },
        { quantity: 2, amount: 3499 },
      ],
    },
    {
      payment_type: 'subscription',
      line_items: [
        { quantity: 1, amount: 2000 },
        { quantity: 2, amount: 450, project: 'Reed beds' },
      ],
      one_time_items: [{ quantity: 1, amount: 10_000 }],
      subscription: { interval: 'month', interval_count: 1 },
    },
    { currency: 'JPY', line_items: [{ quantity: 1, amount: 3000 }] },
  ]);
});

test('A donor declares Gift Aid, and the service gets the words and the time', async ({
  page,
  donor,
  posts,
  received,
}) => {
  await page.clock.setFixedTime('2026-03-01T12:00:00Z');
  await page.goto('give-gifts.html');
  await donor.choose('£20');
  await page.getByRole('checkbox', { name: en.giftAidYes }).check();
  await donor.type(en.email, 'ada@example.org');
  await donor.type(en.first_name, 'Ada');
  await donor.type(en.last_name, 'Lovelace');
  await donor.select(en.country, 'GB');
  await donor.type(en.line1, '1 River Street');
  await donor.type(en.city, 'London');
  await donor.type(en.postcode, 'SW1A 1AA');
  await donor.submit();
  expect(await donor.asked()).toEqual({ 'To pay': '£20.00' });

  expect(posts).toHaveLength(1);
  const [body] = await received();
  expect(body).toEqual({
    payment_type: 'one_time',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 2000 }],
    payer: {
      email: 'ada@example.org',
      first_name: 'Ada',
      last_name: 'Lovelace',
      billing_address: { country: 'GB', line1: '1 River Street', city: 'London', postcode: 'SW1A 1AA' },
    },
    metadata: {
      gift_aid: 'yes',
      gift_aid_wording: 'single-1',
      gift_aid_language: 'en',
      gift_aid_declared_at: '2026-03-01T12:00:00.000Z',
      donation_reference: body?.metadata.donation_reference,
    },
  });
});
