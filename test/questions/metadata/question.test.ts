import { expect } from '@open-wc/testing';
import { donationIn, issuesOf, filled, formOf, formWith } from '../forms.js';

describe('metadata', () => {
  for (const [why, metadata, wanted] of [
    ['none', null, {}],
    ['JSON', '{"a":{"b":[1]}}', { a: { b: [1] } }],
    ['an object', { a: 1 }, { a: 1 }],
    ['an object without what JSON has no word for', { a: undefined }, {}],
  ] as const) {
    it(`are ${why}`, () => expect(donationIn(formWith({ metadata })).metadata).to.deep.equal(wanted));
  }

  for (const metadata of ['{', '[1]', 'null', '"x"', '1', '', { big: 1n }]) {
    it(`are refused as ${typeof metadata === 'string' ? metadata || 'an empty text' : 'a big integer'}`, () => {
      expect(issuesOf({ metadata })).to.deep.equal([{ attribute: 'metadata', code: 'not_an_object' }]);
    });
  }

  it('are a copy, so that what the page changes later is not sent unchecked', () => {
    const metadata = { nested: { a: 1 } };
    const form = filled(formOf({ metadata }), { email: 'payer@example.org' });
    metadata.nested.a = 2;
    expect(donationIn(form).metadata).to.deep.equal({ nested: { a: 1 } });
  });
});
