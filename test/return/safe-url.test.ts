// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { safeLogoUrl, safeUrl } from '../../src/return/charity.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

const entries = edge.url.filter(({ use }) => use !== 'checkout');

describe('safeUrl', () => {
  for (const { use, input, expect: wanted, why } of entries) {
    it(`${wanted.href ? 'accepts' : 'rejects'} ${JSON.stringify(input)?.slice(0, 60)} as a ${use}: ${why}`, () => {
      expect(safeUrl(input)).to.equal(wanted.href);
    });
  }

  for (const value of [
    'https:///evil.example',
    'https:\\\\evil.example',
    ' https://charity.example',
    'https://[charity.example',
    undefined,
  ]) {
    it(`rejects ${JSON.stringify(value)}`, () => expect(safeUrl(value)).to.be.undefined);
  }
});

describe('A URL of 2,048 characters', () => {
  const longest = `https://charity.example/${'a'.repeat(2024)}`;

  it('is accepted, and a longer one is rejected', () => {
    expect(longest).to.have.length(2048);
    for (const read of [safeUrl, (value: string) => safeLogoUrl(value, '')]) {
      expect(read(longest)).to.equal(longest);
      expect(read(`${longest}a`)).to.be.undefined;
    }
  });
});

describe('safeLogoUrl', () => {
  const service = 'https://pay.example/api/v1';
  const sandbox = 'http://localhost:5173/api/v1';

  for (const { input, expect: wanted } of entries) {
    it(`reads ${JSON.stringify(input)?.slice(0, 60)} like safeUrl`, () => {
      expect(safeLogoUrl(input, service)).to.equal(wanted.href);
      expect(safeLogoUrl(input, sandbox)).to.equal(wanted.href);
    });
  }

  it('accepts http from the same origin as a service on a loopback host', () => {
    for (const origin of ['http://localhost:5173', 'http://127.0.0.1:8080', 'http://[::1]:1']) {
      expect(safeLogoUrl(`${origin}/logo.svg`, `${origin}/api/v1`)).to.equal(`${origin}/logo.svg`);
    }
  });

  const refused: [logo: string, service: string, why: string][] = [
    ['http://localhost:22/logo.svg', sandbox, 'another port'],
    ['http://127.0.0.1:5173/logo.svg', sandbox, 'another name for the host'],
    ['http://user:pw@localhost:5173/logo.svg', sandbox, 'credentials'],
    ['http://localhost:5173/logo.svg', service, 'a service on another host'],
    ['http://localhost:5173/logo.svg', 'https://localhost:5173/api/v1', 'a service over TLS'],
    ['http://localhost:5173/logo.svg', 'nonsense', 'no service'],
    ['http://pay.example/logo.svg', 'http://pay.example/api/v1', 'a host that is not loopback'],
    ['/logo.svg', sandbox, 'a relative address'],
    [' https://cdn.example/logo.svg', service, 'a space before the URL'],
  ];
  for (const [logo, serviceUrl, why] of refused) {
    it(`rejects ${logo}: ${why}`, () => expect(safeLogoUrl(logo, serviceUrl)).to.be.undefined);
  }
});
