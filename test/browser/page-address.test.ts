import { expect } from '@open-wc/testing';
import { pageAddress } from '../../src/browser/page-address.js';

describe('pageAddress', () => {
  const { href } = location;
  const link = document.createElement('link');
  link.rel = 'canonical';

  beforeEach(() => history.replaceState(history.state, '', '/give?email=ada@example.org&page_id=12#form'));
  afterEach(() => {
    link.remove();
    history.replaceState(history.state, '', href);
  });

  it('is the path alone, since the rest of an address may hold secrets', () => {
    expect(pageAddress()).to.equal('/give');
  });

  for (const [canonical, address, why] of [
    ['/give?page_id=12', '/give?page_id=12', 'a page that is found by its query says so'],
    [`${location.origin}/give?page_id=12`, '/give?page_id=12', 'with its origin or without'],
    ['https://charity.example/give?page_id=12', '/give', 'that is a page of another origin'],
    ['//other.example/give?page_id=12', '/give', 'that is a page of another origin'],
    ['/give?flag&q=a%20b&x=%E4', '/give?flag&q=a%20b&x=%E4', 'every byte of it counts'],
    ['/give?donation-reference=abc&page_id=12', '/give?page_id=12', 'a reference is of one donation'],
    ['/give?page_id=12#top', '/give?page_id=12', 'a fragment is not asked for'],
    ['/give', '/give', 'the page does not need a query'],
    ['/other?page_id=7', '/give', 'that is another page'],
    ['http://', '/give', 'that is no address'],
    ['', '/give', 'that is no address'],
  ] as const) {
    it(`is ${address} where the canonical address is “${canonical}”: ${why}`, () => {
      link.setAttribute('href', canonical);
      document.head.append(link);
      expect(pageAddress()).to.equal(address);
    });
  }

  for (const [hash, address, why] of [
    ['#/give', '/give#/give', 'the hash is the route'],
    ['#!/give/now', '/give#!/give/now', 'the hash is the route'],
    ['#/', '/give#/', 'the hash is the route'],
    ['#/give?email=ada@example.org', '/give#/give', 'the query of a route may hold secrets'],
    ['#/give;id=7', '/give#/give', 'the parameters of a route may hold secrets'],
    ['#/give#top', '/give#/give', 'a place on the page is not asked for'],
    ['#give', '/give', 'that is a place on the page'],
    ['#token=SECRET', '/give', 'that may be a secret'],
    ['#/token=SECRET&type=b', '/give', 'that may be a secret'],
    ['#!', '/give', 'that is no route'],
    ['#', '/give', 'that is no route'],
  ] as const) {
    it(`is ${address} for the hash “${hash}”: ${why}`, () => {
      history.replaceState(history.state, '', `/give?email=ada@example.org${hash}`);
      expect(pageAddress()).to.equal(address);
    });
  }

  it('is the route of a page that is found by its query', () => {
    link.setAttribute('href', '?page_id=12');
    document.head.append(link);
    history.replaceState(history.state, '', '/give?page_id=12&a=b#/give');
    expect(pageAddress()).to.equal('/give?page_id=12#/give');
  });

  it('heeds no link without an address', () => {
    link.removeAttribute('href');
    document.head.append(link);
    expect(pageAddress()).to.equal('/give');
  });
});
