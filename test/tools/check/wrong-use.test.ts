import { expect } from '@open-wc/testing';
import { key } from '../../support/check/altered-service.js';
import { baseUrl, command, given, unasked } from '../../support/check/run-command.js';

describe('A wrong option', () => {
  const wrong: [string, string[]][] = [
    ['no base URL', ['--key', key]],
    ['no key', ['--base-url', baseUrl]],
    ['an unknown option', [...given, '--pay']],
    ['a word without an option', [...given, key]],
    ['http on another machine', ['--base-url', 'http://service.example/api/v1', '--key', key]],
    [
      'http on a host that only looks like this machine',
      ['--base-url', 'http://127.0.0.1.example/api/v1', '--key', key],
    ],
    ['two addresses', [...given, baseUrl]],
    ['another protocol', ['--base-url', 'ftp://localhost/api/v1', '--key', key]],
    ['a path instead of an address', ['--base-url', '/api/v1', '--key', key]],
    [
      'a user name and password in the address',
      ['--base-url', 'https://a:b@service.example/api/v1', '--key', key],
    ],
    ['a query in the address', ['--base-url', 'https://service.example/api/v1?a=b', '--key', key]],
    ['a secret key', ['--base-url', baseUrl, '--key', 'sk_test_sandbox']],
    ['a restricted key', ['--base-url', baseUrl, '--key', 'rk_live_sandbox']],
    ['a key that contains “secret”', ['--base-url', baseUrl, '--key', 'acme-Secret-sandbox']],
    ['a private key', ['--base-url', baseUrl, '--key', 'private.sandbox']],
    ['a key with a line break', ['--base-url', baseUrl, '--key', 'pk_test\r\nX: sandbox']],
    ['an empty key', ['--base-url', baseUrl, '--key', '']],
    ['a time limit of 0', [...given, '--timeout', '0']],
    ["a time limit that isn't a number", [...given, '--timeout', 'long']],
  ];

  for (const [what, args] of wrong) {
    it(`is refused before a request is sent: ${what}`, async () => {
      const { code, printed, complained } = await command(args, unasked);
      expect(code).to.equal(2);
      expect(printed).to.equal('');
      expect(complained).to.contain('Usage:');
      expect(complained).not.to.contain('sandbox');
    });
  }
});
