import { en, expect, secureTest as test, startsAsNewDonor } from '../support/journeys/journey.js';

const amountFor = (label: string) => en.amountFor.replace('{label}', label);
const remove = (label: string) => en.removePurpose.replace('{label}', label);
const purpose = (number: number) => en.purposeNumber.replace('{number}', String(number));
const metadata = (more: object) => ({
  donation_reference: expect.stringMatching(/^[\da-f]{32}$/),
  ...more,
});
const return_url = expect.stringContaining('/give-purposes.html');
const payer = { email: 'ada@example.org' };

test('A donor chooses a purpose, and gets its amounts', async ({ page, donor, received }) => {
  await startsAsNewDonor(page);
  await test.step('in the form', async () => {
    await page.goto('give-purposes.html');
    await donor.select(en.intention, 'Schools');
    await donor.choose('£30');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    expect(await donor.asked()).toEqual({ 'To pay': '£30.00' });
  });

  await test.step('with a link', async () => {
    await page.goto('give-purposes.html?project=W-26&amount=20&currency=GBP&interval=month');
    await expect(donor.field(en.intention)).toHaveValue('W-26');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    expect(await donor.asked()).toEqual({ 'To pay today': '£20.00', 'Then every month': '£20.00' });
  });

  expect(await received()).toEqual([
    {
      payment_type: 'one_time',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 3000, project: 'S-26', intention: 'Learning' }],
      payer,
      return_url,
      metadata: metadata({}),
    },
    {
      payment_type: 'subscription',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 2000, project: 'W-26', country_iso: 'KE' }],
      payer,
      return_url,
      subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
      metadata: metadata({ fund: '210' }),
    },
  ]);
});

test('A donor divides a donation between purposes, and pays once', async ({
  page,
  donor,
  posts,
  received,
}) => {
  await test.step('two purposes, one-time, with the keyboard', async () => {
    await page.goto('give-purposes.html');
    await donor.choose('£20');
    await page.getByRole('button', { name: en.addPurpose }).press('Enter');
    await expect(donor.field(amountFor('Wells'))).toBeFocused();
    await page.keyboard.type('12.50');
    await expect
      .poll(() => donor.totals)
      .toEqual([
        ['Where it is needed most', '£20.00'],
        ['Wells', '£12.50'],
        [en.now, '£32.50'],
      ]);
    await expect(page.getByText('Your £32.50 becomes £40.62')).toBeVisible();
    await donor.type(en.email, 'ada@example.org');
    await expect(donor.submitButton).toHaveAccessibleName('Donate £32.50');
    await donor.submit();
    expect(await donor.asked()).toEqual({ 'To pay': '£32.50' });
  });

  await test.step('declined, and again with the same amounts', async () => {
    await donor.decline();
    await donor.press(en.tryAgain);
    await expect(donor.field(amountFor('Where it is needed most'))).toHaveValue('20');
    await expect(donor.field(amountFor('Wells'))).toHaveValue('12.50');
    await expect(donor.submitButton).toHaveAccessibleName('Donate £32.50');
  });

  await test.step('three purposes, monthly, with a one-off gift', async () => {
    await donor.choose(en.month);
    await donor.press(remove('Wells'));
    await expect(page.getByRole('button', { name: en.addPurpose })).toBeFocused();
    await expect(donor.field(en.intention)).toHaveValue('G');
    await donor.press(en.addPurpose);
    await donor.select(purpose(2), 'Schools');
    await donor.type(amountFor('Schools'), '5');
    await donor.press(en.addPurpose);
    await donor.type(amountFor('Wells'), '7.25');
    await donor.type(en.one_off, '100');
    await donor.type(en.email, 'ada@example.org');
    await expect(donor.submitButton).toHaveAccessibleName('Donate £132.25 now, then £32.25 monthly');
    await donor.submit();
    expect(await donor.asked()).toEqual({ 'To pay today': '£132.25', 'Then every month': '£32.25' });
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    for (const label of ['Where it is needed most', 'Schools', 'Wells'])
      await expect(page.getByRole('term').filter({ hasText: label })).toHaveText(label);
  });

  expect(posts).toHaveLength(2);
  expect(await received()).toEqual([
    {
      payment_type: 'one_time',
      currency: 'GBP',
      line_items: [
        { quantity: 1, amount: 2000, project: 'G' },
        { quantity: 1, amount: 1250, project: 'W-26', country_iso: 'KE' },
      ],
      payer,
      return_url,
      metadata: metadata({ fund: '100; 210' }),
    },
    {
      payment_type: 'subscription',
      currency: 'GBP',
      line_items: [
        { quantity: 1, amount: 2000, project: 'G' },
        { quantity: 1, amount: 500, project: 'S-26', intention: 'Learning' },
        { quantity: 1, amount: 725, project: 'W-26', country_iso: 'KE' },
      ],
      one_time_items: [{ quantity: 1, amount: 10_000 }],
      payer,
      return_url,
      subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
      metadata: metadata({ fund: '100; 210' }),
    },
  ]);
});
