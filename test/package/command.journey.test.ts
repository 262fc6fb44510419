import { cp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from '../support/listen.js';
import { create, readSession } from '../support/sandbox/over-http.js';
import { oneTime } from '../support/sandbox/requests.js';
import { untilItListens } from '../support/sandbox/stand-alone.js';
import { startCommand } from './command.js';
import { expect, link, test } from './packed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Started = ReturnType<typeof startCommand>;

const finished = async (started: Started) => ({ code: await started.ended, output: started.output() });

test('the command shows its help, and its version', async ({ packed }) => {
  const help = await finished(startCommand(packed, '--help'));
  expect(help.code).toBe(0);
  expect(help.output).toMatch(/^Usage: npx donation-widget COMMAND/);
  const { version } = JSON.parse(await readFile(join(packed.files, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(await finished(startCommand(packed, '--version'))).toEqual({ code: 0, output: `${version}\n` });
});

test('the command explains a wrong command', async ({ packed }) => {
  for (const [args, problem] of [
    [[], 'Choose a command.'],
    [['sandbx'], 'There is no command “sandbx”.'],
    [['sandbox', '--prot', '1'], '--prot'],
    [['check'], "The service's address is missing."],
  ] as const) {
    const { code, output } = await finished(startCommand(packed, ...args));
    expect(code, output).toBe(2);
    expect(output).toContain(problem);
    expect(output).not.toContain('    at ');
  }
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`the sandbox of the package serves from memory, passes the check and ends on ${signal}`, async ({
    packed,
  }) => {
    const sandbox = startCommand(packed, 'sandbox', '--port', '0', '--controls');
    const origin = await untilItListens(sandbox);
    expect(sandbox.output()).toContain('Donations are kept in memory');
    expect(sandbox.output()).toContain(`Script: ${origin}/donation-widget.js\nOpen: ${origin}/\n`);
    for (const name of ['donation-widget.js', 'donation-widget.iife.js', 'service.js']) {
      const script = await fetch(`${origin}/${name}`);
      expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      const served = Buffer.from(await script.arrayBuffer());
      expect(served.equals(await readFile(join(packed.files, 'dist/cdn', name))), name).toBe(true);
    }
    expect((await fetch(`${origin}/..%2fcli/cli.js`)).status).toBe(404);
    expect((await fetch(`${origin}/sandbox/control/faults`)).status).toBe(200);
    const { checkout_url } = (await (await create(origin, oneTime)).json()) as { checkout_url: string };
    const body = new URLSearchParams({ action: 'pay' });
    expect(await (await fetch(checkout_url, { method: 'POST', body })).text()).toContain('--return-url');
    const { code, output } = await finished(startCommand(packed, 'check', `${origin}/api/v1`));
    expect(output).toContain('The service follows the interface.');
    expect(code).toBe(0);
    sandbox.signal(signal);
    expect(await sandbox.ended).toBe(0);
  });
}

test('the sandbox of the package keeps donations in a file if @libsql/client is installed', async ({
  packed,
}, testInfo) => {
  const file = testInfo.outputPath('donations.db');
  const options = ['sandbox', '--port', '0', '--database', file];
  const without = await finished(startCommand(packed, ...options));
  expect(without.code).toBe(1);
  expect(without.output).toBe(
    `Can’t open the database ${file}: it needs the package @libsql/client. Run: npm install --save-dev @libsql/client\n`,
  );

  // The other tests use a project without the package.
  const consumer = testInfo.outputPath('consumer');
  await cp(packed.consumer, consumer, { recursive: true, verbatimSymlinks: true });
  await link('@libsql/client', root, consumer);
  const other = { ...packed, consumer, files: join(consumer, 'node_modules/donation-widget') };

  let sandbox = startCommand(other, ...options);
  const { slug } = (await (await create(await untilItListens(sandbox), oneTime)).json()) as { slug: string };
  sandbox.signal('SIGTERM');
  expect(await sandbox.ended).toBe(0);
  for (const [more, status] of [
    [[], 200],
    [['--reset'], 404],
  ] as const) {
    sandbox = startCommand(other, ...options, ...more);
    expect((await readSession(await untilItListens(sandbox), slug)).status).toBe(status);
    sandbox.signal('SIGTERM');
    expect(await sandbox.ended).toBe(0);
  }
});

test('the command checks a page with the scripts of the package', async ({ packed }) => {
  const file = join(packed.files, 'dist/cdn/donation-widget.js');
  const { 'donation-widget.js': hash = '' } = JSON.parse(
    await readFile(join(packed.files, 'dist/cdn/integrity.json'), 'utf8'),
  ) as Record<string, string>;
  let end = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/donate')
      response.end(`<script type="module" src="/cdn/donation-widget.js" integrity="${hash}"></script>
        <donation-widget publishable-key="pk_live_abc"></donation-widget>`);
    else
      readFile(join(dirname(file), basename(pathname)), 'utf8').then(
        (code) => response.end(code + end),
        () => response.writeHead(404).end(),
      );
  });
  const { origin, close } = await listen(server);
  const verify = () => finished(startCommand(packed, 'verify', `${origin}/donate`, '--allow-private'));

  const unchanged = await verify();
  expect(unchanged.output).toContain('/cdn/donation-widget.js is the file of version');
  expect(unchanged.output).toMatch(/good +(\d+) of \1 files that load later/);
  expect(unchanged.output).not.toContain('isn’t the file');
  end = '//';
  const changed = await verify();
  expect(changed.output).toContain('/cdn/donation-widget.js isn’t the file of version');
  expect(changed.code).toBe(1);
  await close();
});

test('the tools name the packages that they contain, with their licences', async ({ packed }) => {
  for (const [folder, script] of [
    ['cli', 'sandbox.js'],
    ['sandbox', 'service.js'],
  ] as const) {
    const code = await readFile(join(packed.files, 'dist', folder, script), 'utf8');
    const notices = await readFile(join(packed.files, 'dist', folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['hono', 'zod']) {
      expect(code).toMatch(new RegExp(`^/\\*![^*]*\\b${name} \\d`));
      expect(notices).toContain(
        await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8').then((text) => text.trim()),
      );
    }
  }
});
