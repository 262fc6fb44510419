import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { monthly, oneTime } from './requests.js';
import { expect, openSandbox, test } from './sandbox.js';

test('A database of before confirmations and clocks is read, paid and renewed', async ({ folder }) => {
  const file = join(folder, 'donations.db');
  const before = await openSandbox(file);
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

  const after = await openSandbox(file);
  await after.send(session.checkout_url, { action: 'pay', confirmation: '60' });
  expect(await (await after.session(session.slug)).json()).toMatchObject({ status: 'pending_payment' });
  await after.control('/clock', { to: '2026-03-01T00:00:00Z' });
  expect(await (await after.session(session.slug)).json()).toMatchObject({ status: 'succeeded' });
  expect(await (await after.subscription(subscription.slug)).json()).toMatchObject({
    status: 'active',
    current_period_start: '2026-02-28T09:30:00.000Z',
    current_period_end: '2026-03-31T09:30:00.000Z',
  });
  after.close();
});
