import { expect } from '@open-wc/testing';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { monthly } from '../../support/sandbox/requests.js';

import { act, chargesOf, read, subscribed, turnTo } from '../../support/sandbox/subscription-steps.js';

const { open } = databaseFolder();

describe('A cancelled subscription', () => {
  it('stays active until the end of its period, and isn’t billed again', async () => {
    const sandbox = await open();
    const gift = await subscribed(sandbox);
    await sandbox.control('/clock', { seconds: 60 });
    const answer = await act(sandbox, gift, 'cancel_at_period_end');
    expect(answer.status).to.equal(200);
    const scheduled = {
      status: 'active',
      cancel_at_period_end: true,
      current_period_end: '2026-02-28T09:30:00.000Z',
      updated_at: '2026-01-31T09:31:00.000Z',
    };
    expect(await answer.json()).to.include(scheduled);
    expect(await read(sandbox, gift)).to.include(scheduled);
    expect(await (await sandbox.open(gift.checkout_url)).text()).to.contain('ends on 28 February 2026');

    await turnTo(sandbox, '2026-06-01T00:00:00Z');
    expect(await read(sandbox, gift)).to.include({
      status: 'canceled',
      cancel_at_period_end: true,
      current_period_end: '2026-02-28T09:30:00.000Z',
      updated_at: '2026-02-28T09:30:00.000Z',
    });
    expect(await chargesOf(sandbox, gift)).to.have.length(1);
  });

  it('renews if the cancellation is undone', async () => {
    const sandbox = await open();
    const gift = await subscribed(sandbox);
    await act(sandbox, gift, 'cancel_at_period_end');
    expect(await (await act(sandbox, gift, 'keep')).json()).to.include({ cancel_at_period_end: false });
    await turnTo(sandbox, '2026-03-01T00:00:00Z');
    expect(await read(sandbox, gift)).to.include({ status: 'active', cancel_at_period_end: false });
    expect(await chargesOf(sandbox, gift)).to.have.length(2);
  });

  it('ends with its period even if it’s past due', async () => {
    const sandbox = await open();
    const gift = await subscribed(sandbox);
    await act(sandbox, gift, 'fail_next_renewal');
    await turnTo(sandbox, '2026-03-01T00:00:00Z');
    await act(sandbox, gift, 'cancel_at_period_end');
    expect(await read(sandbox, gift)).to.include({ status: 'past_due' });
    await turnTo(sandbox, '2026-03-31T09:30:00Z');
    expect(await read(sandbox, gift)).to.include({ status: 'canceled' });
  });

  it('ends now if its period is already over', async () => {
    const sandbox = await open();
    const gift = await subscribed(sandbox);
    await act(sandbox, gift, 'fail_next_renewal');
    await turnTo(sandbox, '2026-06-01T00:00:00Z');
    const canceled = {
      status: 'canceled',
      cancel_at_period_end: true,
      current_period_end: '2026-03-31T09:30:00.000Z',
      updated_at: '2026-06-01T00:00:00.000Z',
    };
    expect(await (await act(sandbox, gift, 'cancel_at_period_end')).json()).to.include(canceled);
    await turnTo(sandbox, '2026-06-02T00:00:00Z');
    expect(await read(sandbox, gift)).to.include(canceled);
  });

  for (const [action, status, ends, charges] of [
    ['pay', 'active', '2026-04-30T09:30:00.000Z', 2],
    ['decline', 'canceled', '2026-03-31T09:30:00.000Z', 1],
  ] as const) {
    it(`ends only after a payment is confirmed: ${action}`, async () => {
      const sandbox = await open();
      const gift = await subscribed(sandbox);
      await act(sandbox, gift, 'fail_next_renewal');
      await turnTo(sandbox, '2026-03-31T09:29:50Z');
      await act(sandbox, gift, 'cancel_at_period_end');
      await sandbox.send(gift.checkout_url, { action, confirmation: '60' });
      await turnTo(sandbox, '2026-03-31T09:30:49Z');
      expect(await read(sandbox, gift)).to.include({ status: 'past_due' });
      await turnTo(sandbox, '2026-03-31T09:31:00Z');
      expect(await read(sandbox, gift)).to.include({
        status,
        current_period_end: ends,
        updated_at: '2026-03-31T09:30:50.000Z',
      });
      expect(await chargesOf(sandbox, gift)).to.have.length(charges);
      await turnTo(sandbox, '2026-05-01T00:00:00Z');
      expect(await read(sandbox, gift)).to.include({ status: 'canceled', current_period_end: ends });
      expect(await chargesOf(sandbox, gift)).to.have.length(charges);
    });
  }

  it('ends immediately, shows that on its page and takes no payment', async () => {
    const sandbox = await open();
    const gift = await sandbox.created(monthly);
    await sandbox.send(gift.checkout_url, { action: 'pay', confirmation: '60' });
    expect(await (await act(sandbox, gift, 'cancel')).json()).to.include({ status: 'canceled' });
    const page = await (await sandbox.open(gift.checkout_url)).text();
    expect(page).to.contain('has ended');
    expect(page).to.contain('cancelled on 31 January 2026');
    expect(page).not.to.contain('<button');

    await turnTo(sandbox, '2026-03-01T00:00:00Z');
    for (const action of ['pay', 'decline']) {
      expect((await sandbox.send(gift.checkout_url, { action })).status).to.equal(303);
    }
    expect(await read(sandbox, gift)).to.include({ status: 'canceled', amount: 1000 });
    expect(await chargesOf(sandbox, gift)).to.deep.equal([]);
  });
});

describe('The control route of a subscription', () => {
  for (const [what, before, action] of [
    ['can’t cancel twice', ['cancel'], 'cancel'],
    ['can’t keep a subscription that has ended', ['cancel'], 'keep'],
    ['can’t end the period of a subscription that has ended', ['cancel'], 'cancel_at_period_end'],
    ['can’t end a period before the first one', [], 'cancel_at_period_end'],
    ['can’t fail a renewal before the first payment', [], 'fail_next_renewal'],
  ] as const) {
    it(what, async () => {
      const sandbox = await open();
      const gift = await sandbox.created(monthly);
      for (const step of before) await act(sandbox, gift, step);
      const read = await sandbox.store.find(gift.slug);
      expect((await act(sandbox, gift, action)).status).to.equal(409);
      expect(await sandbox.store.find(gift.slug)).to.deep.equal(read);
    });
  }

  it('refuses other actions', async () => {
    const sandbox = await open();
    const response = await act(sandbox, await sandbox.created(monthly), 'refund');
    expect(response.status).to.equal(400);
    expect((await response.json()).error.issues).to.deep.equal([{ path: ['action'], code: 'invalid_value' }]);
  });

  it('answers 404 to an unknown slug, a session and another key', async () => {
    const sandbox = await open();
    const { slug } = await sandbox.created(monthly);
    const cancel = { action: 'cancel' };
    expect((await sandbox.control('/subscription/sub_unknown', cancel)).status).to.equal(404);
    const session = await sandbox.created({ ...monthly, payment_type: 'one_time', subscription: undefined });
    expect((await sandbox.control(`/subscription/${session.slug}`, cancel)).status).to.equal(404);
    const key = 'pk_live_sandbox';
    expect((await sandbox.control(`/subscription/${slug}`, cancel, { key })).status).to.equal(404);
  });
});
