import { expect } from '@open-wc/testing';
import { toAsciiDigits } from '../../src/text/digits.js';

describe('toAsciiDigits', () => {
  const written = Intl.supportedValuesOf('numberingSystem').filter(
    (name) => !/^math|^segment|^outlined/.test(name),
  );

  for (const numberingSystem of written) {
    it(`reads ${numberingSystem}`, () => {
      const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1234567890);
      // Numerals outside the Unicode class of digits, such as Han numerals, stay unchanged.
      const isWritten = /^\p{Nd}+$/u.test(digits);
      expect(toAsciiDigits(digits)).to.equal(isWritten ? '1234567890' : digits);
    });
  }

  it('leaves everything else unchanged', () => expect(toAsciiDigits('½ £五')).to.equal('½ £五'));

  it('rejects digits of two scripts, and ornamental digits', () => {
    for (const text of ['1٢', '٢۲', '𝟓', '𝟘', '\u{1fbf1}', '\u{1ccf1}'])
      expect(toAsciiDigits(text), text).to.be.undefined;
  });
});
