import { expect } from '@open-wc/testing';
import { checkoutResponse, deferred, settled } from '../support/elements/fakes.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import { checkoutOn } from '../support/checkout/checkout.js';
import { removeHosts } from '../support/elements/host.js';

const url = 'https://pay.example/c/abc';
const framed = { platform: { isFramedAcrossOrigins: () => true } };

describe('CheckoutController, link to the payment page', () => {
  afterEach(removeHosts);

  describe('if it cannot leave', () => {
    it('lets the page redirect if the redirect event is cancelled', async () => {
      const { host, platform, store, checkout, start } = checkoutOn();
      host.addEventListener('donation-redirect', (event) => event.preventDefault());
      await start();
      expect(checkout.state).to.deep.equal({ step: 'idle' });
      expect(platform.assigned).to.deep.equal([]);
      expect(store.newest()?.slug).to.equal('ps_7Hk2');
    });

    it('shows a link at once in a cross-origin frame', async () => {
      const { platform, checkout, start } = checkoutOn({ platform: { isFramedAcrossOrigins: () => true } });
      await start();
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: false });
      expect(checkout.isBusy).to.be.false;
      expect(platform.assigned).to.deep.equal([]);
    });

    it('shows a link if the redirect throws', async () => {
      const assign = () => {
        throw new DOMException('Blocked.', 'SecurityError');
      };
      const { host, checkout, start } = checkoutOn({ platform: { assign } });
      await start();
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: false });
      expect(host.of('donation-error')).to.deep.equal([]);
    });

    it('shows a link after ten seconds', async () => {
      const { platform, checkout, start } = checkoutOn();
      void start();
      await platform.clock.advance(9999);
      expect(checkout.state.step).to.equal('leaving');
      await platform.clock.advance(1);
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: false });
    });
  });

  describe('if the donor edits the form after sending', () => {
    it('removes the link to the earlier checkout', async () => {
      const { checkout, start } = checkoutOn(framed);
      await start();
      checkout.edited();
      expect(checkout.state).to.deep.equal({ step: 'idle' });
    });

    it('cancels the request, and ignores a late answer', async () => {
      const answer = deferred<ReturnType<typeof checkoutResponse>>();
      const { checkout, start, service, store, platform, host } = checkoutOn({
        createCheckout: () => answer.promise,
      });
      const started = start();
      await settled();
      checkout.edited();
      expect(checkout.state).to.deep.equal({ step: 'changed' });
      expect(checkout.isBusy).to.be.false;
      expect((service.calls[0]?.args[1] as { signal: AbortSignal }).signal.aborted).to.be.true;
      answer.resolve(checkoutResponse());
      await started;
      expect(checkout.state).to.deep.equal({ step: 'changed' });
      expect([platform.assigned, platform.stopped, store.newest()]).to.deep.equal([[], 0, undefined]);
      expect(host.events.map(({ type }) => type)).to.deep.equal(['donation-submit']);
    });

    it('stops the redirect', async () => {
      const { checkout, start, platform } = checkoutOn();
      const started = start();
      await settled();
      expect(checkout.state.step).to.equal('leaving');
      checkout.edited();
      expect(checkout.state).to.deep.equal({ step: 'changed' });
      expect(platform.stopped).to.equal(1);
      await started;
      await platform.clock.advance(20_000);
      expect(checkout.state).to.deep.equal({ step: 'changed' });
    });

    it('stops a slow redirect after the link is shown', async () => {
      const { checkout, start, platform } = checkoutOn();
      void start();
      await platform.clock.advance(10_000);
      expect(checkout.state.step).to.equal('link');
      checkout.edited();
      expect([checkout.state.step, platform.stopped]).to.deep.equal(['idle', 1]);
    });

    it('stops nothing if no redirect has started', async () => {
      const { checkout, start, platform } = checkoutOn(framed);
      await start();
      checkout.edited();
      checkout.edited();
      expect(platform.stopped).to.equal(0);
    });

    it('stops the redirect when the page cancels it', async () => {
      const { checkout, start, platform } = checkoutOn();
      void start();
      await settled();
      checkout.giveUp();
      expect([checkout.state.step, platform.stopped]).to.deep.equal(['idle', 1]);
    });

    for (const type of ['donation-submit', 'donation-checkout', 'donation-redirect'] as const) {
      it(`does not redirect if a ${type} listener changes the form`, async () => {
        const { checkout, start, platform, host } = checkoutOn();
        host.addEventListener(type, () => checkout.edited());
        await start();
        expect(checkout.state).to.deep.equal({ step: 'changed' });
        expect(platform.assigned).to.deep.equal([]);
      });
    }

    it('creates a new reference for the next request', async () => {
      const { checkout, start, service } = checkoutOn();
      void start();
      await settled();
      checkout.edited();
      void start();
      await settled();
      expect(checkout.state.step).to.equal('leaving');
      const references = service.calls.map(
        ({ args }) => (args[0] as CheckoutRequest).metadata?.['donation_reference'],
      );
      expect(new Set(references).size).to.equal(2);
    });

    it('shows a link for the next request', async () => {
      const { checkout, start } = checkoutOn(framed);
      checkout.edited();
      await start();
      expect(checkout.state.step).to.equal('link');
    });
  });

  describe('if the donor follows the link', () => {
    it('locks the form for as long as a redirect that the frame cannot stop can take', async () => {
      const { platform, checkout, start } = checkoutOn(framed);
      await start();
      expect(checkout.isHeld).to.be.false;
      void checkout.onFollow();
      await platform.clock.advance(9999);
      expect(checkout.isHeld).to.be.true;
      await platform.clock.advance(1);
      expect(checkout.isHeld).to.be.false;
    });

    it('does not lock the form if the redirect can be stopped', async () => {
      const { platform, checkout, start } = checkoutOn();
      void start();
      await platform.clock.advance(10_000);
      void checkout.onFollow();
      expect(checkout.isHeld).to.be.false;
      checkout.edited();
      expect(platform.stopped).to.equal(1);
    });

    it('detects after three seconds that the frame blocks the link', async () => {
      const { platform, checkout, start } = checkoutOn(framed);
      await start();
      void checkout.onFollow();
      await platform.clock.advance(2999);
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: false });
      await platform.clock.advance(1);
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: true });
    });

    it('detects nothing if the link is removed first', async () => {
      const { platform, checkout, start } = checkoutOn(framed);
      await start();
      void checkout.onFollow();
      checkout.edited();
      await platform.clock.advance(3000);
      expect(checkout.state).to.deep.equal({ step: 'idle' });
    });
  });
});
