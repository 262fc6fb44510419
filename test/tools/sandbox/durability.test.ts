import { expect } from '@open-wc/testing';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { oneTimeInFull, quarterlyInFull } from '../../support/sandbox/requests.js';

const { open } = databaseFolder();

describe('After a restart', () => {
  it('a checkout reads the same', async () => {
    const name = 'a folder with spaces 100%.db';
    const before = await open({}, name);
    const session = await before.created(oneTimeInFull);
    const subscription = await before.created(quarterlyInFull);
    await before.send(session.checkout_url, { action: 'pay', tip: '100' });
    await before.send(subscription.checkout_url, { action: 'pay', tip: '50' });
    const sessionRead = await (await before.session(session.slug)).json();
    const subscriptionRead = await (await before.subscription(subscription.slug)).json();
    expect(sessionRead).to.include({ status: 'succeeded', amount: 2650 });
    before.close();

    const after = await open({}, name);
    expect(await (await after.session(session.slug)).json()).to.deep.equal(sessionRead);
    expect(await (await after.subscription(subscription.slug)).json()).to.deep.equal(subscriptionRead);
  });

  it('an unpaid checkout can be paid', async () => {
    const before = await open();
    const { slug, checkout_url } = await before.created(oneTimeInFull);
    before.close();

    const after = await open();
    await after.send(checkout_url, { action: 'pay' });
    expect(await (await after.session(slug)).json()).to.include({ status: 'succeeded' });
  });
});

describe('Two processes on one database', () => {
  it('read each other’s changes, and take a payment once', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { slug, checkout_url } = await one.created(quarterlyInFull);
    const pay = { action: 'pay' };
    await Promise.all([one, other, one, other].map((sandbox) => sandbox.send(checkout_url, pay)));
    expect((await other.store.find(slug))?.charges.length).to.equal(1);
  });
});

it('An update doesn’t overwrite a newer one', async () => {
  const sandbox = await open();
  const { slug } = await sandbox.created(quarterlyInFull);
  const read = await sandbox.store.find(slug);
  if (read?.type !== 'subscription') throw new Error('not stored');
  const charge = { id: crypto.randomUUID(), amount: 1, createdAt: new Date() };
  expect(await sandbox.store.update({ ...read, status: 'past_due' })).to.be.true;
  expect(
    await sandbox.store.update({ ...read, status: 'active', cancelAtPeriodEnd: true, charges: [charge] }),
  ).to.be.false;
  expect(await sandbox.store.find(slug)).to.deep.include({
    status: 'past_due',
    cancelAtPeriodEnd: false,
    charges: [],
  });
});
