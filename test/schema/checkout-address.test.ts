// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { isCheckoutAddress } from '../../src/schema/url.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

describe('isCheckoutAddress', () => {
  for (const { input, expect: wanted, why } of edge.url.filter(({ use }) => use === 'checkout')) {
    it(`${wanted.href ? 'accepts' : 'rejects'} ${JSON.stringify(input)}: ${why}`, () => {
      expect(isCheckoutAddress(input)).to.equal(wanted.href !== undefined);
    });
  }

  for (const value of [
    'https://pay.example/c/abc#fidkdWxOYHwnPyd1%2F',
    'http://localhost:5173/checkout/1',
    'http://127.0.0.1/c',
    'http://[::1]:8080/c',
  ]) {
    it(`accepts ${value}`, () => expect(isCheckoutAddress(value)).to.be.true);
  }

  for (const value of [
    'http://pay.example/c',
    'http://127.0.0.1.evil.example/c',
    'http://localhost.evil.example/',
    'https:pay.example',
    'https:///pay.example',
    'https:\\\\pay.example',
    'https://',
    ' https://pay.example',
    'https://user:pw@pay.example/',
    'http://user@localhost/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,https://pay.example',
    null,
  ]) {
    it(`rejects ${JSON.stringify(value)}`, () => expect(isCheckoutAddress(value)).to.be.false);
  }
});
