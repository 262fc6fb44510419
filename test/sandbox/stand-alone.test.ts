import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { refusingServer, token } from './refusing-server.js';
import { oneTime } from './requests.js';
import { create, created, readSession } from './over-http.js';
import { expect, openPlace, runCommand, test, type Place, type StandAlone } from './stand-alone.js';

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

// A process takes a second to start: the tests of a group share what runs, and go one after another.
test.describe('Standing alone', () => {
  test.describe.configure({ mode: 'default' });

  let place: Place;
  let sandbox: StandAlone;

  test.beforeAll(async () => {
    place = await openPlace();
    sandbox = await place.start();
  });

  test.afterAll(() => place.close());

  test('it serves the service on this machine only, and says where', async () => {
    expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(sandbox.output()).toContain(place.file);
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
    expect((await fetch(`${sandbox.origin}/sandbox/control/faults`)).status).toBe(404);
  });

  test('it logs a line for each answer, with no key, query or body', async () => {
    const lines = () => sandbox.output().split('\n').slice(1, -1);
    // Each answer of the tests before has its line by now, or gets it before those of this test.
    const mark = `/${crypto.randomUUID()}`;
    await fetch(sandbox.origin + mark);
    const log = () => lines().slice(lines().findIndex((line) => line.includes(mark)) + 1);
    await expect.poll(() => lines().some((line) => line.includes(mark))).toBe(true);

    const slug = await created(sandbox.origin, oneTime);
    await fetch(`${sandbox.origin}/api/v1/payment-session/${slug}?key=pk_test_sandbox`);
    await fetch(`${sandbox.origin}/%1b%5b31m`);
    await expect.poll(() => log().length).toBe(3);
    const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
    for (const [index, line] of [
      'POST /api/v1/payment-session/checkout 200',
      `GET /api/v1/payment-session/${slug} 404`,
      'GET /%1b%5b31m 404',
    ].entries()) {
      expect(log()[index]).toMatch(new RegExp(`^${time} ${line} \\d+ ms$`));
    }
    expect(sandbox.output()).not.toMatch(/pk_|ada@|Bearer/);
  });
});

test.describe('With options', () => {
  test.describe.configure({ mode: 'default' });

  let place: Place;
  let origin: string;

  test.beforeAll(async () => {
    place = await openPlace();
    ({ origin } = await place.start([
      ...['--return-url', 'https://charity.example/thanks'],
      ...['--allow-origin', 'https://one.example', '--allow-origin', 'https://two.example', '--controls'],
    ]));
  });

  test.afterAll(() => place.close());

  test('it goes by those it was given', async () => {
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
  });

  test('it has the controls of development when asked for', async () => {
    expect((await fetch(`${origin}/sandbox/control/faults`)).status).toBe(200);
  });
});

test.describe('At the end', () => {
  // Each test ends the process that the one before has left running.
  test.describe.configure({ mode: 'serial' });

  let place: Place;
  let sandbox: StandAlone;
  let kept: string;

  test.beforeAll(async () => {
    place = await openPlace();
    sandbox = await place.start();
  });

  test.afterAll(() => place.close());

  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    test(`on ${name}, it answers what it was asked, exits with 0, and has kept it`, async () => {
      const begun = await beginRequest(sandbox);
      sandbox.signal(name);
      await expect.poll(() => refusesConnections(sandbox)).toBe(true);
      const { slug } = await begun.finish();
      expect(await sandbox.ended).toBe(0);

      sandbox = await place.start();
      expect((await readSession(sandbox.origin, slug)).status).toBe(200);
      kept = slug;
    });
  }

  test('with nobody left to read its log, it exits with 0', async () => {
    const { origin, stopReading, ended, output } = sandbox;
    stopReading();
    expect((await create(origin, oneTime)).status).toBe(200);
    expect(await ended).toBe(0);
    expect(output()).not.toContain('EPIPE');
  });

  test('--reset empties what was kept', async () => {
    sandbox = await place.start(['--reset']);
    expect((await readSession(sandbox.origin, kept)).status).toBe(404);
    expect((await create(sandbox.origin, oneTime)).status).toBe(200);
  });

  test('a second signal ends it at once', async () => {
    await beginRequest(sandbox);
    sandbox.signal('SIGTERM');
    await expect.poll(() => refusesConnections(sandbox)).toBe(true);
    sandbox.signal('SIGINT');
    expect(await sandbox.ended).toBe('SIGINT');
  });
});

// `command-line.test.ts` has all that it refuses: these show that a process ends as the command says.
test.describe('What it can’t do, its process says', () => {
  test('a faulty command line', async () => {
    const run = runCommand(['--prot', '1']);
    expect(await run.ended).toBe(2);
    expect(run.output()).toContain('--prot');
    expect(run.output()).toContain('--help');
    expect(run.output()).not.toContain('    at ');
  });

  test('a port that is in use', async ({ place }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const port = typeof bound === 'object' ? String(bound?.port) : '';
    const run = runCommand(['--port', port, '--database', place.file]);
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(`127.0.0.1:${port} is in use; another one is chosen with --port.\n`);
    other.close();
  });

  test('a database on a server that refuses the token of the environment, which no message shows', async () => {
    const server = await refusingServer();
    const run = runCommand(['--port', '0'], {
      SANDBOX_DATABASE_URL: server.url,
      SANDBOX_DATABASE_TOKEN: token,
    });
    expect(await run.ended).toBe(1);
    expect(server.asked.length).toBeGreaterThan(0);
    expect(new Set(server.asked)).toEqual(new Set([`Bearer ${token}`]));
    expect(run.output()).toContain(`The database ${server.url} can’t be opened: `);
    expect(run.output()).not.toContain(token);
    await server.close();
  });
});
