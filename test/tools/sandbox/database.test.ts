import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@open-wc/testing';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { chooseDatabase, openDatabase } from '../../../tools/sandbox/database.js';
import type { Store } from '../../../tools/sandbox/store.js';
import { rejectionOf } from '../../support/rejection-of.js';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { monthly, oneTime, oneTimeInFull, quarterlyInFull } from '../../support/sandbox/requests.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import { command } from '../../support/sandbox/command.js';
import { refusingServer, token } from '../../support/sandbox/refusing-server.js';

const { open, fileOf } = databaseFolder();

const permissionsOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

const files = ['', '-wal', '-shm'];

/** Stores a donation, and returns the permissions of the database's files while it's open. */
const stored = async (file: string) => {
  const store: Store = await openDatabase(chooseDatabase(file, {}));
  await openSandbox({ store }).created(oneTime);
  const permissions = await Promise.all(files.map((ending) => permissionsOf(file + ending)));
  store.close();
  return permissions;
};

describe('The files of a database', () => {
  const umask = process.umask(0o022);
  beforeEach(() => process.umask(0o022));
  afterEach(() => process.umask(umask));

  it('can be read only by their owner, even if other files can be read by all', async () => {
    process.umask(0);
    expect(await stored(fileOf())).to.deep.equal(['600', '600', '600']);
  });

  it('are in a folder that only its owner can open, if it is new', async () => {
    const file = join(fileOf('new'), 'deep', 'donations.db');
    await stored(file);
    expect(await permissionsOf(dirname(file))).to.equal('700');
    expect(await permissionsOf(fileOf('new'))).to.equal('700');
  });

  it('leave the permissions of an existing folder', async () => {
    const folder = fileOf('shared');
    await mkdir(folder);
    await chmod(folder, 0o775);
    await stored(join(folder, 'donations.db'));
    expect(await permissionsOf(folder)).to.equal('775');
  });

  it('are closed to others if an earlier version has created them', async () => {
    const file = fileOf();
    await stored(file);
    await chmod(file, 0o644);
    expect(await stored(file)).to.deep.equal(['600', '600', '600']);
  });

  it('keep their permissions if they are not the sandbox’s', async () => {
    const file = fileOf('notes.txt');
    await writeFile(file, 'These are notes, and long enough to be the header of a database.'.repeat(20));
    await chmod(file, 0o644);
    const error = await rejectionOf(openDatabase(chooseDatabase(file, {})));
    expect(error).to.be.instanceOf(Error).with.property('message').that.contains('Can’t open the database');
    expect(await permissionsOf(file)).to.equal('644');
  });
});

describe('After a restart', () => {
  it('a checkout reads the same', async () => {
    const name = 'a folder with spaces 100%.db';
    const before = await open({}, name);
    const session = await before.created(oneTimeInFull);
    const subscription = await before.created(quarterlyInFull);
    await before.send(session.checkout_url, { action: 'pay', tip: '100' });
    await before.send(subscription.checkout_url, { action: 'pay', tip: '50' });
    const sessionRead = await (await before.session(session.slug)).json();
    const subscriptionRead = await (await before.subscription(subscription.slug)).json();
    expect(sessionRead).to.include({ status: 'succeeded', amount: 2650 });
    before.close();

    const after = await open({}, name);
    expect(await (await after.session(session.slug)).json()).to.deep.equal(sessionRead);
    expect(await (await after.subscription(subscription.slug)).json()).to.deep.equal(subscriptionRead);
  });

  it('an unpaid checkout can be paid', async () => {
    const before = await open();
    const { slug, checkout_url } = await before.created(oneTimeInFull);
    before.close();

    const after = await open();
    await after.send(checkout_url, { action: 'pay' });
    expect(await (await after.session(slug)).json()).to.include({ status: 'succeeded' });
  });
});

describe('Two processes on one database', () => {
  it('read each other’s changes, and take a payment once', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { slug, checkout_url } = await one.created(quarterlyInFull);
    const pay = { action: 'pay' };
    await Promise.all([one, other, one, other].map((sandbox) => sandbox.send(checkout_url, pay)));
    expect((await other.store.find(slug))?.charges.length).to.equal(1);
  });
});

it('An update doesn’t overwrite a newer one', async () => {
  const sandbox = await open();
  const { slug } = await sandbox.created(quarterlyInFull);
  const read = await sandbox.store.find(slug);
  if (read?.type !== 'subscription') throw new Error('not stored');
  const charge = { id: crypto.randomUUID(), amount: 1, createdAt: new Date() };
  expect(await sandbox.store.update({ ...read, status: 'past_due' })).to.be.true;
  expect(
    await sandbox.store.update({ ...read, status: 'active', cancelAtPeriodEnd: true, charges: [charge] }),
  ).to.be.false;
  expect(await sandbox.store.find(slug)).to.deep.include({
    status: 'past_due',
    cancelAtPeriodEnd: false,
    charges: [],
  });
});

it('A database from before confirmations and clocks can be read, paid and renewed', async () => {
  const file = fileOf();
  const before = await open();
  const session = await before.created(oneTime);
  const subscription = await before.created(monthly);
  await before.send(subscription.checkout_url, { action: 'pay' });
  before.close();

  const client = createClient({ url: pathToFileURL(file).href });
  await client.batch(
    ['drop table upcoming', 'drop table clock', 'delete from migration where version > 1'],
    'write',
  );
  client.close();

  const after = await open();
  await after.send(session.checkout_url, { action: 'pay', confirmation: '60' });
  expect(await (await after.session(session.slug)).json()).to.include({ status: 'pending_payment' });
  await after.control('/clock', { to: '2026-03-01T00:00:00Z' });
  expect(await (await after.session(session.slug)).json()).to.include({ status: 'succeeded' });
  expect(await (await after.subscription(subscription.slug)).json()).to.include({
    status: 'active',
    current_period_start: '2026-02-28T09:30:00.000Z',
    current_period_end: '2026-03-31T09:30:00.000Z',
  });
});

/** Runs statements on a file. Returns the rows of the last one. */
const onFile = async (file: string, ...statements: string[]) => {
  const client = createClient({ url: pathToFileURL(file).href });
  const results = await client.batch(statements, 'write');
  client.close();
  return results.at(-1)?.rows.map((row) => ({ ...row })) ?? [];
};

const empty = async (file: string) => {
  const store = await openDatabase(chooseDatabase(file, {}), { reset: true });
  store.close();
};

describe('--reset', () => {
  it('deletes donations and the clock, but no rows of other tables', async () => {
    const file = fileOf();
    const sandbox = await open();
    const { slug } = await sandbox.created(oneTime);
    await sandbox.control('/clock', { seconds: 60 });
    sandbox.close();
    await onFile(file, 'create table note (text text)', "insert into note values ('kept')");

    await empty(file);
    const after = await open();
    expect(await after.store.find(slug)).to.be.undefined;
    expect(await after.store.clockOffset()).to.equal(0);
    after.close();
    expect(await onFile(file, 'select text from note')).to.deep.equal([{ text: 'kept' }]);
  });

  it('deletes the donations of a database of the first version', async () => {
    const file = fileOf();
    const sandbox = await open();
    const { slug } = await sandbox.created(oneTime);
    sandbox.close();
    await onFile(file, 'drop table upcoming', 'drop table clock', 'delete from migration where version > 1');

    await empty(file);
    const after = await open();
    expect(await after.store.find(slug)).to.be.undefined;
    after.close();
  });

  for (const table of ['customer', 'item', 'checkout']) {
    it(`refuses another application’s database with a table “${table}”`, async () => {
      const file = fileOf('shop.db');
      await onFile(file, `create table ${table} (name text)`, `insert into ${table} values ('Ada')`);
      expect(await rejectionOf(empty(file)))
        .to.be.instanceOf(Error)
        .with.property('message')
        .that.contains('its tables aren’t those of a sandbox');
      expect(await onFile(file, `select name from ${table}`)).to.deep.equal([{ name: 'Ada' }]);
      expect(await onFile(file, 'select name from sqlite_schema')).to.deep.equal([{ name: table }]);
    });
  }

  it('creates a missing file', async () => {
    const file = fileOf('new.db');
    await empty(file);
    expect(await onFile(file, 'select count(*) as count from checkout')).to.deep.equal([{ count: 0 }]);
  });
});

it('A database of a newer version is refused and doesn’t change', async () => {
  const file = fileOf();
  const sandbox = await open();
  await sandbox.created(oneTime);
  sandbox.close();
  await onFile(file, 'insert into migration (version) values (99)');

  const refusal = `Can’t open the database ${file}: it belongs to a newer version of the sandbox (step 99,`;
  for (const opening of [() => openDatabase(chooseDatabase(file, {})), () => empty(file)]) {
    expect(await rejectionOf(opening()))
      .to.be.instanceOf(Error)
      .with.property('message')
      .that.contains(refusal);
  }
  expect(await onFile(file, 'select count(*) as count from checkout')).to.deep.equal([{ count: 1 }]);
});

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
