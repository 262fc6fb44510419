import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect } from '@open-wc/testing';
import { build, type Plugin } from 'esbuild';
import type { createSandbox } from '../../../tools/sandbox/app.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import { check, departing } from '../../support/check/altered-service.js';

/** A piece of the sandbox's code, and its replacement. */
type Spoilt = { file: string; piece: string; instead: string };

const app = fileURLToPath(new URL('../../../tools/sandbox/app.ts', import.meta.url));

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Throws if the piece isn't in the code, because the unchanged code would prove nothing. */
const spoil = ({ file, piece, instead }: Spoilt) => {
  let isDone = false;
  const plugin: Plugin = {
    name: 'spoil',
    setup: ({ onLoad }) => {
      onLoad({ filter: new RegExp(`[\\\\/]${quoted(file)}$`) }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        if (!code.includes(piece)) throw new Error(`${file} has no “${piece}”.`);
        isDone = true;
        return { contents: code.replaceAll(piece, instead), loader: 'ts' };
      });
    },
  };
  return { plugin, isDone: () => isDone };
};

/** Loads the sandbox with one change in its code. */
const loadSpoilt = async (spoilt: Spoilt) => {
  const { plugin, isDone } = spoil(spoilt);
  const { outputFiles } = await build({
    entryPoints: [app],
    plugins: [plugin],
    bundle: true,
    write: false,
    // The code runs as a function, so no file has to be written and packages are loaded once.
    format: 'cjs',
    packages: 'external',
    target: 'node20.19',
    logLevel: 'silent',
  });
  if (!isDone()) throw new Error(`${spoilt.file} isn’t part of the sandbox.`);
  const module = { exports: {} };
  new Function('require', 'module', outputFiles[0]?.text ?? '')(createRequire(app), module);
  return (module.exports as { createSandbox: typeof createSandbox }).createSandbox;
};

type Mutant = readonly [file: string, piece: string, instead: string, ...departures: string[]];

const both = (section: string, text: string) => [
  `${section} payment session: ${text}`,
  `${section} subscription: ${text}`,
];

const own = (text: string) => [`§2.1 payment session: ${text}`, `§2.2 subscription: ${text}`];

const mutants: Mutant[] = [
  [
    'amounts.ts',
    '=> quantity * amount',
    '=> quantity + amount',
    ...both('§2.4', 'line_items[].total is quantity × amount'),
  ],
  ['amounts.ts', ' + tip;', ' + tip - 1;', ...own('amount is the total of the line items and the tip')],
  ['read-forms.ts', '  subscription: null,', '', '§2.1 payment session: subscription is null'],
  [
    'read-forms.ts',
    '  one_time_items: [],',
    '  one_time_items: null,',
    '§2.1 payment session: one_time_items is an empty array',
  ],
  [
    'read-forms.ts',
    "address.state ?? ''",
    "(address.state ? null : '')",
    ...both('§2.3', 'payer.billing_address.state is a string, if present'),
    ...both('§2.3', 'other fields of the payer match the request, if present'),
  ],
  ['read-forms.ts', "intention = ''", 'intention', ...both('§2.4', 'line_items[].intention is a string')],
  [
    'read-forms.ts',
    '    country_iso,',
    '    country_iso: country_iso.toLowerCase(),',
    ...both('§2.4', 'line_items[].country_iso matches the request'),
  ],
  [
    'read-forms.ts',
    'checkout.createdAt.toISOString()',
    'checkout.createdAt.getTime()',
    ...own('created_at is an ISO 8601 timestamp'),
  ],
  [
    'read-forms.ts',
    'checkout.updatedAt.toISOString()',
    'checkout.updatedAt.toUTCString()',
    ...own('updated_at is an ISO 8601 timestamp'),
  ],
  [
    'read-forms.ts',
    '{ metadata: checkout.metadata }',
    '{ metadata: { of: checkout.metadata } }',
    ...own('metadata matches the request'),
  ],
  [
    'read-forms.ts',
    '{ return_url: checkout.returnUrl }',
    '{ return_url: new URL(checkout.returnUrl).origin }',
    '§2.1 payment session: return_url matches the request',
  ],
  [
    'read-forms.ts',
    '    type: item.type,',
    '',
    '§2.2, §2.4 subscription: items sent in line_items have the type "recurring"',
    '§2.2, §4.1 subscription: line_items include recurring and one-time items',
  ],
  [
    'read-forms.ts',
    'interval_count: subscription.intervalCount',
    'interval_count: 1',
    '§2.2 subscription: interval_count matches the request',
  ],
  [
    'new-checkout.ts',
    "items: [...items(request.line_items, 'recurring'), ...items(request.one_time_items ?? [], 'one_time')]",
    "items: items(request.line_items, 'recurring')",
    '§2.2, §4.1 subscription: line_items include recurring and one-time items',
    '§2.4 subscription: line_items has as many items as the request',
  ],
  ['read-forms.ts', '    id,', '    id: id.slice(0, 8),', ...both('§2.4', 'line_items[].id is a UUID')],
  [
    'keys.ts',
    ".replace(/^bearer +/i, '')",
    '.slice(7)',
    '§5.2 create checkout: accepts Authorization: <key>',
    '§5.2 get payment session: accepts Authorization: <key>',
    '§5.2 get subscription: accepts Authorization: <key>',
  ],
  [
    'keys.ts',
    '/^bearer +/i',
    '/^[a-z]+ +/i',
    '§5.4, §7 create checkout: 401 with a scheme other than Bearer',
  ],
  [
    'slug.ts',
    'formats[type].test(text)',
    "text !== '' && type.length > 0",
    '§4.2, §7 get payment session: 400 for a malformed slug',
    '§4.3, §7 get subscription: 400 for a malformed slug',
  ],
  [
    'checkout-request.ts',
    'assigned.has(code)',
    'code.length === 2',
    "§2.4, §7 one-time checkout: 400 if country_iso isn't a country (ZZ)",
    "§2.4, §7 subscription checkout: 400 if country_iso isn't a country (ZZ)",
    "§2.3, §7 one-time checkout: 400 if country isn't a country (ZZ)",
    "§2.3, §7 subscription checkout: 400 if country isn't a country (ZZ)",
  ],
  [
    'line-item.ts',
    'quantity: positiveInteger',
    'quantity: z.int()',
    '§2.4, §7, §8.2 one-time checkout: 400 if quantity is 0',
    '§2.4, §7, §8.2 subscription checkout: 400 if quantity is 0',
    '§2.4, §7, §8.2 one-time checkout: 400 if quantity is -1',
    '§2.4, §7, §8.2 subscription checkout: 400 if quantity is -1',
    '§2.4, §7 one-time checkout: 400 if quantity of the second item is 0',
    '§2.4, §7 subscription checkout: 400 if quantity of the second item is 0',
  ],
  [
    'checkout.ts',
    ".check(must((items) => items.length > 0, 'too_small'))",
    '',
    '§4.1, §7, §8.1 one-time checkout: 400 if line_items is empty',
    '§4.1, §7, §8.1 subscription checkout: 400 if line_items is empty',
  ],
  [
    'checkout.ts',
    '/^https:\\/\\//i.test(url)',
    '/^https?:\\/\\//i.test(url)',
    '§4.1, §7, §8.3 one-time checkout: 400 if return_url is http',
    '§4.1, §7, §8.3 subscription checkout: 400 if return_url is http',
  ],
  [
    'checkout.ts',
    'z.literal(intervalUnits)',
    "z.literal([...intervalUnits, 'quarter'])",
    '§4.1, §7 subscription checkout: 400 if interval is an unknown word',
  ],
  [
    'interval-unit.ts',
    "['day', 'week', 'month', 'year']",
    "['week', 'month', 'year']",
    '§4.1 accepts a daily subscription',
  ],
  [
    'payer.ts',
    '  country: countryCode,',
    '  country: z.optional(countryCode),',
    '§2.3, §7, §8.4 one-time checkout: 400 if billing_address has no country',
    '§2.3, §7, §8.4 subscription checkout: 400 if billing_address has no country',
    '§2.3, §7, §8.4 one-time checkout: 400 if billing_address is empty',
    '§2.3, §7, §8.4 subscription checkout: 400 if billing_address is empty',
  ],
  [
    'api.ts',
    'slug: checkout.slug,',
    'slug: checkout.id,',
    '§4.1, §4.2 get payment session: finds the slug of a one-time checkout',
    '§4.1, §4.3 get subscription: finds the slug of a subscription',
    '§5.2 get payment session: accepts Authorization: Bearer <key>',
    '§5.2 get payment session: accepts Authorization: <key>',
    '§5.2 get subscription: accepts Authorization: Bearer <key>',
    '§5.2 get subscription: accepts Authorization: <key>',
    '§4.2, §7 get payment session: 404 for an unknown slug',
    '§4.3, §7 get subscription: 404 for an unknown slug',
  ],
  [
    'api.ts',
    "checkout.type === 'one_time' ? (checkout.expiresAt?.toISOString() ?? null) : null",
    'checkout.createdAt.toISOString()',
    '§4.1 subscription checkout: expires_at is null',
  ],
];

for (const [file, piece, instead, ...departures] of mutants) {
  it(`finds ${file} with “${instead.trim()}” instead of “${piece.trim()}”`, async () => {
    const sandbox = openSandbox();
    const createSpoilt = await loadSpoilt({ file, piece, instead });
    const { fetch } = createSpoilt({ store: sandbox.store });
    const { rows } = await check(
      (request) => fetch(request),
      (unaltered) => unaltered,
    );
    expect(departing(rows).sort()).to.deep.equal([...departures].sort());
  });
}
