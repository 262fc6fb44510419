import { expect } from '@open-wc/testing';
import { addressFormat, keptParts } from '../../../src/questions/address/address-format.js';
import type { AddressPart } from '../../../src/questions/address/state.js';
import { countryCodes } from '../../../src/schema/country.js';

const nothing: Record<AddressPart, string> = { line1: '', line2: '', city: '', state: '', postcode: '' };

const formats: [country: string, rows: string, postcode: string | null, state: string | null][] = [
  ['', 'line1 | line2 | city postcode | state', null, null],
  ['ZZ', 'line1 | line2 | city postcode | state', null, null],
  ['GB', 'line1 | line2 | city | state postcode', null, 'county'],
  ['US', 'line1 | line2 | city | state postcode', 'zip', 'state'],
  ['CA', 'line1 | line2 | city | state postcode', 'postal', 'province'],
  ['IE', 'line1 | line2 | city | state postcode', 'eircode', 'county'],
  ['IN', 'line1 | line2 | city | state postcode', 'pin', 'state'],
  ['DE', 'line1 | line2 | postcode city', null, null],
  ['FR', 'line1 | line2 | postcode city', null, null],
  ['IT', 'line1 | line2 | postcode city | state', 'cap', 'province'],
  ['BR', 'line1 | line2 | city | state postcode', 'cep', 'state'],
  ['JP', 'postcode | state city | line1 | line2', 'postal', 'prefecture'],
  ['AE', 'line1 | line2 | state', null, 'emirate'],
  ['HK', 'line1 | line2 | city', null, null],
  ['HN', 'line1 | line2 | city | state postcode', null, 'region'],
  ['JM', 'line1 | line2 | city state', null, null],
  ['SG', 'line1 | line2 | postcode', 'postal', null],
];

describe('addressFormat', () => {
  for (const [country, rows, postcode, state] of formats) {
    it(`asks for ${rows} in ${country || 'no country'}`, () => {
      const format = addressFormat(country);
      expect(format.rows.map((row) => row.join(' ')).join(' | ')).to.equal(rows);
      expect([format.postcode, format.state]).to.deep.equal([postcode, state]);
    });
  }

  for (const country of countryCodes) {
    it(`asks for two address lines in ${country}, and for each part once`, () => {
      const parts = addressFormat(country).rows.flat();
      expect(parts).to.include.members(['line1', 'line2']);
      expect(new Set(parts).size).to.equal(parts.length);
      expect(parts.length).to.be.above(2);
    });
  }

  it('asks for kept parts last', () => {
    expect(addressFormat('DE', ['state']).rows.at(-1)).to.deep.equal(['state']);
  });
});

describe('keptParts', () => {
  it('returns parts with text that the country does not ask for', () => {
    expect(keptParts('DE', { ...nothing, city: 'Kassel', state: 'Hessen' })).to.deep.equal(['state']);
    expect(keptParts('HK', { ...nothing, postcode: '1', state: ' ' })).to.deep.equal(['postcode']);
    expect(keptParts('', { ...nothing, state: 'Hessen' })).to.deep.equal([]);
  });
});
