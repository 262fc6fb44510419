// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { isCheckoutAddress, isLoopback, pageLink, readServiceAddress } from '../../src/schema/url.js';
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

const table: [value: string, address: string | undefined, why: string][] = [
  ['https://api.example/api/v1', 'https://api.example/api/v1', 'https'],
  ['https://api.example/api/v1/', 'https://api.example/api/v1', 'a final slash'],
  ['https://api.example/api/v1///', 'https://api.example/api/v1', 'final slashes'],
  ['  https://api.example/api/v1\n', 'https://api.example/api/v1', 'white space around it'],
  ['https://api.example:8443/api/v1', 'https://api.example:8443/api/v1', 'a port'],
  [
    'https://api.example/donations/api/v1',
    'https://api.example/donations/api/v1',
    'a folder before the path',
  ],
  ['http://localhost:5173/api/v1', 'http://localhost:5173/api/v1', 'localhost'],
  ['http://api.localhost/api/v1', 'http://api.localhost/api/v1', 'a subdomain of localhost'],
  ['http://127.0.0.1:5173/api/v1', 'http://127.0.0.1:5173/api/v1', 'a loopback address'],
  ['http://[::1]:5173/api/v1', 'http://[::1]:5173/api/v1', 'an IPv6 loopback address'],
  ['', undefined, 'empty'],
  ['/api/v1', undefined, 'relative'],
  ['api.example/api/v1', undefined, 'no scheme'],
  ['//api.example/api/v1', undefined, 'no scheme'],
  ['http://api.example/api/v1', undefined, 'http'],
  ['http://localhost.evil.example/api/v1', undefined, 'http, and the host only starts like a loopback one'],
  ['http://127.0.0.1.evil.example/api/v1', undefined, 'http, and the host only starts like a loopback one'],
  ['http://evil.example/localhost/api/v1', undefined, 'http'],
  ['http://192.168.0.1/api/v1', undefined, 'http on a local network'],
  ['ftp://api.example/api/v1', undefined, 'another scheme'],
  ['ws://localhost/api/v1', undefined, 'another scheme'],
  ['javascript:alert(1)//api/v1', undefined, 'another scheme'],
  ['https://user@api.example/api/v1', undefined, 'a user name'],
  ['https://user:pw@api.example/api/v1', undefined, 'credentials'],
  ['https://:pw@api.example/api/v1', undefined, 'a password'],
  ['https://api.example/api/v1?x=1', undefined, 'a query'],
  ['https://api.example/api/v1?', undefined, 'a bare question mark'],
  ['https://api.example/api/v1#', undefined, 'a bare hash'],
  ['https://api.exa\nmple/api/v1', 'https://api.example/api/v1', 'a line break in the middle'],
  ['https://api.example/?/api/v1', undefined, 'the version in the query'],
  ['https://api.example/api/v1#x', undefined, 'a hash'],
  ['https://api.example/#/api/v1', undefined, 'the version in the hash'],
  ['https://api.example', undefined, 'no version'],
  ['https://api.example/api', undefined, 'no version'],
  ['https://api.example/v1', undefined, 'half the version segment'],
  ['https://api.example/api/v2', undefined, 'another version'],
  ['https://api.example/api/v11', undefined, 'another version'],
  ['https://api.example/myapi/v1', undefined, 'another segment'],
  ['https://api.example/api/v1/payment-session', undefined, 'a longer path'],
  ['https://', undefined, 'no host'],
];

describe('readServiceAddress', () => {
  for (const [value, address, why] of table) {
    it(`${address ? 'accepts' : 'rejects'} ${JSON.stringify(value)}: ${why}`, () => {
      expect(readServiceAddress(value)).to.equal(address);
    });
  }
});

describe('isLoopback', () => {
  for (const host of ['localhost', 'charity.localhost', '127.0.0.1', '127.255.255.254', '[::1]']) {
    it(`returns true for ${host}`, () => expect(isLoopback(host)).to.be.true);
  }

  for (const host of [
    '',
    'notlocalhost',
    '.localhost',
    'localhost.example',
    'localhost.',
    'xlocalhost',
    '127.0.0.1.example',
    '10.127.0.0.1',
    '128.0.0.1',
    '127.0.0',
    '127.0.0.1.1',
    '::1',
    '[::1].example',
  ]) {
    it(`returns false for ${JSON.stringify(host)}`, () => expect(isLoopback(host)).to.be.false);
  }
});

describe('pageLink', () => {
  for (const [written, link] of [
    ['https://charity.example', 'https://charity.example/'],
    ['HTTPS://charity.example/a b?c=1#d', 'https://charity.example/a%20b?c=1#d'],
    ['http://localhost:5173/privacy', 'http://localhost:5173/privacy'],
    ['http://charity.example/', undefined],
    ['https://ada:secret@charity.example/', undefined],
    ['https:charity.example', undefined],
    ['//charity.example/', undefined],
    ['/privacy', undefined],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
    [`https://charity.example/${'a'.repeat(2024)}`, `https://charity.example/${'a'.repeat(2024)}`],
    [`https://charity.example/${'a'.repeat(2025)}`, undefined],
  ] as const) {
    it(`${link === undefined ? 'rejects' : 'accepts'} ${written.slice(0, 50)}`, () => {
      expect(pageLink(written)).to.equal(link);
    });
  }
});
