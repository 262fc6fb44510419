import { openLibsqlStore } from '../../tools/sandbox/libsql-store.js';
import { oneTime } from '../support/sandbox/requests.js';
import { proveOn, storeRules } from '../support/sandbox/store-rules.js';
import { create, created, readSession } from '../support/sandbox/over-http.js';
import { expect, runCommand, test, untilItListens } from '../support/sandbox/stand-alone.js';
import { startLibsqlServer, type LibsqlServer } from './libsql-server.js';

let server: LibsqlServer;

test.beforeAll(async () => {
  server = await startLibsqlServer();
});

test.afterAll(async () => {
  await server.close();
});

test.describe('A store on a libSQL server', () => {
  for (const [name, rule] of Object.entries(storeRules)) {
    test(name, () =>
      proveOn(
        () => openLibsqlStore(server.url, server.token),
        rule,
        (actual, expected) => {
          expect(actual).toEqual(expected);
        },
      ),
    );
  }
});

test.describe('The sandbox on a libSQL server', () => {
  const run = async (...args: string[]) => {
    const sandbox = runCommand(['--port', '0', ...args], {
      SANDBOX_DATABASE_URL: server.url,
      SANDBOX_DATABASE_TOKEN: server.token,
    });
    return { ...sandbox, origin: await untilItListens(sandbox) };
  };

  test('keeps its data on the server until --reset', async () => {
    const first = await run();
    const slug = await created(first.origin, oneTime);
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await run();
    expect((await readSession(second.origin, slug)).status).toBe(200);
    second.signal('SIGTERM');
    await second.ended;

    const third = await run('--reset');
    expect((await readSession(third.origin, slug)).status).toBe(404);
    expect((await create(third.origin, oneTime)).status).toBe(200);
    third.signal('SIGTERM');
    await third.ended;
    expect(third.output()).not.toContain(server.token);
  });

  test('reports a rejected token without printing it', async () => {
    const wrong = `${server.token.slice(0, -8)}AAAAAAAA`;
    const sandbox = runCommand(['--port', '0'], {
      SANDBOX_DATABASE_URL: server.url,
      SANDBOX_DATABASE_TOKEN: wrong,
    });
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.output()).toContain(`Can’t open the database ${server.url}: `);
    expect(sandbox.output()).toContain('401');
    expect(sandbox.output()).not.toContain(wrong);
  });
});
