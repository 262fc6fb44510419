import { createClient } from '@libsql/client';
import { refuseNewer } from './libsql-migrations.js';

// By these a database is known as one of a sandbox: its first migration makes all of them.
const first = ['charge', 'item', 'subscription', 'checkout', 'payer'];
const later = ['upcoming', 'clock'];

/**
 * Deletes every row of the sandbox's own tables but the record of migrations, in one transaction.
 *
 * @throws {Error} when there are tables, but not those of the sandbox: it may be somebody else's database
 */
export const emptyLibsqlDatabase = async (url: string, authToken?: string): Promise<void> => {
  const client = createClient({ url, timeout: 5_000, ...(authToken && { authToken }) });
  try {
    const { rows } = await client.execute(
      `select name from sqlite_schema
       where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'libsql\\_%' escape '\\'`,
    );
    const names = new Set(rows.map(({ name }) => name));
    if (names.size === 0 || (names.size === 1 && names.has('migration'))) return;
    if (![...first, 'migration'].every((name) => names.has(name))) {
      throw new Error('it has tables, but not those of a sandbox; nothing was deleted');
    }
    const { rows: steps } = await client.execute('select max(version) as version from migration');
    refuseNewer(Number(steps[0]?.['version']));
    // Tables refer to each other: what is left at the end counts.
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
