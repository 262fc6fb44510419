import { expect } from '@open-wc/testing';
import { checkoutResponse, deferred, settled } from './fakes.js';
import { checkoutOn } from './checkout.js';
import { removeHosts } from './host.js';

const url = 'https://pay.example/c/abc';
const framed = { platform: { isFramedAcrossOrigins: () => true } };

describe('CheckoutController, with a link to the payment page', () => {
  afterEach(removeHosts);

  describe('when it can’t leave', () => {
    it('leaves that to the page once the redirect is cancelled', async () => {
      const { host, platform, store, checkout, start } = checkoutOn();
      host.addEventListener('donation-redirect', (event) => event.preventDefault());
      await start();
      expect(checkout.state).to.deep.equal({ step: 'idle' });
      expect(platform.assigned).to.deep.equal([]);
      expect(store.newest()?.slug).to.equal('ps_7Hk2');
    });

    it('gives a link at once inside a frame of another origin', async () => {
      const { platform, checkout, start } = checkoutOn({ platform: { isFramedAcrossOrigins: () => true } });
      await start();
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: false });
      expect(checkout.isBusy).to.be.false;
      expect(platform.assigned).to.deep.equal([]);
    });

    it('gives a link when going there throws', async () => {
      const assign = () => {
        throw new DOMException('Blocked.', 'SecurityError');
      };
      const { host, checkout, start } = checkoutOn({ platform: { assign } });
      await start();
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: false });
      expect(host.of('donation-error')).to.deep.equal([]);
    });

    it('gives a link after ten seconds', async () => {
      const { platform, checkout, start } = checkoutOn();
      void start();
      await platform.clock.advance(9999);
      expect(checkout.state.step).to.equal('leaving');
      await platform.clock.advance(1);
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: false });
    });
  });

  describe('when the form is edited after it was sent', () => {
    it('takes back the link to what was sent', async () => {
      const { checkout, start } = checkoutOn(framed);
      await start();
      checkout.edited();
      expect(checkout.state).to.deep.equal({ step: 'idle' });
    });

    it('gives no link to what was sent', async () => {
      const answer = deferred<ReturnType<typeof checkoutResponse>>();
      const { checkout, start } = checkoutOn({ ...framed, createCheckout: () => answer.promise });
      const started = start();
      await settled();
      checkout.edited();
      expect(checkout.state.step).to.equal('sending');
      answer.resolve(checkoutResponse());
      await started;
      expect(checkout.state).to.deep.equal({ step: 'idle' });
    });

    it('gives a link to what is sent next', async () => {
      const { checkout, start } = checkoutOn(framed);
      checkout.edited();
      await start();
      expect(checkout.state.step).to.equal('link');
    });
  });

  describe('when the link is followed', () => {
    it('knows after three seconds that the frame forbids it', async () => {
      const { platform, checkout, start } = checkoutOn(framed);
      await start();
      void checkout.followed();
      await platform.clock.advance(2999);
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: false });
      await platform.clock.advance(1);
      expect(checkout.state).to.deep.equal({ step: 'link', url, isBlocked: true });
    });

    it('knows nothing of a link that is taken back meanwhile', async () => {
      const { platform, checkout, start } = checkoutOn(framed);
      await start();
      void checkout.followed();
      checkout.edited();
      await platform.clock.advance(3000);
      expect(checkout.state).to.deep.equal({ step: 'idle' });
    });
  });
});
