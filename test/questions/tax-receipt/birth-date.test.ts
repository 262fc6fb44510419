import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { readLine } from '../../../src/questions/read-line.js';
import { readBirthDate } from '../../../src/questions/tax-receipt/birth-date.js';

/** Noon where the donor is. */
const now = new Date(2026, 10, 28, 12).getTime();
const read = (text: string) => readBirthDate(text, now);

describe('readBirthDate', () => {
  for (const text of [
    '31.7.1985',
    '31.07.1985',
    '31/7/1985',
    '31-07-1985',
    '31 7 1985',
    '31. 7. 1985',
    '31, 7, 1985',
    '31–07–1985',
    ' 31.7.1985\u200b',
    '31071985',
    '1985-07-31',
    '1985-7-31',
    '٣١.٧.١٩٨٥',
    '３１.７.１９８５',
  ])
    it(`reads ${text}`, () => {
      expect(read(text)).to.deep.equal({ value: '1985-07-31' });
    });

  it('reads nothing in a blank text', () => {
    for (const text of ['', '  ', '\u200b']) expect(read(text)).to.deep.equal({ value: undefined });
  });

  it('rejects what is no real date, and never guesses a century or that the month is first', () => {
    for (const text of [
      '31.6.1985',
      '29.2.1985',
      '0.7.1985',
      '31.0.1985',
      '32.7.1985',
      '7/31/1985',
      '31.7.85',
      '31.7.0085',
      '31.7',
      '1985',
      '310785',
      '19850731',
      '31.7.1985.',
      '31..7.1985',
      '31.7.1985 12',
      '31. Juli 1985',
      '-',
    ])
      expect(read(text), text).to.deep.equal({ code: text === '31.7.0085' ? 'not_birth_date' : 'format' });
    expect(read('29.2.1984')).to.deep.equal({ value: '1984-02-29' });
  });

  it('rejects a date in the future, and one before 1900', () => {
    expect(read('28.11.2026')).to.deep.equal({ value: '2026-11-28' });
    expect(read('29.11.2026')).to.deep.equal({ code: 'not_birth_date' });
    expect(read('1.1.1900')).to.deep.equal({ value: '1900-01-01' });
    expect(read('31.12.1899')).to.deep.equal({ code: 'not_birth_date' });
  });

  it('uses the day where the donor is', () => {
    const late = new Date(2026, 10, 28, 23, 59).getTime();
    const early = new Date(2026, 10, 28, 0, 1).getTime();
    for (const moment of [late, early]) {
      expect(readBirthDate('28.11.2026', moment)).to.deep.equal({ value: '2026-11-28' });
      expect(readBirthDate('29.11.2026', moment)).to.deep.equal({ code: 'not_birth_date' });
    }
  });

  it('tells card numbers from dates', () => {
    for (const card of ['4242 4242 4242 4242', '4242424242424242'])
      expect(read(card), card).to.deep.equal({ code: 'looks_like_card' });
    expect(readLine('31071985')).to.deep.equal({ value: '31071985' });
  });

  const past = fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2026-11-28T00:00:00Z'),
    noInvalidDate: true,
  });

  it('reads every day since 1900 in each format as the same day', () => {
    fc.assert(
      fc.property(past, fc.constantFrom('.', '/', '-', ' ', '. '), (date, sign) => {
        const value = date.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = value.split('-');
        const texts = [value, [day, month, year].join(''), [day, month, year].join(sign)];
        const short = [Number(day), Number(month), year].join(sign);
        for (const text of [...texts, short]) expect(read(text), text).to.deep.equal({ value });
      }),
    );
  });

  it('never throws, and returns only real dates from 1900 to today', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789./- ') });
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ unit: 'grapheme' })), (text) => {
        const reading = read(text);
        if (!('value' in reading) || reading.value === undefined) return;
        expect(new Date(reading.value).toISOString().slice(0, 10)).to.equal(reading.value);
        expect(reading.value >= '1900-01-01' && reading.value <= '2026-11-28').to.be.true;
      }),
    );
  });
});
