import type { Page } from '@playwright/test';
import { donorOn, en, expect, test } from './journey.js';

/** A donor who sees one section of the page of all options, and then the payment page. */
type Choice = {
  section: string;
  choose?: (donor: ReturnType<typeof donorOn>) => Promise<void>;
  asked: Record<string, string>;
  /** A line of the payment page. */
  names?: string;
  metadata?: Record<string, string>;
};

const choices: Choice[] = [
  {
    section: 'Amounts with a story',
    choose: async (donor) => {
      await donor.choose(en.month);
      await donor.choose('£10');
    },
    asked: { 'To pay today': '£10.00', 'Then every month': '£10.00' },
  },
  {
    section: 'Several currencies',
    choose: async (donor) => {
      await donor.field(en.currency).selectOption('JPY');
      await donor.choose('JP¥8,000');
    },
    asked: { 'To pay': 'JP¥8,000' },
  },
  {
    section: 'A list of gifts',
    choose: async (donor) => {
      await donor.add('A nest box for a kingfisher', 2);
      await donor.choose('£10');
    },
    asked: { 'To pay': '£79.00' },
    names: 'Kingfishers',
  },
  {
    section: 'A one-off beside a regular gift',
    choose: (donor) => donor.type(en.one_off, '50'),
    asked: { 'To pay today': '£55.00', 'Then every month': '£5.00' },
    names: 'once, with the first payment',
  },
  {
    section: 'What the gift is for',
    choose: async (donor) => {
      await donor.field(en.project).selectOption('Little Osier');
      await donor.field(en.intention).selectOption('In memory');
    },
    asked: { 'To pay': '£10.00' },
    names: 'Little Osier',
  },
  {
    section: 'Gift Aid',
    choose: async (donor) => {
      await donor.tick(en.giftAidYes);
      await donor.type(en.first_name, 'Ada');
      await donor.type(en.last_name, 'Lovelace');
      await donor.field(en.country).selectOption('GB');
      await donor.type(en.line1, '1 River Street');
      await donor.type(en.city, 'London');
      await donor.type(en.postcode, 'SW1A 1AA');
    },
    asked: { 'To pay': '£10.00' },
    metadata: { gift_aid: 'yes' },
  },
  {
    section: 'Questions of your own',
    choose: async (donor) => {
      await donor.type('In memory of', 'Maryam');
      await donor.tick('I have read how my gift is used');
    },
    asked: { 'To pay': '£15.00' },
    metadata: { in_memory_of: 'Maryam', terms: 'accepted' },
  },
  {
    section: 'A link that fills the form',
    choose: (donor) => donor.follow('Come back with £40 a month'),
    asked: { 'To pay today': '£40.00', 'Then every month': '£40.00' },
  },
];

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const pages = ['options.html', 'options-more.html'];

for (const [place, { section, choose, asked, names, metadata }] of choices.entries()) {
  test(`a donor gives on the pages of all options: ${section}`, async ({ page, http, posts, received }) => {
    await page.goto(`${http}/demo/${pages[Math.floor(place / 4)]}`);
    const donor = donorOn(page, sectionOf(page, section));
    await choose?.(donor);
    await donor.type(en.email, 'ada@example.org');
    await donor.donate.click();
    expect(await donor.asked()).toEqual(asked);
    if (names) await expect(page.getByRole('listitem').filter({ hasText: names })).toBeVisible();
    expect(posts).toHaveLength(1);
    expect((await received())[0]).toMatchObject({ metadata: metadata ?? {} });
    await donorOn(page).pay();
    await expect(donorOn(page).heading(en['succeeded.title'])).toBeVisible();
  });
}

test('a donor is told which of the page’s own questions is still open', async ({ page, http, posts }) => {
  await page.goto(`${http}/demo/options-more.html`);
  const donor = donorOn(page, sectionOf(page, 'Questions of your own'));
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: /I have read how my gift is used/ }),
  ).toBeVisible();
  expect(posts).toHaveLength(0);
});

test('a web editor reads of each form the very attributes that it has', async ({ page, http }) => {
  for (const name of pages) {
    await page.goto(`${http}/demo/${name}`);
    const forms = await page.evaluate(() => {
      const ofTheDemo = ['id', 'base-url', 'publishable-key', 'return-url', 'no-status'];
      const reflected = ['color-scheme'];
      const attributesOf = (element: Element | null | undefined) =>
        [...(element?.attributes ?? [])]
          .filter(({ name }) => ![...ofTheDemo, ...reflected].includes(name))
          .map(({ name, value }) => [name, value.replace(/\s+/g, ' ')]);
      return [...document.querySelectorAll('.choice')].map((section) => ({
        shown: attributesOf(
          new DOMParser()
            .parseFromString(section.querySelector('pre')?.textContent ?? '', 'text/html')
            .querySelector('donation-widget'),
        ),
        real: attributesOf(section.querySelector('donation-widget')),
      }));
    });
    expect(forms).toHaveLength(4);
    for (const { shown, real } of forms) expect(shown).toEqual(real);
  }
});
