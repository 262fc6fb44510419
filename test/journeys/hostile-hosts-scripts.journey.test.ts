import { donorOn, startsAsNewDonor } from '../support/journeys/journey.js';
import { en, expect, otherEmail, scripts, tagOf, test } from '../support/journeys/hostile-host.js';

const form = '<donation-widget $widget><a href="/elsewhere">Give elsewhere</a></donation-widget>';

/** Gives £25 and comes back to the thanks. */
const giveAndReturn = async (donor: ReturnType<typeof donorOn>) => {
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
};

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
    await giveAndReturn(donor);
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

/**
 * Additions to all objects, and replacements of the browser's functions, as Prototype and MooTools make them. The real
 * libraries are tested in `test/old-libraries`.
 */
const changes = `<script>
  for (const { prototype } of [Object, Array, Function, String]) prototype.extra = function () { return this; };
  Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
  delete Array.prototype.entries;
  Array.from = (list) => [].slice.call(list);
  Object.values = (object) => { const all = []; for (const name in object) all.push(object[name]); return all; };
  Function.prototype.bind = function (that) { const own = this; return function () { return own.apply(that, arguments); }; };
  HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
  Date.prototype.toISOString = Date.prototype.toJSON = () => 'today';
  Date.parse = () => new Date();
  Event = function (event) { this.event = event; };
  Document = function () {};
</script>`;

for (const [order, head] of [
  ['before', (script: string) => changes + script],
  // A module runs after other scripts unless these are deferred, too.
  ['after', (script: string) => script + changes.replace('<script>', '<script type="module">')],
] as const) {
  for (const kind of ['module', 'classic'] as const) {
    test(`A donor gives and returns on a page that replaces functions ${order} the ${kind} script`, async ({
      page,
      donor,
      received,
      complaints,
      openPage,
    }) => {
      const questions = 'fields="name* address" dedication contact="email" currencies="GBP EUR" gift-aid';
      await openPage({
        head: head(tagOf(kind)),
        body: `<donation-widget $widget ${questions} metadata='{"source": ["fair", "2026"]}'></donation-widget>
          <donation-button amounts="25"><donation-widget $widget></donation-widget></donation-button>`,
      });
      const own = donorOn(page, page.locator('donation-widget').first());
      await own.choose(en.month);
      await own.choose('£25');
      await own.type(en.email, 'ada@example.org');
      await own.type(en.first_name, 'Ada');
      await own.type(en.last_name, 'Lovelace');
      await own.tick(en.giftAidYes);
      await own.type(en.line1, '1 High Street');
      await own.type(en.city, 'Leeds');
      await own.type('Postcode', 'LS1 1AA');
      await own.submit();
      await donor.pay();
      await expect(donor.heading(en['succeeded.title'])).toBeVisible();
      expect(await received()).toMatchObject([
        {
          line_items: [{ quantity: 1, amount: 2500 }],
          payer: { email: 'ada@example.org', billing_address: { country: 'GB', postcode: 'LS1 1AA' } },
          metadata: {
            source: ['fair', '2026'],
            gift_aid: 'yes',
            gift_aid_declared_at: expect.stringMatching(/^\d{4}(?:-\d\d){2}T[\d:.]+Z$/),
          },
        },
      ]);
      await page.reload();
      await expect(donor.heading(en['succeeded.title'])).toBeVisible();
      await expect(page.getByRole('button', { name: 'Donate £25' })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
}

const formsNamed = (names: readonly string[]) => names.map((name) => `<form name="${name}"></form>`).join('');
const documentNames = formsNamed([
  'baseURI',
  'body',
  'cookie',
  'defaultView',
  'documentElement',
  'head',
  'hidden',
  'links',
  'readyState',
  'referrer',
  'title',
  'URL',
  'visibilityState',
]);
const button = `<donation-button label="Give now">${form}</donation-button>`;

for (const [where, body, kind] of [
  ['a form', form, 'classic'],
  ['a button', button, 'module'],
] as const) {
  test(`A donor gives and returns to ${where} on a page whose forms have names of the document`, async ({
    page,
    donor,
    posts,
    complaints,
    openPage,
  }) => {
    await openPage({ body: documentNames + body + tagOf(kind) });
    if (body === button) await page.getByRole('button', { name: 'Give now' }).click();
    await giveAndReturn(donor);
    expect(posts).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
}
