// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { referencesIn, returnAddress, withoutReference, withReference } from '../../src/page/address.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

const page = 'https://charity.example/give?token=SECRET#form';

/** Queries that `URLSearchParams` would write differently. */
const untouched = ['flag&q=a%20b&x=%E4', 'a=%7e&b=~', 'a+b=c+d', '&a=1&&', "q='(*)!", 'a=b=c?d', 'ü=%C3%BC'];

describe('returnAddress', () => {
  for (const { input, expect: wanted, why } of edge.return_url) {
    it(`${wanted.accept ? 'accepts' : 'rejects'} ${input} as the configured address: ${why}`, () => {
      const issue = wanted.reject ?? 'https_required';
      expect(returnAddress(input, page)).to.deep.equal(wanted.accept ? { url: input } : { issue });
    });

    it(`${wanted.accept ? 'accepts' : 'rejects'} ${input} as the page address: ${why}`, () => {
      const issue = wanted.reject ?? 'https_required';
      const [url] = input.split(/[?#]/);
      expect(returnAddress('', input)).to.deep.equal(wanted.accept ? { url } : { issue });
    });
  }

  const table: [configured: string, url: string][] = [
    ['', 'https://charity.example/give'],
    ['  ', 'https://charity.example/give'],
    ['/thanks', 'https://charity.example/thanks'],
    ['thanks?a=1#b', 'https://charity.example/thanks?a=1#b'],
    ['?thanks', 'https://charity.example/give?thanks'],
    ['#thanks', 'https://charity.example/give#thanks'],
    ['//other.example/', 'https://other.example/'],
  ];
  for (const [configured, url] of table) {
    it(`resolves ${JSON.stringify(configured)} without the query of the page`, () => {
      expect(returnAddress(configured, page)).to.deep.equal({ url });
    });
  }

  for (const credentials of ['user@', ':pw@', 'user:pw@']) {
    it(`rejects an address with the credentials ${credentials}`, () => {
      expect(returnAddress(`https://${credentials}charity.example/`, page)).to.deep.equal({
        issue: 'credentials',
      });
    });
  }

  it('accepts a configured address if the page has no address', () => {
    expect(returnAddress('https://charity.example/', 'about:srcdoc')).to.deep.equal({
      url: 'https://charity.example/',
    });
    expect(returnAddress('/thanks', 'about:srcdoc')).to.deep.equal({ issue: 'https_required' });
    expect(returnAddress('', '')).to.deep.equal({ issue: 'https_required' });
  });
});

describe('withReference', () => {
  const table: [address: string, url: string][] = [
    ['https://charity.example/', 'https://charity.example/?donation-reference=abc'],
    ['https://charity.example/?a=1#form', 'https://charity.example/?a=1&donation-reference=abc#form'],
    [
      'https://charity.example/?donation-reference=old&a=1',
      'https://charity.example/?donation-reference=abc&a=1',
    ],
    [
      'https://charity.example/?donation-reference=old&a=1&donation-reference=older',
      'https://charity.example/?donation-reference=abc&a=1',
    ],
    ['https://charity.example/#/give', 'https://charity.example/?donation-reference=abc#/give'],
    ['https://charity.example/#!/give?a=1', 'https://charity.example/?donation-reference=abc#!/give?a=1'],
    ['https://charity.example/?#c', 'https://charity.example/?donation-reference=abc#c'],
  ];
  for (const [address, url] of table) {
    it(`adds the reference to ${address}`, () => expect(withReference(address, 'abc')).to.equal(url));
  }

  for (const query of untouched) {
    it(`keeps ?${query} exactly as written`, () => {
      expect(withReference(`https://charity.example/give?${query}#c`, 'abc')).to.equal(
        `https://charity.example/give?${query}&donation-reference=abc#c`,
      );
    });
  }
});

const reference = '0123456789abcdef0123456789abcdef';

describe('referencesIn', () => {
  const table: [query: string, references: string[]][] = [
    ['', []],
    ['?', []],
    ['?a=donation-reference', []],
    ['?donation-references=1', []],
    [`?donation-reference=${reference}`, [reference]],
    [`?a=b&donation-reference=${reference}&c=d`, [reference]],
    [`?donation%2Dreference=${reference}`, [reference]],
    [`?donation-reference=abc&donation-reference=${reference}`, ['abc', reference]],
    ['?donation-reference=', ['']],
    ['?donation-reference', ['']],
    ['?donation-reference=%00%E4', ['\u0000\uFFFD']],
    // Some services add to an address as if it had no query, or as if it ended with its path.
    [`?donation-reference=${reference}?session_id=1`, [reference]],
    [`?donation-reference=${reference}?session_id=1&status=paid`, [reference]],
    [`?donation-reference=${reference}%3Fsession_id%3D1`, [reference]],
    [`?donation-reference=${reference}/`, [reference]],
    [`?donation-reference=${reference}?donation-reference=abc`, [reference, 'abc']],
  ];
  for (const [query, references] of table) {
    it(`finds ${JSON.stringify(references)} in ${JSON.stringify(query)}`, () => {
      expect(referencesIn(`https://charity.example/give${query}`)).to.deep.equal(references);
      expect(referencesIn(`https://charity.example/give${query}#/give`)).to.deep.equal(references);
    });
  }

  it('ignores a reference in the hash', () => {
    expect(referencesIn(`https://charity.example/#/give?donation-reference=${reference}`)).to.deep.equal([]);
  });
});

describe('withoutReference', () => {
  const table: [before: string, after: string][] = [
    ['/give', '/give'],
    [`/give?donation-reference=${reference}`, '/give'],
    [`/give?donation-reference=${reference}#/give`, '/give#/give'],
    [`/give?donation-reference=${reference}&donation-reference=abc`, '/give'],
    [`/give?donation-reference=${reference}?session_id=1`, '/give?session_id=1'],
    [`/give?a=b&donation-reference=${reference}?session_id=a%20b&c#d`, '/give?a=b&session_id=a%20b&c#d'],
    [`/give?donation-reference=${reference}?return=/?x`, '/give?return=/?x'],
    [`/give?donation-reference=${reference}/`, '/give'],
    [`/give?donation-reference=${reference}?`, '/give'],
    [`/give?q=is?donation-reference=${reference}`, `/give?q=is?donation-reference=${reference}`],
  ];
  for (const [before, after] of table) {
    it(`returns ${after} for ${before}`, () => {
      expect(withoutReference(`https://charity.example${before}`)).to.equal(
        `https://charity.example${after}`,
      );
    });
  }

  for (const query of untouched) {
    it(`keeps ?${query} exactly as written`, () => {
      const address = `https://charity.example/give?${query}#c?d&e`;
      expect(withoutReference(address)).to.equal(address);
      expect(withoutReference(withReference(address, reference))).to.equal(address);
    });
  }
});
