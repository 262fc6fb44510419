import { inspect } from 'node:util';
import { expect } from '@open-wc/testing';
import { notJson } from '../../fixtures/not-json.js';
import { donationIn, issuesOf, filled, formOf, formWith } from '../../support/questions/forms.js';

describe('metadata', () => {
  for (const [why, metadata, wanted] of [
    ['none', null, {}],
    ['JSON', '{"a":{"b":[1]}}', { a: { b: [1] } }],
    ['an object', { a: 1 }, { a: 1 }],
  ] as const) {
    it(`is ${why}`, () => expect(donationIn(formWith({ metadata })).metadata).to.deep.equal(wanted));
  }

  for (const metadata of ['{', '[1]', 'null', '"x"', '1', '']) {
    it(`rejects ${metadata || 'an empty text'}`, () => {
      expect(issuesOf({ metadata })).to.deep.equal([{ attribute: 'metadata', code: 'not_an_object' }]);
    });
  }

  for (const value of notJson()) {
    it(`leaves out ${inspect(value)}, which JSON would change or leave out, and tells the developer`, () => {
      const metadata = { a: value, b: { c: [1, value, 2], d: 'e' } };
      expect(donationIn(formWith({ metadata })).metadata).to.deep.equal({ b: { c: [1, 2], d: 'e' } });
      expect(issuesOf({ metadata })).to.deep.equal(
        ['a', 'b.c.1'].map((path) => ({
          attribute: 'metadata',
          code: 'not_json',
          values: { path },
          isMinor: true,
        })),
      );
    });
  }

  it('leaves out a number in JSON that is too large', () => {
    const metadata = '{"a":1e400,"b":1}';
    expect(donationIn(formWith({ metadata })).metadata).to.deep.equal({ b: 1 });
    expect(issuesOf({ metadata }).map(({ code }) => code)).to.deep.equal(['not_json']);
  });

  it('leaves out a value that contains itself', () => {
    const metadata: Record<string, unknown> = { a: 1 };
    metadata['self'] = metadata;
    expect(donationIn(formWith({ metadata })).metadata).to.deep.equal({ a: 1 });
    expect(issuesOf({ metadata }).map(({ values }) => values)).to.deep.equal([{ path: 'self' }]);
  });

  it('is copied, so that later changes by the page are not sent unchecked', () => {
    const metadata = { nested: { a: 1 } };
    const form = filled(formOf({ metadata }), { email: 'payer@example.org' });
    metadata.nested.a = 2;
    expect(donationIn(form).metadata).to.deep.equal({ nested: { a: 1 } });
  });
});
