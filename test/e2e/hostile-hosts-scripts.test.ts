import { startsAsNewDonor } from './journey.js';
import { en, expect, otherEmail, scripts, tagOf, test } from './hostile-host.js';

const form = '<donation-widget $widget><a href="/elsewhere">Give elsewhere</a></donation-widget>';

const registered = (tag: string) => `<${tag}> is already registered. Load the script only once on each page.`;
const eachRegistered = ['donation-status', 'donation-widget', 'donation-button'].map(registered);

// `content-security-policy.test.ts` tests scripts of each kind before the element.
for (const [what, body, warnings] of [
  ['a module after the element', form + tagOf('module'), []],
  ['a classic script with a query, as WordPress writes it', form + tagOf('classic', '?ver=6.4'), []],
  // The other files load a second copy without the query. It doesn't replace the first.
  ['a module with a query', tagOf('module', '?ver=6.4') + form, eachRegistered],
] as const) {
  test(`A donor gives and returns on a page with ${what}`, async ({
    page,
    donor,
    posts,
    complaints,
    openPage,
  }) => {
    await openPage({ body });
    await expect(donor.submitButton).toHaveCount(1);
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeHidden();
    expect(posts).toHaveLength(1);
    expect([...new Set(complaints)]).toEqual(warnings);
  });
}

test('A donor finds another way to give if the script is blocked', async ({ page, donor, openPage }) => {
  const button =
    '<donation-button><donation-widget $widget><a href="/other">Give by post</a></donation-widget>';
  for (const kind of ['module', 'classic'] as const) {
    await test.step(kind, async () => {
      await page.route(`**${scripts[kind]}`, (route) => route.abort());
      await openPage({ body: `${form}${button}</donation-button>${tagOf(kind)}` });
      for (const name of ['Give elsewhere', 'Give by post'])
        await expect(page.getByRole('link', { name })).toBeVisible();
      await expect(donor.submitButton).toHaveCount(0);
    });
  }
});

test('A donor gives with the first script on a page that has several', async ({
  page,
  donor,
  posts,
  complaints,
  openPage,
}) => {
  await startsAsNewDonor(page);
  for (const [what, tags, warnings] of [
    ['the same module twice', tagOf('module') + tagOf('module'), []],
    ['the same classic script twice', tagOf('classic') + tagOf('classic'), eachRegistered],
    ['a classic script before a module', tagOf('classic') + tagOf('module'), eachRegistered],
    ['a module under two addresses', tagOf('module') + tagOf('module', '?ver=2'), eachRegistered],
    ['another version after the first', tagOf('classic') + tagOf('other'), eachRegistered],
  ] as const) {
    await test.step(what, async () => {
      posts.length = 0;
      complaints.length = 0;
      await openPage({ body: form + tags });
      await expect(donor.submitButton).toHaveCount(1);
      await expect(page.getByLabel(otherEmail)).toHaveCount(0);
      await donor.type(en.email, 'ada@example.org');
      await donor.submit();
      await expect(page.getByRole('button', { name: 'Pay £10.00' })).toBeVisible();
      expect(posts).toHaveLength(1);
      expect(complaints).toEqual(warnings);
    });
  }
});
