// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { readServiceAddress } from '../../src/schema/url.js';

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
