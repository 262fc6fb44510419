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
    ['https://charity.example/give?page_id=12', '/give?page_id=12', 'whatever its host is called here'],
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

  it('heeds no link without an address', () => {
    link.removeAttribute('href');
    document.head.append(link);
    expect(pageAddress()).to.equal('/give');
  });
});
