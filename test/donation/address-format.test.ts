import { expect } from '@open-wc/testing';
import { addressFormat, type AddressPart } from '../../src/donation/address-format.js';
import { countryCodes } from '../../src/donation/country.js';

const nothing: Record<AddressPart, string> = { line1: '', line2: '', city: '', state: '', postcode: '' };

const formats: [country: string, rows: string, postcode: string | null, state: string | null][] = [
  ['', 'line1 | line2 | city postcode | state', null, null],
  ['ZZ', 'line1 | line2 | city postcode | state', null, null],
  ['GB', 'line1 | line2 | city | state postcode', null, null],
  ['US', 'line1 | line2 | city | state postcode', 'zip', 'state'],
  ['CA', 'line1 | line2 | city | state postcode', 'postal', 'province'],
  ['IE', 'line1 | line2 | city | state postcode', 'eircode', 'county'],
  ['IN', 'line1 | line2 | city | state postcode', 'pin', 'state'],
  ['DE', 'line1 | line2 | postcode city', null, null],
  ['FR', 'line1 | line2 | postcode city', null, null],
  ['IT', 'line1 | line2 | postcode city | state', null, 'province'],
  ['JP', 'postcode | state city | line1 | line2', 'postal', 'prefecture'],
  ['AE', 'line1 | line2 | state', null, 'emirate'],
  ['HK', 'line1 | line2 | city', null, null],
  ['SG', 'line1 | line2 | postcode', 'postal', null],
];

describe('addressFormat', () => {
  for (const [country, rows, postcode, state] of formats) {
    it(`asks in ${country || 'no country'} for ${rows}`, () => {
      const format = addressFormat(country, nothing);
      expect(format.rows.map((row) => row.join(' ')).join(' | ')).to.equal(rows);
      expect([format.postcode, format.state]).to.deep.equal([postcode, state]);
    });
  }

  for (const country of countryCodes) {
    it(`asks in ${country} for two lines, and for nothing twice`, () => {
      const parts = addressFormat(country, nothing).rows.flat();
      expect(parts).to.include.members(['line1', 'line2']);
      expect(new Set(parts).size).to.equal(parts.length);
      expect(parts.length).to.be.above(2);
    });
  }

  it('asks on for a part that holds a text, last', () => {
    expect(addressFormat('DE', { ...nothing, state: 'Hessen' }).rows.at(-1)).to.deep.equal(['state']);
    expect(addressFormat('HK', { ...nothing, postcode: '1', state: ' ' }).rows.flat()).to.deep.equal([
      ...['line1', 'line2', 'city', 'postcode'],
    ]);
  });
});
