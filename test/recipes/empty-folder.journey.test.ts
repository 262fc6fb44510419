import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, normalize, sep } from 'node:path';
import { collectOutput } from '../support/collect-output.js';
import { hostEnvironment } from '../hosts/host.js';
import { listen, type Listening } from '../support/listen.js';
import { expect, run, test } from '../package/packed.js';
import { untilItListens } from '../support/sandbox/stand-alone.js';

const page = (origin: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <title>Donate</title>
    <script type="module" src="node_modules/donation-widget/dist/cdn/donation-widget.js"></script>
  </head>
  <body>
    <donation-widget base-url="${origin}/api/v1" publishable-key="pk_test_sandbox" amounts="25" test-mode>
      <a href="/other-ways">Other ways to give</a>
    </donation-widget>
  </body>
</html>
`;

const worker = `
import { createSandbox, isSandboxPath } from './node_modules/donation-widget/dist/sandbox/index.js';

const sandbox = createSandbox();
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (isSandboxPath(new URL(event.request.url).pathname)) event.respondWith(sandbox.fetch(event.request));
});
`;

/** A plain file server, as any web host is. */
const serveFiles = (folder: string): Promise<Listening> =>
  listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const file = normalize(join(folder, pathname));
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
      readFile(file.startsWith(folder + sep) ? file : folder).then(
        (content) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content),
        () => response.writeHead(404).end(),
      );
    }),
  );

test.describe('An empty folder with the packed package', () => {
  let folder: string;
  let files: Listening;

  test.beforeAll(async ({ packed }) => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-empty-')));
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', packed.tarball], folder);
    files = await serveFiles(folder);
  });

  test.afterAll(async () => {
    await files.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Runs a command of the package, without a network for npm. */
  const npx = (...args: string[]) => {
    const child = spawn('npx', ['donation-widget', ...args], {
      cwd: folder,
      env: { ...hostEnvironment(), npm_config_offline: 'true' },
      shell: process.platform === 'win32',
      // Its own group, so that a signal reaches npx and the command, as Ctrl+C does.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return {
      output: collectOutput(child),
      interrupt: () => child.pid && process.kill(-child.pid, 'SIGINT'),
      ended: once(child, 'close').then(([code]) => code as number | null),
    };
  };

  test('has a sandbox for a service worker', async ({ page: tab }) => {
    await writeFile(join(folder, 'worker.js'), worker);
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
    await tab.goto(`${files.origin}/index.html`);
    const read = () =>
      tab.evaluate(async () => {
        await navigator.serviceWorker.register('worker.js', { type: 'module' });
        await navigator.serviceWorker.ready;
        const headers = { authorization: 'Bearer pk_test_sandbox' };
        return (await fetch('/api/v1/payment-session/ps_1', { headers })).text();
      });
    await expect.poll(read).toBe('{"error":{"message":"Payment session not found."}}');
  });

  test('has a sandbox, a form on which a donor gives and reads thanks, and a check', async ({
    page: tab,
  }) => {
    const sandbox = npx('sandbox', '--port', '0', '--return-url', `${files.origin}/donate.html`);
    const origin = await untilItListens(sandbox);
    await writeFile(join(folder, 'donate.html'), page(origin));

    await tab.goto(`${files.origin}/donate.html`);
    await tab.getByRole('radio', { name: '£25' }).check();
    await tab.getByLabel('Email address').fill('ada@example.org');
    await tab.getByRole('button', { name: 'Donate £25.00' }).click();
    await tab.getByRole('button', { name: /^Pay/ }).click();
    await expect(tab).toHaveURL(`${files.origin}/donate.html`);
    await expect(tab.getByRole('heading', { name: 'Thank you' })).toBeVisible();

    const check = npx('check', `${origin}/api/v1`);
    expect(await check.ended, check.output()).toBe(0);
    expect(check.output()).toContain('The service follows the interface.');

    sandbox.interrupt();
    await sandbox.ended;
    await expect(fetch(origin)).rejects.toThrow();
  });
});
