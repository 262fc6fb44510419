import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { oneTime } from './requests.js';
import { create, created, expect, readSession, runCommand, test, type StandAlone } from './stand-alone.js';

const refusesConnections = ({ origin }: StandAlone) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

/** Begins a request that the server has taken up, and waits for the rest of it. */
const beginRequest = async ({ origin }: StandAlone) => {
  const body = JSON.stringify(oneTime);
  const begun = request(`${origin}/api/v1/payment-session/checkout`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer pk_test_sandbox',
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  begun.flushHeaders();
  begun.on('error', () => undefined);
  await once(begun, 'continue');
  return {
    finish: async () => {
      const answered = once(begun, 'response');
      begun.end(body);
      const [response] = await answered;
      return JSON.parse(await text(response)) as { slug: string };
    },
  };
};

test.describe('Standing alone', () => {
  test('it serves the service on this machine only, and says where', async ({ start, file }) => {
    const sandbox = await start();
    expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(sandbox.output()).toContain(file);
    const { checkout_url, slug } = (await (await create(sandbox.origin, oneTime)).json()) as Record<
      string,
      string
    >;
    const paid = await fetch(String(checkout_url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    const read = await readSession(sandbox.origin, String(slug));
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
    expect(await read.json()).toMatchObject({ status: 'succeeded' });
  });

  test('it goes by the options it was given', async ({ start }) => {
    const { origin } = await start([
      ...['--return-url', 'https://charity.example/thanks'],
      ...['--allow-origin', 'https://one.example', '--allow-origin', 'https://two.example'],
    ]);
    const { checkout_url } = (await (await create(origin, oneTime)).json()) as Record<string, string>;
    const left = await fetch(String(checkout_url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'leave' }),
      redirect: 'manual',
    });
    expect(left.headers.get('location')).toBe('https://charity.example/thanks');

    const allowed = async (from: string) =>
      (await fetch(`${origin}/api/v1/subscription/sub_x`, { headers: { origin: from } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('https://one.example')).toBe('https://one.example');
    expect(await allowed('https://two.example')).toBe('https://two.example');
    expect(await allowed('https://three.example')).toBe(null);
    expect((await fetch(`${origin}/sandbox/control/faults`)).status).toBe(404);
  });

  test('it has the controls of development when asked for', async ({ start }) => {
    const { origin } = await start(['--controls']);
    expect((await fetch(`${origin}/sandbox/control/faults`)).status).toBe(200);
  });

  test('it logs a line for each answer, with no key, query or body', async ({ start }) => {
    const { origin, output } = await start();
    const slug = await created(origin, oneTime);
    await fetch(`${origin}/api/v1/payment-session/${slug}?key=pk_test_sandbox`);
    await fetch(`${origin}/%1b%5b31m`);
    const log = () => output().split('\n').slice(1, -1);
    await expect.poll(() => log().length).toBe(3);
    const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
    for (const [index, line] of [
      'POST /api/v1/payment-session/checkout 200',
      `GET /api/v1/payment-session/${slug} 404`,
      'GET /%1b%5b31m 404',
    ].entries()) {
      expect(log()[index]).toMatch(new RegExp(`^${time} ${line} \\d+ ms$`));
    }
    expect(output()).not.toMatch(/pk_|ada@|Bearer/);
  });

  test('it keeps what was made, and --reset empties it', async ({ start }) => {
    const first = await start();
    const slug = await created(first.origin, oneTime);
    first.signal('SIGTERM');
    await first.ended;

    const second = await start();
    expect((await readSession(second.origin, slug)).status).toBe(200);
    second.signal('SIGTERM');
    await second.ended;

    const third = await start(['--reset']);
    expect((await readSession(third.origin, slug)).status).toBe(404);
    expect((await create(third.origin, oneTime)).status).toBe(200);
  });
});

test.describe('At the end', () => {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    test(`on ${name}, it answers what it was asked, and exits with 0`, async ({ start }) => {
      const sandbox = await start();
      const begun = await beginRequest(sandbox);
      sandbox.signal(name);
      await expect.poll(() => refusesConnections(sandbox)).toBe(true);
      const { slug } = await begun.finish();
      expect(await sandbox.ended).toBe(0);

      const after = await start();
      expect((await readSession(after.origin, slug)).status).toBe(200);
    });
  }

  test('with nobody left to read its log, it exits with 0', async ({ start }) => {
    const { origin, stopReading, ended, output } = await start();
    stopReading();
    expect((await create(origin, oneTime)).status).toBe(200);
    expect(await ended).toBe(0);
    expect(output()).not.toContain('EPIPE');
  });

  test('a second signal ends it at once', async ({ start }) => {
    const sandbox = await start();
    await beginRequest(sandbox);
    sandbox.signal('SIGTERM');
    await expect.poll(() => refusesConnections(sandbox)).toBe(true);
    sandbox.signal('SIGINT');
    expect(await sandbox.ended).toBe('SIGINT');
  });
});

test.describe('What it can’t do, it says', () => {
  for (const [args, message] of [
    [['--prot', '1'], '--prot'],
    [['stray'], 'stray'],
    [['--port', '70000'], '--port takes a number from 0 to 65535, not “70000”.'],
    [['--port', 'http'], '--port takes a number'],
    [['--host', ''], '--host takes an address to listen on.'],
    [['--database', ''], '--database takes the name of a file.'],
    [['--return-url', 'http://charity.example'], '--return-url takes an https address'],
    [['--allow-origin', 'https://charity.example/'], '--allow-origin takes an origin'],
    [['--allow-origin', '*'], '--allow-origin takes an origin'],
  ] as const) {
    test(`${args.join(' ')}`, async () => {
      const run = runCommand(args);
      expect(await run.ended).toBe(2);
      expect(run.output()).toContain(message);
      expect(run.output()).toContain('--help');
      expect(run.output()).not.toContain('    at ');
    });
  }

  test('--help shows every option', async () => {
    const run = runCommand(['--help']);
    expect(await run.ended).toBe(0);
    for (const option of ['port', 'host', 'database', 'return-url', 'allow-origin', 'controls', 'reset']) {
      expect(run.output()).toContain(`--${option}`);
    }
  });

  test('a port that is in use', async ({ file }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const port = typeof bound === 'object' ? String(bound?.port) : '';
    const run = runCommand(['--port', port, '--database', file]);
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(`127.0.0.1:${port} is in use; another one is chosen with --port.\n`);
    other.close();
  });

  test('a database that can’t be written', async ({ folder, file }) => {
    await writeFile(
      file,
      'This is a text, and long enough to be read as the header of a database file.'.repeat(20),
    );
    for (const path of [folder, `${file}/donations.db`, file]) {
      const run = runCommand(['--port', '0', '--database', path]);
      expect(await run.ended).toBe(1);
      expect(run.output()).toContain(`The database ${path} can’t be opened: `);
      expect(run.output()).not.toContain('    at ');
    }
  });
});
