import type { Page } from '@playwright/test';
import session from '../fixtures/payment-session.json' with { type: 'json' };
import subscription from '../fixtures/subscription.json' with { type: 'json' };
import { violationsOn } from '../axe.js';
import { donorOn, en, expect } from './journey.js';

type Attributes = Record<string, string>;

/** A form that asks for everything that there is to ask. */
export const everything: Attributes = {
  fields: 'name* phone* address*',
  items: '[{ "label": "Nest box", "amount": 34.99 }, { "label": "Reeds", "amount": 4.50 }]',
  presets:
    '[{ "amount": 10, "impact": "Ten metres of reeds" }, { "amount": 25, "impact": "A nest box" }, { "amount": 50 }]',
  currencies: 'GBP EUR',
  projects: 'Reed beds; Otters',
  'default-interval': 'month',
  'one-off': '',
  'gift-aid': '',
};

/** A form that asks for nothing beyond what it must. */
export const little: Attributes = {};

/** Puts an element on a page of this language that has a heading and nothing else. */
export const open = async (page: Page, attributes: Attributes, tag = 'donation-widget') => {
  if (!page.url().endsWith('/accessible.html')) await page.goto('accessible.html');
  await page.evaluate(
    ([name, all]) => {
      document.querySelector('main > :not(h1)')?.remove();
      const element = document.createElement(name);
      element.setAttribute('base-url', '/api/v1');
      element.setAttribute('publishable-key', 'pk_test_sandbox');
      for (const [attribute, value] of Object.entries(all)) element.setAttribute(attribute, value);
      document.querySelector('main')?.append(element);
    },
    [tag, attributes] as const,
  );
  await expect(page.locator('.themed').first()).toBeVisible();
};

/** What the service does to its next answers. */
export const stage = (page: Page, ...faults: Record<string, unknown>[]) =>
  page.request.put(`${new URL(page.url()).origin}/sandbox/control/faults`, { data: { faults } });

/** Gives a form all that it must have. */
export const fillIn = async (page: Page) => {
  const donor = donorOn(page);
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
};

/** Gives a form of everything one fault for each field that can have one, and submits it. */
export const makeEveryFault = async (page: Page) => {
  const donor = donorOn(page);
  await donor.type('Reeds', 'many');
  await donor.type(en.customAmount, 'much');
  await donor.type(en.one_off, 'more');
  await donor.tick(en.giftAidYes);
  await donor.type(en.email, 'ada');
  await donor.donate.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(10);
};

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30H0z"/></svg>';

type Told = { type: 'one_time' | 'subscription'; status?: string; change?: object; code?: number } | null;

/** What the service says of a donation, by what the donor is told then; null where it is not asked. */
export const told: Record<string, Told> = {
  succeeded: { type: 'one_time', status: 'succeeded' },
  pending: { type: 'one_time', status: 'pending_payment' },
  failed: { type: 'one_time', status: 'failed' },
  attention: { type: 'subscription', status: 'past_due' },
  ended: { type: 'subscription', status: 'canceled' },
  unconfirmed: { type: 'one_time', status: 'on_hold' },
  'not-found': { type: 'one_time', code: 400 },
  lost: null,
  mismatch: { type: 'one_time', change: { slug: 'ps_other' } },
  unavailable: { type: 'one_time', code: 503 },
};

/** Has the service say what leads to this outcome, of a charity of this colour. */
export const answer = async (page: Page, outcome: string, primary = '#0b5fff') => {
  const { type = 'one_time', status, change, code } = told[outcome] ?? {};
  const { charity, ...body } = type === 'one_time' ? session : subscription;
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({ body: logo, contentType: 'image/svg+xml' }),
  );
  const theme = { primary, secondary: null };
  const said = { ...body, status, charity: { ...charity, theme }, ...change };
  await page.route(/\/api\/v1\/(payment-session|subscription)\/\w+_\w+$/, (route) =>
    route.fulfill({ status: code ?? 200, json: said }),
  );
  return { type, slug: body.slug };
};

/** Puts a status on the page that tells this outcome. */
export const tell = async (page: Page, outcome: string, primary?: string) => {
  const donation = await answer(page, outcome, primary);
  await open(page, told[outcome] ? donation : {}, 'donation-status');
  await expect(page.locator(`donation-status[outcome="${outcome}"]`)).toBeVisible();
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe has against the page. */
export const expectNoViolations = async (page: Page, where: string) => {
  expect(await violationsOn(page, tags), where).toEqual([]);
};

/** How the page is looked at. Each two of width, direction and scheme meet in one of the four. */
export const views = [
  { width: 320, lang: 'en-GB', scheme: 'light' },
  { width: 320, lang: 'ar', scheme: 'dark' },
  { width: 1280, lang: 'en-GB', scheme: 'dark' },
  { width: 1280, lang: 'ar', scheme: 'light' },
] as const;

/** Changes the language of the page, and waits for the words. */
export const speak = async (page: Page, lang: string) => {
  await page.evaluate((tag) => {
    document.documentElement.lang = tag;
    document.documentElement.dir = ['ar', 'ur'].includes(tag) ? 'rtl' : 'ltr';
  }, lang);
  // The button’s own parts say their language each.
  const parts = page.locator('donation-widget .themed, donation-status .themed');
  for (const part of await parts.all()) await expect(part).toHaveAttribute('lang', lang);
};

/** Looks at the state that the page is in from each of the views. */
export const inEachView = async (page: Page, look: (where: string) => Promise<void>) => {
  for (const { width, lang, scheme } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await speak(page, lang);
    await look(`${width} px, ${lang}, ${scheme}`);
  }
};
