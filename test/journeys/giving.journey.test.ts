// Also runs in Firefox.
import { listenForCompletion } from '../support/journeys/completions.js';
import { en, expect, secureTest, test, type CheckoutBody } from '../support/journeys/journey.js';

/** The body of the only checkout, and its random reference. */
const theOne = (bodies: CheckoutBody[]) => {
  expect(bodies).toHaveLength(1);
  return { body: bodies[0], reference: bodies[0]?.metadata.donation_reference };
};

const ofTheBrowser =
  /^(?::.*|host|connection|origin|referer|user-agent|content-length|accept-(?:encoding|language)|sec-.*|cache-control|pragma)$/;

test('A donor gives 25 pounds once, and reads thanks on another page of the charity', async ({
  page,
  donor,
  posts,
  received,
  organisationReturn,
}) => {
  await organisationReturn('thanks.html');
  const completions = await listenForCompletion(page);
  await page.goto('give.html');
  await page.evaluate(() => {
    document.cookie = 'visited=yes; path=/';
  });
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await expect(donor.submitButton).toHaveAccessibleName('Donate £25.00');
  await donor.submit();
  await donor.pay();
  await expect(page).toHaveURL(/\/demo\/thank-you\.html$/);
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  // A status on a separate page doesn't move the focus.
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByText('We’ve received your donation to Rivers & Reeds Trust.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '£25.00' })).toBeVisible();
  await page.reload();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect
    .poll(() => completions)
    .toEqual([
      {
        paymentType: 'one_time',
        amount: 2500,
        tip: 0,
        currency: 'GBP',
        interval: null,
        intervalCount: null,
      },
    ]);

  expect(posts).toHaveLength(1);
  const { body, reference } = theOne(await received());
  expect(reference).toMatch(/^[\da-f]{32}$/);
  expect(body).toEqual({
    payment_type: 'one_time',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 2500 }],
    payer: { email: 'ada@example.org' },
    metadata: { donation_reference: reference },
  });

  // The request has the headers of the interface and no cookies.
  const headers = await posts[0]?.allHeaders();
  expect(headers).toMatchObject({
    authorization: 'Bearer pk_test_sandbox',
    accept: 'application/json',
    'content-type': 'application/json',
  });
  expect(
    Object.keys(headers ?? {})
      .filter((name) => !ofTheBrowser.test(name))
      .sort(),
  ).toEqual(['accept', 'authorization', 'content-type']);
});

secureTest(
  'A donor gives monthly with a tip, and reads the date of the next payment on the page of the form',
  async ({ page, donor, posts, received }) => {
    const completions = await listenForCompletion(page);
    await page.goto('give.html');
    await donor.choose(en.month);
    await donor.choose('£10');
    await donor.type(en.first_name, 'Ada');
    await donor.type(en.email, 'ada@example.org');
    await expect(donor.submitButton).toHaveAccessibleName('Donate £10.00 monthly');
    await donor.submit();
    await page.getByRole('radio', { name: '£1.00' }).check();
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    for (const term of [en.tip, en.total, en.nextPayment]) {
      await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible();
    }
    for (const definition of ['£11.00', en.month])
      await expect(page.getByRole('definition').filter({ hasText: definition })).toBeVisible();
    await expect
      .poll(() => completions)
      .toEqual([
        {
          paymentType: 'subscription',
          amount: 1100,
          tip: 100,
          currency: 'GBP',
          interval: 'month',
          intervalCount: 1,
        },
      ]);

    expect(posts).toHaveLength(1);
    const { body, reference } = theOne(await received());
    expect(body).toEqual({
      payment_type: 'subscription',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 1000 }],
      payer: { email: 'ada@example.org', first_name: 'Ada' },
      subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
      return_url: `${page.url()}?donation-reference=${reference}`,
      metadata: { donation_reference: reference },
    });
  },
);
