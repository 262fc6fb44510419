// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { defineDonationElements } from '../../src/define.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { de } from '../../src/languages/de.js';
import { HttpError } from '../../src/client/errors.js';
import { en } from '../../src/languages/en.js';
import { loadMessages } from '../../src/languages/languages.js';
import {
  checkoutResponse,
  fakePlatform,
  fakeService,
  paymentSession,
  settled,
} from '../support/elements/fakes.js';
import { Donor, openFilled, openStatus, sent, type openWidget } from '../support/elements/donor.js';
import { drawn, openArriving } from '../support/elements/arriving.js';

/** All text nodes below a root that are not blank. */
const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((node) => node.data.trim() !== '' && !node.parentElement?.closest('style, font'));
};

/**
 * Changes a page as a browser's translation does. It replaces each text with an element that holds the words of
 * `say`. By default these are the same words, so that tests still find controls by them.
 */
const translate = (root: ParentNode & Node, say: (text: string) => string = String): void => {
  for (const text of textsOf(root)) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = say(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
  for (const host of root.querySelectorAll('*')) if (host.shadowRoot) translate(host.shadowRoot, say);
};

/** Changes each text node in place. */
const shout = (root: Node): void => {
  for (const text of textsOf(root)) text.data = text.data.toUpperCase();
};

type Opened = Awaited<ReturnType<typeof openWidget>>;

type Step = [what: string, act: (opened: Opened) => unknown];

const set =
  (properties: Partial<Opened['element']>): Step[1] =>
  ({ element }) =>
    Object.assign(element, properties);

const choices: Step[] = [
  ['another amount', ({ donor }) => donor.choose('£50')],
  ['another interval', ({ donor }) => donor.choose(en.month)],
  ['an interval of two weeks', ({ donor }) => donor.choose('Every 2 weeks')],
  ['an amount of its own', ({ donor }) => donor.type(en.customAmount, '37.50')],
  ['an amount below the limit', ({ donor }) => donor.type(en.customAmount, '1')],
  ['a submit with that', ({ donor }) => donor.submit()],
  ['another limit', set({ minAmount: '3' })],
  ['both limits', set({ maxAmount: '500' })],
  ['an amount above them', ({ donor }) => donor.type(en.customAmount, '600')],
  ['what is no amount', ({ donor }) => donor.type(en.customAmount, 'many')],
  ['no amount', ({ donor }) => donor.type(en.customAmount, '')],
  ['a preset', ({ donor }) => donor.choose('£25')],
  ['a one-off donation', ({ donor }) => donor.type(en.one_off, '12')],
  ['another one', ({ donor }) => donor.type(en.one_off, '15')],
  ['one-time again', ({ donor }) => donor.choose(en.once)],
  ['other presets', set({ amounts: '20 40 80' })],
  ['other intervals', set({ intervals: 'once week year' })],
  ['another interval of those', ({ donor }) => donor.choose(en.year)],
  ['another currency', ({ donor }) => donor.select(en.currency, 'EUR')],
  ['another language', set({ locale: 'de' })],
  ['an ambiguous amount', ({ donor }) => donor.type('Anderer Betrag', '1,500')],
  ['another ambiguous amount', ({ donor }) => donor.type('Anderer Betrag', '1,250')],
  ['English again', set({ locale: 'en' })],
];

const items: Step[] = [
  ['one', ({ donor }) => donor.press(en.more.replace('{label}', 'Blanket'))],
  ['another', ({ donor }) => donor.press(en.more.replace('{label}', 'Blanket'))],
  [
    'another price',
    set({
      items: [
        { label: 'Blanket', amount: 1700 },
        { label: 'Tent', amount: 9000 },
      ],
    }),
  ],
  [
    'another donation',
    set({
      items: [
        { label: 'Stove', amount: 3000 },
        { label: 'Tent', amount: 9000 },
      ],
    }),
  ],
  ['one of those', ({ donor }) => donor.press(en.more.replace('{label}', 'Stove'))],
  ['Gift Aid', set({ giftAid: true })],
  ['Gift Aid every month', ({ donor }) => donor.choose(en.month)],
];

const text = ({ donor }: Opened) => donor.text;

const options = (platform = fakePlatform()) => ({
  platform,
  service: fakeService({ createCheckout: () => Promise.reject(new HttpError(503, null)) }),
});

/** Loads the languages of the steps first, so that no step waits for a file. */
before(() => Promise.all([loadMessages('de'), loadMessages('fr')]));

const walk = (name: string, open: () => Promise<Opened>, steps: Step[]) => {
  it(name, async () => {
    const [translated, plain] = [await open(), await open()];
    const errors: unknown[] = [];
    const note = (event: ErrorEvent | PromiseRejectionEvent) => errors.push(event.type);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    for (const [what, act] of steps) {
      translate(translated.donor.root);
      expect(text(translated), `before ${what}`).to.equal(text(plain));
      for (const opened of [translated, plain]) {
        await act(opened);
        await settled();
        await opened.element.updateComplete;
      }
      expect(text(translated), what).to.equal(text(plain));
    }
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
    expect(errors).to.deep.equal([]);
  });
};

describe('<donation-widget> on a page that the browser translates', () => {
  walk(
    'shows no amount, interval or word that is stale',
    () =>
      openFilled(
        { intervals: 'once month 2-week', currencies: 'GBP EUR', 'one-off': '', 'min-amount': '2' },
        options(),
      ),
    choices,
  );

  walk(
    'shows no item, price or declaration that is stale',
    () => openFilled({}, { ...options(), properties: { items: [{ label: 'Blanket', amount: 1500 }] } }),
    items,
  );

  walk('says what became of a submit', () => openFilled({}, options()), [
    ['a submit that fails', ({ donor }) => donor.submit()],
    ['another', ({ donor }) => donor.submit()],
    [
      'one that leaves',
      ({ donor, service }) => {
        service.createCheckout = () => Promise.resolve(checkoutResponse());
        return donor.submit();
      },
    ],
    ['a change', ({ donor }) => donor.choose('£50')],
    ['one more that leaves', ({ donor }) => donor.submit()],
    ['a link', ({ platform }) => platform.clock.advance(10_000)],
    ['another language', set({ locale: 'fr' })],
    ['another change', ({ donor }) => donor.choose('50 £GB')],
  ]);

  for (const [what, change] of [
    ['a change to other words', (root: ShadowRoot) => translate(root, (words) => `¤${words.toLowerCase()}`)],
    ['a change to capitals', shout],
  ] as const) {
    it(`shows the amount that it sends after ${what}`, async () => {
      const { donor, element, service } = await openFilled();
      const [fifty, monthly] = [donor.field('£50'), donor.field(en.month)];
      change(donor.root);
      expect(donor.buttonText).not.to.contain('Donate £10.00');
      for (const option of [fifty, monthly]) option.click();
      await element.updateComplete;
      expect(donor.buttonText).to.equal('Donate £50.00 monthly');
      await donor.submit();
      expect(service.calls).to.have.length(1);
      expect(donor.notice).to.equal(en.leaving);
    });
  }

  it('shows the donor’s choice at once while modules load', async () => {
    const { donor, element } = await openArriving();
    translate(donor.root);
    void donor.choose('£50');
    await drawn();
    expect(donor.buttonText).to.equal('Donate £50.00');
    translate(donor.root);
    void donor.choose(en.month);
    await element.updateComplete;
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    expect(donor.text).not.to.contain('£10.00');
  });
});

describe('<donation-status> on a page that the browser translates', () => {
  it('shows the new outcome and its amount', async () => {
    let status = 'pending_payment';
    let amount = 2500;
    const service = fakeService({
      getPaymentSession: (slug) =>
        Promise.resolve(paymentSession({ slug, status, amount, tip: 0, line_items: [] })),
    });
    const opened = await openStatus({ type: 'one_time', slug: 'ps_7Hk2' }, { service });
    const { donor, element, platform } = opened;
    expect(donor.text).to.contain('£25.00');
    for (const [next, title] of [
      ['processing', en['unconfirmed.title']],
      ['succeeded', en['succeeded.title']],
    ] as const) {
      translate(donor.root, (words) => words.toUpperCase());
      [status, amount] = [next, amount + 5000];
      await platform.clock.advance(4500);
      await element.updateComplete;
      expect(donor.text).to.contain(title);
      expect(donor.text.toUpperCase()).not.to.contain(en['pending.title'].toUpperCase());
      expect(donor.text).not.to.contain('£25.00');
    }
    expect(donor.text).to.contain('£125.00');
  });
});

describe('A page that the browser has translated before the script runs', () => {
  const html = document.documentElement;
  const before = { lang: html.lang, className: html.className };
  const page = document.createElement('div');
  afterEach(() => {
    Object.assign(html, before);
    page.remove();
  });

  /** Translates the page into German, then registers the elements under a prefix that the page uses. */
  const openTranslated = async (prefix: string, attributes = '') => {
    page.innerHTML = `<${prefix}-widget ${attributes}>
      <p>Or <a href="/post">give by post</a></p>
      <p slot="fields"><label>How did you hear of us? <input name="heard" required></label></p>
      <h2 slot="header">Give to us</h2>
    </${prefix}-widget>`;
    document.body.append(page);
    html.lang = 'en-GB';
    translate(page, (words) => `[${words.trim()}]`);
    Object.assign(html, { lang: 'de', className: 'translated-ltr' });
    const element = page.firstElementChild as DonationWidget;
    const service = fakeService();
    Object.assign(element, { client: service, platform: fakePlatform() });
    defineDonationElements({ prefix });
    await element.updateComplete;
    return { element, service, donor: new Donor(element) };
  };

  it('has a form in that language, which sends what it says', async () => {
    const { service, donor } = await openTranslated('translated');
    const [link, heading] = [page.querySelector('a'), page.querySelector('h2')];
    expect(heading?.assignedSlot).not.to.equal(null);
    expect(link?.parentElement?.assignedSlot).to.equal(null);
    await donor.choose(de.month);
    await donor.choose('50 £');
    await donor.type(de.email, 'ada@example.org');
    expect(donor.buttonText).to.include('50,00').and.to.include(de['within.month']);
    await donor.submit();
    expect(sent(service)).to.deep.equal([]);
    expect(donor.text).to.include('[How did you hear of us?]');
    const field = page.querySelector('input');
    if (field) field.value = 'At a fair';
    await donor.submit();
    const [request] = sent(service);
    expect(request).to.deep.include({ payment_type: 'subscription', currency: 'GBP' });
    expect(request?.line_items).to.deep.equal([{ quantity: 1, amount: 5000 }]);
    expect(request?.metadata).to.include({ heard: 'At a fair' });
  });

  it('keeps the translated fallback of a form that can’t be configured', async () => {
    await openTranslated('closed', 'amounts="ten"');
    const link = page.querySelector('a');
    expect(link?.textContent).to.equal('[give by post]');
    expect(link?.parentElement?.assignedSlot).not.to.equal(null);
  });
});
