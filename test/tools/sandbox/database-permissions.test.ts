import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@open-wc/testing';
import { chooseDatabase, openDatabase } from '../../../tools/sandbox/database.js';
import type { Store } from '../../../tools/sandbox/store.js';
import { rejectionOf } from '../../support/rejection-of.js';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { oneTime } from '../../support/sandbox/requests.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';

const { fileOf } = databaseFolder();

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
