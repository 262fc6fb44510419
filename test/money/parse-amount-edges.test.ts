// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { parseAmount } from '../../src/money/parse-amount.js';
import { editableAmount, formatAmount } from '../../src/money/format.js';

const english = { locale: 'en-GB', currency: 'GBP' };
const indian = { locale: 'en-IN', currency: 'INR' };
const german = { locale: 'de-DE', currency: 'EUR' };
const french = { locale: 'fr-FR', currency: 'EUR' };
const emirati = { locale: 'ar-AE', currency: 'AED' };
const japanese = { locale: 'ja-JP', currency: 'JPY' };

describe('parseAmount', () => {
  for (const [text, rules, wanted, why] of [
    ['Rs 500', indian, { amount: 50_000 }, 'a symbol of letters'],
    ['Rs. 500', indian, { amount: 50_000 }, 'a symbol of letters with a full stop'],
    ['INR 500', indian, { amount: 50_000 }, 'a code next to a symbol of letters'],
    ['50 د.إ.', emirati, { amount: 5000 }, 'a symbol with full stops'],
    ['50 د.إ', emirati, { amount: 5000 }, 'the same without the last full stop'],
    ['1  000', english, { amount: 100_000 }, 'two spaces between groups'],
    ['50,--', german, { amount: 5000 }, 'two dashes for no decimals'],
    ['5.-1', english, { code: 'format' }, 'a dash before a digit'],
    ['1’00', english, { code: 'format' }, 'two digits after an apostrophe'],
    ['1’000', english, { amount: 100_000 }, 'a group after an apostrophe'],
    ['5.0', japanese, { amount: 5 }, 'a decimal zero'],
    ['5.00', japanese, { amount: 5 }, 'two decimal zeros'],
    ['5.000', { ...japanese, locale: 'de-DE' }, { amount: 5000 }, 'three digits, which are a group'],
    ['1234.500', french, { code: 'precision' }, 'four digits before a group of three'],
    ['10'.padStart(64, '0'), english, { amount: 1000 }, '64 characters'],
    ['10'.padStart(65, '0'), english, { code: 'format' }, '65 characters'],
  ] as const) {
    it(`reads ${JSON.stringify(text)} in ${rules.locale} ${rules.currency}: ${why}`, () => {
      expect(parseAmount(text, rules)).to.deep.equal(wanted);
    });
  }
});

describe('Zero', () => {
  it('is an amount that can be formatted', () => {
    expect(formatAmount(0, 'GBP', 'en-GB')).to.equal('£0.00');
    expect(editableAmount(0, 'GBP', 'en-GB')).to.equal('0');
  });
});
