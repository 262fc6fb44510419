import { expect } from '@open-wc/testing';
import { addIntervals } from '../../../tools/sandbox/billing-period.js';
import { monthly, quarterlyInFull, uuid } from '../../support/sandbox/requests.js';
import { openSandbox, type OpenSandbox } from '../../support/sandbox/sandbox.js';

type Slugged = { slug: string };

const read = async (sandbox: OpenSandbox, { slug }: Slugged) =>
  (await (await sandbox.subscription(slug)).json()) as Record<string, unknown>;

const act = (sandbox: OpenSandbox, { slug }: Slugged, action: string) =>
  sandbox.control(`/subscription/${slug}`, { action });

const turnTo = (sandbox: OpenSandbox, to: string) => sandbox.control('/clock', { to });

/** A subscription whose first payment was taken on 31 January 2026 at 09:30. */
const subscribed = async (sandbox: OpenSandbox, request: object = monthly, tip = '0') => {
  const created = await sandbox.created(request);
  await sandbox.send(created.checkout_url, { action: 'pay', tip });
  return created;
};

/** Reads a subscription, then returns its charges. */
const chargesOf = async (sandbox: OpenSandbox, gift: Slugged) => {
  await read(sandbox, gift);
  return ((await sandbox.store.find(gift.slug))?.charges ?? []).map(({ amount, createdAt }) => ({
    amount,
    day: createdAt.toISOString().slice(0, 10),
  }));
};

describe('A subscription (§2.2)', () => {
  it('has every field, and both types of items', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(quarterlyInFull);
    await sandbox.send(checkout_url, { action: 'pay', tip: '200' });
    const subscription = await (await sandbox.subscription(slug)).json();
    const { id, charity, payer, line_items: items } = subscription;
    for (const one of [id, payer.id, items[0].id, items[1].id])
      expect(one).to.be.a('string').that.matches(uuid);
    expect(charity).to.include({ name: 'Rivers & Reeds Trust' });
    expect(subscription).to.deep.equal({
      id,
      slug,
      status: 'active',
      amount: 2200,
      currency: 'GBP',
      tip: 200,
      interval: 'month',
      interval_count: 3,
      cancel_at_period_end: false,
      current_period_start: '2026-01-31T09:30:00.000Z',
      current_period_end: '2026-04-30T09:30:00.000Z',
      charity,
      metadata: { donation_reference: 'r-1' },
      payer: { id: payer.id, email: 'ada@example.org' },
      line_items: [
        {
          id: items[0].id,
          type: 'recurring',
          quantity: 2,
          amount: 1000,
          total: 2000,
          currency: 'GBP',
          country_iso: '',
          intention: '',
          project: 'Otters',
        },
        {
          id: items[1].id,
          type: 'one_time',
          quantity: 1,
          amount: 500,
          total: 500,
          currency: 'GBP',
          country_iso: '',
          intention: 'A tree',
          project: '',
        },
      ],
      return_url: 'https://charity.example/thanks',
      created_at: '2026-01-31T09:30:00.000Z',
      updated_at: '2026-01-31T09:30:00.000Z',
    });
  });

  it('charges the one-time items on the first invoice', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(quarterlyInFull);
    await sandbox.send(checkout_url, { action: 'pay', tip: '200' });
    const charges = (await sandbox.store.find(slug))?.charges;
    expect(charges?.map(({ amount }) => amount)).to.deep.equal([2700]);
  });

  it('is pending and has no period before its first payment', async () => {
    const sandbox = openSandbox();
    const { slug } = await sandbox.created(monthly);
    const subscription = await (await sandbox.subscription(slug)).json();
    expect(subscription).to.include({ status: 'pending_payment', amount: 1000, tip: 0 });
    expect(subscription).not.to.have.property('current_period_start');
    expect(subscription).not.to.have.property('current_period_end');
  });

  it('is past due after a declined payment, and active after a payment', async () => {
    const sandbox = openSandbox();
    const { slug, checkout_url } = await sandbox.created(monthly);
    await sandbox.send(checkout_url, { action: 'decline' });
    expect(await (await sandbox.subscription(slug)).json()).to.include({ status: 'past_due' });

    sandbox.clock.time = new Date('2026-02-03T00:00:00.000Z');
    await sandbox.send(checkout_url, { action: 'pay' });
    expect(await (await sandbox.subscription(slug)).json()).to.include({
      status: 'active',
      current_period_start: '2026-02-03T00:00:00.000Z',
      current_period_end: '2026-03-03T00:00:00.000Z',
      updated_at: '2026-02-03T00:00:00.000Z',
    });
  });
});

describe('A billing period', () => {
  for (const [from, unit, count, to] of [
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2028-01-31', 'month', 1, '2028-02-29'],
    ['2026-01-31', 'month', 2, '2026-03-31'],
    ['2026-11-30', 'month', 3, '2027-02-28'],
    ['2026-12-15', 'month', 1, '2027-01-15'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2028-02-29', 'year', 4, '2032-02-29'],
    ['2026-12-31', 'day', 1, '2027-01-01'],
    ['2026-02-22', 'week', 2, '2026-03-08'],
  ] as const) {
    it(`of ${count} ${unit} from ${from} ends on ${to}`, () => {
      expect(addIntervals(new Date(`${from}T12:00:00Z`), unit, count)).to.deep.equal(
        new Date(`${to}T12:00:00Z`),
      );
    });
  }
});

const plan = (interval: string, interval_count: number) => ({
  ...monthly,
  subscription: { interval, interval_count, name: 'Gift' },
});

describe('A subscription', () => {
  for (const [interval, count, periods] of [
    ['day', 1, ['2026-02-01', '2026-02-02', '2026-02-03']],
    ['day', 10, ['2026-02-10', '2026-02-20', '2026-03-02']],
    ['week', 2, ['2026-02-14', '2026-02-28', '2026-03-14']],
    ['month', 1, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['month', 3, ['2026-04-30', '2026-07-31', '2026-10-31', '2027-01-31']],
    ['month', 25, ['2028-02-29', '2030-03-31']],
    ['year', 1, ['2027-01-31', '2028-01-31']],
  ] as const) {
    it(`every ${count} ${interval} renews on ${periods.join(', ')}`, async () => {
      const sandbox = openSandbox();
      const gift = await subscribed(sandbox, plan(interval, count));
      for (const [index, start] of periods.slice(0, -1).entries()) {
        await turnTo(sandbox, `${start}T09:30:00Z`);
        expect(await read(sandbox, gift)).to.include({
          status: 'active',
          current_period_start: `${start}T09:30:00.000Z`,
          current_period_end: `${periods[index + 1]}T09:30:00.000Z`,
          updated_at: `${start}T09:30:00.000Z`,
        });
      }
    });
  }

  it('from 29 February renews on that day again in a leap year', async () => {
    const sandbox = openSandbox();
    sandbox.clock.time = new Date('2028-02-29T12:00:00.000Z');
    const gift = await subscribed(sandbox, plan('year', 1));
    await turnTo(sandbox, '2032-01-01T00:00:00Z');
    expect(await read(sandbox, gift)).to.include({
      current_period_start: '2031-02-28T12:00:00.000Z',
      current_period_end: '2032-02-29T12:00:00.000Z',
    });
  });

  it('doesn’t renew just before the end of its period', async () => {
    const sandbox = openSandbox();
    const gift = await subscribed(sandbox);
    await turnTo(sandbox, '2026-02-28T09:29:59.999Z');
    expect(await read(sandbox, gift)).to.include({ current_period_end: '2026-02-28T09:30:00.000Z' });
    expect(await chargesOf(sandbox, gift)).to.have.length(1);
  });

  it('charges the amount and tip for each interval, and one-time items once', async () => {
    const sandbox = openSandbox();
    const gift = await subscribed(sandbox, quarterlyInFull, '200');
    await turnTo(sandbox, '2026-11-01T00:00:00Z');
    expect(await read(sandbox, gift)).to.include({ status: 'active', amount: 2200, tip: 200 });
    expect(await chargesOf(sandbox, gift)).to.deep.equal([
      { amount: 2700, day: '2026-01-31' },
      { amount: 2200, day: '2026-04-30' },
      { amount: 2200, day: '2026-07-31' },
      { amount: 2200, day: '2026-10-31' },
    ]);
  });

  it('is billed once for each interval, even if several requests read it at the same time', async () => {
    const sandbox = openSandbox();
    const gift = await subscribed(sandbox, plan('day', 1));
    const another = openSandbox({ store: sandbox.store });
    await turnTo(sandbox, '2027-01-31T09:30:00Z');
    const readers = [sandbox, another, sandbox, another, sandbox, another];
    const answers = await Promise.all(readers.map((reader) => read(reader, gift)));
    for (const answer of answers) expect(answer).to.deep.equal(answers[0]);
    const days = (await chargesOf(sandbox, gift)).map(({ day }) => day);
    expect(days.length).to.equal(366);
    expect(new Set(days).size).to.equal(366);
  });

  it('is billed for each day of ten years', async () => {
    const sandbox = openSandbox();
    const gift = await subscribed(sandbox, plan('day', 1));
    await turnTo(sandbox, '2036-01-31T09:30:00Z');
    expect(await chargesOf(sandbox, gift)).to.have.length(3_653);
    expect(await read(sandbox, gift)).to.include({ current_period_end: '2036-02-01T09:30:00.000Z' });
  });

  it('has a page with the end of the paid period', async () => {
    const sandbox = openSandbox();
    const gift = await subscribed(sandbox);
    expect(await (await sandbox.open(gift.checkout_url)).text()).to.contain('paid until 28 February 2026');
    await turnTo(sandbox, '2026-03-01T00:00:00Z');
    expect(await (await sandbox.open(gift.checkout_url)).text()).to.contain('paid until 31 March 2026');
  });
});

describe('A declined renewal', () => {
  const late = async (sandbox: OpenSandbox) => {
    const gift = await subscribed(sandbox, quarterlyInFull, '200');
    await act(sandbox, gift, 'fail_next_renewal');
    await turnTo(sandbox, '2026-05-10T00:00:00Z');
    return gift;
  };

  it('leaves the subscription past due in its new period', async () => {
    const sandbox = openSandbox();
    const gift = await late(sandbox);
    expect(await read(sandbox, gift)).to.include({
      status: 'past_due',
      amount: 2200,
      current_period_start: '2026-04-30T09:30:00.000Z',
      current_period_end: '2026-07-31T09:30:00.000Z',
      updated_at: '2026-04-30T09:30:00.000Z',
    });
    expect(await chargesOf(sandbox, gift)).to.have.length(1);
  });

  it('can be paid on the page in the same period, with the tip of the first payment', async () => {
    const sandbox = openSandbox();
    const gift = await late(sandbox);
    const page = await (await sandbox.open(gift.checkout_url)).text();
    expect(page).to.contain('The payment due on 30 April 2026 was declined');
    expect(page).to.contain('Pay £22.00');
    expect(page).to.contain('Tip for the platform');
    expect(page).not.to.contain('A tree');
    expect(page).not.to.contain('name="tip"');

    await sandbox.send(gift.checkout_url, { action: 'pay', tip: '1000' });
    expect(await read(sandbox, gift)).to.include({
      status: 'active',
      amount: 2200,
      tip: 200,
      current_period_start: '2026-04-30T09:30:00.000Z',
      current_period_end: '2026-07-31T09:30:00.000Z',
      updated_at: '2026-05-10T00:00:00.000Z',
    });
    await turnTo(sandbox, '2026-08-01T00:00:00Z');
    expect(await chargesOf(sandbox, gift)).to.deep.equal([
      { amount: 2700, day: '2026-01-31' },
      { amount: 2200, day: '2026-05-10' },
      { amount: 2200, day: '2026-07-31' },
    ]);
  });

  it('keeps its tip if it’s declined again', async () => {
    const sandbox = openSandbox();
    const gift = await late(sandbox);
    await sandbox.send(gift.checkout_url, { action: 'decline' });
    expect(await read(sandbox, gift)).to.include({ status: 'past_due', tip: 200 });
  });

  it('is for the current period if it’s paid some periods later', async () => {
    const sandbox = openSandbox();
    const gift = await late(sandbox);
    await turnTo(sandbox, '2026-11-05T00:00:00Z');
    expect(await read(sandbox, gift)).to.include({
      status: 'past_due',
      current_period_end: '2026-07-31T09:30:00.000Z',
    });
    await sandbox.send(gift.checkout_url, { action: 'pay' });
    expect(await read(sandbox, gift)).to.include({
      status: 'active',
      current_period_start: '2026-10-31T09:30:00.000Z',
      current_period_end: '2027-01-31T09:30:00.000Z',
    });
    expect(await chargesOf(sandbox, gift)).to.have.length(2);
  });

  it('stays past due while its payment is being confirmed', async () => {
    const sandbox = openSandbox();
    const gift = await late(sandbox);
    await sandbox.send(gift.checkout_url, { action: 'pay', confirmation: '60' });
    expect(await read(sandbox, gift)).to.include({ status: 'past_due' });
    await sandbox.control('/clock', { seconds: 60 });
    expect(await read(sandbox, gift)).to.include({ status: 'active' });
  });
});

describe('A cancelled subscription', () => {
  it('stays active until the end of its period, and isn’t billed again', async () => {
    const sandbox = openSandbox();
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
    const sandbox = openSandbox();
    const gift = await subscribed(sandbox);
    await act(sandbox, gift, 'cancel_at_period_end');
    expect(await (await act(sandbox, gift, 'keep')).json()).to.include({ cancel_at_period_end: false });
    await turnTo(sandbox, '2026-03-01T00:00:00Z');
    expect(await read(sandbox, gift)).to.include({ status: 'active', cancel_at_period_end: false });
    expect(await chargesOf(sandbox, gift)).to.have.length(2);
  });

  it('ends with its period even if it’s past due', async () => {
    const sandbox = openSandbox();
    const gift = await subscribed(sandbox);
    await act(sandbox, gift, 'fail_next_renewal');
    await turnTo(sandbox, '2026-03-01T00:00:00Z');
    await act(sandbox, gift, 'cancel_at_period_end');
    expect(await read(sandbox, gift)).to.include({ status: 'past_due' });
    await turnTo(sandbox, '2026-03-31T09:30:00Z');
    expect(await read(sandbox, gift)).to.include({ status: 'canceled' });
  });

  it('ends now if its period is already over', async () => {
    const sandbox = openSandbox();
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
      const sandbox = openSandbox();
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
    const sandbox = openSandbox();
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
      const sandbox = openSandbox();
      const gift = await sandbox.created(monthly);
      for (const step of before) await act(sandbox, gift, step);
      const read = await sandbox.store.find(gift.slug);
      expect((await act(sandbox, gift, action)).status).to.equal(409);
      expect(await sandbox.store.find(gift.slug)).to.deep.equal(read);
    });
  }

  it('refuses other actions', async () => {
    const sandbox = openSandbox();
    const response = await act(sandbox, await sandbox.created(monthly), 'refund');
    expect(response.status).to.equal(400);
    expect((await response.json()).error.issues).to.deep.equal([{ path: ['action'], code: 'invalid_value' }]);
  });

  it('answers 404 to an unknown slug, a session and another key', async () => {
    const sandbox = openSandbox();
    const { slug } = await sandbox.created(monthly);
    const cancel = { action: 'cancel' };
    expect((await sandbox.control('/subscription/sub_unknown', cancel)).status).to.equal(404);
    const session = await sandbox.created({ ...monthly, payment_type: 'one_time', subscription: undefined });
    expect((await sandbox.control(`/subscription/${session.slug}`, cancel)).status).to.equal(404);
    const key = 'pk_live_sandbox';
    expect((await sandbox.control(`/subscription/${slug}`, cancel, { key })).status).to.equal(404);
  });
});
