import { en, expect, secureTest as test, test as plainTest } from '../support/journeys/journey.js';

test('A donor whose payment is declined tries again with the same amount, and pays', async ({
  page,
  donor,
  posts,
}) => {
  await page.goto('give.html');
  await donor.type(en.customAmount, '37.50');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.decline();
  await expect(donor.heading(en['failed.title'])).toBeVisible();
  await expect(page.getByText(en['failed.text'])).toBeVisible();

  await donor.press(en.tryAgain);
  await expect(donor.field(en.customAmount)).toHaveValue('37.50');
  await expect(donor.submitButton).toHaveAccessibleName('Donate £37.50');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '£37.50' })).toBeVisible();
  expect(posts).toHaveLength(2);

  await donor.press(en.giveAgain);
  await donor.choose(en.month);
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.decline();
  // After a declined first monthly payment, the donor reads that and continues to the payment.
  await expect(donor.heading(en['attention.title'])).toBeVisible();
  await expect(page.getByText(en['attention.textFirst'])).toBeVisible();
  await donor.continueToPayment.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect(posts).toHaveLength(3);
});

plainTest(
  'a donor whose payment is declined comes back from the thank-you page to the amount that was typed',
  async ({ page, donor, organisationReturn, posts }) => {
    await organisationReturn('thanks.html');
    await page.goto('give.html');
    await donor.type(en.customAmount, '37.50');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await donor.decline();
    await expect(page).toHaveURL(/\/demo\/thank-you\.html$/);
    await expect(donor.heading(en['failed.title'])).toBeVisible();

    await donor.follow(en.tryAgain);
    await expect(page).toHaveURL(/\/give\.html$/);
    await expect(donor.field(en.customAmount)).toHaveValue('37.50');
    await expect(donor.submitButton).toHaveAccessibleName('Donate £37.50');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    expect(posts).toHaveLength(2);
  },
);
