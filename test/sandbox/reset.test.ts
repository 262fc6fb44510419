import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chooseDatabase, openDatabase } from '../../demo/sandbox/database.js';
import { oneTime } from './requests.js';
import { expect, openSandbox, test } from './sandbox.js';

/** Runs statements on a file, and gives back the rows of the last one. */
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

test.describe('Emptied', () => {
  test('a database of a sandbox loses its donations and its clock, and no table of somebody else', async ({
    folder,
  }) => {
    const file = join(folder, 'donations.db');
    const sandbox = await openSandbox(file);
    const { slug } = await sandbox.created(oneTime);
    await sandbox.control('/clock', { seconds: 60 });
    sandbox.close();
    await onFile(file, 'create table note (text text)', "insert into note values ('kept')");

    await empty(file);
    const after = await openSandbox(file);
    expect(await after.store.find(slug)).toBe(undefined);
    expect(await after.store.clockOffset()).toBe(0);
    after.close();
    expect(await onFile(file, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  test('a database of the first version loses its donations', async ({ folder }) => {
    const file = join(folder, 'donations.db');
    const sandbox = await openSandbox(file);
    const { slug } = await sandbox.created(oneTime);
    sandbox.close();
    await onFile(file, 'drop table upcoming', 'drop table clock', 'delete from migration where version > 1');

    await empty(file);
    const after = await openSandbox(file);
    expect(await after.store.find(slug)).toBe(undefined);
    after.close();
  });

  for (const table of ['customer', 'item', 'checkout']) {
    test(`a database of somebody else, with a table “${table}”, is refused and stays as it is`, async ({
      folder,
    }) => {
      const file = join(folder, 'shop.db');
      await onFile(file, `create table ${table} (name text)`, `insert into ${table} values ('Ada')`);
      await expect(empty(file)).rejects.toThrow('it has tables, but not those of a sandbox');
      expect(await onFile(file, `select name from ${table}`)).toEqual([{ name: 'Ada' }]);
      expect(await onFile(file, 'select name from sqlite_schema')).toEqual([{ name: table }]);
    });
  }

  test('a file that is not there yet is made', async ({ folder }) => {
    const file = join(folder, 'new.db');
    await empty(file);
    expect(await onFile(file, 'select count(*) as count from checkout')).toEqual([{ count: 0 }]);
  });
});

test('A database of a newer version is refused, and keeps what it has', async ({ folder }) => {
  const file = join(folder, 'donations.db');
  const sandbox = await openSandbox(file);
  await sandbox.created(oneTime);
  sandbox.close();
  await onFile(file, 'insert into migration (version) values (99)');

  const refusal = `The database ${file} can’t be opened: a newer version of the sandbox made it (step 99;`;
  await expect(openDatabase(chooseDatabase(file, {}))).rejects.toThrow(refusal);
  await expect(empty(file)).rejects.toThrow(refusal);
  expect(await onFile(file, 'select count(*) as count from checkout')).toEqual([{ count: 1 }]);
});
