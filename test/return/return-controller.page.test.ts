// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import type { Arrival } from '../../src/page/navigation.js';
import type { DonationService } from '../../src/client/donation-client.js';
import { HttpError } from '../../src/client/errors.js';
import { ReturnController } from '../../src/return/return-controller.js';
import type { PendingDonation } from '../../src/service/pending-donation.js';
import {
  deferred,
  fakePlatform,
  fakeService,
  newYear,
  paymentSession,
  pendingDonation,
  settled,
} from '../support/elements/fakes.js';
import { connectionTo, hostOn, removeHosts } from '../support/elements/host.js';

const form = { view: 'form', open: null };
const hour = 3_600_000;

type Given = { arrival?: Arrival; pending?: PendingDonation | null } & Partial<DonationService>;

const returning = ({ arrival = 'outside', pending = pendingDonation(), ...answers }: Given = {}) => {
  const platform = fakePlatform({ arrival: () => arrival });
  const host = hostOn(platform);
  const store = new PendingStore(platform, 'session');
  if (pending) store.add(pending);
  const service = fakeService(answers);
  const connection = connectionTo(service, platform);
  let backs = 0;
  const returned = new ReturnController(host, { back: () => (backs += 1) });
  return {
    platform,
    host,
    store,
    service,
    returned,
    begin: () => returned.start(connection),
    backs: () => backs,
  };
};

const status = (value: string | null) => ({
  getPaymentSession: () => Promise.resolve(paymentSession({ status: value })),
});

const pageshow = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('ReturnController', () => {
  const { href } = location;
  afterEach(() => {
    removeHosts();
    history.replaceState(null, '', href);
  });

  it('shows the form at the start and if nothing is pending', async () => {
    const { returned, begin, service } = returning({ pending: null });
    expect(returned.state).to.deep.equal(form);
    begin();
    await settled();
    expect(returned.state).to.deep.equal(form);
    expect(service.calls).to.deep.equal([]);
  });

  describe('with a reference in the address', () => {
    for (const arrival of ['outside', 'inside', 'back', 'reload'] as const) {
      it(`shows the status of the donation after arrival by ${arrival}`, () => {
        const { returned, begin } = returning({ arrival });
        history.replaceState(null, '', `?donation-reference=${pendingDonation().reference}`);
        begin();
        expect(returned.state).to.deep.equal({ view: 'status', returned: { pending: pendingDonation() } });
        expect(location.search).to.equal('');
      });
    }

    it('shows a status without a donation if none is stored', () => {
      const { returned, begin } = returning();
      history.replaceState(null, '', `?donation-reference=${'f'.repeat(32)}`);
      begin();
      expect(returned.state).to.deep.equal({ view: 'status', returned: { pending: null } });
    });
  });

  describe('without a reference', () => {
    const shown = { view: 'status', returned: { pending: pendingDonation() } };
    const settledOne = pendingDonation({ settled: 'succeeded' });

    it('shows the newest pending donation to a donor who comes from outside', () => {
      const { returned, begin } = returning();
      begin();
      expect(returned.state).to.deep.equal(shown);
    });

    it('shows the form to a donor who has seen the outcome', async () => {
      const { returned, begin, service } = returning({ pending: settledOne });
      begin();
      await settled();
      expect(returned.state).to.deep.equal(form);
      expect(service.calls).to.deep.equal([]);
    });

    it('shows the form after a reload if the outcome is final', async () => {
      const { returned, begin, service } = returning({ arrival: 'reload', pending: settledOne });
      begin();
      await settled();
      expect(returned.state).to.deep.equal(form);
      expect(service.calls).to.deep.equal([]);
    });

    it('shows the form if the donation is two hours old', () => {
      const pending = pendingDonation({ created: newYear - 2 * hour });
      const { returned, begin } = returning({ pending });
      begin();
      expect(returned.state).to.deep.equal(form);
    });

    it('decides once', () => {
      const { returned, begin, store } = returning({ pending: null });
      begin();
      store.add(pendingDonation());
      begin();
      expect(returned.state).to.deep.equal(form);
    });
  });

  for (const arrival of ['back', 'inside'] as const) {
    describe(`after arrival by ${arrival}`, () => {
      it('shows the form and polls once', async () => {
        const { returned, begin, platform, service } = returning({ arrival, ...status('pending_payment') });
        begin();
        expect(returned.state).to.deep.equal(form);
        await platform.clock.advance(600_000);
        expect(service.calls.map(({ method, args }) => [method, args[0]])).to.deep.equal([
          ['getPaymentSession', 'ps_7Hk2'],
        ]);
      });

      it('offers to continue an open checkout', async () => {
        const { returned, begin } = returning({ arrival, ...status('pending_payment') });
        begin();
        await settled();
        expect(returned.state).to.deep.equal({ view: 'form', open: pendingDonation() });
      });

      it('offers nothing if the checkout has expired', async () => {
        const pending = pendingDonation({ expiresAt: '2030-01-01T00:00:00Z' });
        const { returned, begin } = returning({ arrival, pending, ...status('pending_payment') });
        begin();
        await settled();
        expect(returned.state).to.deep.equal(form);
      });

      it('shows the status if the donation is paid', async () => {
        const { returned, begin } = returning({ arrival, ...status('succeeded') });
        begin();
        await settled();
        expect(returned.state).to.deep.equal({ view: 'status', returned: { pending: pendingDonation() } });
      });

      for (const value of ['failed', 'processing', 'constructor', null]) {
        it(`keeps the form if the service returns ${value}`, async () => {
          const { returned, begin } = returning({ arrival, ...status(value) });
          begin();
          await settled();
          expect(returned.state).to.deep.equal(form);
        });
      }

      it('keeps the form after an error or an answer about another donation', async () => {
        for (const getPaymentSession of [
          () => Promise.resolve(paymentSession({ slug: 'ps_other' })),
          () => Promise.reject(new HttpError(500, null)),
        ]) {
          const { returned, begin } = returning({ arrival, getPaymentSession });
          begin();
          await settled();
          expect(returned.state).to.deep.equal(form);
        }
      });
    });
  }

  it('requests a subscription from its own endpoint', async () => {
    const pending = pendingDonation({ type: 'subscription', slug: 'sub_9Jx4' });
    const { returned, begin, service } = returning({ arrival: 'back', pending });
    begin();
    await settled();
    expect(service.calls.map(({ method }) => method)).to.deep.equal(['getSubscription']);
    expect(returned.state.view).to.equal('status');
  });

  it('keeps the form if the donor starts again before the answer', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const { returned, begin } = returning({ arrival: 'back', getPaymentSession: () => answer.promise });
    begin();
    returned.showForm();
    answer.resolve(paymentSession());
    await settled();
    expect(returned.state).to.deep.equal(form);
  });

  it('shows the form again on request', () => {
    const { returned, begin } = returning();
    begin();
    returned.showForm();
    expect(returned.state).to.deep.equal(form);
  });

  describe('after a restore from the back/forward cache', () => {
    it('works again and checks the donation', async () => {
      const { returned, begin, store, backs } = returning({ pending: null, ...status('succeeded') });
      begin();
      store.add(pendingDonation());
      pageshow(true);
      expect(backs()).to.equal(1);
      await settled();
      expect(returned.state).to.deep.equal({ view: 'status', returned: { pending: pendingDonation() } });
    });

    it('does nothing on the first pageshow', async () => {
      const { begin, store, service, backs } = returning({ pending: null });
      begin();
      store.add(pendingDonation());
      pageshow(false);
      await settled();
      expect(backs()).to.equal(0);
      expect(service.calls).to.deep.equal([]);
    });

    it('does nothing after its element has left the page', () => {
      const { host, begin, backs } = returning();
      begin();
      host.remove();
      pageshow(true);
      expect(backs()).to.equal(0);
    });
  });
});
