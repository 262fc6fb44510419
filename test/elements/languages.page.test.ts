// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en, type MessageKey, type Messages } from '../../src/languages/en.js';
import { loadMessages, messagesIn } from '../../src/languages/languages.js';
import { languageLoaders as registered } from '../../src/languages/language-loaders.js';
import { deferred, fakePlatform, fakeService, type FakePlatform } from '../support/elements/fakes.js';
import { openStatus, openWidget, sent } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';

const german = async () => {
  await loadMessages('de');
  const words = messagesIn('de');
  if (!words) throw new Error('There are no German words.');
  return words;
};

/** The reports to the developer about messages that did not load. */
const unloaded = ({ reports }: FakePlatform) => reports.filter((one) => /texts/.test(String(one)));

/** Makes an English message longer, in other letters, so that text from outside the catalogue is noticed. */
const pseudo = (text: string): string =>
  text.replace(
    /(\{\w+\})|[a-z]+/gi,
    (part, place?: string) => place ?? `ŧ${'ø'.repeat(Math.ceil(part.length * 1.3))}ŧ`,
  );

const pseudoMessages = Object.fromEntries(
  (Object.keys(en) as MessageKey[]).map((key) => {
    const message = en[key];
    return [
      key,
      typeof message === 'string'
        ? pseudo(message)
        : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudo(text)])),
    ];
  }),
);

/** All text that a reader sees or hears. */
const wordsIn = (root: ShadowRoot): string[] => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // The browser provides the names of countries and currencies.
    if (!parentElement?.closest('style, option')) texts.push(textContent ?? '');
  }
  for (const element of root.querySelectorAll('[aria-label]')) texts.push(element.ariaLabel ?? '');
  return texts.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
};

describe('<donation-widget> in a language', () => {
  it('passes the a11y audit from right to left', async () => {
    const { element } = await openWidget({ locale: 'ar', fields: 'name phone address' });
    await expect(element).to.be.accessible();
  });

  it('uses the nearest lang, and sets its own lang', async () => {
    const words = await german();
    const { page, element, donor } = await openWidget();
    page.lang = 'de-AT';
    await until(() => donor.text.includes(words.amount ?? '–'));
    await element.updateComplete;
    expect(donor.root.querySelector('.themed')?.getAttribute('lang')).to.equal('de-AT');
    expect(donor.buttonText).to.match(/10,00/);
  });

  it('switches language, and keeps what the donor typed', async () => {
    await Promise.all(['fr', 'cy'].map(loadMessages));
    const { element, donor } = await openWidget({ locale: 'fr' });
    await donor.type(messagesIn('fr')?.email ?? '', 'me@example.org');
    element.locale = 'cy';
    await element.updateComplete;
    expect(donor.field(messagesIn('cy')?.email ?? '').value).to.equal('me@example.org');
  });

  for (const [locale, direction] of [
    ['ar', 'rtl'],
    ['ur-PK', 'rtl'],
    ['pl', 'ltr'],
  ] as const) {
    it(`is ${direction} in ${locale}`, async () => {
      const { donor } = await openWidget({ locale });
      const themed = donor.root.querySelector<HTMLElement>('.themed');
      expect(themed?.dir).to.equal(direction);
      expect(themed?.lang).to.equal(locale);
    });
  }

  it('is in English, with the right lang, if the page’s language is not supported', async () => {
    const { donor } = await openWidget({ locale: 'fi' });
    expect(donor.root.querySelector('.themed')?.getAttribute('lang')).to.equal('en');
    expect(donor.buttonText).to.match(/^Donate 10,00/);
  });

  it('is in English, and reports to the developer, if the messages can’t be loaded', async () => {
    registered['fi'] = () => Promise.reject(new TypeError('offline'));
    const { donor, platform } = await openWidget({ locale: 'fi-FI' });
    delete registered['fi'];
    expect(donor.root.querySelector('.themed')?.getAttribute('lang')).to.equal('en');
    expect(donor.buttonText).to.match(/^Donate 10,00/);
    expect(unloaded(platform)).to.deep.equal([
      "<donation-widget> couldn't load its texts in “fi”, so it shows those in “en”.",
    ]);
  });

  it('is in the texts of the page’s region, with its formats', async () => {
    await loadMessages('pt-PT');
    const { donor } = await openWidget({ locale: 'pt-PT' });
    expect(donor.root.querySelector('.themed')?.getAttribute('lang')).to.equal('pt-PT');
    expect(donor.text).to.contain('sobre o seu donativo');
    expect(donor.buttonText).to.match(/10,00\s£/);
  });

  it('is in the texts of the language if only those of the region can’t be loaded', async () => {
    registered['de-CH'] = () => Promise.reject(new TypeError('offline'));
    const words = await german();
    const { donor, platform } = await openWidget({ locale: 'de-CH' });
    delete registered['de-CH'];
    expect(donor.root.querySelector('.themed')?.getAttribute('lang')).to.equal('de-CH');
    expect(donor.text).to.contain(words.amount);
    expect(unloaded(platform)).to.deep.equal([
      "<donation-widget> couldn't load its texts in “de-CH”, so it shows those in “de”.",
    ]);
  });

  it('is in English after three seconds until the messages load', async () => {
    const coming = deferred<Messages>();
    registered['et'] = () => coming.promise;
    const platform = fakePlatform();
    const opening = openWidget({ locale: 'et' }, { platform });
    await until(() => platform.clock.waiting > 0);
    await platform.clock.advance(3000);
    const { element, donor } = await opening;
    expect(donor.buttonText).to.match(/^Donate/);
    await donor.type(en.email, 'me@example.org');
    const words = { ...en, email: 'E-post', donateAmount: 'Gi {amount}' };
    coming.resolve(words);
    await until(() => donor.has(words.email));
    await element.updateComplete;
    delete registered['et'];
    expect(donor.buttonText).to.match(/^Gi \D*10,00/);
    expect(donor.field(words.email).value).to.equal('me@example.org');
    expect(unloaded(platform)).to.deep.equal([]);
  });

  it('shows the fallback until the messages load', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    const element = document.createElement('donation-widget');
    Object.assign(element, { client: fakeService(), platform: fakePlatform(), locale: 'es' });
    element.append('Other ways to give');
    page.append(element);
    await Promise.resolve();
    expect(element.shadowRoot?.querySelector('slot')?.assignedNodes()).to.have.length(1);
    await element.updateComplete;
    expect(element.shadowRoot?.querySelectorAll('slot:not([name])').length).to.equal(0);
    page.remove();
  });

  it('shows none of its own text before the messages load', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    const element = document.createElement('donation-widget');
    Object.assign(element, { platform: fakePlatform(), locale: 'tr' });
    page.append(element);
    await Promise.resolve();
    expect(element.shadowRoot?.textContent ?? '').to.equal('');
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('.themed')?.getAttribute('lang')).to.equal('tr');
    page.remove();
  });

  it('switches completely to the language of the place that it is moved to', async () => {
    await german();
    const { page, element, donor } = await openWidget({ 'default-interval': 'month' });
    await donor.type(en.email, 'me@example.org');
    const elsewhere = document.createElement('div');
    elsewhere.lang = 'de';
    page.append(elsewhere);
    elsewhere.append(element);
    await element.updateComplete;
    expect(donor.buttonText).to.match(/spenden/);
    const { request } = element;
    expect(request && 'subscription' in request && request.subscription?.name).to.match(/Spende/);
    element.remove();
    await element.updateComplete;
    elsewhere.append(element);
    await element.updateComplete;
    expect(donor.buttonText).to.match(/spenden/);
  });

  it('unticks a Gift Aid declaration when its wording changes', async () => {
    await loadMessages('cy');
    const { element, donor } = await openWidget({ 'gift-aid': '' });
    await donor.tick(en.giftAidYes);
    expect(donor.field(en.giftAidYes).checked).to.be.true;
    element.locale = 'cy';
    await element.updateComplete;
    expect(donor.field(messagesIn('cy')?.giftAidYes ?? '').checked).to.be.false;
  });

  it('sends a subscription name without direction marks', async () => {
    await loadMessages('ar');
    const { donor, service } = await openWidget({ locale: 'ar', 'default-interval': 'month' });
    await donor.type(messagesIn('ar')?.email ?? '', 'me@example.org');
    await donor.submit();
    const [request] = sent(service);
    expect(request && 'subscription' in request && request.subscription?.name).to.match(/^[^\p{Cf}]+$/u);
  });

  it('takes all its text from the catalogue', async () => {
    const properties = { messages: pseudoMessages };
    const { donor } = await openWidget(
      {
        fields: 'name* phone* address*',
        'gift-aid': '',
        'one-off': '',
        'test-mode': '',
        intervals: 'once day week month quarter year 2-week 5-day 3-year 6-month',
      },
      { properties },
    );
    await donor.submit();
    expect(wordsIn(donor.root)).to.deep.equal([]);
    expect(donor.errorSummary.length).to.be.above(5);
  });

  it('cuts no text off at 320 px if the messages are longer', async () => {
    const { page, element, donor } = await openWidget(
      { fields: 'name* phone* address*', 'gift-aid': '', 'one-off': '', 'test-mode': '' },
      { properties: { messages: pseudoMessages, items: [{ label: 'Blanket', amount: 1500 }] } },
    );
    page.style.inlineSize = '320px';
    await donor.submit();
    const { right } = element.getBoundingClientRect();
    expect(right - element.getBoundingClientRect().left).to.be.at.most(320);
    for (const part of donor.root.querySelectorAll<HTMLElement>(
      '.themed *:not(.hidden, select, option, input)',
    )) {
      const name = `${part.localName}.${part.className} ${part.textContent.trim().slice(0, 30)}`;
      expect(part.getBoundingClientRect().right, name).to.be.at.most(right + 0.5);
      expect(part.scrollWidth - part.clientWidth, name).to.be.at.most(part.clientWidth === 0 ? Infinity : 1);
    }
  });

  it('uses the page’s custom messages', async () => {
    const { donor } = await openWidget({}, { properties: { messages: { amount: 'Your gift' } } });
    expect(donor.text).to.contain('Your gift').and.to.contain(en.interval);
  });
});

describe('<donation-status> in a language', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openStatus({ locale: 'ur', type: 'one_time', slug: 'ps_7Hk2' });
    await element.updateComplete;
    await expect(element).to.be.accessible();
  });

  it('shows the thank-you message in it', async () => {
    const words = await german();
    const { donor } = await openStatus({ locale: 'de', type: 'one_time', slug: 'ps_7Hk2' });
    expect(donor.text).to.contain(words['succeeded.title']);
  });
});
