import { expect } from '@open-wc/testing';
import { donationIn, issuesOf, filled, formOf, formWith } from '../../support/questions/forms.js';

describe('metadata', () => {
  for (const [why, metadata, wanted] of [
    ['none', null, {}],
    ['JSON', '{"a":{"b":[1]}}', { a: { b: [1] } }],
    ['an object', { a: 1 }, { a: 1 }],
    ['an object without values that JSON lacks', { a: undefined }, {}],
  ] as const) {
    it(`is ${why}`, () => expect(donationIn(formWith({ metadata })).metadata).to.deep.equal(wanted));
  }

  for (const metadata of ['{', '[1]', 'null', '"x"', '1', '', { big: 1n }]) {
    it(`rejects ${typeof metadata === 'string' ? metadata || 'an empty text' : 'a big integer'}`, () => {
      expect(issuesOf({ metadata })).to.deep.equal([{ attribute: 'metadata', code: 'not_an_object' }]);
    });
  }

  it('is copied, so that later changes by the page are not sent unchecked', () => {
    const metadata = { nested: { a: 1 } };
    const form = filled(formOf({ metadata }), { email: 'payer@example.org' });
    metadata.nested.a = 2;
    expect(donationIn(form).metadata).to.deep.equal({ nested: { a: 1 } });
  });
});
