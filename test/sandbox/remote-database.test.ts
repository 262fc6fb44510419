import { once } from 'node:events';
import { createServer } from 'node:http';
import { chooseDatabase } from '../../demo/sandbox/database.js';
import { runCommand } from './stand-alone.js';
import { expect } from '@playwright/test';

const token = 'token-that-nobody-may-read';

/** What refuses everybody as a libSQL server does whose token is another, and repeats what it was sent. */
const refusingServer = async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: `Refused: ${request.headers.authorization}` }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');
  return { asked, url: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
};

describe('A database on a server', () => {
  it('is asked with the token, which no message shows', async () => {
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
    server.close();
  });

  it('that can’t be reached is named', async () => {
    const server = await refusingServer();
    server.close();
    const run = runCommand(['--port', '0'], {
      SANDBOX_DATABASE_URL: server.url,
      SANDBOX_DATABASE_TOKEN: token,
    });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`The database ${server.url} can’t be opened: `);
    expect(run.output()).not.toContain(token);
  });

  for (const url of [
    'nonsense',
    'postgres://127.0.0.1',
    `https://user:${token}@db.example`,
    `https://:${token}@db.example`,
    `libsql://db.example?authToken=${token}`,
  ]) {
    it(`has no address such as ${url}`, async () => {
      const run = runCommand(['--port', '0'], { SANDBOX_DATABASE_URL: url });
      expect(await run.ended).toBe(1);
      expect(run.output()).toContain('SANDBOX_DATABASE_URL takes the address of a libSQL server');
      expect(run.output()).not.toContain(token);
    });
  }
});

describe('The database', () => {
  const url = 'libsql://db.example';

  it('is the file that is named, before all else', () => {
    const env = { SANDBOX_DATABASE_URL: url, SANDBOX_DATABASE: '/other.db' };
    expect(chooseDatabase('/named.db', env)).toEqual({
      name: '/named.db',
      file: '/named.db',
      url: 'file:///named.db',
    });
  });

  it('is a server, before the file of the environment', () => {
    const env = { SANDBOX_DATABASE_URL: url, SANDBOX_DATABASE_TOKEN: token, SANDBOX_DATABASE: '/other.db' };
    expect(chooseDatabase(undefined, env)).toEqual({ name: url, url, authToken: token });
  });

  for (const [address, isTaken] of [
    ['https://db.example', true],
    ['wss://db.example', true],
    ['http://127.0.0.1:8080', true],
    ['ws://[::1]:8080', true],
    ['http://db.example', false],
    ['ws://192.168.0.10:8080', false],
  ] as const) {
    it(`${isTaken ? 'gets' : 'never gets'} a token at ${address}`, () => {
      const choose = () =>
        chooseDatabase(undefined, { SANDBOX_DATABASE_URL: address, SANDBOX_DATABASE_TOKEN: token });
      if (isTaken) expect(choose().authToken).toBe(token);
      else expect(choose).toThrow('for everybody to read');
      expect(chooseDatabase(undefined, { SANDBOX_DATABASE_URL: address }).url).toBe(address);
    });
  }

  it('is the file of the environment, or else one in .sandbox', () => {
    expect(chooseDatabase(undefined, { SANDBOX_DATABASE: '/other.db' }).file).toBe('/other.db');
    expect(chooseDatabase(undefined, {}).file).toMatch(/[\\/]\.sandbox[\\/]donations\.db$/);
  });
});
