import { createClient } from '@libsql/client';

/** Deletes every row of every table but the record of migrations, in one transaction. */
export const emptyLibsqlDatabase = async (url: string, authToken?: string): Promise<void> => {
  const client = createClient({ url, timeout: 5_000, ...(authToken && { authToken }) });
  try {
    const { rows } = await client.execute(
      `select name from sqlite_schema
       where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'libsql\\_%' escape '\\'
         and name <> 'migration'`,
    );
    if (rows.length === 0) return;
    // Tables refer to each other: what is left at the end counts.
    await client.batch(
      ['pragma defer_foreign_keys = on', ...rows.map(({ name }) => `delete from "${String(name)}"`)],
      'write',
    );
  } finally {
    client.close();
  }
};
