import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { expect } from '@open-wc/testing';
import { chooseDatabase, openDatabase } from '../../../tools/sandbox/database.js';
import { rejectionOf } from '../../support/rejection-of.js';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { oneTime } from '../../support/sandbox/requests.js';

const { open, fileOf } = databaseFolder();

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
