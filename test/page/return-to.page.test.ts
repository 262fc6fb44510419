// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { returnTo } from '../../src/page/address.js';

describe('returnTo', () => {
  it('returns nothing on a page without HTTPS, so the organisation’s default applies (§4.1)', () => {
    expect(location.protocol).to.equal('http:');
    expect(returnTo(null)).to.be.undefined;
    expect(returnTo('')).to.be.undefined;
    expect(returnTo('/thanks')).to.be.undefined;
  });

  it('returns the address that the page configured', () => {
    expect(returnTo('https://charity.example/thanks?a=b#c')).to.equal('https://charity.example/thanks?a=b#c');
  });

  it('resolves a relative address against the document base', () => {
    const base = document.createElement('base');
    base.href = 'https://charity.example/en/give';
    document.head.prepend(base);
    try {
      expect(returnTo('thanks')).to.equal('https://charity.example/en/thanks');
      expect(returnTo('/thanks')).to.equal('https://charity.example/thanks');
    } finally {
      base.remove();
    }
  });

  for (const refused of [
    'http://charity.example/',
    'https://user:pw@charity.example/',
    'javascript:alert(1)',
  ]) {
    it(`rejects ${refused}`, () => expect(returnTo(refused)).to.be.undefined);
  }
});
