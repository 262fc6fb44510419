// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { MessagesController } from '../../src/languages/messages-controller.js';
import { readInterval, once } from '../../src/schema/interval.js';
import { hostOn, removeHosts } from '../support/elements/host.js';

const within = (html: string): Element => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  return holder;
};

const inLocale = (locale: string | null, parent: Element | ShadowRoot = document.body) => {
  const host = hostOn(undefined, parent);
  host.locale = locale;
  const words = new MessagesController(host);
  words.hostUpdate();
  return words;
};

describe('MessagesController', () => {
  const holders: Element[] = [];
  const put = (html: string) => {
    const holder = within(html);
    holders.push(holder);
    return holder;
  };
  afterEach(() => {
    removeHosts();
    for (const holder of holders.splice(0)) holder.remove();
  });

  describe('locale', () => {
    for (const [html, locale] of [
      ['<p lang="de"><b></b></p>', 'de'],
      ['<p lang="de"><b lang="fr-CA"></b></p>', 'fr-CA'],
      ['<p lang="DE-at"><b></b></p>', 'de-AT'],
      ['<p lang=" nl "><b></b></p>', 'nl'],
      ['<p lang="zh-hant-tw"><b></b></p>', 'zh-Hant-TW'],
      ['<p lang=""><b></b></p>', 'en'],
      ['<p lang="de_DE"><b></b></p>', 'de-DE'],
      ['<p lang="pt-PT-ao90"><b></b></p>', 'pt-PT'],
      ['<p lang="plain English"><b></b></p>', 'en'],
    ] as const) {
      it(`is ${locale} in ${html}`, () => {
        const parent = put(html).querySelector('b');
        expect(parent && inLocale(null, parent).locale).to.equal(locale);
      });
    }

    it('comes from the nearest lang attribute, across shadow roots', () => {
      const outer = put('<p lang="ja"><span></span></p>').querySelector('span');
      const first = outer?.attachShadow({ mode: 'open' });
      first?.append(document.createElement('span'));
      const second = first?.querySelector('span')?.attachShadow({ mode: 'closed' });
      expect(second && inLocale(null, second).locale).to.equal('ja');
    });

    it('comes from the element’s own attribute first', () => {
      const parent = put('<p lang="de"></p>').querySelector('p');
      expect(parent && inLocale('fr', parent).locale).to.equal('fr');
    });

    for (const own of ['', ' ', 'plain German', '!', '1']) {
      it(`comes from the page if the attribute is ${JSON.stringify(own)}`, () => {
        const parent = put('<p lang="de"></p>').querySelector('p');
        expect(parent && inLocale(own, parent).locale).to.equal('de');
      });
    }

    it('is read again on each update', async () => {
      const host = hostOn();
      const words = new MessagesController(host);
      host.locale = 'fr';
      host.requestUpdate();
      await host.updateComplete;
      expect(words.locale).to.equal('fr');
    });
  });

  it('prefers the page’s messages over its own', () => {
    const host = hostOn();
    const words = new MessagesController(host);
    expect(words.localize('donateAmount', { amount: '£5' })).to.equal('Donate £5');
    host.messages = { donateAmount: 'Give {amount}' };
    expect(words.localize('donateAmount', { amount: '£5' })).to.equal('Give £5');
    expect(words.localize('donate')).to.equal('Donate');
  });

  for (const [locale, amount, currency, full, trimmed] of [
    ['en-GB', 2500, 'GBP', '£25.00', '£25'],
    ['en-GB', 1250, 'GBP', '£12.50', '£12.50'],
    ['en-GB', 123_456_789, 'GBP', '£1,234,567.89', '£1,234,567.89'],
    ['en-GB', 2650, 'JPY', 'JP¥2,650', 'JP¥2,650'],
    ['en-GB', 2650, 'HUF', 'HUF 26.50', 'HUF 26.50'],
    ['en-GB', 2650, 'KWD', 'KWD 2.650', 'KWD 2.650'],
    ['de-DE', 2500, 'EUR', '25,00 €', '25 €'],
    ['en-GB', 2500, 'XYZ', '', ''],
    ['en-GB', 2500, 'constructor', '', ''],
  ] as const) {
    it(`formats ${amount} ${currency} in ${locale} as ${full || 'nothing'}`, () => {
      const words = inLocale(locale);
      expect(words.money(amount, currency).replace(/\s/g, ' ')).to.equal(full);
      expect(words.money(amount, currency, true).replace(/\s/g, ' ')).to.equal(trimmed);
    });
  }

  for (const [token, phrase, inline] of [
    ['once', 'One-time', 'One-time'],
    ['day', 'Daily', 'daily'],
    ['week', 'Weekly', 'weekly'],
    ['month', 'Monthly', 'monthly'],
    ['quarter', 'Quarterly', 'quarterly'],
    ['year', 'Yearly', 'yearly'],
    ['2-week', 'Every 2 weeks', 'every 2 weeks'],
    ['10-day', 'Every 10 days', 'every 10 days'],
    ['6-month', 'Every 6 months', 'every 6 months'],
    ['2-year', 'Every 2 years', 'every 2 years'],
  ] as const) {
    it(`names ${token} “${phrase}”`, () => {
      const interval = readInterval(token) ?? once;
      expect(inLocale('en').interval(interval)).to.equal(phrase);
      expect(inLocale('en').intervalWithin(interval)).to.equal(inline);
    });
  }

  it('returns the sign of a currency', () => {
    expect(inLocale('en-GB').currencySymbol('GBP')).to.equal('£');
    expect(inLocale('en-GB').currencySymbol('JPY')).to.equal('JP¥');
    expect(inLocale('de').currencySymbol('EUR')).to.equal('€');
  });
});
