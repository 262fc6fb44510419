import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { expect } from '@open-wc/testing';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { monthly, oneTime } from '../../support/sandbox/requests.js';

const { open, fileOf } = databaseFolder();

it('A database from before confirmations and clocks can be read, paid and renewed', async () => {
  const file = fileOf();
  const before = await open();
  const session = await before.created(oneTime);
  const subscription = await before.created(monthly);
  await before.send(subscription.checkout_url, { action: 'pay' });
  before.close();

  const client = createClient({ url: pathToFileURL(file).href });
  await client.batch(
    ['drop table upcoming', 'drop table clock', 'delete from migration where version > 1'],
    'write',
  );
  client.close();

  const after = await open();
  await after.send(session.checkout_url, { action: 'pay', confirmation: '60' });
  expect(await (await after.session(session.slug)).json()).to.include({ status: 'pending_payment' });
  await after.control('/clock', { to: '2026-03-01T00:00:00Z' });
  expect(await (await after.session(session.slug)).json()).to.include({ status: 'succeeded' });
  expect(await (await after.subscription(subscription.slug)).json()).to.include({
    status: 'active',
    current_period_start: '2026-02-28T09:30:00.000Z',
    current_period_end: '2026-03-31T09:30:00.000Z',
  });
});
