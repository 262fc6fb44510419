import { expect } from '@playwright/test';
import { chooseDatabase } from '../../demo/sandbox/database.js';
import { command } from './command.js';
import { refusingServer, token } from './refusing-server.js';

describe('A database on a server', () => {
  // `stand-alone.test.ts` has one that refuses the token.
  it('that can’t be reached is named', async () => {
    const server = await refusingServer();
    await server.close();
    const { code, output } = await command(['--port', '0'], {
      SANDBOX_DATABASE_URL: server.url,
      SANDBOX_DATABASE_TOKEN: token,
    });
    expect(code).toBe(1);
    expect(output).toContain(`The database ${server.url} can’t be opened: `);
    expect(output).not.toContain(token);
  });

  for (const url of [
    'nonsense',
    'postgres://127.0.0.1',
    `https://user:${token}@db.example`,
    `https://:${token}@db.example`,
    `libsql://db.example?authToken=${token}`,
  ]) {
    it(`has no address such as ${url}`, async () => {
      const { code, output } = await command(['--port', '0'], { SANDBOX_DATABASE_URL: url });
      expect(code).toBe(1);
      expect(output).toContain('SANDBOX_DATABASE_URL takes the address of a libSQL server');
      expect(output).not.toContain(token);
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
