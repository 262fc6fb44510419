import { expect } from '@open-wc/testing';
import { returnAddress, withReference } from '../../src/donation/return-address.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

const page = 'https://charity.example/give?token=SECRET#form';

describe('returnAddress', () => {
  for (const { input, expect: wanted, why } of edge.return_url) {
    it(`${wanted.accept ? 'takes' : 'refuses'} ${input} as configured: ${why}`, () => {
      const fault = wanted.reject ?? 'https_required';
      expect(returnAddress(input, page)).to.deep.equal(wanted.accept ? { url: input } : { fault });
    });

    it(`${wanted.accept ? 'takes' : 'refuses'} ${input} as the page: ${why}`, () => {
      const fault = wanted.reject ?? 'https_required';
      const [url] = input.split(/[?#]/);
      expect(returnAddress('', input)).to.deep.equal(wanted.accept ? { url } : { fault });
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
    it(`refuses the credentials ${credentials}`, () => {
      expect(returnAddress(`https://${credentials}charity.example/`, page)).to.deep.equal({
        fault: 'credentials',
      });
    });
  }

  it('takes a configured address on a page that has none of its own', () => {
    expect(returnAddress('https://charity.example/', 'about:srcdoc')).to.deep.equal({
      url: 'https://charity.example/',
    });
    expect(returnAddress('/thanks', 'about:srcdoc')).to.deep.equal({ fault: 'https_required' });
    expect(returnAddress('', '')).to.deep.equal({ fault: 'https_required' });
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
  ];
  for (const [address, url] of table) {
    it(`puts the reference into ${address}`, () => expect(withReference(address, 'abc')).to.equal(url));
  }
});
