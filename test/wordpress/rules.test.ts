import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { publishableKeyIssue } from '../../src/schema/publishable-key.js';
import { readServiceAddress } from '../../src/schema/service-address.js';
import { usePlugin } from './plugin.js';
import { expect, test } from './site.js';

usePlugin();

test('keys and addresses follow the rules of the form', async ({ wordpress }) => {
  const keys = [
    'pk_live_1',
    'sk_live_1',
    'a.rk-b',
    'task',
    'SECRET',
    'my-private.key',
    'private1',
    'a b',
    'é',
    '"\'<>',
    'k\n',
  ];
  const issues = await wordpress.php<string[]>(
    "return array_map( 'donation_widget_key_issue', $given );",
    keys,
  );
  expect(issues).toEqual(keys.map((key) => publishableKeyIssue(key) ?? ''));
  const addresses = [
    ...[
      'https://a.example/api/v1',
      'https://a.example/x/api/v1/',
      'HTTPS://A.EXAMPLE:8443/api/v1',
      'http://a.example/api/v1',
    ],
    ...[
      'http://localhost:5173/api/v1',
      'http://x.localhost/api/v1',
      'http://127.0.0.1/api/v1',
      'http://[::1]:80/api/v1',
    ],
    ...[
      'http://localhost.example/api/v1',
      'https://u:p@a.example/api/v1',
      'https://a.example/api/v1?',
      'https://a.example/api/v1#a',
    ],
    ...[
      'https://a.example/api/v2',
      'https://a.example',
      'ftp://a.example/api/v1',
      'javascript:alert(1)//api/v1',
      'a.example/api/v1',
      '',
    ],
  ];
  const valid = await wordpress.php<boolean[]>(
    "return array_map( 'donation_widget_is_service_address', $given );",
    addresses,
  );
  expect(valid).toEqual(addresses.map((address) => readServiceAddress(address) !== undefined));
});

test('every PHP file compiles', async ({ wordpress }) => {
  const folder = join(wordpress.plugins, 'donation-widget');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.php'));
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) execFileSync('php', ['-l', join(folder, file)]);
});
