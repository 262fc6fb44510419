import { expect } from '@open-wc/testing';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import { checkoutOn } from '../support/checkout/checkout.js';
import { checkoutResponse, deferred, newYear, settled } from '../support/elements/fakes.js';
import { removeHosts } from '../support/elements/host.js';

const url = 'https://pay.example/c/abc';

describe('CheckoutController', () => {
  afterEach(removeHosts);

  it('starts idle', () => {
    const { checkout } = checkoutOn();
    expect(checkout.state).to.deep.equal({ step: 'idle' });
    expect(checkout.isBusy).to.be.false;
  });

  it('sends the request, then leaves for the payment page', async () => {
    const answer = deferred<ReturnType<typeof checkoutResponse>>();
    const { platform, checkout, start } = checkoutOn({ createCheckout: () => answer.promise });
    void start();
    expect(checkout.state).to.deep.equal({ step: 'sending' });
    expect(checkout.isBusy).to.be.true;
    await settled();
    expect(platform.assigned).to.deep.equal([]);
    answer.resolve(checkoutResponse());
    await settled();
    expect(checkout.state).to.deep.equal({ step: 'leaving', url });
    expect(checkout.isBusy).to.be.true;
    expect(platform.assigned).to.deep.equal([url]);
  });

  it('sends once, however often it is started', async () => {
    const { service, platform, start } = checkoutOn();
    void start();
    void start();
    await settled();
    void start();
    await settled();
    expect(service.calls).to.have.length(1);
    expect(platform.assigned).to.have.length(1);
  });

  it('fires the checkout event, then the cancelable redirect event', async () => {
    const { host, start } = checkoutOn();
    void start();
    await settled();
    expect(host.events.map(({ type, cancelable }) => [type, cancelable])).to.deep.equal([
      ['donation-submit', true],
      ['donation-checkout', false],
      ['donation-redirect', true],
    ]);
    const [told] = host.of('donation-checkout');
    expect(told).to.include({
      slug: 'ps_7Hk2',
      paymentType: 'one_time',
      expiresAt: '2030-01-01T01:00:00Z',
    });
    expect(host.of('donation-redirect')[0]?.url).to.equal(url);
  });

  describe('the pending donation', () => {
    it('holds enough for the return, and no payer details', async () => {
      const { store, checkout, service, start } = checkoutOn();
      const { reference } = checkout;
      void start();
      await settled();
      const pending = store.newest();
      expect(pending).to.deep.equal({
        reference,
        slug: 'ps_7Hk2',
        type: 'one_time',
        created: newYear,
        checkoutUrl: url,
        expiresAt: '2030-01-01T01:00:00Z',
        page: location.pathname,
        form: '0',
        service: '',
        settled: null,
      });
      const sent = service.calls[0]?.args[0] as CheckoutRequest;
      expect(sent.metadata).to.deep.equal({ donation_reference: reference });
    });

    it('includes the query of a page that is identified by it', async () => {
      const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: '?page_id=12' });
      document.head.append(link);
      const { store, start } = checkoutOn();
      void start();
      await settled();
      link.remove();
      expect(store.newest()?.page).to.equal(`${location.pathname}?page_id=12`);
    });

    it('is stored before the donor leaves', async () => {
      const stored: unknown[] = [];
      const { store, start } = checkoutOn({
        platform: { assign: () => stored.push(store.newest()?.slug) },
      });
      void start();
      await settled();
      expect(stored).to.deep.equal(['ps_7Hk2']);
    });

    it('is not stored without a slug, and the donor can still pay', async () => {
      const createCheckout = () => Promise.resolve(checkoutResponse({ slug: null }));
      const { platform, start } = checkoutOn({ createCheckout });
      void start();
      await settled();
      expect(platform.storages.session.length).to.equal(0);
      expect(platform.assigned).to.deep.equal([url]);
    });
  });

  it('creates a new reference for each checkout', async () => {
    const { checkout, service, host, start } = checkoutOn();
    host.addEventListener('donation-redirect', (event) => event.preventDefault());
    const first = checkout.reference;
    await start();
    const second = checkout.reference;
    await start();
    expect(new Set([first, second, checkout.reference]).size).to.equal(3);
    expect(service.calls.map(({ args }) => (args[0] as CheckoutRequest).metadata)).to.deep.equal([
      { donation_reference: first },
      { donation_reference: second },
    ]);
  });

  it('cancels the checkout when its element leaves the page', async () => {
    const answer = deferred<ReturnType<typeof checkoutResponse>>();
    const { host, service, platform, store, checkout, start } = checkoutOn({
      createCheckout: () => answer.promise,
    });
    void start();
    await settled();
    host.remove();
    await settled();
    expect(checkout.state).to.deep.equal({ step: 'idle' });
    expect((service.calls[0]?.args[1] as { signal: AbortSignal }).signal.aborted).to.be.true;
    answer.resolve(checkoutResponse());
    await platform.clock.advance(20_000);
    expect(checkout.state).to.deep.equal({ step: 'idle' });
    expect(store.newest()).to.be.undefined;
    expect(platform.assigned).to.deep.equal([]);
    expect(host.events.map(({ type }) => type)).to.deep.equal(['donation-submit']);
  });

  it('continues when its element moves within the page', async () => {
    const { host, service, platform, checkout, start } = checkoutOn();
    void start();
    document.body.prepend(host);
    await settled();
    expect(checkout.state.step).to.equal('leaving');
    expect(platform.assigned).to.deep.equal([url]);
    expect(service.calls).to.have.length(1);
  });

  it('works again after a reset, and ignores the old answer', async () => {
    const held = deferred<null>();
    const { host, platform, service, checkout, start } = checkoutOn();
    host.addEventListener('donation-submit', (event) => event.waitUntil(held.promise), { once: true });
    void start();
    checkout.reset();
    expect(checkout.state).to.deep.equal({ step: 'idle' });
    held.resolve(null);
    await settled();
    expect(service.calls).to.deep.equal([]);
    void start();
    await settled();
    expect(service.calls).to.have.length(1);
    checkout.reset();
    await platform.clock.advance(20_000);
    expect(checkout.state).to.deep.equal({ step: 'idle' });
  });
});
