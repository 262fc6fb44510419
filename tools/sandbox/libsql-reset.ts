import { openClient } from './libsql-client.js';
import { refuseNewer } from './libsql-migrations.js';

// The first migration creates these tables, so they show that a database belongs to a sandbox.
const first = ['charge', 'item', 'subscription', 'checkout', 'payer'];
const later = ['upcoming', 'clock'];

/**
 * Deletes all rows of the sandbox's tables except the record of migrations, in one transaction.
 *
 * @throws {Error} if the tables aren't those of a sandbox, because it could be another application's database
 */
export const emptyLibsqlDatabase = async (url: string, authToken?: string): Promise<void> => {
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
