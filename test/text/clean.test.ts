import { expect } from '@open-wc/testing';
import { hasCardNumber } from '../../src/text/card-number.js';
import { cleanLine, dropInvisible, toUsualWidth } from '../../src/text/clean.js';
import { readEmail } from '../../src/questions/payer/email.js';
import { parseAmount } from '../../src/money/parse-amount.js';
import { readName } from '../../src/questions/payer/person-name.js';
import { readPhone } from '../../src/questions/payer/part.js';
import { readPostcode } from '../../src/questions/address/part.js';
import { readQuantity } from '../../src/questions/giving/items/state.js';
import { isCheckoutAddress, readServiceAddress } from '../../src/schema/url.js';
import { payerSchema } from '../../src/schema/payer.js';
import { readTheme } from '../../src/return/charity.js';

describe('cleanLine', () => {
  for (const [text, line] of [
    ['  Ann \u200d Lee\u200c ', 'Ann \u200d Lee'],
    ['\u200d\u200d', ''],
    [' ', ''],
    ['', ''],
    ['a', 'a'],
    ['\u202ea\u200db\u0007', 'a\u200db'],
  ] as const) {
    it(`returns ${JSON.stringify(line)} for ${JSON.stringify(text)}`, () => {
      expect(cleanLine(text)).to.equal(line);
    });
  }
});

describe('toUsualWidth', () => {
  it('converts full-width signs and letters of amounts, and no others', () => {
    expect(toUsualWidth('＄＇（），－．ＡＺａｚ￡￥￦')).to.equal("$'(),-.AZaz£¥₩");
    expect(toUsualWidth('＠［｛５①')).to.equal('＠［｛５①');
  });
});

/** Quadratic work on this many characters would make the test time out. */
const many = 300_000;

const readers: Record<string, (text: string) => unknown> = {
  cleanLine,
  dropInvisible,
  readName,
  readPostcode,
  readEmail,
  readPhone,
  readQuantity,
  hasCardNumber,
  parseAmount: (text) => parseAmount(text, { currency: 'GBP', locale: 'en-GB' }),
  'the name of a charity': (name) =>
    readTheme(
      {
        name,
        slug: null,
        website: name,
        logo: { color: name, white: null, favicon: null },
        theme: { primary: name, secondary: null },
      },
      'https://service.example/api/v1',
    ),
  'the email of a request': (email) => payerSchema.safeParse({ email }),
  isCheckoutAddress,
  readServiceAddress,
};

const runs: [of: string, text: string][] = [
  ['joiners', `a${'\u200d'.repeat(many)}b`],
  ['spaces', `a${' '.repeat(many)}b`],
  ['tabs and joiners', `1${'\t\u200c'.repeat(many / 2)}x`],
  ['dots', `a@${'.'.repeat(many)} `],
  ['dots without an end', `${'a.'.repeat(many / 2)}@`],
  ['at signs', '@'.repeat(many)],
  ['semicolons', `a@b.c${';'.repeat(many)}d`],
  ['digits', '4'.repeat(many)],
  ['groups of digits', '0 '.repeat(many / 2)],
  ['digits that are not a card number', '4111 1111 1111 1112 '.repeat(many / 20)],
  ['grouped thousands', `1${',000'.repeat(many / 4)}x`],
  ['brackets and dashes', `+1${'(-)'.repeat(many / 3)}x`],
  ['slashes', `https://a.example/${'/'.repeat(many)}x/api/v1`],
];

describe('A text of 300,000 characters', () => {
  for (const [name, read] of Object.entries(readers)) {
    for (const [of, text] of runs) {
      it(`takes linear time in ${name}: ${of}`, () => {
        read(text);
      });
    }
  }

  it('is too long for a name, a postcode and an email address', () => {
    const text = `a${'\u200d'.repeat(many)}b`;
    for (const read of [readName, readPostcode]) expect(read(text)).to.deep.equal({ code: 'too_long' });
    expect(readEmail(`${'a'.repeat(many)}@example.org`)).to.deep.equal({ code: 'too_long' });
  });
});
