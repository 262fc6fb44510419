// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { serviceOf, type ElementService } from '../../src/service/service.js';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import type { DonationService } from '../../src/client/donation-client.js';
import { HttpError, NetworkError, UnexpectedResponseError } from '../../src/client/errors.js';
import { checkoutResponse, fakeService, paymentSession, subscription } from '../support/elements/fakes.js';
import { oneTimeRequest } from '../support/client/fake-fetch.js';
import { rejectionOf } from '../support/rejection-of.js';

const attributes = { client: null, baseUrl: 'https://api.example/api/v1', publishableKey: 'pk_test_4Zp' };

const oneTime = { type: 'one_time', slug: 'ps_7Hk2' } as const;
const recurring = { type: 'subscription', slug: 'sub_9Jx4' } as const;

describe('serviceOf', () => {
  it('uses the custom client whatever the attributes are', async () => {
    const client = fakeService();
    const service = serviceOf({ client, baseUrl: '', publishableKey: '' });
    const options = { timeout: 5 };
    expect(await service.createCheckout(oneTimeRequest, options)).to.deep.equal(checkoutResponse());
    expect(await service.read(oneTime, options)).to.deep.equal(paymentSession());
    expect(await service.read(recurring, options)).to.deep.equal(subscription());
    expect(service.baseUrl).to.equal(client.baseUrl);
    expect(client.calls).to.deep.equal([
      { method: 'createCheckout', args: [oneTimeRequest, options] },
      { method: 'getPaymentSession', args: ['ps_7Hk2', options] },
      { method: 'getSubscription', args: ['sub_9Jx4', options] },
    ]);
  });

  it('creates a client from the attributes', () => {
    const service = serviceOf(attributes);
    expect(service.baseUrl).to.equal('https://api.example/api/v1');
  });

  it('resolves an address that starts with a slash against the page’s host', () => {
    const service = serviceOf({ ...attributes, baseUrl: '/donations/api/v1/' });
    expect(service.baseUrl).to.equal(`${location.origin}/donations/api/v1`);
  });

  for (const [baseUrl, publishableKey] of [
    ['', 'pk_test_4Zp'],
    ['//api.example/api/v1', 'pk_test_4Zp'],
    ['api/v1', 'pk_test_4Zp'],
    ['http://api.example/api/v1', 'pk_test_4Zp'],
    ['/api', 'pk_test_4Zp'],
    ['https://api.example/api/v1', ''],
    ['https://api.example/api/v1', 'sk_live_4Zp'],
  ] as const) {
    it(`throws for ${JSON.stringify(baseUrl)} with ${JSON.stringify(publishableKey)}`, () => {
      expect(() => serviceOf({ client: null, baseUrl, publishableKey })).to.throw(ConfigurationError);
    });
  }
});

/** A custom client with unchecked answers. */
const own = (answer: () => unknown) => {
  const client = { createCheckout: answer, getPaymentSession: answer, getSubscription: answer };
  return serviceOf({ ...attributes, client: client as unknown as DonationService });
};

const reads = {
  createCheckout: (service: ElementService) => service.createCheckout(oneTimeRequest),
  getPaymentSession: (service: ElementService) => service.read(oneTime),
  getSubscription: (service: ElementService) => service.read(recurring),
};

describe('serviceOf with a custom client', () => {
  for (const url of [
    'javascript:alert(document.domain)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://pay.example/c/abc',
    'https://user:secret@pay.example/c/abc',
    '//pay.example/c/abc',
    '',
    null,
    { toString: () => 'https://pay.example/c/abc' },
  ]) {
    it(`rejects ${JSON.stringify(url)} as a payment page`, async () => {
      const error = await rejectionOf(
        reads.createCheckout(own(() => Promise.resolve({ ...checkoutResponse(), checkout_url: url }))),
      );
      expect(error).to.be.instanceOf(UnexpectedResponseError);
    });
  }

  it('falls back to the requested type and to no slug', async () => {
    const service = own(() => Promise.resolve({ checkout_url: 'https://pay.example/c', type: 7, slug: '' }));
    expect(await reads.createCheckout(service)).to.deep.equal({
      checkout_url: 'https://pay.example/c',
      expires_at: null,
      slug: null,
      type: 'one_time',
    });
  });

  it('parses its answers as tolerantly as the answers of the service', async () => {
    const service = own(() =>
      Promise.resolve({ slug: 'ps_7Hk2', status: 'succeeded', amount: '2500', charity: 'none', extra: 1 }),
    );
    const session = await reads.getPaymentSession(service);
    expect(session).to.include({ slug: 'ps_7Hk2', status: 'succeeded', amount: null, charity: null });
    expect(session.line_items).to.deep.equal([]);
    expect(session).not.to.have.property('extra');
  });

  for (const [name, read] of Object.entries(reads)) {
    for (const nonsense of [undefined, null, 'ok', 7, []]) {
      it(`rejects ${JSON.stringify(nonsense)} from ${name} as an unexpected answer`, async () => {
        const error = await rejectionOf(read(own(() => nonsense)));
        expect(error).to.be.instanceOf(UnexpectedResponseError);
      });
    }

    it(`turns a thrown value from ${name} that is not an error into an unexpected answer`, async () => {
      const thrown = await rejectionOf(
        read(
          own(() => {
            throw 'no';
          }),
        ),
      );
      expect(thrown).to.be.instanceOf(UnexpectedResponseError).with.property('cause', 'no');

      const rejected = await rejectionOf(read(own(() => Promise.reject({ code: 1 }))));
      expect(rejected).to.be.instanceOf(UnexpectedResponseError);
    });

    it(`passes on an error that ${name} throws or rejects with`, async () => {
      const error = new HttpError(429, null, 7);
      expect(await rejectionOf(read(own(() => Promise.reject(error))))).to.equal(error);
      const thrown = await rejectionOf(
        read(
          own(() => {
            throw error;
          }),
        ),
      );
      expect(thrown).to.equal(error);
    });
  }

  for (const [name, Own] of [
    ['HttpError', HttpError],
    ['NetworkError', NetworkError],
  ] as const) {
    it(`recognises the ${name} of another copy of this package, such as the npm client next to a script tag`, async () => {
      const error = Object.assign(new Error('Of another copy.'), {
        name,
        status: 429,
        body: {},
        retryAfter: 7,
      });
      const known = await rejectionOf(reads.getPaymentSession(own(() => Promise.reject(error))));
      expect(known).to.be.instanceOf(Own);
      if (known instanceof HttpError) expect([known.status, known.retryAfter]).to.deep.equal([429, 7]);
    });
  }

  it('accepts an answer that is not a promise', async () => {
    const session = await reads.getPaymentSession(own(() => paymentSession()));
    expect(session.status).to.equal(paymentSession().status);
  });

  it('calls methods with the client as `this`', async () => {
    class Own {
      #answer = checkoutResponse();
      createCheckout() {
        return Promise.resolve(this.#answer);
      }
      getPaymentSession = () => Promise.resolve(paymentSession());
      getSubscription = () => Promise.resolve(subscription());
    }
    const service = serviceOf({ ...attributes, client: new Own() });
    expect(await reads.createCheckout(service)).to.deep.equal(checkoutResponse());
  });
});
