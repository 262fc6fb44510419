// Needs nginx and Apache: see `servers.ts`.
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { servedSizes, servingPage } from '../../build/serving-page.js';
import { en } from '../../src/languages/en.js';
import { version } from '../../src/version.js';
import { run } from '../package/packed.js';
import { donorOn } from '../support/journeys/journey.js';
import { listen } from '../support/listen.js';
import { expect, test as base } from './host.js';
import { startServer, type WebServer } from './servers.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const page = fileURLToPath(new URL('../../docs/developers/serve-many.md', import.meta.url));

const versionFolder = `donation-widget@${version}`;

/** The files that the page says to copy. */
const isServed = (name: string) => name.endsWith('.js') || name === 'THIRD-PARTY-NOTICES.txt';

const test = base.extend<object, { folder: string; build: string }>({
  /** The folder that `npm run build` has made. The package has the same one, with fewer files. */
  build: [async ({ packed }, use) => use(join(packed.copy, 'dist/cdn')), { scope: 'worker' }],
  /** What a server serves: the files of the build that the page says to copy, in a folder of their version. */
  folder: [
    async ({ build }, use) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-serving-')));
      // If root runs the tests, the server has a user of its own.
      await chmod(folder, 0o755);
      await mkdir(join(folder, versionFolder));
      for (const name of (await readdir(build)).filter(isServed))
        await copyFile(join(build, name), join(folder, versionFolder, name));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** Asks without changing what comes, unlike `fetch`, which decompresses it. */
const ask = (address: string, encodings: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encodings, origin: 'https://charity.example' };
    request(address, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const withoutBrotli = (lines: string) => lines.replaceAll(/^.*brotli.*\n/gim, '');

const servers: readonly [title: string, name: WebServer, best: string, change?: (lines: string) => string][] =
  [
    ['nginx', 'nginx', 'br'],
    ['nginx without its Brotli module', 'nginx', 'gzip', withoutBrotli],
    ['Apache', 'apache', 'br'],
    [
      'Apache without its Brotli module',
      'apache',
      'gzip',
      (lines) => lines.replace('BROTLI_COMPRESS;DEFLATE', 'DEFLATE'),
    ],
  ];

for (const [title, name, best, change] of servers) {
  test(`${title} sends each script with its headers, compressed, and keeps none of them for a missing one`, async ({
    folder,
    build,
  }) => {
    const server = await startServer(name, folder, change);
    try {
      const at = `${server.origin}/${versionFolder}`;
      const script = await ask(`${at}/donation-widget.js`, 'gzip, deflate, br');
      expect(script).toMatchObject({
        status: 200,
        headers: { ...headers, 'content-encoding': best, vary: 'Accept-Encoding' },
      });
      expect(script.headers['content-type']).toMatch(/^text\/javascript\b/);
      const sent = await readFile(join(build, 'donation-widget.js'));
      const unpack = best === 'br' ? brotliDecompressSync : gunzipSync;
      expect(unpack(script.body).equals(sent)).toBe(true);
      // Servers compress faster than at the best setting.
      expect(script.body.length).toBeLessThan(sent.length * 0.4);

      const zipped = await ask(`${at}/form.js`, 'gzip');
      expect(zipped.headers).toMatchObject({ ...headers, 'content-encoding': 'gzip' });
      const plain = await ask(`${at}/form.js`, 'identity');
      expect(plain.headers).toMatchObject(headers);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.body.equals(await readFile(join(build, 'form.js')))).toBe(true);
      const notices = await ask(`${at}/THIRD-PARTY-NOTICES.txt`, 'identity');
      expect(notices.headers).toMatchObject(headers);

      const missing = await ask(`${at}/not-there.js`, 'gzip, br');
      expect(missing.status).toBe(404);
      expect(missing.headers).not.toHaveProperty('cache-control');
    } finally {
      await server.close();
    }
  });
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '7200',
};

/** A page with a plain form, whose service keeps a donation pending and counts the requests that it gets. */
const openCharity = async (script: string) => {
  const counts: Record<string, number> = { OPTIONS: 0, POST: 0, GET: 0 };
  const service = await listen(
    createServer(({ method = '', url }, response) => {
      if (url === '/pay') {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<!doctype html><meta http-equiv="refresh" content="0; url=${charity.origin}/">`);
        return;
      }
      counts[method] = (counts[method] ?? 0) + 1;
      const checkout = { checkout_url: `${service.origin}/pay`, type: 'one_time', expires_at: null };
      const donation = { status: 'pending_payment', amount: 1000, currency: 'GBP', tip: 0 };
      const answer = { slug: 'ps_slow', ...(method === 'POST' ? checkout : donation) };
      response.writeHead(method === 'OPTIONS' ? 204 : 200, { ...cors, 'content-type': 'application/json' });
      response.end(method === 'OPTIONS' ? undefined : JSON.stringify(answer));
    }),
  );
  const charity = await listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><html lang="en"><title>Give</title><link rel="icon" href="data:,">
        <script type="module" src="${script}"></script>
        <donation-widget base-url="${service.origin}/api/v1" publishable-key="pk_test_x"></donation-widget>`);
    }),
  );
  return {
    address: `${charity.origin}/`,
    counts,
    close: async () => {
      await charity.close();
      await service.close();
    },
  };
};

test('a plain form gives with the files that the page says to copy, and asks as often as the page says', async ({
  page: tab,
  folder,
}) => {
  const server = await startServer('nginx', folder);
  const charity = await openCharity(`${server.origin}/${versionFolder}/donation-widget.js`);
  const scripts: string[] = [];
  tab.on('response', (response) => {
    if (response.url().startsWith(server.origin))
      scripts.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  try {
    await tab.clock.install();
    const donor = donorOn(tab);
    await tab.goto(charity.address);
    await expect(tab.getByRole('button', { name: 'Donate £10.00' })).toBeEnabled();
    expect(charity.counts).toEqual({ OPTIONS: 0, POST: 0, GET: 0 });

    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await expect(donor.heading(en['pending.titleOpen'])).toBeVisible();
    // The pauses between the readings, each of them at its longest.
    for (const [place, pause] of [2, 2, 3, 4, 5, 7].entries()) {
      await expect.poll(() => charity.counts['GET']).toBe(place + 1);
      await tab.clock.runFor(pause * 1100);
    }
    await expect.poll(() => charity.counts['GET']).toBe(7);
    // Browsers keep no preflight for a request that must not come from a cache, such as a reading.
    expect(charity.counts).toEqual({ OPTIONS: 8, POST: 1, GET: 7 });
    expect(new Set(scripts.map((line) => line.slice(0, 3)))).toEqual(new Set(['200']));
  } finally {
    await charity.close();
    await server.close();
  }
});

test('the page says what each file of the folder is for', async ({ build }) => {
  const text = await readFile(page, 'utf8');
  const others = (await readdir(build)).filter((name) => !isServed(name) && !name.endsWith('.js.map'));
  expect(others.sort()).toEqual(['integrity.json', 'packages.json']);
  for (const name of [...others, 'THIRD-PARTY-NOTICES.txt', '*.map', '*.iife.js', '*.classic.js'])
    expect(text).toContain(`\`${name}\``);
});

test('the page has the sizes of the package', async ({ build }) => {
  const text = await readFile(page, 'utf8');
  const numbersIn = (markdown: string) =>
    [...markdown.matchAll(/<!-- \w+: `npm[^]*?<!-- The end/g)]
      .flatMap(([table]) => table.match(/[\d.,]+(?= [KG]B)/g) ?? [])
      .map(Number);
  const written = numbersIn(text);
  const measured = numbersIn(servingPage(text, servedSizes(build)));
  expect(written).toHaveLength(21);
  // Run `npm run size -- --write` if one of them is wrong by more than a tenth.
  for (const [place, number] of written.entries())
    expect(Math.abs(number - (measured[place] ?? 0))).toBeLessThanOrEqual(number * 0.1 + 0.1);
});

test('Netlify reads the headers', async () => {
  const program = `
    import { parseAllHeaders } from '@netlify/headers-parser';
    const options = { headersFiles: ['serving/_headers'], minimal: true, configHeaders: [] };
    console.log(JSON.stringify(await parseAllHeaders(options)));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], here);
  const { errors, headers: rules } = JSON.parse(stdout) as {
    errors: unknown[];
    headers: { for: string; values: Record<string, string> }[];
  };
  expect(errors).toEqual([]);
  const [rule] = rules;
  expect(rules).toHaveLength(1);
  expect(rule?.for).toBe('/cdn/*');
  const values = Object.entries(rule?.values ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(values)).toEqual(headers);
});
