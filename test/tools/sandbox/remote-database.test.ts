import { expect } from '@open-wc/testing';
import { chooseDatabase } from '../../../tools/sandbox/database.js';
import { command } from '../../support/sandbox/command.js';
import { refusingServer, token } from '../../support/sandbox/refusing-server.js';

describe('A database on a server', () => {
  // `stand-alone.test.ts` tests a server that refuses the token.
  it('is named if it can’t be reached', async () => {
    const server = await refusingServer();
    await server.close();
    const { code, output } = await command(['--port', '0'], {
      SANDBOX_DATABASE_URL: server.url,
      SANDBOX_DATABASE_TOKEN: token,
    });
    expect(code).to.equal(1);
    expect(output).to.contain(`Can’t open the database ${server.url}: `);
    expect(output).not.to.contain(token);
  });

  for (const url of [
    'nonsense',
    'postgres://127.0.0.1',
    `https://user:${token}@db.example`,
    `https://:${token}@db.example`,
    `libsql://db.example?authToken=${token}`,
  ]) {
    it(`can’t have the address ${url}`, async () => {
      const { code, output } = await command(['--port', '0'], { SANDBOX_DATABASE_URL: url });
      expect(code).to.equal(1);
      expect(output).to.contain('SANDBOX_DATABASE_URL must be the address of a libSQL server');
      expect(output).not.to.contain(token);
    });
  }
});

describe('The database', () => {
  const url = 'libsql://db.example';

  it('is the file of the command line first', () => {
    const env = { SANDBOX_DATABASE_URL: url, SANDBOX_DATABASE: '/other.db' };
    expect(chooseDatabase('/named.db', env)).to.deep.equal({
      name: '/named.db',
      file: '/named.db',
      url: 'file:///named.db',
    });
  });

  it('is the server of the environment before its file', () => {
    const env = { SANDBOX_DATABASE_URL: url, SANDBOX_DATABASE_TOKEN: token, SANDBOX_DATABASE: '/other.db' };
    expect(chooseDatabase(undefined, env)).to.deep.equal({ name: url, url, authToken: token });
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
      if (isTaken) expect(choose().authToken).to.equal(token);
      else expect(choose).to.throw('without encryption');
      expect(chooseDatabase(undefined, { SANDBOX_DATABASE_URL: address }).url).to.equal(address);
    });
  }

  it('is the file of the environment, or one in .sandbox', () => {
    expect(chooseDatabase(undefined, { SANDBOX_DATABASE: '/other.db' }).file).to.equal('/other.db');
    expect(chooseDatabase(undefined, {}).file).to.match(/[\\/]\.sandbox[\\/]donations\.db$/);
  });
});
