import { en, expect, test, type CheckoutBody } from './journey.js';

/** The body of the one checkout, and its reference, which is random. */
const theOne = (bodies: CheckoutBody[]) => {
  expect(bodies).toHaveLength(1);
  return { body: bodies[0], reference: bodies[0]?.metadata.donation_reference };
};

test('a donor gives 25 pounds once and is thanked by the charity', async ({
  page,
  donor,
  posts,
  received,
  organisationReturn,
}) => {
  await organisationReturn('thanks.html');
  await page.goto('give.html');
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await expect(donor.donate).toHaveAccessibleName('Donate £25.00');
  await donor.donate.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page.getByText('We’ve received your donation to Rivers & Reeds Trust.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '£25.00' })).toBeVisible();

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
});

test('a donor gives 12,50 as written at home', async ({ page, donor, posts, received }) => {
  await page.goto('give.html');
  await donor.type(en.customAmount, '12,50');
  await donor.type(en.email, 'ada@example.org');
  await expect(donor.donate).toHaveAccessibleName('Donate £12.50');
  await donor.donate.click();
  await expect(page.getByRole('button', { name: 'Pay £12.50' })).toBeVisible();

  expect(posts).toHaveLength(1);
  const { body, reference } = theOne(await received());
  expect(body).toEqual({
    payment_type: 'one_time',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 1250 }],
    payer: { email: 'ada@example.org' },
    metadata: { donation_reference: reference },
  });
});

test('a donor gives every month, adds a tip, and reads when the next payment is', async ({
  page,
  donor,
  posts,
  received,
  organisationReturn,
}) => {
  await organisationReturn('thanks.html');
  await page.goto('give.html');
  await donor.choose(en.month);
  await donor.choose('£10');
  await donor.type(en.first_name, 'Ada');
  await donor.type(en.email, 'ada@example.org');
  await expect(donor.donate).toHaveAccessibleName('Donate £10.00 monthly');
  await donor.donate.click();
  await page.getByRole('radio', { name: '£1.00' }).check();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  for (const term of [en.tip, en.total, en.nextPayment]) {
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible();
  }
  await expect(page.getByRole('definition').filter({ hasText: '£11.00' })).toBeVisible();

  expect(posts).toHaveLength(1);
  const { body, reference } = theOne(await received());
  expect(body).toEqual({
    payment_type: 'subscription',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 1000 }],
    payer: { email: 'ada@example.org', first_name: 'Ada' },
    subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
    metadata: { donation_reference: reference },
  });
});

test('a donor gives every quarter', async ({ page, donor, posts, received, organisationReturn }) => {
  await organisationReturn('thanks.html');
  await page.goto('give.html');
  await donor.choose(en['3-month']);
  await donor.choose('£100');
  await donor.type(en.email, 'ada@example.org');
  await expect(donor.donate).toHaveAccessibleName('Donate £100.00 quarterly');
  await donor.donate.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'every 3 months' })).toBeVisible();

  expect(posts).toHaveLength(1);
  const { body, reference } = theOne(await received());
  expect(body).toEqual({
    payment_type: 'subscription',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 10_000 }],
    payer: { email: 'ada@example.org' },
    subscription: { interval: 'month', interval_count: 3, name: 'Quarterly donation' },
    metadata: { donation_reference: reference },
  });
});

test('a donor gives name, phone number and address to a project in another currency', async ({
  page,
  donor,
  posts,
  received,
}) => {
  await page.goto('give-in-full.html');
  await donor.choose('€40');
  await donor.type(en.first_name, ' Grace ');
  await donor.type(en.last_name, 'Hopper-O’Neill');
  await donor.type(en.email, 'grace@example.org');
  await donor.type(en.phone, '+44 20 7946 0000');
  await donor.field(en.country).selectOption({ label: 'United Kingdom' });
  await donor.type(en.line1, '1 River Street');
  await donor.type(en.line2, 'Flat 2');
  await donor.type(en.city, 'London');
  await donor.type(en.state, 'Greater London');
  await donor.type(en.postcode, 'SW1A 1AA');
  await donor.donate.click();
  await expect(page.getByRole('button', { name: 'Pay €40.00' })).toBeVisible();

  expect(posts).toHaveLength(1);
  const { body, reference } = theOne(await received());
  expect(body).toEqual({
    payment_type: 'one_time',
    currency: 'EUR',
    line_items: [
      {
        quantity: 1,
        amount: 4000,
        project: 'Clean wells',
        intention: 'Where most needed',
        country_iso: 'KE',
      },
    ],
    payer: {
      email: 'grace@example.org',
      first_name: 'Grace',
      last_name: 'Hopper-O’Neill',
      phone: '+44 20 7946 0000',
      billing_address: {
        country: 'GB',
        line1: '1 River Street',
        line2: 'Flat 2',
        city: 'London',
        state: 'Greater London',
        postcode: 'SW1A 1AA',
      },
    },
    metadata: { campaign: 'spring', donation_reference: reference },
  });
});

test('the request has the headers of the interface, and no cookie', async ({ page, donor, posts }) => {
  await page.goto('give.html');
  await page.evaluate(() => {
    document.cookie = 'visited=yes; path=/';
  });
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();

  expect(posts).toHaveLength(1);
  const headers = await posts[0]?.allHeaders();
  expect(headers).toMatchObject({
    authorization: 'Bearer pk_test_sandbox',
    accept: 'application/json',
    'content-type': 'application/json',
  });
  const ofTheBrowser =
    /^(?::.*|host|connection|origin|referer|user-agent|content-length|accept-(?:encoding|language)|sec-.*|cache-control|pragma)$/;
  expect(
    Object.keys(headers ?? {})
      .filter((name) => !ofTheBrowser.test(name))
      .sort(),
  ).toEqual(['accept', 'authorization', 'content-type']);
});
