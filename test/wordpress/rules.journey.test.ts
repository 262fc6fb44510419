// Also runs on older versions of WordPress.
import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { publishableKeyIssue } from '../../src/schema/publishable-key.js';
import { readServiceAddress } from '../../src/schema/url.js';
import { createForm } from '../../src/form/create-form.js';
import { partsFor } from '../../src/questions/list.js';
import { ownEntries } from '../../src/questions/metadata-keys.js';
import { readAttributes } from '../../src/questions/read-attributes.js';
import { isOwnAddress } from '../../wordpress/editor/problems.js';
import { phpCommand } from './debian.js';
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
    'https://a.example/api/v1',
    'https://a.example/x/api/v1/',
    'HTTPS://A.EXAMPLE:8443/api/v1',
    'http://a.example/api/v1',
    'http://localhost:5173/api/v1',
    'http://x.localhost/api/v1',
    'http://127.0.0.1/api/v1',
    'http://[::1]:80/api/v1',
    'http://localhost.example/api/v1',
    'https://u:p@a.example/api/v1',
    'https://a.example/api/v1?',
    'https://a.example/api/v1#a',
    'https://a.example/api/v2',
    'https://a.example',
    'ftp://a.example/api/v1',
    'javascript:alert(1)//api/v1',
    'a.example/api/v1',
    '',
  ];
  const valid = await wordpress.php<boolean[]>(
    "return array_map( 'donation_widget_is_service_address', $given );",
    addresses,
  );
  expect(valid).toEqual(addresses.map((address) => readServiceAddress(address) !== undefined));
});

test('donors return only to the site, by the rule of the editor', async ({ wordpress }) => {
  const { host } = new URL(wordpress.address);
  const home = await wordpress.php<string>('return home_url();');
  const own = [
    `https://${host}/thanks`,
    `HTTPS://${host.toUpperCase()}/a?b=c#d`,
    `https://${host}`,
    '/thanks',
    '/?page_id=12',
    '?thanks',
    '#thanks',
    './thanks',
    '../thanks',
  ];
  const elsewhere = [
    'https://a.example/',
    '//a.example',
    '///a.example',
    '/\\a.example',
    '\\\\a.example',
    '/\t/a.example',
    `https://${host}.a.example/`,
    `https://${host}@a.example/`,
    `https://${host}\\@a.example/`,
    `https://a.example/https://${host}`,
    `https://a.example?@${host}/`,
    `https://a.example#@${host}/`,
    `https://me:pass@${host}/`,
    `https://${host}1/`,
    'https://',
    'javascript:alert(1)',
  ];
  const rule = "return array_map( 'donation_widget_is_own_address', $given );";
  expect(await wordpress.php<boolean[]>(rule, own)).toEqual(own.map(() => true));
  expect(await wordpress.php<boolean[]>(rule, elsewhere)).toEqual(elsewhere.map(() => false));
  // What a page contains isn't what an author has written: WordPress removes quotes, and browsers decode entities.
  const disguised = [
    '/"/a.example',
    '/<>/a.example',
    '/&#x2f;a.example',
    '/&#47;a.example',
    '/&#9;/a.example',
    '&#47;/a.example',
    `https:/&#47;a.example`,
    `https://${host}&#64;a.example/`,
    '/&#92;a.example',
  ];
  expect(await wordpress.php<boolean[]>(rule, disguised)).toEqual(disguised.map(() => false));
  expect(own.filter((address) => !isOwnAddress(address, home))).toEqual([]);
  expect(elsewhere.filter((address) => isOwnAddress(address, home))).toEqual([]);
});

test('names that belong to a question follow the rule of the form', async ({ wordpress }) => {
  const names = [
    'gift_aid',
    'Gift-Aid',
    'gift_aid_wording',
    'giftaid',
    'contact_email',
    'contacts',
    ' comment ',
    'comments',
    'comment\u200b',
    'variant',
    'donation_reference',
    'email',
    'campaign',
    '礼物',
    '',
  ];
  const made = createForm(readAttributes({}), partsFor(readAttributes({}).values).parts, {
    locale: 'en',
    language: 'en',
  });
  if (!('form' in made)) throw new Error('There is no form.');
  const { form } = made;
  const refused = await wordpress.php<boolean[]>(
    "return array_map( 'donation_widget_is_metadata_key', $given );",
    names,
  );
  expect(refused).toEqual(names.map((name) => Object.keys(ownEntries(form, { [name]: 1 })).length === 0));
});

test('every PHP file compiles', async ({ wordpress }) => {
  const folder = join(wordpress.plugins, 'donation-widget');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.php'));
  expect(files.length).toBeGreaterThan(8);
  const command = await phpCommand(wordpress.version);
  for (const file of files) execFileSync(command, ['-l', join(folder, file)]);
});

test('these tests run on the versions that they name', async ({ wordpress }) => {
  const running = await wordpress.php<string[]>("return array( get_bloginfo( 'version' ), PHP_VERSION );");
  expect(running.map((version) => version.split('.', 2).join('.'))).toEqual([
    wordpress.version.wordpress,
    wordpress.version.php,
  ]);
});
