import type { LitElement } from 'lit';
import { HttpError, NetworkError, TimeoutError } from '../../src/client/errors.js';
import { en, type MessageKey, type Messages } from '../../src/languages/en.js';
import { directionOf } from '../../src/languages/languages.js';
import { everything, little, type Attributes } from '../../test/support/accessibility/forms.js';
import {
  barePage,
  failingOnce,
  hanging,
  makeEveryError,
  open,
  openCheckAgain,
  openLink,
  outcomes,
  send,
  tell,
  tellNextSteps,
} from '../../test/support/accessibility/states.js';
import { openButton } from '../../test/support/elements/dialog.js';
import { later, openStatus, type Donor } from '../../test/support/elements/donor.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  subscription,
} from '../../test/support/elements/fakes.js';
import { until } from '../../test/support/elements/until.js';

// Draws the form in each state that the pictures of a language show. This runs on a page.

const everyQuestion: Attributes = { ...everything, 'charity-name': 'River Trust', 'suggest-monthly': '' };

const failing = (error: Error) => send(fakeService({ createCheckout: () => Promise.reject(error) }));

const unpaid = fakeService({
  getPaymentSession: () => Promise.resolve(paymentSession({ status: 'pending_payment' })),
});

/** Types into the field of a name. */
const typeAll = async (donor: Donor, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await donor.type(label, text);
};

const inCountry = (country: string) => async () => {
  const { donor } = await open({ fields: 'address*' });
  await donor.select(en.country, country);
};

/** By the title that a translator reads. */
const states: Readonly<Record<string, () => Promise<unknown>>> = {
  'Every question': () => open(everyQuestion),
  'Every question, one-time': () => open({ ...everyQuestion, 'default-interval': 'once', currencies: 'GBP' }),
  'A short form': () => open({ ...little, 'test-mode': '' }),
  'Every interval': () =>
    open({
      intervals: 'once day 2-day week 2-week month 5-month quarter year 2-year',
      'default-amount': '25',
    }),
  'Every 2 days': () => open({ intervals: '2-day', 'default-amount': '25', 'one-off': '' }),
  'Every 2 weeks': () => open({ intervals: '2-week', 'default-amount': '25' }),
  'Every 5 months': () => open({ intervals: '5-month', 'default-amount': '25' }),
  'Every 2 years': () => open({ intervals: '2-year', 'default-amount': '25' }),
  'Every day': () => open({ intervals: 'day', 'default-amount': '25' }),
  'Every week': () => open({ intervals: 'week', 'default-amount': '25' }),
  'Every 3 months': () => open({ intervals: 'quarter', 'default-amount': '25' }),
  'Every year': () => open({ intervals: 'year', 'default-amount': '25' }),
  'Monthly with a one-off gift': async () => {
    const { donor } = await open({ intervals: 'month', 'one-off': '' });
    await donor.type(en.one_off, '10');
  },
  'An amount that can mean two things': async () => {
    const { donor } = await open({ currency: 'KWD' });
    await donor.type(en.customAmount, '1,500');
    await donor.submit();
  },
  'A suggestion to give monthly': async () => {
    const { donor } = await open({ 'suggest-monthly': 'auto' });
    await donor.choose('£25');
  },
  'A dedication': async () => {
    const { donor } = await open({ dedication: '', 'dedication-notify': '' });
    await donor.tick(en.dedication);
    await donor.type(en.dedication_notify_name, 'Ben');
    await donor.submit();
  },
  'Refusing contact': () => open({ contact: 'email sms phone post', 'contact-wording': 'opt-out' }),
  'An organisation': async () => {
    const { donor } = await open(everyQuestion);
    await donor.tick(en.byOrganisation);
    await donor.submit();
  },
  'Every error': async () => makeEveryError((await open(everyQuestion)).donor),
  'Nothing filled in': async () => {
    const { donor } = await open({ ...everyQuestion, amounts: '10 25' });
    await donor.submit();
  },
  'Gift Aid without a full address': async () => {
    const { donor } = await open({ 'gift-aid': '' });
    await donor.tick(en.giftAidYes);
    await typeAll(donor, { [en.line1]: 'High Street', [en.postcode]: 'SW1A' });
    await donor.submit();
  },
  'A card number, and texts that are too short or too long': async () => {
    const { donor } = await open({ fields: 'name phone', ask: 'comment' });
    await typeAll(donor, {
      [en.first_name]: '4111 1111 1111 1111',
      [en.last_name]: 'x'.repeat(201),
      [en.phone]: '12',
      [en.comment]: 'x'.repeat(600),
      [en.customAmount]: '-5',
    });
    await donor.submit();
  },
  'An amount below the least': async () => {
    const { donor } = await open({ 'min-amount': '5' });
    await donor.type(en.customAmount, '2');
    await donor.submit();
  },
  'An amount above the most': async () => {
    const { donor } = await open({ 'max-amount': '500' });
    await donor.type(en.customAmount, '2000');
    await donor.submit();
  },
  'An amount with too many decimals': async () => {
    const { donor } = await open(little);
    await donor.type(en.customAmount, '2.555');
    await donor.submit();
  },
  'An amount in another currency': async () => {
    const { donor } = await open(little);
    await donor.type(en.customAmount, '€20');
    await donor.submit();
  },
  'An address in the United States': inCountry('US'),
  'An address in Ireland': inCountry('IE'),
  'An address in India': inCountry('IN'),
  'An address in Japan': inCountry('JP'),
  'An address in Canada': inCountry('CA'),
  'An address in Italy': inCountry('IT'),
  'An address in France': inCountry('FR'),
  'An address in the United Arab Emirates': inCountry('AE'),
  'Purposes, items and a number in the register': async () => {
    const { donor } = await open({
      items: '[{ "label": "Blanket", "amount": 15 }]',
      currencies: 'GBP EUR',
      intentions: 'Zakat; Sadaqah',
      'charity-number': '1234567',
    });
    await donor.select(en.currency, 'EUR');
  },
  'Monthly Gift Aid': () => open({ 'gift-aid': '', intervals: 'month', 'default-amount': '25' }),
  'Contact that needs an answer': async () => {
    const { donor } = await open({ contact: 'email* sms* phone* post*' });
    await donor.submit();
  },
  Sending: () => send(hanging()),
  'Going to the payment page': () => send(),
  'The service fails': () => send(failingOnce()),
  'The service is busy': () => failing(new HttpError(429, {})),
  'The service is slow': () => failing(new TimeoutError(1)),
  'The service can’t be reached': () => failing(new NetworkError(new Error())),
  'The service refuses the details': () => failing(new HttpError(422, {})),
  'Donations are closed': () => open({ 'publishable-key': 'sk_live_secret' }, { service: null }),
  'The link to the payment': openLink,
  'Back from an unpaid donation': async () => {
    const { platform } = await send();
    const { donor } = await open(little, { platform: later(platform, 'back'), service: unpaid });
    await until(() => donor.text.includes(en.resumeOpen), 'No offer.');
  },
  'An unpaid donation that can still be paid': async () => {
    const { platform } = await send();
    const { donor } = await open(little, { platform: later(platform, 'outside'), service: unpaid });
    await until(() => donor.text.includes(en['pending.titleOpen']), 'Not open.');
  },
  'A button that opens the form': async () => {
    const { visitor } = await openButton({}, { parent: await barePage() });
    await visitor.press();
  },
  'Buttons with amounts': async () =>
    openButton({ amounts: '10 25 50', intervals: 'once month' }, { parent: await barePage() }),
  'Checking a donation': async () =>
    openStatus(
      { type: 'one_time', slug: 'ps_1' },
      {
        page: await barePage(),
        platform: fakePlatform(),
        service: fakeService({ getPaymentSession: () => new Promise(() => undefined) }),
      },
    ),
  'Checking again': openCheckAgain,
  'Back from a failed payment': async () => {
    const { platform } = await send();
    const service = fakeService({
      getPaymentSession: () => Promise.resolve(paymentSession({ status: 'failed' })),
    });
    const { donor } = await open(little, { platform: later(platform, 'outside'), service });
    await until(() => donor.has(en.email) || donor.find(en.tryAgain) !== undefined, 'No second try.');
  },
  'A monthly donation that ends': async () => {
    const { donor } = await openStatus(
      { type: 'subscription', slug: 'sub_9Jx4' },
      {
        page: await barePage(),
        service: fakeService({
          getSubscription: (slug) => Promise.resolve(subscription({ slug, cancel_at_period_end: true })),
        }),
      },
    );
    await until(() => donor.text.includes(en.endsOn), 'It has no end.');
  },
  'Sharing with a copied link': () => tellNextSteps(() => Promise.resolve()),
  'Sharing with a link to copy': () => tellNextSteps(() => Promise.reject(new Error('Refused.'))),
  ...Object.fromEntries(outcomes.map((outcome) => [`Result: ${outcome}`, () => tell(outcome)])),
};

const tagged = (key: string, english: string) => `⟦${key}⟧${(english.match(/\{\w+\}/g) ?? []).join('')}`;

/** Each message with its key, in place of its words. */
const tags = Object.fromEntries(
  Object.entries(en).map(([key, message]) => [
    key,
    typeof message === 'string'
      ? tagged(key, message)
      : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, tagged(key, text)])),
  ]),
) as Messages;

const elements = () => [
  ...document.querySelectorAll<LitElement & { messages?: Partial<Messages> }>(
    'donation-widget, donation-status, donation-button',
  ),
];

const setMessages = async (messages: Partial<Messages>) => {
  for (const element of elements()) element.messages = messages;
  for (const element of elements()) {
    element.requestUpdate();
    await element.updateComplete;
  }
};

const readAttributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** All texts and attributes in a shadow root and those inside it, each with whether it can be seen. */
const readIn = (root: ShadowRoot): { text: string; isSeen: boolean }[] => {
  const found: { text: string; isSeen: boolean }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const parent = node.parentElement;
      const isSeen = parent?.closest('option')
        ? true
        : parent?.checkVisibility() && !parent.closest('.hidden');
      found.push({ text: node.data, isSeen: Boolean(isSeen) });
    }
    if (!(node instanceof Element)) continue;
    for (const name of readAttributes) found.push({ text: node.getAttribute(name) ?? '', isSeen: false });
    if (node.shadowRoot) found.push(...readIn(node.shadowRoot));
  }
  return found;
};

/** The keys of the messages that the page shows, and of those that only a screen reader says. */
const keysOnPage = async (): Promise<{ seen: MessageKey[]; heard: MessageKey[] }> => {
  await setMessages(tags);
  const read = elements().flatMap(({ shadowRoot }) => (shadowRoot ? readIn(shadowRoot) : []));
  const keysOf = (texts: typeof read) => [
    ...new Set(
      texts.flatMap(({ text }) => [...text.matchAll(/⟦([^⟧]+)⟧/g)].map(([, key]) => key as MessageKey)),
    ),
  ];
  const seen = keysOf(read.filter(({ isSeen }) => isSeen));
  const heard = keysOf(read).filter((key) => !seen.includes(key));
  await setMessages({});
  return { seen, heard };
};

/** Changes the language of the page, and waits for the words. */
const speak = async (lang: string): Promise<void> => {
  Object.assign(document.documentElement, { lang, dir: directionOf(lang) });
  // The amounts of a button each say their own language.
  const parts = () =>
    [...document.querySelectorAll('donation-widget, donation-status')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<HTMLElement>('.themed') ?? []),
    ]);
  await until(() => parts().every((part) => part.lang === lang), `Nothing is in ${lang}.`);
};

/** What the command that draws the states can do on the page. */
export type StatesPage = {
  states: readonly string[];
  /** Draws a state in a language. Returns the keys of its messages. */
  draw: (state: string, language: string) => ReturnType<typeof keysOnPage>;
};

const page: StatesPage = {
  states: Object.keys(states),
  draw: async (state, language) => {
    await states[state]?.();
    const keys = await keysOnPage();
    await speak(language);
    return keys;
  },
};
Object.assign(globalThis, { statesPage: page });
