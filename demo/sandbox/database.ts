import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emptyLibsqlDatabase } from './libsql-reset.js';
import { openLibsqlStore } from './libsql-store.js';
import { isLoopback } from './loopback.js';
import type { Store } from './store.js';

/** Where the data are: a file, or a libSQL server. */
export type Database = {
  /** For people to read: without a token. */
  name: string;
  url: string;
  authToken?: string;
  file?: string;
};

/** The database can't be used; the message says which and why, and holds no token. */
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
      'SANDBOX_DATABASE_URL takes the address of a libSQL server, such as libsql://host or http://127.0.0.1:8080; ' +
        'a token goes into SANDBOX_DATABASE_TOKEN.',
    );
  }
  if (authToken && !['libsql:', 'https:', 'wss:'].includes(url.protocol) && !isLoopback(url.hostname)) {
    throw new DatabaseError(
      `The token would go to ${url.host} for everybody to read: SANDBOX_DATABASE_URL takes libsql, https or wss with one.`,
    );
  }
  return { name: `${url.protocol}//${url.host}`, url: text, ...(authToken && { authToken }) };
};

/**
 * The database that is asked for: a file that is named, then the server of `SANDBOX_DATABASE_URL`, then the file
 * of `SANDBOX_DATABASE`, then `.sandbox/donations.db`.
 *
 * @throws {DatabaseError} when the address is none of a libSQL server
 */
export const chooseDatabase = (file: string | undefined, env: Environment): Database => {
  if (file !== undefined) return atFile(file);
  const url = env['SANDBOX_DATABASE_URL'];
  if (url) return atServer(url, env['SANDBOX_DATABASE_TOKEN']);
  return atFile(env['SANDBOX_DATABASE'] ?? '.sandbox/donations.db');
};

const reasonOf = (error: unknown, { authToken }: Database): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const text = (error instanceof Error ? error.message : String(error)) + cause;
  return authToken ? text.replaceAll(authToken, '…') : text;
};

/**
 * Opens the store of a database, with its folder and tables where there are none.
 *
 * @throws {DatabaseError} when it can't be read or written
 */
export const openDatabase = async (database: Database, { reset = false } = {}): Promise<Store> => {
  const { url, authToken, file } = database;
  try {
    if (file) await mkdir(dirname(file), { recursive: true });
    if (reset) await emptyLibsqlDatabase(url, authToken);
    return await openLibsqlStore(url, authToken);
  } catch (error) {
    // No cause: what the database says may hold the token.
    throw new DatabaseError(`The database ${database.name} can’t be opened: ${reasonOf(error, database)}`);
  }
};
