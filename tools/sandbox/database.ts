import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openLibsqlStore } from './libsql-store.js';
import { isLoopback } from './loopback.js';
import type { Store } from './store.js';
import { openClient } from './libsql-client.js';
import { refuseNewer } from './libsql-migrations.js';

/** Where donations are stored: a file or a libSQL server. */
type Database = {
  /** The name to show to people. It never contains the token. */
  name: string;
  url: string;
  authToken?: string;
  file?: string;
};

/** The database can't be used. The message has its name and the reason, but never the token. */
export class DatabaseError extends Error {
  override name = 'DatabaseError' as const;
}

type Environment = Readonly<Record<string, string | undefined>>;

const atFile = (path: string): Database => {
  const file = resolve(path);
  return { name: file, url: pathToFileURL(file).href, file };
};

const schemes = ['libsql:', 'https:', 'http:', 'wss:', 'ws:'];

const atServer = (text: string, authToken: string | undefined): Database => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !schemes.includes(url.protocol) || url.username || url.password || url.search) {
    throw new DatabaseError(
      'SANDBOX_DATABASE_URL must be the address of a libSQL server, such as libsql://host or http://127.0.0.1:8080. ' +
        'Put a token in SANDBOX_DATABASE_TOKEN.',
    );
  }
  if (authToken && !['libsql:', 'https:', 'wss:'].includes(url.protocol) && !isLoopback(url.hostname)) {
    throw new DatabaseError(
      `The token would be sent to ${url.host} without encryption. Use libsql, https or wss in SANDBOX_DATABASE_URL.`,
    );
  }
  return { name: `${url.protocol}//${url.host}`, url: text, ...(authToken && { authToken }) };
};

/**
 * Chooses the database: first the file from the command line, then the server in `SANDBOX_DATABASE_URL`, then the
 * file in `SANDBOX_DATABASE`.
 *
 * @returns undefined if none of them is set
 * @throws {DatabaseError} if the address isn't one of a libSQL server
 */
export const namedDatabase = (file: string | undefined, env: Environment): Database | undefined => {
  if (file !== undefined) return atFile(file);
  const url = env['SANDBOX_DATABASE_URL'];
  if (url) return atServer(url, env['SANDBOX_DATABASE_TOKEN']);
  const named = env['SANDBOX_DATABASE'];
  return named === undefined ? undefined : atFile(named);
};

/** The database of a clone of this repository: the one that is named, or `.sandbox/donations.db`. */
export const chooseDatabase = (file: string | undefined, env: Environment): Database =>
  namedDatabase(file, env) ?? atFile('.sandbox/donations.db');

const reasonOf = (error: unknown, { authToken }: Database): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const text = (error instanceof Error ? error.message : String(error)) + cause;
  return authToken ? text.replaceAll(authToken, '…') : text;
};

/** Donors' data are in it, so only the owner can read it. */
const ofOwner = { file: 0o600, folder: 0o700 };

/** Creates the file and its folder if they don't exist. Its `-wal` and `-shm` files get the same permissions. */
const createFile = async (file: string) => {
  await mkdir(dirname(file), { recursive: true, mode: ofOwner.folder });
  await (await open(file, 'a', ofOwner.file)).close();
};

/** Closes the files of an earlier version to others. Another owner's files stay as they are. */
const closeToOthers = async (file: string) => {
  for (const ending of ['', '-wal', '-shm']) await chmod(file + ending, ofOwner.file).catch(() => undefined);
};

/**
 * Opens the store of a database. Creates its folder and tables if they don't exist.
 *
 * @throws {DatabaseError} if it can't be read or written
 */
export const openDatabase = async (database: Database, { reset = false } = {}): Promise<Store> => {
  const { url, authToken, file } = database;
  try {
    if (file) await createFile(file);
    if (reset) await emptyLibsqlDatabase(url, authToken);
    const store = await openLibsqlStore(url, authToken);
    if (file) await closeToOthers(file);
    return store;
  } catch (error) {
    // The error has no cause, because the database's message could contain the token.
    throw new DatabaseError(`Can’t open the database ${database.name}: ${reasonOf(error, database)}`);
  }
};

// The first migration creates these tables, so they show that a database belongs to a sandbox.
const first = ['charge', 'item', 'subscription', 'checkout', 'payer'];
const later = ['upcoming', 'clock'];

/**
 * Deletes all rows of the sandbox's tables except the record of migrations, in one transaction.
 *
 * @throws {Error} if the tables aren't those of a sandbox, because it could be another application's database
 */
const emptyLibsqlDatabase = async (url: string, authToken?: string): Promise<void> => {
  const client = await openClient(url, authToken);
  try {
    const { rows } = await client.execute(
      `select name from sqlite_schema
       where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'libsql\\_%' escape '\\'`,
    );
    const names = new Set(rows.map(({ name }) => name));
    if (names.size === 0 || (names.size === 1 && names.has('migration'))) return;
    if (![...first, 'migration'].every((name) => names.has(name))) {
      throw new Error('its tables aren’t those of a sandbox, so nothing was deleted');
    }
    const { rows: steps } = await client.execute('select max(version) as version from migration');
    refuseNewer(Number(steps[0]?.['version']));
    // The tables refer to each other, so foreign keys are only checked at the end.
    await client.batch(
      [
        'pragma defer_foreign_keys = on',
        ...[...first, ...later.filter((name) => names.has(name))].map((name) => `delete from ${name}`),
      ],
      'write',
    );
  } finally {
    client.close();
  }
};
