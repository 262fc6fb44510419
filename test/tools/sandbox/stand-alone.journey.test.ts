import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { refusingServer, token } from '../../support/sandbox/refusing-server.js';
import { oneTime } from '../../support/sandbox/requests.js';
import { create, created, readSession } from '../../support/sandbox/over-http.js';
import {
  expect,
  openPlace,
  runCommand,
  test,
  type Place,
  type StandAlone,
} from '../../support/sandbox/stand-alone.js';

const refusesConnections = ({ origin }: StandAlone) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

/** Starts a request. The server has accepted it and waits for the rest of its body. */
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

// A process takes a second to start, so the tests of a group share one and run one after another.
test.describe('npm run sandbox', () => {
  test.describe.configure({ mode: 'default' });

  let place: Place;
  let sandbox: StandAlone;

  test.beforeAll(async () => {
    place = await openPlace();
    sandbox = await place.start();
  });

  test.afterAll(() => place.close());

  test('serves the service on this machine only, and prints its address, a key and the next step', async () => {
    expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(sandbox.output()).toContain(place.file);
    expect(sandbox.output()).toContain('Publishable key: pk_test_sandbox\n');
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

  test('serves the script, or explains how to build it', async () => {
    const address = `${sandbox.origin}/donation-widget.js`;
    const answer = await fetch(address);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const content = await answer.text();
    if (answer.ok) expect(sandbox.output()).toContain(`Script: ${address}\nOpen: ${sandbox.origin}/\n`);
    else expect(sandbox.output()).toContain(content);
    expect(content).toContain(answer.ok ? 'donation-widget' : 'npm run build');
  });

  test('logs a line for each answer, without keys, queries and bodies', async () => {
    const lines = () => sandbox.output().split('\n').slice(1, -1);
    // The lines of earlier tests come before those of this test.
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
    expect(log().join('\n')).not.toMatch(/pk_|ada@|Bearer/);
  });
});

test.describe('npm run sandbox with options', () => {
  test.describe.configure({ mode: 'default' });

  let place: Place;
  let origin: string;
  let output: () => string;

  test.beforeAll(async () => {
    place = await openPlace();
    ({ origin, output } = await place.start([
      '--host',
      '0.0.0.0',
      '--return-url',
      'https://charity.example/thanks',
      '--allow-origin',
      'https://one.example',
      '--allow-origin',
      'https://two.example',
      '--controls',
    ]));
  });

  test.afterAll(() => place.close());

  test('follows them', async () => {
    const { checkout_url } = (await (await create(origin, oneTime)).json()) as Record<string, string>;
    const left = await fetch(String(checkout_url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'leave' }),
      redirect: 'manual',
    });
    expect(left.headers.get('location')).toBe('https://charity.example/thanks');
    expect(output()).toContain('you come back to https://charity.example/thanks\n');

    const allowed = async (from: string) =>
      (await fetch(`${origin}/api/v1/subscription/sub_x`, { headers: { origin: from } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('https://one.example')).toBe('https://one.example');
    expect(await allowed('https://two.example')).toBe('https://two.example');
    expect(await allowed('https://three.example')).toBe(null);
  });

  test('has control routes with --controls, and prints a link that works', async () => {
    expect(output()).toContain('Other machines can reach it too');
    const [, link = ''] = /Simulate errors: (\S+)/.exec(output()) ?? [];
    expect(link).toBe(`${origin}/sandbox/control/faults`);
    expect((await fetch(link)).status).toBe(200);
  });
});

test('npm run sandbox with --wordpress prints the settings of the plugin under their names', async ({
  place,
}) => {
  const { origin, output } = await place.start(['--wordpress']);
  expect(output()).toContain(
    `enter:\nPayment service address: ${origin}/api/v1\nPublishable key: pk_test_sandbox\n`,
  );
  expect(output()).toContain('add --return-url with the address of your thank-you page.');
  const returning = await place.start(['--wordpress', '--return-url', 'http://localhost:8888/thanks/']);
  expect(returning.output()).toContain('you come back to http://localhost:8888/thanks/ after paying.');
});

test.describe('The end of npm run sandbox', () => {
  // Each test ends the process that the previous one has started.
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
    test(`after ${name}, it finishes its answers, exits with 0 and has stored the donations`, async () => {
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

  test('exits with 0 if its output is closed', async () => {
    const { origin, stopReading, ended, output } = sandbox;
    stopReading();
    expect((await create(origin, oneTime)).status).toBe(200);
    expect(await ended).toBe(0);
    expect(output()).not.toContain('EPIPE');
  });

  test('a new start with --reset empties the database', async () => {
    sandbox = await place.start(['--reset']);
    expect((await readSession(sandbox.origin, kept)).status).toBe(404);
    expect((await create(sandbox.origin, oneTime)).status).toBe(200);
  });

  test('a second signal ends it immediately', async () => {
    await beginRequest(sandbox);
    sandbox.signal('SIGTERM');
    await expect.poll(() => refusesConnections(sandbox)).toBe(true);
    sandbox.signal('SIGINT');
    expect(await sandbox.ended).toBe('SIGINT');
  });
});

// `command-line.test.ts` has all wrong options. These tests show how the process ends.
test.describe('npm run sandbox prints a message for', () => {
  test('a wrong option', async () => {
    const run = runCommand(['--prot', '1']);
    expect(await run.ended).toBe(2);
    expect(run.output()).toContain('--prot');
    expect(run.output()).toContain('--help');
    expect(run.output()).not.toContain('    at ');
  });

  test('a port that is already in use', async ({ place }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const port = typeof bound === 'object' ? String(bound?.port) : '';
    const run = runCommand(['--port', port, '--database', place.file]);
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(`127.0.0.1:${port} is already in use. Choose another port with --port.\n`);
    other.close();
  });

  test('a database server that refuses the token, without showing the token', async () => {
    const server = await refusingServer();
    const run = runCommand(['--port', '0'], {
      SANDBOX_DATABASE_URL: server.url,
      SANDBOX_DATABASE_TOKEN: token,
    });
    expect(await run.ended).toBe(1);
    expect(server.asked.length).toBeGreaterThan(0);
    expect(new Set(server.asked)).toEqual(new Set([`Bearer ${token}`]));
    expect(run.output()).toContain(`Can’t open the database ${server.url}: `);
    expect(run.output()).not.toContain(token);
    await server.close();
  });
});
