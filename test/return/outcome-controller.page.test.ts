import { expect } from '@open-wc/testing';
import { localize } from '../../src/languages/catalogue.js';
import { en, type MessageKey } from '../../src/languages/en.js';
import type { PaymentType } from '../../src/schema/payment-type.js';
import { PendingStore } from '../../src/service/pending-store.js';
import { HttpError, NetworkError, TimeoutError, UnexpectedResponseError } from '../../src/client/errors.js';
import { OutcomeController } from '../../src/return/outcome-controller.js';
import type { PendingDonation } from '../../src/service/pending-donation.js';
import type { Outcome } from '../../src/schema/outcome.js';
import type { PaymentSession } from '../../src/schema/payment-session.js';
import {
  fakePlatform,
  fakeService,
  newYear,
  paymentSession,
  pendingDonation,
  settled,
  subscription,
  deferred,
} from '../support/elements/fakes.js';
import { connectionTo, hostOn, removeHosts } from '../support/elements/host.js';
import type { DonationService } from '../../src/client/donation-client.js';

const hour = 3_600_000;

type Answer = Error | Partial<PaymentSession>;

const plan = { type: 'subscription', slug: 'sub_9Jx4' } as const;

/** A controller with a service that gives these answers in turn, and repeats the last one. */
const answered = (answers: Answer[], pending: PendingDonation = pendingDonation()) => {
  const platform = fakePlatform();
  const host = hostOn(platform);
  const left = [...answers];
  const answer = <Resource>(make: (changes: Partial<PaymentSession>) => Resource): Promise<Resource> => {
    const next = (left.length > 1 ? left.shift() : left[0]) ?? {};
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(make(next));
  };
  const service = fakeService({
    getPaymentSession: () => answer(paymentSession),
    getSubscription: () => answer(({ status = 'active' }) => subscription({ status })),
  });
  const store = new PendingStore(platform, 'session');
  store.add(pending);
  const outcome = new OutcomeController(host);
  outcome.lookUp({ type: pending.type, slug: pending.slug, pending }, connectionTo(service, platform));
  const told = () => host.of('donation-status').map((event) => event.outcome);
  return { platform, host, service, store, outcome, told };
};

const notFound = new HttpError(404, '<h1>404</h1>');
const pending = { status: 'pending_payment' };

describe('OutcomeController', () => {
  afterEach(removeHosts);

  it('has no outcome before the first answer', () => {
    const { outcome, told } = answered([{}]);
    expect(outcome.state).to.deep.include({ outcome: null, status: null, receipt: null, isPolling: true });
    expect(told()).to.deep.equal([]);
  });

  it('reports the status of a payment session', async () => {
    const { host, outcome, told } = answered([{}]);
    await settled();
    expect(outcome.state).to.deep.include({ outcome: 'succeeded', status: 'succeeded', isPolling: false });
    expect(outcome.state.receipt?.amount).to.equal(2650);
    expect(outcome.state.charity?.name).to.equal('Example Charity');
    expect(told()).to.deep.equal(['succeeded']);
    const [event] = host.of('donation-status');
    expect(event).to.include({ status: 'succeeded', paymentType: 'one_time', bubbles: true, composed: true });
  });

  it('requests a subscription from its own endpoint (§4.1 rule 2)', async () => {
    const { host, service } = answered([{}], pendingDonation(plan));
    await settled();
    expect(service.calls.map(({ method, args }) => [method, args[0]])).to.deep.equal([
      ['getSubscription', 'sub_9Jx4'],
    ]);
    const [complete] = host.of('donation-complete');
    expect(complete).to.include({ paymentType: 'subscription', amount: 1000, interval: 'month' });
  });

  it('fires the completion event once, without payer details or slug', async () => {
    const { host, platform, service, outcome } = answered([pending, {}]);
    await platform.clock.advance(10_000);
    outcome.checkAgain();
    outcome.lookUp({ type: 'one_time', slug: 'ps_7Hk2' }, connectionTo(service, platform));
    await platform.clock.advance(10_000);
    const events = host.of('donation-complete');
    expect(events).to.have.length(1);
    const fields = { ...events[0] } as Record<string, unknown>;
    delete fields.isTrusted;
    expect(fields).to.deep.equal({
      paymentType: 'one_time',
      amount: 2650,
      tip: 150,
      currency: 'GBP',
      interval: null,
      intervalCount: null,
      reference: pendingDonation().reference,
      variant: null,
    });
  });

  it('reports each change once, and no repeated status', async () => {
    const { platform, host, told } = answered([
      pending,
      pending,
      { status: 'processing' },
      { status: 'review' },
      pending,
      {},
    ]);
    await platform.clock.advance(120_000);
    expect(told()).to.deep.equal(['pending', 'unconfirmed', 'unconfirmed', 'pending', 'succeeded']);
    expect(host.of('donation-status').map(({ status }) => status)).to.deep.equal([
      'pending_payment',
      'processing',
      'review',
      'pending_payment',
      'succeeded',
    ]);
  });

  it('settles the donation only when the outcome is final', async () => {
    const { platform, store } = answered([pending, { status: 'failed' }]);
    const { reference } = pendingDonation();
    await settled();
    expect(store.find(reference)?.settled).to.be.null;
    await platform.clock.advance(5000);
    expect(store.find(reference)?.settled).to.equal('failed');
  });

  const all = 11;
  /** The answers of a service, the outcomes that the page learns, and how often the service is asked. */
  const rows: [what: string, answers: Answer[], outcomes: Outcome[], calls: number, type?: PaymentType][] = [
    ['a payment that has come', [{}], ['succeeded'], 1],
    ['a payment that has not come yet', [pending], ['pending'], all],
    ['a payment that comes later', [pending, {}], ['pending', 'succeeded'], 2],
    ['a payment that has failed', [{ status: 'failed' }], ['failed'], 1],
    ['a status that the interface doesn’t have', [{ status: 'on_hold' }], ['unconfirmed'], all],
    ['no status', [{ status: null }], ['unconfirmed'], all],
    ['a subscription that is paid', [{}], ['succeeded'], 1, 'subscription'],
    ['a subscription that waits for its payment', [pending], ['pending'], all, 'subscription'],
    ['a subscription with a payment due', [{ status: 'past_due' }], ['attention'], 1, 'subscription'],
    ['a subscription that has ended', [{ status: 'canceled' }], ['ended'], 1, 'subscription'],
    ['a slug that it rejects (400)', [new HttpError(400, '{}')], ['not-found'], 1],
    ['a donation that is found late (404)', [notFound, notFound, {}], ['pending', 'succeeded'], 3],
    ['a wrong key (401)', [new HttpError(401, null)], ['unavailable'], 1],
    ['a key that may not (403)', [new HttpError(403, null)], ['unavailable'], 1],
    ...[
      new HttpError(500, null),
      new HttpError(503, null, 120),
      new HttpError(429, null),
      new NetworkError(new TypeError('Failed to fetch')),
      new TimeoutError(10_000),
      new UnexpectedResponseError([]),
    ].flatMap((error): typeof rows => [
      [`nothing but: ${error.message}`, [error], ['unavailable'], all],
      [`at first: ${error.message}`, [error, error, {}], ['unavailable', 'succeeded'], 3],
      [`later: ${error.message}`, [pending, error], ['pending'], all],
    ]),
  ];
  for (const [what, answers, outcomes, calls, type] of rows) {
    it(`reports ${outcomes.join(', then ')} if the service has ${what}`, async () => {
      const donation = pendingDonation(type === 'subscription' ? plan : {});
      const { platform, host, store, outcome, service, told } = answered(answers, donation);
      await platform.clock.advance(120_000);
      const last = outcomes.at(-1);
      expect(told()).to.deep.equal(outcomes);
      expect(outcome.state).to.deep.include({ outcome: last, isPolling: false });
      const heading = localize(en, `${outcome.state.outcome}.title` as MessageKey);
      expect(/thank|received/i.test(heading), heading).to.equal(last === 'succeeded');
      expect(service.calls).to.have.length(calls);
      expect(host.of('donation-complete')).to.have.length(last === 'succeeded' ? 1 : 0);
      const isOpen = ['pending', 'unconfirmed', 'unavailable'].includes(last ?? '');
      expect(store.find(donation.reference)?.settled ?? null).to.equal(
        isOpen || last === 'not-found' ? null : last,
      );
      // Only the developer can correct a key.
      const errors = last === 'unavailable' && calls === 1 ? answers : [];
      expect(host.of('donation-error').map(({ error }) => error)).to.deep.equal(errors);
      expect(platform.reports).to.deep.equal(errors);
      // A temporary error hides nothing that is known.
      const isKnown = answers.some((one) => !(one instanceof Error));
      expect(outcome.state.receipt !== null).to.equal(isKnown);
    });
  }

  describe('on a 404', () => {
    it('waits for ten seconds, then reports not-found', async () => {
      const { platform, outcome, told } = answered([notFound]);
      await platform.clock.advance(8500);
      expect(outcome.state).to.deep.include({ outcome: 'pending', isPolling: true, receipt: null });
      await platform.clock.advance(4500);
      expect(outcome.state).to.deep.include({ outcome: 'not-found', isPolling: false });
      expect(told()).to.deep.equal(['pending', 'not-found']);
    });

    it('reports a stale donation as not-found at once', async () => {
      const { outcome } = answered([notFound], pendingDonation({ created: newYear - 2 * hour }));
      await settled();
      expect(outcome.state).to.deep.include({ outcome: 'not-found', isPolling: false });
    });
  });

  for (const slug of ['ps_other', null, '', 'PS_7Hk2']) {
    it(`ignores the details of an answer with the slug ${JSON.stringify(slug)}`, async () => {
      const { platform, host, store, outcome, service, told } = answered([{ slug }]);
      await platform.clock.advance(120_000);
      expect(outcome.state).to.deep.equal({
        outcome: 'mismatch',
        status: null,
        receipt: null,
        charity: null,
        isPolling: false,
      });
      expect(service.calls).to.have.length(1);
      expect(told()).to.deep.equal(['mismatch']);
      expect(host.of('donation-status')[0]?.status).to.be.null;
      expect(host.of('donation-complete')).to.deep.equal([]);
      expect(store.find(pendingDonation().reference)?.settled).to.be.null;
    });
  }

  it('removes the receipt if a later answer is about another donation', async () => {
    const { platform, outcome } = answered([pending, { slug: 'ps_other' }]);
    await platform.clock.advance(5000);
    expect(outcome.state).to.deep.include({ outcome: 'mismatch', receipt: null, charity: null });
  });

  it('exposes the pending donation', () => {
    const { outcome } = answered([{}]);
    expect(outcome.pending).to.deep.equal(pendingDonation());
  });

  it('reports a return without a stored donation as lost', () => {
    const host = hostOn();
    const outcome = new OutcomeController(host);
    outcome.lose();
    expect(outcome.state).to.deep.include({ outcome: 'lost', isPolling: false, receipt: null });
    expect(host.of('donation-status')).to.have.length(1);
    expect(host.of('donation-status')[0]).to.include({ outcome: 'lost', status: null, paymentType: null });
  });

  it('stays lost, even if a request was under way', async () => {
    const { platform, outcome } = answered([{ status: 'pending_payment' }]);
    await platform.clock.advance(1_000);
    outcome.lose();
    await platform.clock.advance(120_000);
    expect(outcome.state.outcome).to.equal('lost');
  });
});

const asked = { type: 'one_time', slug: 'ps_7Hk2' } as const;
const pendingSession = () => paymentSession({ status: 'pending_payment' });

/** A controller with such a service, and the times of its requests in seconds from the start. */
const asking = (getPaymentSession: DonationService['getPaymentSession'], isAsleep = false) => {
  const platform = fakePlatform();
  if (isAsleep) platform.sleep();
  const host = hostOn(platform);
  const times: number[] = [];
  const service = fakeService({
    getPaymentSession(...args) {
      times.push((platform.clock.now() - newYear) / 1000);
      return getPaymentSession(...args);
    },
  });
  const outcome = new OutcomeController(host);
  outcome.lookUp(asked, connectionTo(service, platform));
  return { platform, host, service, outcome, times };
};

describe('OutcomeController schedule', () => {
  afterEach(removeHosts);

  it('polls at 0, 2, 4, 7, 11, 16, 23, 33, 48, 68 and 90 s, with each pause varied by ±10 %, and then stops', async () => {
    const { platform, outcome, times } = asking(() => Promise.resolve(pendingSession()));
    await platform.clock.advance(600_000);
    expect(times).to.have.length(11);
    expect(times[0]).to.equal(0);
    for (const [index, pause] of [2, 2, 3, 4, 5, 7, 10, 15, 20, 22].entries()) {
      const passed = (times[index + 1] ?? 0) - (times[index] ?? 0);
      expect(passed, `pause ${index}`).to.be.within(pause * 0.9 - 0.001, pause * 1.1 + 0.001);
    }
    expect(outcome.state.isPolling).to.be.false;
    expect(outcome.state.outcome).to.equal('pending');
    expect(platform.clock.waiting).to.equal(0);
  });

  it('varies the times between runs', async () => {
    const schedules = await Promise.all(
      [1, 2, 3].map(async () => {
        const { platform, times } = asking(() => Promise.resolve(pendingSession()));
        await platform.clock.advance(120_000);
        return times.join();
      }),
    );
    expect(new Set(schedules).size).to.be.above(1);
  });

  it('gives each request a signal and a timeout of 10 s', async () => {
    const { service } = asking(() => Promise.resolve(paymentSession()));
    await settled();
    const [slug, options] = service.calls[0]?.args as [string, { timeout: number; signal: AbortSignal }];
    expect(slug).to.equal('ps_7Hk2');
    expect(options.timeout).to.equal(10_000);
    expect(options.signal.aborted).to.be.false;
  });

  it('sends one request at a time', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const { platform, outcome, times } = asking(() => answer.promise);
    await platform.clock.advance(9000);
    expect(times).to.have.length(1);
    expect(outcome.state).to.deep.include({ isPolling: true, outcome: null });
    answer.resolve(pendingSession());
    await settled();
    expect(times).to.have.length(2);
    expect(times[1]).to.equal(9);
  });

  describe('while the page is hidden or offline', () => {
    it('does not start', async () => {
      const { platform, times } = asking(() => Promise.resolve(paymentSession()), true);
      await platform.clock.advance(600_000);
      expect(times).to.deep.equal([]);
      platform.wake();
      await settled();
      expect(times).to.deep.equal([600]);
    });

    it('continues where it stopped', async () => {
      const { platform, times } = asking(() => Promise.resolve(pendingSession()));
      await platform.clock.advance(1000);
      platform.sleep();
      await platform.clock.advance(59_000);
      expect(times).to.deep.equal([0]);
      platform.wake();
      await platform.clock.advance(2500);
      expect(times.slice(0, 2)).to.deep.equal([0, 60]);
      expect(times).to.have.length(3);
    });
  });

  it('starts again when the donor checks again', async () => {
    const { platform, outcome, times } = asking(() => Promise.resolve(pendingSession()));
    await platform.clock.advance(600_000);
    outcome.checkAgain();
    expect(outcome.state).to.deep.include({ outcome: 'pending', isPolling: true });
    await platform.clock.advance(600_000);
    expect(times).to.have.length(22);
    expect(times[11]).to.equal(600);
  });

  it('stops when its element leaves the page, and ignores a late answer', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const { platform, host, outcome, service, times } = asking(() => answer.promise);
    await settled();
    host.remove();
    const { signal } = service.calls[0]?.args[1] as { signal: AbortSignal };
    expect(signal.aborted).to.be.true;
    answer.resolve(paymentSession());
    await platform.clock.advance(600_000);
    expect(times).to.deep.equal([0]);
    expect(outcome.state.outcome).to.be.null;
    expect(host.events).to.deep.equal([]);
  });

  it('continues when its element returns to the page before the outcome is final', async () => {
    const { platform, host, times } = asking(() => Promise.resolve(pendingSession()));
    await platform.clock.advance(1000);
    host.remove();
    await platform.clock.advance(60_000);
    expect(times).to.deep.equal([0]);
    document.body.append(host);
    await settled();
    expect(times).to.deep.equal([0, 61]);
  });

  it('stays stopped when its element returns to the page after the outcome is final', async () => {
    const { platform, host, times } = asking(() => Promise.resolve(paymentSession()));
    await platform.clock.advance(1000);
    host.remove();
    document.body.append(host);
    await platform.clock.advance(600_000);
    expect(times).to.deep.equal([0]);
  });

  it('ignores an answer about an earlier donation', async () => {
    const first = deferred<ReturnType<typeof paymentSession>>();
    const answers = [first.promise, Promise.resolve(paymentSession({ slug: 'ps_2', status: 'failed' }))];
    const { platform, host, outcome, service } = asking(() => answers.shift() ?? first.promise);
    await settled();
    outcome.lookUp({ type: 'one_time', slug: 'ps_2' }, connectionTo(service, platform));
    await settled();
    first.resolve(paymentSession());
    await settled();
    expect(outcome.state.outcome).to.equal('failed');
    expect(host.of('donation-status').map((event) => event.outcome)).to.deep.equal(['failed']);
    expect(host.of('donation-complete')).to.deep.equal([]);
  });
});
