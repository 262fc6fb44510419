import { createClient } from '@libsql/client';
import { pathToFileURL } from 'node:url';
import { openLibsqlStore } from '../../demo/sandbox/libsql-store.js';
import { oneTime } from './requests.js';
import { created, expect, test } from './stand-alone.js';

const clients = 8;
const acknowledgedBeforeTheKill = 200;

test('Killed while it writes, the sandbox keeps all that it has acknowledged', async ({ start, file }) => {
  const sandbox = await start();
  const acknowledged: { slug: string; email: string }[] = [];

  const writeUntilItIsGone = async (client: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const email = `payer-${client}-${count}@example.org`;
      try {
        acknowledged.push({ slug: await created(sandbox.origin, { ...oneTime, payer: { email } }), email });
      } catch {
        return;
      }
      if (acknowledged.length === acknowledgedBeforeTheKill) sandbox.signal('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => writeUntilItIsGone(client)));
  expect(await sandbox.ended).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeTheKill);

  const url = pathToFileURL(file).href;
  const store = await openLibsqlStore(url);
  const kept = await Promise.all(acknowledged.map(({ slug }) => store.find(slug)));
  expect(kept.map((checkout) => checkout?.payer.email)).toEqual(acknowledged.map(({ email }) => email));
  store.close();

  const client = createClient({ url });
  expect((await client.execute('pragma integrity_check')).rows.map((row) => row[0])).toEqual(['ok']);
  expect((await client.execute('pragma foreign_key_check')).rows).toEqual([]);
  // A checkout is written whole, or not at all.
  const torn = await client.execute('select slug from checkout where slug not in (select slug from item)');
  expect(torn.rows).toEqual([]);
  client.close();
});
