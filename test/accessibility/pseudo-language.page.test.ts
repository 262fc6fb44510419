import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { HttpError, NetworkError, TimeoutError } from '../../src/client/errors.js';
import { en, type Messages } from '../../src/languages/en.js';
import type { Outcome } from '../../src/schema/outcome.js';
import { everything, little, type Attributes } from '../support/accessibility/forms.js';
import {
  barePage,
  failingOnce,
  hanging,
  makeEveryError,
  open,
  openCheckAgain,
  openLink,
  openOffer,
  outcomes,
  send,
  tell,
} from '../support/accessibility/states.js';
import session from '../fixtures/payment-session.json' with { type: 'json' };
import subscription from '../fixtures/subscription.json' with { type: 'json' };
import { openButton } from '../support/elements/dialog.js';
import { later } from '../support/elements/donor.js';
import { fakeService, paymentSession } from '../support/elements/fakes.js';
import { until } from '../support/elements/until.js';

// Text in a template would be in English on every page. This test puts every message of the catalogue in brackets,
// as a pseudo-language. Any text outside brackets is not translated.

const bracketed = (text: string): string => `⟦${text}⟧`;

/** The catalogue in brackets, with each plural form. */
const messages = Object.fromEntries(
  Object.entries(en).map(([key, message]) => [
    key,
    typeof message === 'string'
      ? bracketed(message)
      : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, bracketed(text)])),
  ]),
) as Messages;

/** Marks a text as one from the page. */
const own = (text: string): string => `‹${text}›`;

/** Every question, with each text from the page marked. */
const page = {
  ...everything,
  items: `[{ "label": "${own('Reeds')}", "amount": 4.50 }]`,
  presets: `[{ "amount": 10, "impact": "${own('Ten metres')}" }, { "amount": 25 }]`,
  questions: (everything['questions'] ?? '').replaceAll(
    /"(label|hint)":"([^"]*)"/g,
    (_, key: string, text: string) => `"${key}":"${own(text)}"`,
  ),
  impacts: `[{ "every": 3, "other": "${own('Reeds planted')}" }]`,
  projects: `${own('Reed beds')}; ${own('Otters')}`,
  intentions: `${own('Zakat')}; ${own('Sadaqah')}`,
  'charity-name': own('Rivers'),
  'charity-register': own('Charity Commission'),
  'payment-methods': own('Visa'),
  'test-mode': '',
};

/** Texts of the charity that the service returns. */
const texts = [session, subscription].flatMap(({ charity, line_items }) => [
  charity.name,
  ...line_items.flatMap(({ project, intention }) => [project, intention]),
]);

const withoutOwn = (text: string): string =>
  texts.reduce((rest, one) => rest.replaceAll(one, ''), text.replaceAll(/‹[^›]*›/g, ''));

/** The text outside all brackets. It removes the innermost brackets first. */
const outsideBrackets = (text: string): string => {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest : outsideBrackets(rest);
};

/** The browser's name for a country or a currency. */
const nameOf = ({ value }: HTMLOptionElement): string => {
  if (!/^[A-Z]{2,3}$/.test(value)) return '';
  const type = value.length === 2 ? 'region' : 'currency';
  return new Intl.DisplayNames(['en-GB'], { type }).of(value) ?? '';
};

/** Dates in the browser's format: “31 March 2030”. */
const dates = [subscription.current_period_end, session.created_at, paymentSession().created_at].map((date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(date ?? NaN)),
);

/** The reference of a donation. */
const reference = /^[0-9a-f]{32}$/;

/** The rest of a text, without everything that can come from outside the catalogue. */
const untranslated = (text: string, parent: Element | null): string => {
  if (reference.test(text)) return '';
  const name = parent instanceof HTMLOptionElement ? nameOf(parent) : '';
  return [name, ...dates].reduce((rest, one) => rest.replace(one, ''), withoutOwn(outsideBrackets(text)));
};

/** The whole message if it spans several elements, for example because it contains a name. */
const wholeMessage = (text: string, parent: Element | null): string => {
  const isWhole = text.split('⟦').length === text.split('⟧').length;
  return isWhole || !parent ? text : wholeMessage(parent.textContent, parent.parentElement);
};

const readAttributes = ['aria-label', 'alt', 'title', 'placeholder'];

type Read = { text: string; element: Element | null };

/** All text that is read in a shadow root and in the shadow roots inside it. */
const readIn = (root: ShadowRoot): Read[] => {
  const found: Read[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (node instanceof Text && !element?.matches('style'))
      found.push({ text: wholeMessage(node.data, element), element });
    if (!(node instanceof Element)) continue;
    for (const name of readAttributes) found.push({ text: node.getAttribute(name) ?? '', element: node });
    if (node.shadowRoot) found.push(...readIn(node.shadowRoot));
  }
  return found;
};

/** Numbers, symbols and amounts have no letters, except for a currency without a symbol. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\bKWD\b/, ''));

const failing = (error: Error) => send(fakeService({ createCheckout: () => Promise.reject(error) }));

const openEverything = (more: Attributes = {}) => open({ ...page, ...more });

const states: Record<string, () => Promise<unknown>> = {
  'a form with every question': () => openEverything(),
  'a form with every question and every error': async () => {
    const { donor } = await openEverything();
    await makeEveryError(donor, own);
  },
  'a form whose donor agrees to all contact and gives for an organisation': async () => {
    const { donor } = await openEverything();
    await donor.tick(en.byOrganisation);
    for (const channel of [en.contact_sms, en.contact_phone, en.contact_post])
      await donor.choose(en['contact.yes'], channel);
    await donor.submit();
    expect(donor.errorOf(en.organisation)).to.equal(en['organisation.required']);
  },
  'a form with an opt-out of contact': () =>
    openEverything({ contact: 'email sms phone post', 'contact-wording': 'opt-out' }),
  'a form with one kind of dedication': async () => {
    const { donor } = await openEverything({ dedication: 'memory' });
    await donor.tick(en.dedication);
  },
  'a form with every interval and an ambiguous amount': async () => {
    const { donor } = await open({
      currency: 'KWD',
      intervals: 'once day week 2-week month 5-month year 2-year',
    });
    await donor.choose(en.year);
    await donor.type(en.customAmount, '1,500');
    expect(donor.text).to.contain(en.meant);
  },
  'a form that is sending': () => send(hanging()),
  'a form that could not be sent': () => send(failingOnce()),
  'a form whose service is busy': () => failing(new HttpError(429, {})),
  'a form whose service times out': () => failing(new TimeoutError(1)),
  'a form whose service is unreachable': () => failing(new NetworkError(new Error())),
  'a form that the service rejects': () => failing(new HttpError(422, {})),
  'a form that is closed': () => open({ 'publishable-key': 'sk_live_secret' }, { service: null }),
  'the link to the payment': openLink,
  'the offer to finish an unpaid donation': openOffer,
  'the thank-you message': async () => {
    const { platform } = await send();
    const { donor } = await open(little, { platform: later(platform, 'outside') });
    await until(() => donor.text.includes(en['succeeded.title']), 'No thanks.');
  },
  'the dialog of a button': async () => {
    const { visitor } = await openButton({}, { parent: await barePage() });
    await visitor.press();
  },
  'the button to check again': openCheckAgain,
  ...Object.fromEntries(
    outcomes.map((outcome: Outcome) => [`the status of a donation that is ${outcome}`, () => tell(outcome)]),
  ),
};

describe('In a pseudo-language, nothing stays in English in', () => {
  for (const [state, reach] of Object.entries(states)) {
    it(state, async () => {
      await reach();
      for (const widget of document.querySelectorAll('donation-widget')) widget.messages = messages;
      for (const status of document.querySelectorAll('donation-status')) status.messages = messages;
      const elements = [
        ...document.querySelectorAll<LitElement>('donation-button, donation-widget, donation-status'),
      ];
      for (const element of elements) {
        element.requestUpdate();
        await element.updateComplete;
      }
      const read = elements.flatMap(({ shadowRoot }) => (shadowRoot ? readIn(shadowRoot) : []));
      expect(read.filter(({ text }) => text.includes('⟦'))).not.to.be.empty;
      const english = read.filter(({ text, element }) => hasWords(untranslated(text, element)));
      expect(english.map(({ text, element }) => `${element?.localName ?? ''}: ${text.trim()}`)).to.deep.equal(
        [],
      );
    });
  }
});
