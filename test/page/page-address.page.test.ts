// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { pageAddress } from '../../src/page/address.js';

describe('pageAddress', () => {
  const { href } = location;
  const link = document.createElement('link');
  link.rel = 'canonical';

  beforeEach(() => history.replaceState(history.state, '', '/give?email=ada@example.org&page_id=12#form'));
  afterEach(() => {
    link.remove();
    history.replaceState(history.state, '', href);
  });

  it('returns only the path, because the rest of an address can hold secrets', () => {
    expect(pageAddress()).to.equal('/give');
  });

  for (const [canonical, address, why] of [
    ['/give?page_id=12', '/give?page_id=12', 'the canonical query identifies the page'],
    [
      `${location.origin}/give?page_id=12`,
      '/give?page_id=12',
      'the canonical address can include the origin',
    ],
    ['https://charity.example/give?page_id=12', '/give', 'the canonical address has another origin'],
    ['//other.example/give?page_id=12', '/give', 'the canonical address has another origin'],
    ['/give?flag&q=a%20b&x=%E4', '/give?flag&q=a%20b&x=%E4', 'the query stays exactly as written'],
    ['/give?donation-reference=abc&page_id=12', '/give?page_id=12', 'a reference belongs to one donation'],
    ['/give?page_id=12#top', '/give?page_id=12', 'the fragment is not needed'],
    ['/give', '/give', 'the page needs no query'],
    ['/other?page_id=7', '/give', 'the canonical address has another path'],
    ['http://', '/give', 'the canonical address is invalid'],
    ['', '/give', 'the canonical address is empty'],
  ] as const) {
    it(`returns ${address} for the canonical address “${canonical}”: ${why}`, () => {
      link.setAttribute('href', canonical);
      document.head.append(link);
      expect(pageAddress()).to.equal(address);
    });
  }

  for (const [hash, address, why] of [
    ['#/give', '/give#/give', 'the hash is the route'],
    ['#!/give/now', '/give#!/give/now', 'the hash is the route'],
    ['#/', '/give#/', 'the hash is the route'],
    ['#/give?email=ada@example.org', '/give#/give', 'the query of a route can hold secrets'],
    ['#/give;id=7', '/give#/give', 'the parameters of a route can hold secrets'],
    ['#/give#top', '/give#/give', 'an anchor is not needed'],
    ['#give', '/give', 'this is an anchor'],
    ['#token=SECRET', '/give', 'this could be a secret'],
    ['#/token=SECRET&type=b', '/give', 'this could be a secret'],
    ['#!', '/give', 'this is not a route'],
    ['#', '/give', 'this is not a route'],
  ] as const) {
    it(`returns ${address} for the hash “${hash}”: ${why}`, () => {
      history.replaceState(history.state, '', `/give?email=ada@example.org${hash}`);
      expect(pageAddress()).to.equal(address);
    });
  }

  it('combines the canonical query with the route in the hash', () => {
    link.setAttribute('href', '?page_id=12');
    document.head.append(link);
    history.replaceState(history.state, '', '/give?page_id=12&a=b#/give');
    expect(pageAddress()).to.equal('/give?page_id=12#/give');
  });

  it('ignores a canonical link without an address', () => {
    link.removeAttribute('href');
    document.head.append(link);
    expect(pageAddress()).to.equal('/give');
  });
});
