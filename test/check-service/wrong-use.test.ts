import { expect } from '@playwright/test';
import { key } from './altered-service.js';
import { baseUrl, command, given, unasked } from './run-command.js';

describe('wrong use', () => {
  const wrong: [string, string[]][] = [
    ['without a base address', ['--key', key]],
    ['without a key', ['--base-url', baseUrl]],
    ['with an unknown option', [...given, '--pay']],
    ['with a stray word', [...given, key]],
    ['with http on another machine', ['--base-url', 'http://service.example/api/v1', '--key', key]],
    [
      'with http on a host that only looks like this machine',
      ['--base-url', 'http://127.0.0.1.example/api/v1', '--key', key],
    ],
    ['with another protocol', ['--base-url', 'ftp://localhost/api/v1', '--key', key]],
    ['with no address', ['--base-url', '/api/v1', '--key', key]],
    ['with credentials in the address', ['--base-url', 'https://a:b@service.example/api/v1', '--key', key]],
    ['with a query in the address', ['--base-url', 'https://service.example/api/v1?a=b', '--key', key]],
    ['with a secret key', ['--base-url', baseUrl, '--key', 'sk_test_sandbox']],
    ['with a restricted key', ['--base-url', baseUrl, '--key', 'rk_live_sandbox']],
    ['with a key that says secret', ['--base-url', baseUrl, '--key', 'acme-Secret-sandbox']],
    ['with a private key', ['--base-url', baseUrl, '--key', 'private.sandbox']],
    ['with a key that has a line break', ['--base-url', baseUrl, '--key', 'pk_test\r\nX: sandbox']],
    ['with an empty key', ['--base-url', baseUrl, '--key', '']],
    ['with a time limit of nothing', [...given, '--timeout', '0']],
    ['with a time limit that is no number', [...given, '--timeout', 'long']],
  ];

  for (const [what, args] of wrong) {
    it(`is refused ${what}, before anything is sent`, async () => {
      const { code, printed, complained } = await command(args, unasked);
      expect(code).toBe(2);
      expect(printed).toBe('');
      expect(complained).toContain('Usage:');
      expect(complained).not.toContain('sandbox');
    });
  }
});
