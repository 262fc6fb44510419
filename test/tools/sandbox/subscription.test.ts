import { expect } from '@open-wc/testing';
import { addIntervals } from '../../../tools/sandbox/billing-period.js';
import { monthly, quarterlyInFull, uuid } from '../../support/sandbox/requests.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';

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
