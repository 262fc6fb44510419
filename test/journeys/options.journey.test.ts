import type { Page } from '@playwright/test';
import { donorOn, en, expect, test } from '../support/journeys/journey.js';

/** One form of the pages of options, and what its donor finds on the payment page. */
type Choice = {
  section: string;
  choose?: (donor: ReturnType<typeof donorOn>) => Promise<void>;
  asked: Record<string, string>;
  /** A line of the payment page. */
  names?: string;
  metadata?: Record<string, string>;
  /** A required question of the page itself, which the donor leaves open at first. */
  stillOpen?: RegExp;
};

const choices: Choice[] = [
  {
    section: 'Amounts with impact lines',
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
    section: 'An extra one-off gift',
    choose: (donor) => donor.type(en.one_off, '50'),
    asked: { 'To pay today': '£55.00', 'Then every month': '£5.00' },
    names: 'once, with the first payment',
  },
  {
    section: 'Projects and purposes',
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
    section: 'Your own questions',
    choose: async (donor) => {
      await donor.type('In memory of', 'Maryam');
      await donor.tick('I have read how my gift is used');
    },
    asked: { 'To pay': '£15.00' },
    metadata: { in_memory_of: 'Maryam', terms: 'accepted' },
    stillOpen: /I have read how my gift is used/,
  },
  // The link fills in every form of the page, so its donor comes last.
  {
    section: 'A link that fills in the form',
    choose: (donor) => donor.follow('Give £40 a month'),
    asked: { 'To pay today': '£40.00', 'Then every month': '£40.00' },
  },
];

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const pages = ['options.html', 'options-more.html'];

/** Reads the attributes of each form twice: from its code on the page, and from the form itself. */
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

/** Records the address of the payment page, and stays on this one. */
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

  test(`A donor gives with each form of ${name}, and the shown attributes are those of the form: ${ofPage.map(({ section }) => section).join(', ')}`, async ({
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

    // The payment page opens in another tab, so that this page stays for the next form.
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

test('A reader finds continuous numbers on both pages, and a link from each to the other', async ({
  page,
  http,
}) => {
  const numbers = () =>
    page.locator('.how h2').evaluateAll((headings) =>
      headings.map((heading) => {
        const at = document.querySelector(`.contents a[href$="#${heading.id}"]`)?.closest('li');
        return [...(at?.parentElement?.children ?? [])].findIndex((one) => one === at) + 1;
      }),
    );
  await page.goto(`${http}/demo/options.html`);
  expect(await numbers()).toEqual([1, 2, 3, 4]);
  await page.getByRole('link', { name: /^Next:/ }).click();
  await expect(page).toHaveURL(`${http}/demo/options-more.html`);
  expect(await numbers()).toEqual([5, 6, 7, 8]);
  await page.getByRole('link', { name: 'Back to the first four' }).click();
  await expect(page).toHaveURL(`${http}/demo/options.html`);
});

for (const width of [360, 1280]) {
  test(`A reader who follows a link to a section stays there while the forms load, ${width} pixels wide`, async ({
    page,
    http,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    for (const [address, section] of [
      ['options.html?amount=40&interval=month#prefill', 'A link that fills in the form'],
      ['options-more.html?amount=40&interval=month#prefill', 'A link that fills in the form'],
      ['options-more.html#own-fields', 'Your own questions'],
      ['options.html#one-off', 'An extra one-off gift'],
    ] as const) {
      await test.step(address, async () => {
        await page.goto(`${http}/demo/${address}`);
        await expect(page.getByRole('button', { name: /^Donate/ })).toHaveCount(4);
        // The heading is at the top of the window, below its number and the space of its section.
        const top = () =>
          page
            .getByRole('heading', { level: 2, name: section, exact: true })
            .evaluate((heading) => heading.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThan(60);
        expect(await top()).toBeGreaterThanOrEqual(0);
        await page.goto('about:blank');
      });
    }
  });
}
