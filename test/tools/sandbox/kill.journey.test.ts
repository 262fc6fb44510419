import { createClient } from '@libsql/client';
import { pathToFileURL } from 'node:url';
import { openLibsqlStore } from '../../../tools/sandbox/libsql-store.js';
import { oneTimeInFull, quarterlyInFull } from '../../support/sandbox/requests.js';
import { created } from '../../support/sandbox/over-http.js';
import { expect, test } from '../../support/sandbox/stand-alone.js';

const tree = { quantity: 1, amount: 500 };

/** Both types, with 2 and 4 items. */
const requests = [oneTimeInFull, { ...quarterlyInFull, one_time_items: [tree, tree, tree] }] as const;

const clients = 8;
const acknowledgedBeforeTheKill = 200;

test('A sandbox that is killed while it writes keeps every checkout that it has confirmed', async ({
  place,
}) => {
  const sandbox = await place.start();
  const acknowledged: { slug: string; email: string }[] = [];

  const writeUntilItIsGone = async (client: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const email = `payer-${client}-${count}@example.org`;
      try {
        const request = requests[count % 2];
        acknowledged.push({ slug: await created(sandbox.origin, { ...request, payer: { email } }), email });
      } catch {
        return;
      }
      if (acknowledged.length === acknowledgedBeforeTheKill) sandbox.signal('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => writeUntilItIsGone(client)));
  expect(await sandbox.ended).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeTheKill);

  const url = pathToFileURL(place.file).href;
  const store = await openLibsqlStore(url);
  const kept = await Promise.all(acknowledged.map(({ slug }) => store.find(slug)));
  expect(kept.map((checkout) => checkout?.payer.email)).toEqual(acknowledged.map(({ email }) => email));
  store.close();

  const client = createClient({ url });
  expect((await client.execute('pragma integrity_check')).rows.map((row) => row[0])).toEqual(['ok']);
  expect((await client.execute('pragma foreign_key_check')).rows).toEqual([]);
  // Each checkout is complete or missing, never partial.
  const written = await client.execute(
    `select type, (select count(*) from item where item.slug = checkout.slug) as items,
       (select count(*) from subscription where subscription.slug = checkout.slug) as plans,
       (select count(*) from payer where payer.id = checkout.payer_id) as payers
     from checkout group by 1, 2, 3, 4 order by 1`,
  );
  expect(written.rows.map((row) => ({ ...row }))).toEqual([
    { type: 'one_time', items: 2, plans: 0, payers: 1 },
    { type: 'subscription', items: 4, plans: 1, payers: 1 },
  ]);
  const stray = `select slug from item where slug not in (select slug from checkout)
                 union select slug from subscription where slug not in (select slug from checkout)
                 union select id from payer where id not in (select payer_id from checkout)`;
  expect((await client.execute(stray)).rows).toEqual([]);
  client.close();
});
