import { expect } from '@open-wc/testing';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import { checkoutOn, requestWith } from '../support/checkout/checkout.js';
import { deferred, settled } from '../support/elements/fakes.js';
import { removeHosts } from '../support/elements/host.js';

describe('CheckoutController, if the page delays the submit', () => {
  afterEach(removeHosts);

  it('sends nothing if the submit event is cancelled', async () => {
    const { host, service, store, checkout, start } = checkoutOn();
    const { reference } = checkout;
    host.addEventListener('donation-submit', (event) => event.preventDefault());
    await start();
    expect(checkout.state).to.deep.equal({ step: 'idle' });
    expect(service.calls).to.deep.equal([]);
    expect(store.newest()).to.be.undefined;
    expect(checkout.reference).to.equal(reference);
    expect(host.of('donation-error')).to.deep.equal([]);
  });

  it('waits until every promise that it was given is fulfilled', async () => {
    const [token, consent] = [deferred<string>(), deferred<boolean>()];
    const { host, service, checkout, start } = checkoutOn();
    host.addEventListener('donation-submit', (event) => {
      event.waitUntil(token.promise);
      event.waitUntil(consent.promise);
    });
    void start();
    token.resolve('x');
    await settled();
    void start();
    expect(checkout.state.step).to.equal('sending');
    expect(service.calls).to.deep.equal([]);
    consent.resolve(true);
    await settled();
    expect(service.calls).to.have.length(1);
    expect(host.of('donation-submit')).to.have.length(1);
  });

  for (const [why, reason, message] of [
    ['an error', new Error('No token.'), 'No token.'],
    [
      'a value that is not an error',
      'no',
      'A promise passed to waitUntil() was rejected, so nothing was sent.',
    ],
    ['nothing', undefined, 'A promise passed to waitUntil() was rejected, so nothing was sent.'],
  ] as const) {
    it(`sends nothing if a promise is rejected with ${why}`, async () => {
      const { host, service, checkout, start } = checkoutOn();
      host.addEventListener('donation-submit', (event) => {
        event.waitUntil(Promise.reject(reason));
      });
      await start();
      expect(service.calls).to.deep.equal([]);
      expect(checkout.state.step).to.equal('failed');
      const { error } = host.of('donation-error')[0] ?? {};
      expect(error?.message).to.equal(message);
      if (!(reason instanceof Error)) expect(error?.cause).to.equal(reason);
    });
  }

  it('sends the request with the changes that the page made', async () => {
    const { host, service, start } = checkoutOn();
    host.addEventListener('donation-submit', (event) => {
      event.waitUntil(
        Promise.resolve('t0ken').then((token) => {
          event.request.metadata = { ...event.request.metadata, captcha: token };
        }),
      );
    });
    void start();
    await settled();
    const sent = service.calls[0]?.args[0] as CheckoutRequest;
    expect(sent.metadata).to.include({ captcha: 't0ken' }).and.to.have.property('donation_reference');
    expect(sent.line_items).to.deep.equal(requestWith('').line_items);
  });
});
