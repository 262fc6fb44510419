import { expect } from '@open-wc/testing';
import { intervalToken, once, readInterval } from '../../src/schema/interval.js';

const table: [token: string, unit: string | null, count: number | null, name: string][] = [
  ['once', null, null, 'once'],
  ['day', 'day', 1, 'day'],
  ['week', 'week', 1, 'week'],
  ['month', 'month', 1, 'month'],
  ['year', 'year', 1, 'year'],
  ['quarter', 'month', 3, '3-month'],
  ['3-month', 'month', 3, '3-month'],
  ['1-month', 'month', 1, 'month'],
  ['2-week', 'week', 2, '2-week'],
  ['10-day', 'day', 10, '10-day'],
  ['999-year', 'year', 999, '999-year'],
];

describe('readInterval', () => {
  for (const [token, unit, count, name] of table) {
    it(`reads ${token} as ${unit ? `every ${count} ${unit}` : 'a single donation'}, with the token ${name}`, () => {
      const interval = readInterval(token);
      expect(interval).to.deep.equal({ unit, count });
      expect(intervalToken(interval ?? once)).to.equal(name);
    });
  }

  for (const token of [
    '',
    'months',
    'Month',
    'fortnight',
    'constructor',
    '0-week',
    '-1-week',
    '1.5-week',
    '02-week',
    '1000-day',
    '2-once',
    '2-quarter',
    '2week',
    '2-',
    '-week',
    ' week',
    '2-week-3',
  ]) {
    it(`rejects ${JSON.stringify(token)}`, () => expect(readInterval(token)).to.be.undefined);
  }
});
