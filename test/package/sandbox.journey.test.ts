import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { create, readSession } from '../support/sandbox/over-http.js';
import { oneTime } from '../support/sandbox/requests.js';
import { expect, run, test } from './packed.js';

// The program is plain JavaScript, as a developer would write it, and runs in Node without a build.
const program = `
import { DonationClient, HttpError } from 'donation-widget/client';
import { createSandbox } from 'donation-widget/sandbox';

const { fetch } = createSandbox({ controls: true, returnUrl: 'https://charity.example/thanks' });
const client = new DonationClient({ baseUrl: 'http://localhost/api/v1', publishableKey: 'pk_test_sandbox', fetch });
const request = {
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'ada@example.org' },
};
const { checkout_url, slug } = await client.createCheckout(request);
const page = await fetch(checkout_url);
const paid = await fetch(checkout_url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
await fetch('http://localhost/sandbox/control/faults', {
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ faults: [{ fault: 'status', status: 503 }] }),
});
const refused = await client.createCheckout(request).catch((error) => error);
console.log(JSON.stringify({
  page: page.headers.get('content-type'),
  returned: paid.headers.get('location'),
  status: (await client.getPaymentSession(slug)).status,
  refused: refused instanceof HttpError && refused.status,
}));
`;

test('a developer can use the sandbox in plain Node', async ({ packed }) => {
  const { stdout, stderr } = await run(
    process.execPath,
    ['--input-type=module', '--eval', program],
    packed.consumer,
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    page: 'text/html; charset=UTF-8',
    returned: 'https://charity.example/thanks',
    status: 'succeeded',
    refused: 503,
  });
});

test('the sandbox needs nothing but Web standards', async ({ packed }) => {
  for (const file of ['index.js', 'service.js']) {
    const code = await readFile(join(packed.files, 'dist/sandbox', file), 'utf8');
    const imported = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g)].map(
      ([, name]) => name,
    );
    expect(imported.filter((name) => name !== './service.js')).toEqual([]);
    expect(code).not.toMatch(/\bprocess\.|\bBuffer\./);
  }
});

test('the plugin serves the sandbox on Vite’s server, and donors return to a page of it', async ({
  packed,
}) => {
  const file = pathToFileURL(join(packed.files, 'dist/sandbox/vite.js')).href;
  const { sandbox } = (await import(file)) as { sandbox: (options: { returnUrl: string }) => Plugin };
  const server = await createServer({
    root: fileURLToPath(new URL('consumer', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(packed.consumer, 'cache'),
    server: { port: 0, host: '127.0.0.1' },
    plugins: [sandbox({ returnUrl: '/donate' })],
  });
  try {
    await server.listen();
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const { checkout_url, slug } = (await (await create(origin, oneTime)).json()) as Record<string, string>;
    const paid = await fetch(String(checkout_url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    expect(paid.headers.get('location')).toBe(`${origin}/donate`);
    expect(await (await readSession(origin, String(slug))).json()).toMatchObject({ status: 'succeeded' });
    expect((await fetch(`${origin}/sandbox/control/faults`)).status).toBe(200);
  } finally {
    await server.close();
  }
});
