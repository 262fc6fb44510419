// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { parseAmount } from '../../src/money/parse-amount.js';
import { editableAmount, formatAmount, fromDecimal } from '../../src/money/format.js';
import { exponentOf } from '../../src/money/currency.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

type Entry = {
  locale: string;
  currency: string;
  input: string;
  expect: { minor?: number; error?: string };
  why: string;
};

const entries: Entry[] = edge.amount;

describe('parseAmount', () => {
  for (const { locale, currency, input, expect: wanted, why } of entries) {
    it(`reads ${JSON.stringify(input.slice(0, 40))} in ${locale} ${currency}: ${why}`, () => {
      const reading = parseAmount(input, { locale, currency });
      if (wanted.error !== undefined) expect(reading).to.include({ code: wanted.error });
      else expect(reading).to.deep.equal({ amount: wanted.minor });
    });
  }

  const english = { locale: 'en-GB', currency: 'GBP' };

  const more: [text: string, rules: Parameters<typeof parseAmount>[1], wanted: object, why: string][] = [
    ['.5', english, { amount: 50 }, 'a decimal sign at the start'],
    ['£.50', english, { amount: 50 }, 'a decimal sign after the symbol'],
    ['GBP.50', english, { code: 'format' }, 'a decimal sign after a code, not a full stop'],
    ['CHF.50', { locale: 'de-CH', currency: 'CHF' }, { code: 'format' }, 'no sign but the code'],
    ['GBP .50', english, { amount: 50 }, 'a decimal sign separate from the code'],
    ['£10 GBP', english, { amount: 1000 }, 'a token at each end'],
    ['£ £10', english, { code: 'format' }, 'two tokens at one end'],
    ['US$10', english, { code: 'currency_mismatch' }, 'a symbol of letters and a sign'],
    ['10 EUR', english, { code: 'currency_mismatch' }, 'another code'],
    ['100 kr', english, { code: 'currency_mismatch' }, 'a symbol of letters'],
    ['10 quid', english, { code: 'format' }, 'a word'],
    ['10 K', { locale: 'en-ZM', currency: 'ZMW' }, { amount: 1000 }, 'K as the currency’s sign'],
    ['10K', { locale: 'en-ZM', currency: 'ZMW' }, { code: 'format' }, 'K for thousand'],
    ['10 k', { locale: 'en-ZM', currency: 'ZMW' }, { code: 'format' }, 'k is no currency’s sign'],
    ['100kr', { locale: 'sv-SE', currency: 'SEK' }, { amount: 10000 }, 'a symbol that starts with k'],
    ['100Kč', { locale: 'cs-CZ', currency: 'CZK' }, { amount: 10000 }, 'a symbol that starts with K'],
    ['kr.5', { locale: 'nb-NO', currency: 'NOK' }, { amount: 500 }, 'a full stop that is part of the symbol'],
    [
      'Fr. 20.50',
      { locale: 'de-CH', currency: 'CHF' },
      { amount: 2050 },
      'a symbol of letters with a full stop',
    ],
    ['50.–', { locale: 'de-CH', currency: 'CHF' }, { amount: 5000 }, 'Swiss style for whole amounts'],
    ['5.-10', english, { code: 'format' }, 'a dash between digits'],
    ['1000円', { locale: 'ja-JP', currency: 'JPY' }, { amount: 1000 }, 'the currency’s name'],
    ['10 euros', { locale: 'fr-FR', currency: 'EUR' }, { amount: 1000 }, 'the currency’s name in the plural'],
    ['20 pounds', english, { amount: 2000 }, 'a word of the currency’s name'],
    ['20 Pound', english, { amount: 2000 }, 'the same in the singular'],
    ['100 TL', { locale: 'tr-TR', currency: 'TRY' }, { amount: 10000 }, 'a common abbreviation'],
    ['50 zl', { locale: 'pl-PL', currency: 'PLN' }, { amount: 5000 }, 'a sign without its stroke'],
    ['50 złotych', { locale: 'pl-PL', currency: 'PLN' }, { amount: 5000 }, 'the plural for many'],
    ['500/-', { locale: 'en-IN', currency: 'INR' }, { amount: 50000 }, 'the end of a whole amount'],
    ['Rs. 500/-', { locale: 'ur-PK', currency: 'PKR' }, { amount: 50000 }, 'the same after a sign'],
    ['50 reais', { locale: 'pt-BR', currency: 'BRL' }, { amount: 5000 }, 'the first word of a name'],
    ['50 Franken', { locale: 'de-CH', currency: 'CHF' }, { amount: 5000 }, 'the last word of a name'],
    ['500 روپے', { locale: 'ur-PK', currency: 'PKR' }, { amount: 50000 }, 'a word of another script'],
    ['٥٠ جنيه', { locale: 'ar-EG', currency: 'EGP' }, { amount: 5000 }, 'a word after digits of its script'],
    ['50 dollars', english, { code: 'currency_mismatch' }, 'a word of another currency'],
    ['50 Franken', { locale: 'de-DE', currency: 'EUR' }, { code: 'currency_mismatch' }, 'the same in German'],
    ['50p', english, { code: 'format' }, 'a hundredth'],
    ['1 lakh', { locale: 'en-IN', currency: 'INR' }, { code: 'format' }, 'a word for a number'],
    ['10-20', english, { code: 'format' }, 'two amounts'],
    ['500/-20', english, { code: 'format' }, 'no end of an amount'],
    ['£(5)', english, { code: 'negative' }, 'brackets within the symbol'],
    ['-£5', english, { code: 'negative' }, 'a minus outside the symbol'],
    ['(5', english, { code: 'format' }, 'only one bracket'],
    ['1٣', english, { code: 'format' }, 'digits of two scripts'],
    ['１２', english, { amount: 1200 }, 'full-width digits'],
    ['0 500', english, { code: 'format' }, 'a group that starts with zero'],
    ['1 234,567.89', english, { code: 'format' }, 'two kinds of grouping'],
    ['1.234 567', english, { code: 'format' }, 'a group after the decimals'],
    ['12,34,567', english, { code: 'max' }, 'Indian grouping'],
    ['123,45,678', english, { code: 'format' }, 'groups of neither kind'],
    ['10', { locale: 'en-GB', currency: 'XAU' }, { code: 'format' }, 'a currency without decimals'],
    ['10', { locale: 'en_GB', currency: 'GBP' }, { amount: 1000 }, 'a locale that Intl rejects'],
    ['4.99', { ...english, min: 500 }, { code: 'min' }, 'below the limit'],
    ['5', { ...english, min: 500, max: 500 }, { amount: 500 }, 'at both limits'],
    ['5.01', { ...english, min: 500, max: 500 }, { code: 'max' }, 'above the limit'],
    ['3', { ...english, min: 500, max: 300 }, { code: 'min' }, 'limits that exclude every amount'],
    ['0', { ...english, min: 0 }, { code: 'min' }, 'zero, whatever the limit'],
  ];
  for (const [text, rules, wanted, why] of more) {
    it(`reads ${JSON.stringify(text)} in ${rules.locale} ${rules.currency}: ${why}`, () => {
      expect(parseAmount(text, rules)).to.deep.equal(wanted);
    });
  }

  describe('of an ambiguous text', () => {
    const french = { locale: 'fr-FR', currency: 'EUR' };

    it('returns both readings if both are valid', () => {
      expect(parseAmount('1.500', french)).to.deep.equal({ code: 'ambiguous', readings: [150, 150000] });
      expect(parseAmount('1,250', { locale: 'en-US', currency: 'KWD' })).to.deep.equal({
        code: 'ambiguous',
        readings: [1250, 1250000],
      });
      expect(parseAmount('1.000', { locale: 'fr-FR', currency: 'JPY' })).to.deep.equal({
        code: 'ambiguous',
        readings: [1, 1000],
      });
    });

    it('returns neither if one has too many decimals or is beyond the limits', () => {
      expect(parseAmount('1.234', french)).to.deep.equal({ code: 'ambiguous' });
      expect(parseAmount('1.500', { ...french, min: 500 })).to.deep.equal({ code: 'ambiguous' });
    });
  });
});

const locales = (
  'en en-GB en-US en-IN en-ZA en-CA de de-AT de-CH de-LI fr fr-CA fr-CH fr-BE es es-MX es-CL es-AR it it-CH pt pt-PT ' +
  'nl nl-BE da sv nb fi is et lv lt pl cs sk sl hr sr bs mk bg ro hu el tr az ru uk be kk ka hy he ar ar-EG ar-KW ' +
  'ar-MA ar-TN fa ur ckb ps hi bn mr ne ta te kn ml gu pa si th lo km my ja ko zh zh-TW vi id ms fil sw am so ha yo ' +
  'zu af sq ga cy gl eu ca mt rm gsw mn uz ky tg'
).split(' ');
const currencies = 'GBP EUR USD CHF SEK JPY KRW KWD TND CLF INR HUF PLN EGP'.split(' ');

describe('formatAmount', () => {
  for (const [currency, sign] of [
    ['USD', 'US$'],
    ['GBP', 'UK£'],
    ['JPY', 'JP¥'],
  ] as const) {
    it(`keeps ${sign} together in right-to-left text`, () => {
      expect(formatAmount(2500, currency, 'ar')?.endsWith(`${sign}\u200e`)).to.equal(true);
    });
  }

  it('adds no mark to a sign that cannot split', () => {
    expect(formatAmount(2500, 'EUR', 'ar')?.endsWith('€')).to.equal(true);
    expect(formatAmount(2500, 'CNY', 'he')?.endsWith('\u200e\u200e')).to.equal(false);
    expect(formatAmount(2500, 'USD', 'pt-PT')?.endsWith('US$')).to.equal(true);
  });

  it('writes amounts that parseAmount reads back', function () {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(...currencies),
        fc.oneof(
          fc.constantFrom(1, 9, 99, 100, 1000, 999999, 99999999),
          fc.integer({ min: 1, max: 99999999 }),
        ),
        (locale, currency, amount) => {
          const text = formatAmount(amount, currency, locale) ?? '';
          expect(parseAmount(text, { locale, currency }), `${text} ${locale} ${currency}`).to.deep.equal({
            amount,
          });
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('writes amounts that parseAmount reads back in every locale and currency', function () {
    for (const locale of locales) {
      for (const currency of currencies) {
        for (const amount of [1, 123456, 99999999]) {
          for (const text of [
            formatAmount(amount, currency, locale) ?? '',
            editableAmount(amount, currency, locale),
          ]) {
            expect(parseAmount(text, { locale, currency }), `${text} ${locale} ${currency}`).to.deep.equal({
              amount,
            });
          }
        }
      }
    }
  });

  it('writes an amount as a donor in the locale types it', () => {
    expect(editableAmount(3750, 'GBP', 'en-GB')).to.equal('37.50');
    expect(editableAmount(3750, 'EUR', 'de')).to.equal('37,50');
    expect(editableAmount(123400, 'EUR', 'de')).to.equal('1234');
    expect(editableAmount(1250, 'KWD', 'de')).to.equal('1,250');
    expect(editableAmount(5000, 'JPY', 'ja')).to.equal('5000');
    expect(editableAmount(5000, 'XAU', 'en')).to.equal('');
  });

  it('leaves out the decimals of whole amounts on request', () => {
    expect(formatAmount(2500, 'GBP', 'en-GB', { trimZeros: true })).to.equal('£25');
    expect(formatAmount(2550, 'GBP', 'en-GB', { trimZeros: true })).to.equal('£25.50');
    expect(formatAmount(2500, 'GBP', 'en-GB')).to.equal('£25.00');
    expect(formatAmount(100000, 'HUF', 'en-GB', { trimZeros: true })).to.equal('HUF\u00a01,000');
  });

  it('follows ISO 4217 if Intl differs', () => {
    expect(formatAmount(123400, 'HUF', 'en-GB')).to.equal('HUF\u00a01,234.00');
    expect(formatAmount(1234, 'IQD', 'en-GB')).to.equal('IQD\u00a01.234');
  });

  it('uses English if Intl rejects the locale', () => {
    expect(formatAmount(2500, 'GBP', 'en_GB')).to.equal('£25.00');
  });

  it('returns undefined for an unknown currency and an invalid amount', () => {
    for (const currency of ['XAU', 'gbp', '', 'constructor']) {
      expect(formatAmount(100, currency, 'en'), currency).to.be.undefined;
    }
    for (const amount of [NaN, Infinity, -1, 1.5, 2 ** 53]) {
      expect(formatAmount(amount, 'GBP', 'en'), String(amount)).to.be.undefined;
    }
  });
});

describe('fromDecimal', () => {
  it('reads plain numbers', () => {
    expect(fromDecimal('12.5', 'GBP')).to.equal(1250);
    expect(fromDecimal('25', 'JPY')).to.equal(25);
    expect(fromDecimal('1.2345', 'CLF')).to.equal(12345);
  });

  it('reads groups of three', () => {
    for (const text of ['1,500', '1 500', "1'500", '1’500', '1\u00a0500', '1\u202f500', '1,500.00']) {
      expect(fromDecimal(text, 'GBP'), text).to.equal(150_000);
    }
    expect(fromDecimal('1,234,567', 'JPY')).to.equal(1_234_567);
    for (const text of ['1,50', '1,5000', '0,500', '01,500', '1,234 567', '1,,500', ',500', '1.500,00']) {
      expect(fromDecimal(text, 'GBP'), text).to.be.undefined;
    }
  });

  it('rejects everything else', () => {
    for (const text of [
      '',
      ' 5',
      '5.',
      '.5',
      '5,5',
      '-5',
      '+5',
      '1e3',
      '0x10',
      '٣',
      '1.005',
      '9'.repeat(20),
    ]) {
      expect(fromDecimal(text, 'GBP'), text).to.be.undefined;
    }
    expect(fromDecimal('5', 'XAU')).to.be.undefined;
    expect(fromDecimal('5.0', 'JPY')).to.be.undefined;
  });

  it('knows the decimals of every currency in the property test', () => {
    for (const currency of currencies) expect(exponentOf(currency), currency).to.be.a('number');
  });
});

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

/** Locales that write their own currency and foreign ones in different ways. */
const localesWithSigns = [
  'en-GB',
  'en-US',
  'en-CA',
  'fr-CA',
  'de',
  'es-MX',
  'pt-BR',
  'ja',
  'zh-CN',
  'ar',
  'ur',
  'cy',
];

const own: [currency: string, ...signs: string[]][] = [
  ['USD', '$', 'US$', '$US', 'USD', 'USD$', 'U$S'],
  ['CAD', '$', 'CA$', 'C$', 'CAD', 'CAD$', 'Can$'],
  ['AUD', '$', 'A$', 'AU$', 'AUD', 'AUD$'],
  ['NZD', '$', 'NZ$', 'NZD', 'NZD$'],
  ['HKD', '$', 'HK$', 'HKD', '元'],
  ['SGD', '$', 'S$', 'SG$'],
  ['TWD', '$', 'NT$', 'TW$', '元'],
  ['NIO', 'C$', 'NI$'],
  ['XCD', '$', 'EC$'],
  ['EGP', 'E£', 'EG£'],
  ['MXN', '$', 'MX$', 'Mex$'],
  ['BRL', 'R$', 'BRL'],
  ['GBP', '£', 'UK£', 'GB£', 'GBP', 'GBP£'],
  ['EUR', '€', 'EUR', 'EUR€'],
  ['JPY', '¥', 'JP¥', 'JPY', '円'],
  ['CNY', '¥', 'CN¥', 'RMB', 'CNY', '元'],
  ['INR', '₹', 'Rs', 'Rs.', 'INR'],
];

describe('parseAmount with currency signs', () => {
  for (const [currency, ...signs] of own) {
    for (const sign of signs) {
      it(`reads ${sign} as ${currency} in every locale`, () => {
        for (const locale of localesWithSigns) {
          const wanted = { amount: currency === 'JPY' ? 10 : 1000 };
          for (const text of [`${sign}10`, `${sign} 10`, `10 ${sign}`, `${sign.toLowerCase()} 10`]) {
            expect(parseAmount(text, { currency, locale }), `${text} ${locale}`).to.deep.equal(wanted);
          }
        }
      });
    }
  }

  const others: [currency: string, ...signs: string[]][] = [
    ['USD', 'CA$', 'C$', 'A$', 'AU$', 'NZ$', 'HK$', 'S$', 'NT$', 'MX$', 'R$', '$CA', 'CAD$', 'CAD', '£'],
    ['CAD', 'US$', '$US', 'USD$', 'A$', 'AU$', 'R$', 'USD'],
    ['AUD', 'US$', 'CA$', 'C$', 'NZ$'],
    ['GBP', 'US$', '$', 'E£', 'EG£', '€', 'EUR'],
    ['JPY', 'CN¥', 'RMB', '$'],
    ['CNY', 'JP¥', '円'],
    ['BRL', 'US$', '$', 'MX$'],
  ];
  for (const [currency, ...signs] of others) {
    for (const sign of signs) {
      it(`reads ${sign} as a currency other than ${currency} in every locale`, () => {
        for (const locale of localesWithSigns) {
          for (const text of [`${sign}10`, `${sign} 10`, `10 ${sign}`]) {
            expect(parseAmount(text, { currency, locale }), `${text} ${locale}`).to.deep.equal({
              code: 'currency_mismatch',
            });
          }
        }
      });
    }
  }
});

describe('parseAmount with full-width text', () => {
  const yen = { locale: 'ja-JP', currency: 'JPY' };
  const pounds = { locale: 'en-GB', currency: 'GBP' };
  const dollars = { locale: 'zh-TW', currency: 'USD' };
  for (const [text, rules, wanted] of [
    ['￥１，０００', yen, { amount: 1000 }],
    ['１，０００円', yen, { amount: 1000 }],
    ['￥1,000', yen, { amount: 1000 }],
    ['ＪＰＹ　１０００', yen, { amount: 1000 }],
    ['￡１０', pounds, { amount: 1000 }],
    ['１，０００', pounds, { amount: 100_000 }],
    ['１０．５０', pounds, { amount: 1050 }],
    ['１，０００．５０', pounds, { amount: 100_050 }],
    ['１０．', pounds, { amount: 1000 }],
    ['＄１０', dollars, { amount: 1000 }],
    ['ＵＳ＄１０', dollars, { amount: 1000 }],
    ['１０ ｕｓｄ', dollars, { amount: 1000 }],
    ['￦１０，０００', { locale: 'ko-KR', currency: 'KRW' }, { amount: 10_000 }],
    ['１＇０００', { locale: 'de-CH', currency: 'CHF' }, { amount: 100_000 }],
    ['－５', pounds, { code: 'negative' }],
    ['（５）', pounds, { code: 'negative' }],
    ['１．５００', pounds, { code: 'precision' }],
    ['１．５００', { locale: 'fr', currency: 'EUR' }, { code: 'ambiguous', readings: [150, 150_000] }],
    ['￥１０', pounds, { code: 'currency_mismatch' }],
    ['ＣＡ＄１０', dollars, { code: 'currency_mismatch' }],
    ['＋５', pounds, { code: 'format' }],
    ['１０％', pounds, { code: 'format' }],
    ['１０／２', pounds, { code: 'format' }],
    ['１Ｅ３', pounds, { code: 'format' }],
    ['１０Ｋ', { locale: 'en-ZM', currency: 'ZMW' }, { code: 'format' }],
    ['1０', pounds, { code: 'format' }],
    ['①０', pounds, { code: 'format' }],
    ['１／２', pounds, { code: 'format' }],
    ['，', pounds, { code: 'format' }],
    ['　', pounds, { code: 'empty' }],
  ] as const) {
    it(`reads ${JSON.stringify(text)} in ${rules.locale} ${rules.currency}`, () => {
      expect(parseAmount(text, rules)).to.deep.equal(wanted);
    });
  }
});
