import { en, expect, tagOf, test } from './hostile-host.js';

const pay = { name: 'Pay £25.00' };
const form = '<donation-widget $widget><a href="/elsewhere">Give elsewhere</a></donation-widget>';

// Firefox is driven here with scripts alone.
test('a donor finds the other way to give without JavaScript', async ({ browser, host, openPage }) => {
  await openPage({ body: form + tagOf('module') });
  const page = await browser.newPage({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
  await page.goto(host.origin);
  await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeVisible();
  await page.close();
});

// Nor does it tell the body of each request.
test('a copy of a form in use is one of its own, and works', async ({
  page,
  donor,
  posts,
  complaints,
  openPage,
}) => {
  await openPage({ head: tagOf('module'), body: form });
  await donor.choose('£50');
  await donor.type(en.email, 'ada@example.org');
  await page.locator('donation-widget').evaluate((element) => {
    element.after(element.cloneNode(true));
  });
  await expect(donor.field(en.email)).toHaveCount(2);
  await expect(donor.field(en.email).first()).toHaveValue('ada@example.org');
  const copy = page.locator('donation-widget').last();
  await expect(copy.getByLabel(en.email)).toHaveValue('');
  await copy.getByRole('radio', { name: '£25', exact: true }).check();
  await expect(donor.donate.first()).toHaveAccessibleName(/£50/);
  await copy.getByLabel(en.email).fill('grace@example.org');
  await copy.getByRole('button', { name: /^Donate/ }).click();
  await expect(page.getByRole('button', pay)).toBeVisible();
  expect(posts.map((post) => (post.postDataJSON() as { payer: object }).payer)).toEqual([
    { email: 'grace@example.org' },
  ]);
  expect(complaints).toEqual([]);
});
