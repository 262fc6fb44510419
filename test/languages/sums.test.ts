import { expect } from '@open-wc/testing';
import { localize } from '../../src/languages/catalogue.js';
import { en, type MessageKey, type Messages } from '../../src/languages/en.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';
import { directionOf, languageTagOf } from '../../src/languages/languages.js';
import { formatAmount } from '../../src/money/format.js';

/** The placeholders that the form fills with amounts. */
const sums = /\{(?:amount|recurring|total|monthly|yearly|min|max|price|example)\}/;

/** Any other placeholder, such as a date or a name. Nothing takes its form from these. `limit` is an amount next to others. */
const others = /\{(?!(?:amount|recurring|total|monthly|yearly|min|max|price|example|limit)\})\w+\}/g;

const keys = (Object.keys(en) as MessageKey[]).filter((key) => sums.test(JSON.stringify(en[key])));

/** £1 has the singular, yen have no decimals and many digits, and dinars have three decimals. */
const amounts = [
  [100, 'GBP'],
  [2500, 'GBP'],
  [1_000_000, 'JPY'],
  [125, 'KWD'],
] as const;

/**
 * Words that take the gender or the number of an amount next to them, before or after it. Nobody knows if donors read
 * “£25” as pounds or as libras, or if there is only one.
 */
const agreeing: Record<string, RegExp> = {
  ar: /(?:هذه|هذا|ال)\s*\{|\}\s(?:تصبح|تكون|كاملة)/,
  cy: /\b(?:eich|y|yr|dy)\s\{/i,
  de: /\b(?:ihre[nmrs]?|d(?:er|ie|en|em)|eine?|sind|werden)\s\{|\}\s(?:sind|werden)\b/i,
  en: /\b(?:these|those|are|were)\s\{|\}\s(?:are|were|become)\b/i,
  es: /\b(?:el|la|los|las|una?|sus?|son)\s\{|\}\s(?:son|se convierten)\b/i,
  fr: /\b(?:le|la|les|une?|votre|vos|sont|font)\s\{|\}\s(?:sont|deviennent)\b/i,
  it: /\b(?:il|la|i|gli|le|una?|tu[oae]i?|tuoi|sono)\s\{|\}\s(?:sono|diventano)\b/i,
  nl: /\b(?:de|het|een|je|jouw|zijn)\s\{|\}\s(?:zijn|worden)\b/i,
  pl: /(?:^|\s)(?:twoj[aei]|twój|jest|są)\s\{|\}\s(?:jest|są|zostan)/i,
  pt: /(?:^|\s)(?:os|as|uma?|seus?|suas?|são)\s\{|\}\s(?:são|passam)\b/i,
  tr: /\{\w+\}\s(?:olurlar|ederler)/,
  ur: /(?:^|\s)(?:آپ کے|آپ کی|یہ)\s\{|\}\s*(?:ہیں|بن جاتے|بن جاتی)/,
};

const all: Record<string, () => Promise<Messages>> = { ...languageLoaders, en: () => Promise.resolve(en) };

for (const [language, load] of Object.entries(all)) {
  describe(`The texts with amounts in ${language}`, () => {
    for (const key of keys) {
      it(`read well with any amount: ${key}`, async () => {
        const messages = await load();
        const message = String(messages[key]);
        expect(message, 'nothing is attached to an amount').not.to.match(
          /[\p{L}\p{M}’']\{|\}[\p{L}\p{M}’']/u,
        );
        const agreement = agreeing[languageTagOf(language)];
        if (!agreement) throw new Error(`Add the words of ${language} that agree with an amount.`);
        const aroundAmounts = message.replace(others, '…');
        expect(aroundAmounts, 'no word takes its form from an amount').not.to.match(agreement);

        const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        for (const [amount, currency] of amounts)
          for (const trimZeros of [true, false]) {
            const shown = formatAmount(amount, currency, language, { trimZeros }) ?? '';
            const values = Object.fromEntries(names.map((name) => [name, shown]));
            const text = localize(messages, key, values, language);
            const whole = directionOf(language) === 'rtl' ? `\u2068${shown}\u2069` : shown;
            expect(text.split(whole), text).to.have.length(names.length + 1);
            expect(text).not.to.match(/[{}]|\s\s|^\s|\s$/);
          }
      });
    }
  });
}

describe('The texts of a language that is written from right to left', () => {
  for (const [language, load] of Object.entries(all).filter(([one]) => directionOf(one) === 'rtl')) {
    it(`isolate each Latin fragment in ${language}`, async () => {
      const messages = await load();
      for (const key of Object.keys(messages) as MessageKey[]) {
        const text = localize(messages, key, { count: 3 }, language).replace(/\{\w+\}/g, '');
        expect(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, ''), key).not.to.match(/[a-z]/i);
      }
    });
  }

  it('isolate a fragment as a whole, with the space or the dot in it', async () => {
    const messages = await all['ar']?.();
    const text = localize(messages ?? {}, 'withGiftAid', {}, 'ar');
    expect(text).to.equal('مع \u2068Gift Aid\u2069');
    expect(localize(messages ?? {}, 'email.format', {}, 'ar')).to.contain('\u2068name@example.com\u2069');
    expect(localize(messages ?? {}, 'not_uk_postcode', {}, 'ar')).to.contain('\u2068SW1A 1AA\u2069');
  });

  it('isolate a word with an accent as a whole, so that its parts keep their order', async () => {
    const messages = await all['ar']?.();
    const text = localize(messages ?? {}, 'taxReceipt.DE', {}, 'ar');
    expect(text).to.contain('\u2068Zuwendungsbestätigung\u2069');
  });
});
