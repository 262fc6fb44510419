import { expect } from '@open-wc/testing';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { monthly, quarterlyInFull } from '../../support/sandbox/requests.js';
import type { OpenSandbox } from '../../support/sandbox/sandbox.js';
import { act, chargesOf, read, subscribed, turnTo } from '../../support/sandbox/subscription-steps.js';

const { open } = databaseFolder();

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
      const sandbox = await open();
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
    const sandbox = await open();
    sandbox.clock.time = new Date('2028-02-29T12:00:00.000Z');
    const gift = await subscribed(sandbox, plan('year', 1));
    await turnTo(sandbox, '2032-01-01T00:00:00Z');
    expect(await read(sandbox, gift)).to.include({
      current_period_start: '2031-02-28T12:00:00.000Z',
      current_period_end: '2032-02-29T12:00:00.000Z',
    });
  });

  it('doesn’t renew just before the end of its period', async () => {
    const sandbox = await open();
    const gift = await subscribed(sandbox);
    await turnTo(sandbox, '2026-02-28T09:29:59.999Z');
    expect(await read(sandbox, gift)).to.include({ current_period_end: '2026-02-28T09:30:00.000Z' });
    expect(await chargesOf(sandbox, gift)).to.have.length(1);
  });

  it('charges the amount and tip for each interval, and one-time items once', async () => {
    const sandbox = await open();
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
    const sandbox = await open();
    const gift = await subscribed(sandbox, plan('day', 1));
    const another = await open();
    await turnTo(sandbox, '2027-01-31T09:30:00Z');
    const readers = [sandbox, another, sandbox, another, sandbox, another];
    const answers = await Promise.all(readers.map((reader) => read(reader, gift)));
    for (const answer of answers) expect(answer).to.deep.equal(answers[0]);
    const days = (await chargesOf(sandbox, gift)).map(({ day }) => day);
    expect(days.length).to.equal(366);
    expect(new Set(days).size).to.equal(366);
  });

  it('is billed for each day of ten years', async () => {
    const sandbox = await open();
    const gift = await subscribed(sandbox, plan('day', 1));
    await turnTo(sandbox, '2036-01-31T09:30:00Z');
    expect(await chargesOf(sandbox, gift)).to.have.length(3_653);
    expect(await read(sandbox, gift)).to.include({ current_period_end: '2036-02-01T09:30:00.000Z' });
  });

  it('has a page with the end of the paid period', async () => {
    const sandbox = await open();
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
    const sandbox = await open();
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
    const sandbox = await open();
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
    const sandbox = await open();
    const gift = await late(sandbox);
    await sandbox.send(gift.checkout_url, { action: 'decline' });
    expect(await read(sandbox, gift)).to.include({ status: 'past_due', tip: 200 });
  });

  it('is for the current period if it’s paid some periods later', async () => {
    const sandbox = await open();
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
    const sandbox = await open();
    const gift = await late(sandbox);
    await sandbox.send(gift.checkout_url, { action: 'pay', confirmation: '60' });
    expect(await read(sandbox, gift)).to.include({ status: 'past_due' });
    await sandbox.control('/clock', { seconds: 60 });
    expect(await read(sandbox, gift)).to.include({ status: 'active' });
  });
});
