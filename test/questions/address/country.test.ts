import { expect } from '@open-wc/testing';
import { readCountry } from '../../../src/questions/address/country.js';
import { countryCodes } from '../../../src/schema/country.js';
import edge from '../../fixtures/edge-inputs.json' with { type: 'json' };
import { itReads } from '../../support/questions/readings.js';

describe('readCountry', () => {
  itReads(edge.country, readCountry);

  it('knows the 249 codes of ISO 3166-1', () => {
    expect(new Set(countryCodes)).to.have.property('size', 249);
    expect(countryCodes).to.have.length(249);
    expect([...countryCodes].sort()).to.deep.equal(countryCodes);
  });

  it('has a name in Intl for each code', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(countryCodes.filter((code) => !names.of(code))).to.be.empty;
  });

  it('ignores names of Object properties', () => {
    expect(readCountry('constructor')).to.deep.equal({ code: 'not_iso_alpha2' });
    expect(readCountry('__proto__')).to.deep.equal({ code: 'not_iso_alpha2' });
  });
});
