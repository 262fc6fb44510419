// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { NetworkError, UnexpectedResponseError } from '../../src/client/errors.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };
import { bodyOf, patched } from '../fixtures/patch.js';
import session from '../fixtures/payment-session.json' with { type: 'json' };
import subscription from '../fixtures/subscription.json' with { type: 'json' };
import { answering, clientOn, oneTimeRequest, subscriptionRequest } from '../support/client/fake-fetch.js';
import { rejectionOf } from '../support/rejection-of.js';

// The client has no option for allowed hosts of payment pages.
const staged = edge.checkout_response.filter(({ config }) => config === undefined);

describe('createCheckout', () => {
  for (const entry of staged) {
    const { name, requested, status, content_type: type, fault, expect: wanted } = entry;
    const { redirect, store, error } = wanted;
    it(`${redirect ? 'accepts' : 'rejects'} the answer: ${name}`, async () => {
      const body = fault || status === 204 ? null : bodyOf(entry);
      const { client, exchanges } = clientOn(
        fault
          ? () => Promise.reject(new TypeError('Failed to fetch'))
          : answering(body, { status, headers: { 'Content-Type': type } }),
      );
      const request = requested === 'one_time' ? oneTimeRequest : subscriptionRequest;
      if (redirect) {
        const checkout = await client.createCheckout(request);
        expect(checkout.checkout_url).to.equal(redirect);
        expect(checkout.slug).to.equal(store?.slug ?? null);
        expect(checkout.type).to.equal(requested);
      } else {
        const rejection = await rejectionOf(client.createCheckout(request));
        expect(rejection).to.be.instanceOf(error === 'network' ? NetworkError : UnexpectedResponseError);
        if (error === 'unsafe_url') {
          expect((rejection as UnexpectedResponseError).issues).to.deep.equal([
            { path: ['checkout_url'], code: 'unsafe_url' },
          ]);
          expect((rejection as Error).message)
            .not.to.include('alert(1)')
            .and.not.to.include('pay.example');
        }
      }
      expect(exchanges).to.have.length(1);
    });
  }

  it('returns only the fields of §4.1', async () => {
    const { client } = clientOn(
      answering(JSON.stringify({ ...edge.meta.fixtures.checkout_ok, token: 'x', payer: {} })),
    );
    expect(await client.createCheckout(oneTimeRequest)).to.deep.equal({
      checkout_url: 'https://pay.example/c/abc',
      expires_at: '2030-01-01T00:00:00Z',
      slug: 'ps_7Hk2',
      type: 'one_time',
    });
  });

  for (const [said, requested, type] of [
    [undefined, subscriptionRequest, 'subscription'],
    ['donation', subscriptionRequest, 'subscription'],
    ['constructor', oneTimeRequest, 'one_time'],
    ['subscription', oneTimeRequest, 'one_time'],
    ['one_time', subscriptionRequest, 'subscription'],
  ] as const) {
    it(`returns type ${type} if the answer says ${said} to a ${requested.payment_type} request`, async () => {
      const body = patched(edge.meta.fixtures.checkout_ok, { type: said });
      const { client } = clientOn(answering(JSON.stringify(body)));
      expect((await client.createCheckout(requested)).type).to.equal(type);
    });
  }

  for (const expiresAt of [undefined, null, 5, {}]) {
    it(`returns no expiry if the answer says ${JSON.stringify(expiresAt)}`, async () => {
      const body = patched(edge.meta.fixtures.checkout_ok, { expires_at: expiresAt });
      const { client } = clientOn(answering(JSON.stringify(body)));
      expect((await client.createCheckout(oneTimeRequest)).expires_at).to.be.null;
    });
  }
});

describe('getPaymentSession and getSubscription', () => {
  it('return the payment session of §2.1', async () => {
    const { client } = clientOn(answering(JSON.stringify({ ...session, new_field: 1 })));
    expect(await client.getPaymentSession('ps_7Hk2')).to.deep.equal(
      patched(session, { 'line_items/0/type': null }),
    );
  });

  it('return the subscription of §2.2', async () => {
    const { client } = clientOn(answering(JSON.stringify({ ...subscription, new_field: 1 })));
    expect(await client.getSubscription('sub_9Jx4')).to.deep.equal(subscription);
  });

  it('accept any 2xx status and any content type', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const { client } = clientOn(answering(JSON.stringify(subscription), { status: 206, headers }));
    expect((await client.getSubscription('sub_9Jx4')).status).to.equal('active');
  });
});

describe('The body of an answer', () => {
  const body = JSON.stringify({ ...session, status: 'succeeded' });

  it('is read from any chunks, also within a character, and without a byte order mark', async () => {
    const bytes = new TextEncoder().encode(`\ufeff{"checkout_url":"https://pay.example/ü€😀"}`);
    const chunks = new ReadableStream({
      start: (stream) => {
        for (const byte of bytes) stream.enqueue(new Uint8Array([byte]));
        stream.close();
      },
    });
    const { client } = clientOn(() => Promise.resolve(new Response(chunks)));
    const { checkout_url: address } = await client.createCheckout(oneTimeRequest);
    expect(decodeURI(address)).to.equal('https://pay.example/ü€😀');
  });

  it('is read if it has just under 4 MB', async () => {
    const { client } = clientOn(answering(body.padEnd(3_999_000)));
    expect((await client.getPaymentSession('ps_7Hk2')).status).to.equal('succeeded');
  });

  it('is read from a `fetch` of the page that has no streams', async () => {
    const old = Object.defineProperty(new Response(body), 'body', { value: undefined });
    const { client } = clientOn(() => Promise.resolve(old));
    expect((await client.getPaymentSession('ps_7Hk2')).status).to.equal('succeeded');
  });
});
