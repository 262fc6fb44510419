import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { HttpError, NetworkError, TimeoutError, UnexpectedResponseError } from '../../src/client/errors.js';
import { OutcomeController } from '../../src/return/outcome-controller.js';
import type { PendingDonation } from '../../src/service/pending-donation.js';
import type { PaymentSession } from '../../src/schema/payment-session.js';
import {
  fakePlatform,
  fakeService,
  newYear,
  paymentSession,
  pendingDonation,
  settled,
  subscription,
} from '../support/elements/fakes.js';
import { hostOn, removeHosts } from '../support/elements/host.js';

const hour = 3_600_000;

type Answer = Error | Partial<PaymentSession>;

/** A controller with a service that gives these answers in turn, and repeats the last one. */
const answered = (answers: Answer[], pending: PendingDonation = pendingDonation()) => {
  const platform = fakePlatform();
  const host = hostOn(platform);
  const left = [...answers];
  const service = fakeService({
    getPaymentSession() {
      const answer = (left.length > 1 ? left.shift() : left[0]) ?? {};
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(paymentSession(answer));
    },
  });
  const store = new PendingStore(platform, 'session');
  store.add(pending);
  const outcome = new OutcomeController(host);
  outcome.lookUp({ type: 'one_time', slug: 'ps_7Hk2', pending }, service, store);
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
    const platform = fakePlatform();
    const host = hostOn(platform);
    const service = fakeService({ getSubscription: () => Promise.resolve(subscription()) });
    const outcome = new OutcomeController(host);
    const store = new PendingStore(platform, 'session');
    outcome.lookUp({ type: 'subscription', slug: 'sub_9Jx4' }, service, store);
    await settled();
    expect(service.calls.map(({ method, args }) => [method, args[0]])).to.deep.equal([
      ['getSubscription', 'sub_9Jx4'],
    ]);
    expect(outcome.state.outcome).to.equal('succeeded');
    const [complete] = host.of('donation-complete');
    expect(complete).to.include({ paymentType: 'subscription', amount: 1000, interval: 'month' });
  });

  it('fires the completion event once, without payer details or slug', async () => {
    const { host, service, store, outcome } = answered([pending, {}]);
    const { platform } = host;
    await platform.clock.advance(10_000);
    outcome.checkAgain();
    outcome.lookUp({ type: 'one_time', slug: 'ps_7Hk2' }, service, store);
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

  describe('on a 404', () => {
    it('waits for ten seconds, then reports not-found', async () => {
      const { platform, outcome, told } = answered([notFound]);
      await platform.clock.advance(8500);
      expect(outcome.state).to.deep.include({ outcome: 'pending', isPolling: true, receipt: null });
      await platform.clock.advance(4500);
      expect(outcome.state).to.deep.include({ outcome: 'not-found', isPolling: false });
      expect(told()).to.deep.equal(['pending', 'not-found']);
    });

    it('reports a donation that is found within that time', async () => {
      const { platform, told } = answered([notFound, notFound, {}]);
      await platform.clock.advance(5000);
      expect(told()).to.deep.equal(['pending', 'succeeded']);
    });

    it('reports a stale donation as not-found at once', async () => {
      const { outcome } = answered([notFound], pendingDonation({ created: newYear - 2 * hour }));
      await settled();
      expect(outcome.state).to.deep.include({ outcome: 'not-found', isPolling: false });
    });
  });

  it('reports not-found if the service rejects the slug (400)', async () => {
    const { platform, outcome, service } = answered([new HttpError(400, '{}')]);
    await platform.clock.advance(120_000);
    expect(outcome.state).to.deep.include({ outcome: 'not-found', isPolling: false });
    expect(service.calls).to.have.length(1);
  });

  for (const status of [401, 403]) {
    it(`stops at ${status} and informs the page`, async () => {
      const error = new HttpError(status, null);
      const { platform, host, outcome, service } = answered([error]);
      await platform.clock.advance(120_000);
      expect(outcome.state).to.deep.include({ outcome: 'unavailable', isPolling: false });
      expect(service.calls).to.have.length(1);
      expect(host.of('donation-error').map((event) => event.error)).to.deep.equal([error]);
      expect(platform.reports).to.deep.equal([error]);
    });
  }

  for (const error of [
    new HttpError(500, null),
    new HttpError(503, null, 120),
    new HttpError(429, null),
    new NetworkError(new TypeError('Failed to fetch')),
    new TimeoutError(10_000),
    new UnexpectedResponseError([]),
  ]) {
    it(`reports unavailable and keeps polling: ${error.message}`, async () => {
      const { platform, host, outcome, told } = answered([error, error, {}]);
      await settled();
      expect(outcome.state).to.deep.include({ outcome: 'unavailable', isPolling: true });
      await platform.clock.advance(10_000);
      expect(told()).to.deep.equal(['unavailable', 'succeeded']);
      expect(host.of('donation-error')).to.deep.equal([]);
    });

    it(`keeps the last outcome: ${error.message}`, async () => {
      const { platform, outcome, told } = answered([pending, error]);
      await platform.clock.advance(120_000);
      expect(outcome.state).to.deep.include({ outcome: 'pending', isPolling: false });
      expect(outcome.state.receipt?.amount).to.equal(2650);
      expect(told()).to.deep.equal(['pending']);
    });
  }

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
