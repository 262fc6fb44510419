import type { Page } from '@playwright/test';
import { ar } from '../../../src/languages/ar.js';
import { cy } from '../../../src/languages/cy.js';
import { en, expect, type donorOn } from '../journeys/journey.js';

/** A page of the gallery, and a donor who gives on it. */
export type Entry = {
  name: string;
  charity: string;
  /** The colour of the head above the thanks, as CSS writes it. */
  colour: string;
  give: (donor: ReturnType<typeof donorOn>, page: Page) => Promise<void>;
  /** The name of the button that opens the form, if there is one. */
  opener?: string;
  /** The text of the form’s button after the donor has filled in the form. */
  button: string;
  /** The amounts and terms of the payment page. */
  asked: Record<string, string>;
  /** The request to the service, without the payer. */
  sent: Record<string, unknown>;
  /** The texts after the return: one from the form and one from the charity. */
  thanks: readonly [string, string];
  /** The end of the page’s sentence about what the configurator leaves out. Empty if it leaves out nothing. */
  leftOut?: string;
};

const once = (line_items: object[], currency = 'GBP') => ({ payment_type: 'one_time', currency, line_items });

const recurring = (amount: number, interval: string, more: object = {}) => ({
  payment_type: 'subscription',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount }],
  subscription: { interval, interval_count: 1 },
  ...more,
});

/** Answers a question by the name of its group, because two questions have the same answers. */
const answer = (page: Page, question: string, option: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: option, exact: true }).check();

export const entries: Entry[] = [
  {
    name: 'zakat',
    charity: 'Mizan Trust',
    colour: 'rgb(11, 79, 60)',
    give: async (donor) => {
      await donor.type(en.customAmount, '12,345.67');
      await donor.select(en.project, 'Clean water');
      await donor.select(en.intention, 'Sadaqah jariyah');
      await donor.press(en.addPurpose);
      await donor.select('Purpose 2', 'Orphans and widows');
      await donor.type('Amount for Orphans and widows', '54.33');
    },
    button: 'Donate £12,400.00',
    asked: { 'To pay': '£12,400.00' },
    sent: once([
      { quantity: 1, amount: 1_234_567, project: 'Clean water', intention: 'Sadaqah jariyah' },
      { quantity: 1, amount: 5433, project: 'Orphans and widows', intention: 'Sadaqah jariyah' },
    ]),
    thanks: [en['succeeded.title'], 'May it be accepted from you.'],
  },
  {
    name: 'gifts',
    charity: 'Hedge & Hen',
    colour: 'rgb(63, 107, 46)',
    give: async (donor) => {
      await donor.add('Two hens', 3);
      await donor.add('A beehive', 1);
      await donor.choose('£5');
      await donor.type('Name on the card, if it’s a present', 'Maryam');
    },
    button: 'Donate £123.50',
    asked: { 'To pay': '£123.50' },
    sent: {
      ...once([
        { quantity: 1, amount: 500 },
        { quantity: 3, amount: 1800, project: 'Hens' },
        { quantity: 1, amount: 6450, project: 'Bees' },
      ]),
      metadata: { card_for: 'Maryam' },
    },
    thanks: [
      en['succeeded.title'],
      'We’ll buy your gifts within a month. If you named someone, we’ll send their card.',
    ],
    leftOut: 'its extra question.',
  },
  {
    // The page opens with this choice.
    name: 'emergency',
    charity: 'Tidewater Relief',
    colour: 'rgb(200, 16, 46)',
    give: async () => undefined,
    button: 'Donate £15.00 monthly',
    asked: { 'To pay today': '£15.00', 'Then every month': '£15.00' },
    sent: recurring(1500, 'month', { line_items: [{ quantity: 1, amount: 1500, project: 'Cyclone Ines' }] }),
    thanks: [en['succeeded.title'], 'Your gift will help to fill our next convoy.'],
  },
  {
    name: 'membership',
    charity: 'Saltmarsh Library',
    colour: 'rgb(109, 31, 44)',
    give: async (donor, page) => {
      await donor.choose('£36');
      await donor.type(en.one_off, '15');
      await donor.type(en.first_name, 'Ada');
      await donor.type(en.last_name, 'Lovelace');
      await donor.select(en.country, 'GB');
      await donor.type(en.line1, '1 River Street');
      await donor.type(en.city, 'London');
      await donor.type(en.postcode, 'SW1A 1AA');
      await answer(page, 'How should we get your key to you?', 'I’ll collect it');
      await donor.type('Who else will use the library?', 'Byron');
      await donor.tick('I could help at the desk now and then');
    },
    button: 'Donate £51.00 now, then £36.00 yearly',
    asked: { 'To pay today': '£51.00', 'Then every year': '£36.00' },
    sent: {
      line_items: [{ quantity: 1, amount: 3600, project: 'Membership' }],
      one_time_items: [{ quantity: 1, amount: 1500, project: 'Membership' }],
      subscription: { interval: 'year', interval_count: 1, name: 'Membership of Saltmarsh Library' },
      payer: { billing_address: { line1: '1 River Street', postcode: 'SW1A 1AA' } },
      metadata: { key: 'desk', other_readers: 'Byron', helps: 'yes' },
    },
    thanks: [en['succeeded.title'], 'Welcome to the library. Your key will be ready within a week.'],
  },
  {
    name: 'amgueddfa',
    charity: 'Amgueddfa Porth Heli',
    colour: 'rgb(18, 53, 91)',
    give: async (donor) => {
      await donor.select(cy.intention, 'Ymweliadau ysgolion');
      await donor.choose('£80');
      await donor.tick(cy.giftAidYes);
      await donor.type(cy.first_name, 'Gwen');
      await donor.type(cy.last_name, 'Parry');
      await donor.select(cy.country, 'GB');
      await donor.type(cy.line1, '1 Stryd y Môr');
      await donor.type(cy.city, 'Caernarfon');
      await donor.type(cy.postcode, 'LL55 1AA');
    },
    button: 'Rhoi £80.00',
    asked: { 'To pay': '£80.00' },
    sent: {
      ...once([{ quantity: 1, amount: 8000, project: 'Ysgolion' }]),
      metadata: { gift_aid: 'yes', gift_aid_language: 'cy' },
    },
    thanks: [cy['succeeded.title'], 'Diolch o galon. Dewch i weld y gwaith pan fyddwch yn yr ardal.'],
  },
  {
    name: 'relief-ar',
    charity: 'صندوق ضفاف للإغاثة',
    colour: 'rgb(164, 67, 42)',
    give: async (donor, page) => {
      await donor.select(ar.currency, 'KWD');
      await page.locator('input[name="preset"][value="30000"]').check();
      await donor.select(ar.intention, 'زكاة');
    },
    // The number is isolated, because it has another direction than the words around it.
    button: 'تبرّع بمبلغ \u2068\u200f30.000\u00a0د.ك.\u200f\u2069',
    asked: { 'To pay': 'KWD\u00a030.000' },
    sent: once([{ quantity: 1, amount: 30_000, intention: 'زكاة' }], 'KWD'),
    thanks: [ar['succeeded.title'], 'جزاك الله خيرًا. سنكتب إليك حين تكتمل البئر.'],
  },
  {
    name: 'night',
    charity: 'The Long Night',
    colour: 'rgb(11, 20, 38)',
    give: async (donor) => {
      await donor.choose(en.month);
      await donor.choose('£75');
    },
    button: 'Donate £75.00 monthly',
    asked: { 'To pay today': '£75.00', 'Then every month': '£75.00' },
    sent: recurring(7500, 'month'),
    thanks: [en['succeeded.title'], 'You’ve made the night a little darker. Go outside tonight and look up.'],
    leftOut: '',
  },
  {
    name: 'dialog',
    charity: 'The Lantern',
    colour: 'rgb(20, 33, 61)',
    opener: 'Support us',
    give: async (donor, page) => {
      await page.getByRole('button', { name: 'Support us' }).click();
      await donor.choose(en.once);
      await donor.choose('£15');
    },
    button: 'Donate £15.00',
    asked: { 'To pay': '£15.00' },
    sent: once([{ quantity: 1, amount: 1500 }]),
    thanks: [en['succeeded.title'], 'Thank you. Readers like you keep The Lantern going.'],
    leftOut: '',
  },
  {
    name: 'memorial',
    charity: 'Nell Harrow Fund',
    colour: 'rgb(74, 47, 82)',
    give: async (donor) => {
      await donor.choose('£40');
      await donor.tick(en.dedication);
      await donor.type(en.dedication_name, 'Rose Parry');
      await donor.type(en.dedication_notify_name, 'Owen Parry');
      await donor.type(en.dedication_notify_email, 'owen@example.org');
      await donor.tick(en.anonymous);
      await donor.type(en.comment, 'She taught me to ride.\nThank you.');
      await donor.type(en.first_name, 'Ada');
      await donor.type(en.last_name, 'Lovelace');
    },
    button: 'Donate £40.00',
    asked: { 'To pay': '£40.00' },
    sent: {
      ...once([{ quantity: 1, amount: 4000 }]),
      metadata: {
        dedication_kind: 'memory',
        dedication_name: 'Rose Parry',
        dedication_notify_name: 'Owen Parry',
        dedication_notify_email: 'owen@example.org',
        anonymous: 'yes',
        comment: 'She taught me to ride.\nThank you.',
      },
    },
    thanks: [en['succeeded.title'], 'Because of you, someone won’t be alone tonight.'],
    leftOut: '',
  },
  {
    name: 'campaign',
    charity: 'Last Bus Home',
    colour: 'rgb(67, 24, 224)',
    opener: 'Another amount',
    give: async (donor, page) => {
      await page.getByRole('button', { name: 'Donate £90', exact: true }).click();
      await donor.type(en.customAmount, '250');
      await expect(page.getByText('£250 runs the whole bus for 2 evenings').first()).toBeVisible();
      await donor.tick(en.byOrganisation);
      await donor.type(en.organisation, 'Analytical Engines Ltd');
      await answer(page, en.contact_email, en['contact.yes']);
      await answer(page, en.contact_sms, en['contact.no']);
    },
    button: 'Donate £250.00',
    asked: { 'To pay': '£250.00' },
    sent: {
      ...once([{ quantity: 1, amount: 25_000 }]),
      metadata: {
        organisation: 'Analytical Engines Ltd',
        contact_email: 'yes',
        contact_sms: 'no',
        contact_wording: 'opt-in-1',
        variant: 'b',
      },
    },
    thanks: [en['succeeded.title'], 'You’re on board. See you on the 21:40.'],
  },
];
