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
  /** A question of the page itself that a donor is told of, who gives without an answer. */
  stillOpen?: RegExp;
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
      await donor.select(en.currency, 'JPY');
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
      await donor.select(en.project, 'Little Osier');
      await donor.select(en.intention, 'In memory');
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
      await donor.select(en.country, 'GB');
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
    stillOpen: /I have read how my gift is used/,
  },
  {
    section: 'A link that fills the form',
    choose: (donor) => donor.follow('Come back with £40 a month'),
    asked: { 'To pay today': '£40.00', 'Then every month': '£40.00' },
  },
];

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const pages = ['options.html', 'options-more.html'];

/** Reads two lists for the form of each section: the attributes that it shows, and those that it has. */
const formsOf = (page: Page) =>
  page.evaluate(() => {
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

/** Notes where the page would go to pay, and stays. */
const stayHere = () => {
  type Going = Event & { destination: { url: string } };
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    const { url } = (event as Going).destination;
    if (!url.includes('/sandbox/checkout/')) return;
    event.preventDefault();
    document.documentElement.dataset['payment'] = url;
  });
};

for (const [place, name] of pages.entries()) {
  const ofPage = choices.slice(place * 4, place * 4 + 4);

  test(`${name} shows the very attributes of each form, and a donor gives with each: ${ofPage.map(({ section }) => section).join(', ')}`, async ({
    page,
    context,
    http,
    posts,
    received,
  }) => {
    await page.addInitScript(stayHere);
    await page.goto(`${http}/demo/${name}`);
    await expect(page.getByRole('button', { name: /^Donate/ })).toHaveCount(4);
    const forms = await formsOf(page);
    expect(forms).toHaveLength(4);
    for (const { shown, real } of forms) expect(shown).toEqual(real);

    // The payment page opens beside this one, which stays for the next form.
    const payment = await context.newPage();
    const addressOfPayment = () => page.evaluate(() => document.documentElement.dataset['payment'] ?? '');

    for (const [number, { section, choose, asked, names, metadata, stillOpen }] of ofPage.entries()) {
      await test.step(section, async () => {
        const donor = donorOn(page, sectionOf(page, section));
        await donor.type(en.email, 'ada@example.org');
        if (stillOpen) {
          await donor.submit();
          const link = page.getByRole('alert').getByRole('link', { name: stillOpen });
          await expect(link).toBeVisible();
          expect(posts, section).toHaveLength(number);
        }
        await choose?.(donor);
        const before = await addressOfPayment();
        await donor.type(en.email, 'ada@example.org');
        await donor.submit();
        await expect.poll(addressOfPayment, section).not.toBe(before);
        await payment.goto(await addressOfPayment());
        expect(await donorOn(payment).asked(), section).toEqual(asked);
        if (names) {
          await expect(payment.getByRole('listitem').filter({ hasText: names }), section).toBeVisible();
        }
        expect(posts, section).toHaveLength(number + 1);
        expect((await received())[number], section).toMatchObject({ metadata: metadata ?? {} });
      });
    }
    await donorOn(payment).pay();
    await expect(payment).toHaveURL(`${http}/demo/thank-you.html`);
  });
}
