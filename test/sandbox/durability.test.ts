import { join } from 'node:path';
import { oneTimeInFull, quarterlyInFull } from './requests.js';
import { expect, openSandbox, test } from './sandbox.js';

test.describe('After a restart', () => {
  test('everything reads as it did', async ({ folder }) => {
    const file = join(folder, 'a folder with spaces 100%.db');
    const before = await openSandbox(file);
    const session = await before.created(oneTimeInFull);
    const subscription = await before.created(quarterlyInFull);
    await before.send(session.checkout_url, { action: 'pay', tip: '100' });
    await before.send(subscription.checkout_url, { action: 'pay', tip: '50' });
    const sessionRead = await (await before.session(session.slug)).json();
    const subscriptionRead = await (await before.subscription(subscription.slug)).json();
    expect(sessionRead).toMatchObject({ status: 'succeeded', amount: 2650 });
    before.close();

    const after = await openSandbox(file);
    expect(await (await after.session(session.slug)).json()).toEqual(sessionRead);
    expect(await (await after.subscription(subscription.slug)).json()).toEqual(subscriptionRead);
    after.close();
  });

  test('what was not paid can be paid', async ({ folder }) => {
    const file = join(folder, 'donations.db');
    const before = await openSandbox(file);
    const { slug, checkout_url } = await before.created(oneTimeInFull);
    before.close();

    const after = await openSandbox(file);
    await after.send(checkout_url, { action: 'pay' });
    expect(await (await after.session(slug)).json()).toMatchObject({ status: 'succeeded' });
    after.close();
  });
});

test.describe('Two processes on one database', () => {
  test('see what the other writes, and take a payment once', async ({ folder }) => {
    const file = join(folder, 'donations.db');
    const [one, other] = await Promise.all([openSandbox(file), openSandbox(file)]);
    const { slug, checkout_url } = await one.created(quarterlyInFull);
    const pay = { action: 'pay' };
    await Promise.all([one, other, one, other].map((sandbox) => sandbox.send(checkout_url, pay)));
    expect((await other.store.find(slug))?.charges.length).toBe(1);
    one.close();
    other.close();
  });
});

test('What was written since it was read is not overwritten', async ({ sandbox }) => {
  const { slug } = await sandbox.created(quarterlyInFull);
  const read = await sandbox.store.find(slug);
  if (read?.type !== 'subscription') throw new Error('not stored');
  const charge = { id: crypto.randomUUID(), amount: 1, createdAt: new Date() };
  expect(await sandbox.store.update({ ...read, status: 'past_due' })).toBe(true);
  expect(
    await sandbox.store.update({ ...read, status: 'active', cancelAtPeriodEnd: true, charges: [charge] }),
  ).toBe(false);
  expect(await sandbox.store.find(slug)).toMatchObject({
    status: 'past_due',
    cancelAtPeriodEnd: false,
    charges: [],
  });
});
