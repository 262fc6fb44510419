// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { englishSign, formatAmount } from '../../src/money/format.js';

describe('Amounts in English', () => {
  for (const locale of ['en', 'en-GB', 'en-US']) {
    for (const currency of ['GBP', 'EUR', 'USD', 'AUD']) {
      it(`match Intl for ${currency} in ${locale}`, () => {
        const amounts = fc.oneof(
          fc.integer({ min: 0, max: 10_000 }),
          fc.integer({ min: 0, max: 99_999_999 }),
          fc.integer({ min: 0, max: 10 ** 12 }),
        );
        fc.assert(
          fc.property(amounts, fc.boolean(), (amount, trimZeros) => {
            const digits = trimZeros && amount % 100 === 0 ? 0 : 2;
            const format = new Intl.NumberFormat(locale, {
              style: 'currency',
              currency,
              minimumFractionDigits: digits,
              maximumFractionDigits: digits,
            });
            expect(formatAmount(amount, currency, locale, { trimZeros })).to.equal(
              format.format(amount / 100),
            );
          }),
        );
        const sign = new Intl.NumberFormat(locale, { style: 'currency', currency })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value;
        expect(englishSign(currency, locale) ?? sign).to.equal(sign);
      });
    }
  }

  it('need no Intl format in the most common currencies, because the first one is slow', () => {
    const { NumberFormat } = Intl;
    Object.defineProperty(Intl, 'NumberFormat', { configurable: true, writable: true, value: undefined });
    try {
      for (const [currency, locale, written] of [
        ['GBP', 'en-GB', '£1,500.00'],
        ['EUR', 'en', '€1,500.00'],
        ['USD', 'en', '$1,500.00'],
        ['USD', 'en-US', '$1,500.00'],
      ] as const) {
        expect(formatAmount(150_000, currency, locale)).to.equal(written);
      }
    } finally {
      Intl.NumberFormat = NumberFormat;
    }
  });

  it('use Intl in other varieties of English', () => {
    for (const locale of ['en-IN', 'en-AU', 'en-ZA', 'de', 'en-GB-u-nu-arab', 'de-x-en']) {
      expect(englishSign('GBP', locale)).to.equal(undefined);
    }
  });
});
