// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { parseAmount } from '../../src/money/parse-amount.js';

/** Locales that write their own currency and foreign ones in different ways. */
const locales = ['en-GB', 'en-US', 'en-CA', 'fr-CA', 'de', 'es-MX', 'pt-BR', 'ja', 'zh-CN', 'ar', 'ur', 'cy'];

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
        for (const locale of locales) {
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
        for (const locale of locales) {
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
