import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { addressIn, suggestionsIn } from '../../../src/questions/address-finder/found.js';

const blank = { line1: '', line2: '', city: '', state: '', postcode: '' };

describe('suggestionsIn', () => {
  it('reads labels, and keeps the suggestions of the page', () => {
    const own = { label: ' 1 High\u202e\u0000 Street\n Leeds ', id: 7 };
    const [found, ...others] = suggestionsIn([own]);
    expect(found?.label).to.equal('1 High Street Leeds');
    expect(found?.own).to.equal(own);
    expect(others).to.deep.equal([]);
  });

  it('leaves out nonsense', () => {
    const nonsense = [null, undefined, 1, 'text', {}, { label: '' }, { label: ' \u200b ' }, { label: 1 }, []];
    expect(suggestionsIn(nonsense)).to.deep.equal([]);
    for (const answer of [null, undefined, 1, 'text', {}, { length: 2 }])
      expect(suggestionsIn(answer)).to.deep.equal([]);
  });

  it('cuts long labels and long lists', () => {
    const found = suggestionsIn(
      Array.from({ length: 1000 }, (_, index) => ({ label: `${index} ${'x'.repeat(500)}` })),
    );
    expect(found).to.have.length(8);
    for (const { label } of found) expect(label).to.have.length(200);
  });
});

describe('addressIn', () => {
  it('reads only the names of §2.3, as plain texts', () => {
    expect(
      addressIn({
        country: 'gb',
        line1: '1\u0007 High Street\u2066',
        line2: null,
        city: ['Leeds'],
        postcode: 'LS1 1AA',
        company: 'Works',
        __proto__: { state: 'Yorkshire' },
      }),
    ).to.deep.equal({ country: 'GB', parts: { ...blank, line1: '1 High Street', postcode: 'LS1 1AA' } });
  });

  it('leaves out a country that is no ISO code', () => {
    for (const country of ['England', 'XX', '', 1, null])
      expect(addressIn({ country, city: 'Leeds' })).to.deep.equal({
        country: '',
        parts: { ...blank, city: 'Leeds' },
      });
  });

  it('finds no address in nonsense', () => {
    for (const answer of [null, undefined, 1, 'text', [], {}, { country: 'GB' }, { line1: ' ' }, () => ({})])
      expect(addressIn(answer)).to.be.null;
  });

  it('never throws, and returns short lines without control characters', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom('country', ...Object.keys(blank)), fc.anything()),
        (one, other) => {
          suggestionsIn(one);
          for (const answer of [one, other]) {
            const { parts } = addressIn(answer) ?? { parts: blank };
            expect(Object.keys(parts)).to.deep.equal(Object.keys(blank));
            for (const text of Object.values(parts))
              expect(text).to.match(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{0,400}$/u);
          }
        },
      ),
    );
  });
});
