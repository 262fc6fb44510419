import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { readLine } from '../../../src/questions/read-line.js';
import {
  readTaxNumber,
  taxCountries,
  taxNumberOf,
  taxNumbers,
  type TaxCountry,
} from '../../../src/questions/tax-receipt/tax-number.js';

/** The countries whose receipts need a number. */
type NumberCountry = Exclude<TaxCountry, 'FR' | 'AT'>;

const read = (country: NumberCountry, text: string) => readTaxNumber(text, taxNumbers[country]);
const isValid = (country: NumberCountry, text: string) => 'value' in read(country, text);

/**
 * Published examples:
 *
 * - ES: the Ministry of the Interior explains the letter of 12345678Z. The others are from the tests of python-stdnum.
 * - PT: 123456789 is the usual example. 501964843 is from the tests of python-stdnum.
 * - IT: the codes of Wikipedia (“Codice fiscale”), python-codicefiscale and its omocodia variants.
 * - DE: the examples of the tax office's rules for check digits (ELSTER), as in the tests of Apache Commons Validator.
 * - BR: the usual examples, and one from the tests of python-stdnum.
 * - BE: 85073003328 and 17073003384 (born in 2017) are the examples of python-stdnum, as are those with a date that is
 *   unknown. The last two are explained by a page for Belgians abroad, and by the Flemish government (born in 2000).
 */
const published: Record<NumberCountry, readonly string[]> = {
  ES: ['12345678Z', '54362315K', '00000001R', 'X2482300W', 'Z8327649K'],
  PT: ['123456789', '501964843'],
  IT: [
    'MRTMTT25D09F205Z',
    'MLLSNT82P65Z404U',
    'RSSMRA85T10A562S',
    'RSSMRA85T10A56NH',
    'CCCFBA85D03L219P',
    'CCCFBA85D03L21VE',
    'CCCFBA85D03L2MVP',
    'CCCFBA85D03LNMVE',
    'CCCFBA85D0PLNMVA',
    'CCCFBA85DLPLNMVL',
    'CCCFBA8RDLPLNMVX',
    'CCCFBAURDLPLNMVU',
  ],
  DE: ['86095742719', '47036892816', '65929970489', '57549285017', '25768131411'],
  BR: ['39053344705', '52998224725', '11144477735'],
  BE: [
    '85073003328',
    '17073003384',
    '75060898009',
    '00000100166',
    '00000100195',
    '00010000135',
    '93051822361',
    '00012556777',
  ],
};
const countries = Object.keys(published) as NumberCountry[];

describe('readTaxNumber', () => {
  for (const country of countries) {
    it(`reads published numbers of ${country}`, () => {
      for (const text of published[country]) expect(read(country, text), text).to.deep.equal({ value: text });
      expect(isValid(country, taxNumbers[country].example)).to.be.true;
    });

    it(`rejects each wrong digit in published numbers of ${country}`, () => {
      // Two remainders give the check digit 0 of Portugal and Brazil, so their check can't notice every wrong digit.
      // In Belgium, a year of one century can have the check digits of another year in the other.
      const unchecked: Partial<Record<NumberCountry, RegExp>> = { PT: /0.?$/, BR: /0.?$/, BE: /^00/ };
      const checked = published[country].filter((text) => !unchecked[country]?.test(text));
      expect(checked).not.to.deep.equal([]);
      for (const text of checked)
        for (const [place, right] of [...text].entries()) {
          if (!/\d/.test(right)) continue;
          for (const digit of '0123456789'.replace(right, '')) {
            const wrong = text.slice(0, place) + digit + text.slice(place + 1);
            expect(read(country, wrong), wrong).to.deep.equal({ code: 'format' });
          }
        }
    });
  }

  it('reads nothing in a blank text', () => {
    for (const country of countries)
      for (const text of ['', '  ', '\u200b', ' - '])
        expect(read(country, text)).to.deep.equal({ value: undefined });
  });

  for (const [country, typed, value] of [
    ['ES', '12.345.678-z', '12345678Z'],
    ['ES', ' 12345678 Z', '12345678Z'],
    ['ES', '1R', undefined],
    ['ES', '1234567L', '01234567L'],
    ['ES', 'x-2482300-w', 'X2482300W'],
    ['PT', 'PT 501 964 843', '501964843'],
    ['IT', 'ccc fba 85d03 l219p', 'CCCFBA85D03L219P'],
    ['DE', '86 095 742 719', '86095742719'],
    ['DE', '８６０９５７４２７１９', '86095742719'],
    ['BR', '390.533.447-05', '39053344705'],
    ['BR', '390.533.447–05', '39053344705'],
    ['BE', '85.07.30-033.28', '85073003328'],
    ['BE', '85.07.30-033 28', '85073003328'],
    ['BE', '850730 033 28', '85073003328'],
  ] as const)
    it(`reads ${typed} of ${country} as ${value ?? 'an error'}`, () => {
      expect(read(country, typed)).to.deep.equal(value === undefined ? { code: 'format' } : { value });
    });

  for (const [country, texts] of [
    // A company's number (CIF) isn't a person's.
    ['ES', ['B58378431', 'X12345678', '123456789Z', 'X248230W', '12345678']],
    ['PT', ['023456789', '12345678', '1234567890', 'NIF123456789']],
    // No such month or day.
    [
      'IT',
      ['MRTMTT25F09F205Z', 'MRTMTT25D00F205Z', 'MRTMTT25D32F205Z', 'MRTMTT25D72F205Z', 'MRTMTT25D09F205'],
    ],
    // A test number, and digits that don't repeat as the rules say.
    ['DE', ['02476291358', '12345678901', '11111111111', '8609574271']],
    ['BR', ['11111111111', '00000000000', '3905334470', '390533447055']],
    // No such month, though the check digits are right.
    ['BE', ['85133000105', '12345678901', '8507300332', '850730033280', 'BE85073003328']],
  ] as const)
    it(`rejects what no person in ${country} has`, () => {
      for (const text of texts) expect(read(country, text), text).to.deep.equal({ code: 'format' });
    });

  it('tells card numbers from tax numbers', () => {
    for (const country of countries)
      for (const card of ['4242 4242 4242 4242', '4242424242424242', '3782-822463-10005'])
        expect(read(country, card), card).to.deep.equal({ code: 'looks_like_card' });
    for (const country of countries)
      for (const text of [...published[country], taxNumbers[country].example])
        expect(readLine(text), text).to.deep.equal({ value: text });
    expect(readLine('390.533.447-05')).to.deep.equal({ value: '390.533.447-05' });
  });

  it('accepts exactly one check character for each number of Spain, Portugal and Italy', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const accepted = (country: NumberCountry, body: string, checks: string) =>
      [...checks].filter((check) => isValid(country, body + check)).length;
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (number) => {
        expect(accepted('ES', String(number), letters)).to.equal(1);
        expect(accepted('PT', String(number), '0123456789')).to.equal(1);
        expect(
          accepted('IT', `RSSMRA${String(number).slice(0, 2)}T10A${String(number).slice(2, 5)}`, letters),
        ).to.equal(1);
      }),
    );
  });

  it('accepts one check for each number of Brazil, and at most one for each of Germany', () => {
    const accepted = (country: NumberCountry, body: string, checks: readonly string[]) =>
      checks.filter((check) => isValid(country, body + check)).length;
    const two = Array.from({ length: 100 }, (_, check) => String(check).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (number) => {
        const nine = String(number).slice(1);
        expect(accepted('BR', nine, two)).to.equal(/^(\d)\1+$/.test(nine) ? 0 : 1);
        expect(accepted('DE', String(number), [...'0123456789'])).to.be.at.most(1);
      }),
    );
    // A permutation with one digit twice is always possible.
    fc.assert(
      fc.property(fc.shuffledSubarray([...'123456789'], { minLength: 9, maxLength: 9 }), (digits) => {
        const body = [...digits, digits[0]].join('');
        expect(accepted('DE', body, [...'0123456789'])).to.equal(1);
      }),
    );
  });

  it('accepts two checks for each national number of Belgium: one for each century of birth', () => {
    const day = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const count = fc.integer({ min: 1, max: 998 });
    fc.assert(
      // People who aren't in the register have 20 or 40 added to the month.
      fc.property(day, count, fc.constantFrom(0, 20, 40), (born, counted, added) => {
        const [year = '', month = '', date = ''] = born.toISOString().slice(2, 10).split('-');
        const two = String(Number(month) + added).padStart(2, '0');
        const body = `${year}${two}${date}${String(counted).padStart(3, '0')}`;
        const checkOf = (number: string) => String(97 - (Number(number) % 97)).padStart(2, '0');
        const right = new Set([checkOf(body), checkOf(`2${body}`)]);
        const accepted = Array.from({ length: 100 }, (_, check) => String(check).padStart(2, '0')).filter(
          (check) => isValid('BE', body + check),
        );
        expect(accepted).to.have.members([...right]);
      }),
    );
  });

  it('never throws, and returns letters and digits only', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.string({ unit: 'grapheme' }), (country, text) => {
        const reading = read(country, text);
        if ('value' in reading && reading.value !== undefined) expect(reading.value).to.match(/^[A-Z\d]+$/);
      }),
    );
  });

  it('has no number for France, and none for Austria, which asks for the date of birth', () => {
    expect(taxCountries.filter((country) => taxNumberOf(country) === null)).to.deep.equal(['FR', 'AT']);
  });
});
