import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { accessOf } from '../../src/browser/access.js';
import { isPlainAccess } from '../../src/browser/plain-access.js';
import { accessFault } from '../../src/client/access.js';
import { fakeService } from '../controllers/fakes.js';

const isPlain = (baseUrl: string, publishableKey = 'pk_test_4Zp') =>
  isPlainAccess({ baseUrl, publishableKey, client: null });

/** Pieces of addresses, of which some make one that works. */
const scheme = fc.constantFrom(
  'https://',
  'http://',
  '',
  '//',
  'HTTPS://',
  'https:/',
  'ftp://',
  'https://u@',
);
const host = fc.oneof(
  fc.constantFrom('api.example', 'localhost', '127.0.0.1', 'a-b.api.example', 'API.example', ''),
  fc.constantFrom('xn--a.example', 'a.xn--b', '1.2', '999.1.1.1', '1.2.3.0x4', '-a.example', 'a..b', 'a_b.c'),
  fc.constantFrom('[::1]', 'a.example.', 'ä.example', 'a%2e.example', 'localhost.evil.example', '0x7f.1'),
  fc.stringMatching(/^[a-z\d.-]{1,12}$/),
);
const port = fc.oneof(
  fc.constantFrom('', '', '', ':', ':0', ':80', ':443', ':5173', ':59999', ':65536', ':99999', ':x'),
  fc.nat(70000).map((one) => `:${one}`),
);
const folder = fc.constantFrom(
  '',
  '',
  '/donations',
  '/a-b/c_d',
  '/..',
  '/.',
  '/%2e%2e',
  '//x',
  '/a b',
  '\\x',
);
const end = fc.constantFrom(
  '/api/v1',
  '/api/v1',
  '/api/v1/',
  '/API/v1',
  '/api/v1//',
  '/api/v1?',
  '/api/v1#',
  '',
);
const address = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(scheme, host, port, folder, end).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.webUrl().map((one) => `${one}/api/v1`) },
  { weight: 1, arbitrary: fc.string().map((one) => `${one}/api/v1`) },
);
const key = fc.oneof(
  fc.constantFrom('pk_test_4Zp', 'pk_live_4Zp', '', ' ', 'sk_live_4Zp', 'pk_live_\u200b4Zp'),
  fc.string(),
);

describe('isPlainAccess', () => {
  it('accepts nothing that would be found wrong', () => {
    let accepted = 0;
    fc.assert(
      fc.property(address, key, (baseUrl, publishableKey) => {
        if (!isPlain(baseUrl, publishableKey)) return;
        accepted += 1;
        expect(accessFault(accessOf({ baseUrl, publishableKey }))).to.equal(undefined);
      }),
      { numRuns: 20_000 },
    );
    expect(accepted).to.be.above(100);
  });

  for (const baseUrl of [
    'https://service.example/api/v1',
    'https://service.example/api/v1/',
    'https://give.service.example:8443/donations/api/v1',
    'http://localhost:5173/api/v1',
    'http://localhost:49152/api/v1',
    'http://127.0.0.1/api/v1',
    '/api/v1',
    '/donations/api/v1/',
  ]) {
    it(`accepts ${baseUrl}`, () => {
      expect(isPlain(baseUrl)).to.equal(true);
    });
  }

  for (const baseUrl of [
    '',
    'service.example/api/v1',
    'http://service.example/api/v1',
    '//service.example/api/v1',
    'https://service.example/api/v2',
    'https://user@service.example/api/v1',
    'https://service.example/api/v1?a=b',
    // These work, and are read in full.
    'https://xn--spnden-bua.example/api/v1',
    'https://ökohilfe.example/api/v1',
    'http://[::1]:5173/api/v1',
    ' https://service.example/api/v1',
  ]) {
    it(`leaves “${baseUrl}” to be read in full`, () => {
      expect(isPlain(baseUrl)).to.equal(false);
    });
  }

  for (const publishableKey of ['', 'sk_live_4Zp', 'pk live']) {
    it(`leaves the key “${publishableKey}” to be read in full`, () => {
      expect(isPlain('https://service.example/api/v1', publishableKey)).to.equal(false);
    });
  }

  it('asks nothing more of a page that has a client of its own', () => {
    expect(isPlainAccess({ baseUrl: '', publishableKey: '', client: fakeService() })).to.equal(true);
  });
});
