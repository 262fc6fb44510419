import { en, expect, otherEmail, scripts, tagOf, test } from './hostile-host.js';

const form = '<donation-widget $widget><a href="/elsewhere">Give elsewhere</a></donation-widget>';

const registered = (tag: string) => `<${tag}> is registered already, and stays.`;
const eachRegistered = ['donation-status', 'donation-widget', 'donation-button'].map(registered);

for (const [kind, what, body] of [
  ['module', 'before the element', tagOf('module') + form],
  ['module', 'after the element', form + tagOf('module')],
  ['classic', 'before the element', tagOf('classic') + form],
  ['classic', 'after the element', form + tagOf('classic')],
  ['classic', 'with a query, as WordPress writes it', tagOf('classic', '?ver=6.4') + form],
] as const) {
  test(`a donor gives and comes back on a page with a ${kind} script ${what}`, async ({
    page,
    donor,
    posts,
    complaints,
    openPage,
  }) => {
    await openPage({ body });
    await expect(donor.donate).toHaveCount(1);
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.donate.click();
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeHidden();
    expect(posts).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
}

test('a donor gives and comes back where a query is added to the module, which its parts don’t ask for', async ({
  donor,
  complaints,
  openPage,
}) => {
  await openPage({ body: tagOf('module', '?ver=6.4') + form });
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  // A second copy comes with the parts, and leaves the first in place.
  expect([...new Set(complaints)]).toEqual(eachRegistered);
});

for (const kind of ['module', 'classic'] as const) {
  test(`a donor finds the other way to give where the ${kind} script is blocked`, async ({
    page,
    donor,
    openPage,
  }) => {
    await page.route(`**${scripts[kind]}`, (route) => route.abort());
    await openPage({ body: form + tagOf(kind) });
    await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeVisible();
    await expect(donor.donate).toHaveCount(0);
  });
}

for (const [what, tags, warnings] of [
  ['the same module twice', tagOf('module') + tagOf('module'), []],
  ['the same classic script twice', tagOf('classic') + tagOf('classic'), eachRegistered],
  ['a classic script before a module', tagOf('classic') + tagOf('module'), eachRegistered],
  ['a module under two addresses', tagOf('module') + tagOf('module', '?ver=2'), eachRegistered],
  ['another version after the first', tagOf('classic') + tagOf('other'), eachRegistered],
] as const) {
  test(`a donor gives by the first script on a page with ${what}`, async ({
    page,
    donor,
    posts,
    complaints,
    openPage,
  }) => {
    await openPage({ body: form + tags });
    await expect(donor.donate).toHaveCount(1);
    await expect(page.getByLabel(otherEmail)).toHaveCount(0);
    await donor.type(en.email, 'ada@example.org');
    await donor.donate.click();
    await expect(page.getByRole('button', { name: 'Pay £10.00' })).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(complaints).toEqual(warnings);
  });
}
