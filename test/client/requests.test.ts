import { inspect } from 'node:util';
import { expect } from '@open-wc/testing';
import { DonationClient, type CallOptions } from '../../src/client/donation-client.js';
import { InvalidRequestError, NetworkError } from '../../src/client/errors.js';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import { readPayerSchema } from '../../src/schema/payer.js';
import { notJson } from '../fixtures/not-json.js';
import {
  answering,
  clientOn,
  key,
  oneTimeRequest,
  subscriptionRequest,
} from '../support/client/fake-fetch.js';
import { rejectionOf } from '../support/rejection-of.js';
import { redirectingService } from '../support/redirecting-service.js';

const checkout = '{"checkout_url":"https://pay.example/c/abc"}';

describe('DonationClient', () => {
  describe('createCheckout (§4.1)', () => {
    for (const request of [oneTimeRequest, subscriptionRequest]) {
      it(`posts a ${request.payment_type} request as JSON`, async () => {
        const { client, exchanges } = clientOn(answering(checkout));
        await client.createCheckout(request);
        expect(exchanges).to.have.length(1);
        const [{ url, init } = { url: '', init: {} }] = exchanges;
        expect(url).to.equal('https://api.example/api/v1/payment-session/checkout');
        expect(init.method).to.equal('POST');
        expect(JSON.parse(init.body as string)).to.deep.equal(request);
      });
    }

    it('sends three headers and no cookies', async () => {
      const { client, exchanges } = clientOn(answering(checkout));
      await client.createCheckout(oneTimeRequest);
      expect(exchanges[0]?.init.headers).to.deep.equal({
        Authorization: 'Bearer pk_test_4ZpQ7w',
        Accept: 'application/json',
        'Content-Type': 'application/json',
      });
      expect(exchanges[0]?.init.credentials).to.equal('omit');
    });

    const invalid: [why: string, request: unknown, path: string[]][] = [
      ['no line item', { ...oneTimeRequest, line_items: [] }, ['line_items']],
      ['a quantity of 0', { ...oneTimeRequest, line_items: [{ quantity: 0, amount: 5 }] }, ['quantity']],
      [
        'a number for a name',
        { ...oneTimeRequest, payer: { email: 'a@b.example', first_name: 3 } },
        ['first_name'],
      ],
      ['no email address', { ...oneTimeRequest, payer: { email: '' } }, ['email']],
      ['a text for a payer', { ...oneTimeRequest, payer: 'ada@example.org' }, ['payer (invalid_type)']],
      [
        'a text for an address',
        { ...oneTimeRequest, payer: { email: 'a@b.example', billing_address: 'GB' } },
        ['payer.billing_address (invalid_type)'],
      ],
      [
        'an http return address',
        { ...oneTimeRequest, return_url: 'http://a.example' },
        ['return_url (invalid_value)'],
      ],
      ['an unknown key', { ...oneTimeRequest, tip: 100 }, ['tip']],
      [
        'a subscription in a one-off donation',
        { ...subscriptionRequest, payment_type: 'one_time' },
        ['subscription'],
      ],
      ['no subscription', { ...oneTimeRequest, payment_type: 'subscription' }, ['subscription']],
      ['no content', null, ['body']],
      ['an unknown type', { ...oneTimeRequest, payment_type: 'donation' }, ['payment_type']],
    ];
    for (const [why, request, words] of invalid) {
      it(`sends nothing for a request with ${why}`, async () => {
        const { client, exchanges } = clientOn(answering(checkout));
        const error = await rejectionOf(client.createCheckout(request as CheckoutRequest));
        expect(error).to.be.instanceOf(InvalidRequestError);
        expect((error as InvalidRequestError).name).to.equal('InvalidRequestError');
        for (const word of words) expect((error as Error).message).to.include(word);
        expect(exchanges).to.deep.equal([]);
      });
    }

    // Callers without types pass in anything.
    for (const slug of [
      '',
      '.',
      '..',
      '\ud800',
      null,
      undefined,
      5,
      5n,
      ['a'],
      {},
      Symbol('a'),
    ] as string[]) {
      it(`requests nothing for the slug ${inspect(slug)}, which would change the path`, async () => {
        const { client, exchanges } = clientOn(answering('{}'));
        for (const asked of [client.getPaymentSession(slug), client.getSubscription(slug)]) {
          const error = await rejectionOf(asked);
          expect(error).to.be.instanceOf(InvalidRequestError);
          expect((error as InvalidRequestError).issues).to.deep.equal([
            { path: ['slug'], code: 'invalid_format' },
          ]);
        }
        expect(exchanges).to.deep.equal([]);
      });
    }

    describe('with content that JSON would change or leave out', () => {
      for (const value of notJson()) {
        it(`sends nothing for ${inspect(value)} in metadata, and names its path`, async () => {
          const { client, exchanges } = clientOn(answering(checkout));
          for (const [metadata, path] of [
            [{ a: value, b: 1 }, ['a']],
            [{ b: { list: [1, { a: value }] } }, ['b', 'list', 1, 'a']],
            [{ b: [1, value] }, ['b', 1]],
          ] as const) {
            const error = await rejectionOf(client.createCheckout({ ...oneTimeRequest, metadata }));
            expect(error).to.be.instanceOf(InvalidRequestError);
            expect((error as InvalidRequestError).issues).to.deep.equal([
              { path: ['metadata', ...path], code: 'not_json' },
            ]);
            expect((error as Error).message).to.include(`metadata.${path.join('.')} (not_json)`);
          }
          expect(exchanges).to.deep.equal([]);
        });
      }

      it('sends no member that is undefined, and refuses undefined in a list', async () => {
        const { client, exchanges } = clientOn(answering(checkout));
        await client.createCheckout({ ...oneTimeRequest, metadata: { a: undefined, b: 1 } });
        expect(JSON.parse(String(exchanges[0]?.init.body)).metadata).to.deep.equal({ b: 1 });
        const error = await rejectionOf(
          client.createCheckout({ ...oneTimeRequest, metadata: { a: [undefined] } }),
        );
        expect((error as InvalidRequestError).issues).to.deep.equal([
          { path: ['metadata', 'a', 0], code: 'not_json' },
        ]);
      });

      it('names the path in one_time_items too', async () => {
        const { client, exchanges } = clientOn(answering(checkout));
        const request = { ...subscriptionRequest, one_time_items: [{ quantity: 1 }, { amount: NaN }] };
        const error = await rejectionOf(client.createCheckout(request));
        expect((error as InvalidRequestError).issues).to.deep.equal([
          { path: ['one_time_items', 1, 'amount'], code: 'not_json' },
        ]);
        expect(exchanges).to.deep.equal([]);
      });

      it('names the path of a value that contains itself', async () => {
        const { client } = clientOn(answering(checkout));
        const metadata: Record<string, unknown> = { a: { b: [] } };
        (metadata['a'] as { b: unknown[] }).b.push(metadata);
        const error = await rejectionOf(client.createCheckout({ ...oneTimeRequest, metadata }));
        expect((error as InvalidRequestError).issues).to.deep.equal([
          { path: ['metadata', 'a', 'b', 0], code: 'not_json' },
        ]);
      });

      it('sends nothing for content that nests too deep', async () => {
        const { client, exchanges } = clientOn(answering(checkout));
        let metadata: Record<string, unknown> = {};
        for (let depth = 0; depth < 100_000; depth++) metadata = { a: metadata };
        const error = await rejectionOf(client.createCheckout({ ...oneTimeRequest, metadata }));
        expect(error).to.be.instanceOf(InvalidRequestError);
        expect(exchanges).to.deep.equal([]);
      });
    });

    it('sends everything that JSON can hold', async () => {
      const { client, exchanges } = clientOn(answering(checkout));
      const shared = { text: '' };
      const metadata = {
        texts: ['', 'é', '\ud83d\udc9b'],
        numbers: [0, -1.5, 1e300],
        others: [null, true, false],
        empty: [{}, []],
        twice: [shared, shared],
        bare: Object.assign(Object.create(null) as object, { constructor: 'a' }),
      };
      await client.createCheckout({ ...oneTimeRequest, metadata });
      expect(JSON.parse(exchanges[0]?.init.body as string)).to.deep.equal({ ...oneTimeRequest, metadata });
    });

    it('sends a payer that was read, without its id and what is empty', async () => {
      const { client, exchanges } = clientOn(({ init }) =>
        answering(
          init.method === 'POST'
            ? checkout
            : JSON.stringify({
                payer: {
                  id: '8e2f0c86-6f5c-4d0e-9b57-0d1f6a2b7c11',
                  email: 'ada@example.org',
                  first_name: 'Ada',
                  phone: '',
                  billing_address: { country: 'GB', city: 'Leeds', line2: '', state: '' },
                },
              }),
        )({ url: '', init }),
      );
      const { payer } = await client.getPaymentSession('ps_7Hk2');
      if (!payer) throw new Error('The session has no payer.');
      await client.createCheckout({ ...oneTimeRequest, payer });
      const sent = JSON.parse(exchanges[1]?.init.body as string) as CheckoutRequest;
      expect(sent.payer).to.deep.equal({
        email: 'ada@example.org',
        first_name: 'Ada',
        billing_address: { country: 'GB', city: 'Leeds' },
      });
    });

    it('sends a payer that was read without an address', async () => {
      const { client, exchanges } = clientOn(answering(checkout));
      const payer = readPayerSchema.parse({ email: 'ada@example.org' });
      await client.createCheckout({ ...oneTimeRequest, payer });
      const sent = JSON.parse(exchanges[0]?.init.body as string) as CheckoutRequest;
      expect(sent.payer).to.deep.equal({ email: 'ada@example.org' });
    });

    it('reports the path of an error, never the value', async () => {
      const { client } = clientOn(answering(checkout));
      const payer = { email: 'private@nowhere' };
      const error = await rejectionOf(client.createCheckout({ ...oneTimeRequest, payer }));
      expect((error as InvalidRequestError).issues).to.deep.equal([
        { path: ['payer', 'email'], code: 'invalid_format' },
      ]);
      expect((error as Error).message + JSON.stringify(error)).not.to.include('private');
    });
  });

  for (const [method, path] of [
    ['getPaymentSession', 'payment-session'],
    ['getSubscription', 'subscription'],
  ] as const) {
    describe(`${method} (§4.2, §4.3)`, () => {
      it('gets by slug, with two headers, no cookies, no body and no cache', async () => {
        const { client, exchanges } = clientOn(answering('{}'));
        await client[method]('ps_7Hk2');
        expect(exchanges).to.have.length(1);
        const [{ url, init } = { url: '', init: {} }] = exchanges;
        expect(url).to.equal(`https://api.example/api/v1/${path}/ps_7Hk2`);
        expect(init.method ?? 'GET').to.equal('GET');
        expect(init.headers).to.deep.equal({
          Authorization: 'Bearer pk_test_4ZpQ7w',
          Accept: 'application/json',
        });
        expect(init.credentials).to.equal('omit');
        expect(init.cache).to.equal('no-store');
        expect(init).not.to.have.property('body');
      });

      for (const [slug, encoded] of [
        ['../checkout', '..%2Fcheckout'],
        ['a/b', 'a%2Fb'],
        ['a?b=c#d', 'a%3Fb%3Dc%23d'],
        ['a b', 'a%20b'],
        ['é%2F', '%C3%A9%252F'],
      ] as const) {
        it(`encodes the slug ${JSON.stringify(slug)}`, async () => {
          const { client, exchanges } = clientOn(answering('{}'));
          await client[method](slug);
          expect(exchanges[0]?.url).to.equal(`https://api.example/api/v1/${path}/${encoded}`);
        });
      }
    });
  }

  it('keeps the path of its base address, without the final slash', async () => {
    const { client, exchanges } = clientOn(answering('{}'), {
      baseUrl: ' http://localhost:5173/donations/api/v1// ',
    });
    await client.getSubscription('sub_1');
    expect(client.baseUrl).to.equal('http://localhost:5173/donations/api/v1');
    expect(exchanges[0]?.url).to.equal('http://localhost:5173/donations/api/v1/subscription/sub_1');
  });

  // Callers without types pass in anything.
  for (const odd of [
    undefined,
    null,
    5,
    5n,
    {},
    [],
    Symbol('a'),
    () => 'a',
    Object.create(null),
  ] as never[]) {
    for (const option of ['baseUrl', 'publishableKey', 'fetch', 'timeout'] as const) {
      const isUsable =
        odd === undefined
          ? option === 'fetch' || option === 'timeout'
          : option === 'fetch'
            ? odd === null || typeof odd === 'function'
            : option === 'timeout' && odd === 5;
      it(`${isUsable ? 'accepts' : 'rejects'} ${inspect(odd)} as ${option}`, () => {
        const make = () => clientOn(answering('{}'), { [option]: odd });
        if (isUsable) expect(make).not.to.throw();
        else expect(make).to.throw(ConfigurationError);
      });
    }

    if (typeof odd !== 'object' || odd === null)
      it(`rejects ${inspect(odd)} in place of the options`, () => {
        expect(() => new DonationClient(odd)).to.throw(ConfigurationError, 'base-url');
      });
  }

  for (const [why, options, word] of [
    ['a signal', { signal: {} as AbortSignal }, 'signal must be an AbortSignal'],
    ['a time limit', { timeout: NaN }, 'timeout must be a number'],
  ] as const) {
    it(`sends nothing with ${why} that can't work`, async () => {
      const { client, exchanges } = clientOn(answering('{}'));
      const error = await rejectionOf(client.getPaymentSession('ps_7Hk2', options));
      expect(error).to.be.instanceOf(ConfigurationError);
      expect((error as Error).message).to.include(word);
      expect(exchanges).to.deep.equal([]);
    });
  }

  it('accepts null in place of the options of a call, or of its signal', async () => {
    const { client, exchanges } = clientOn(answering('{}'));
    for (const options of [null, { signal: null }] as unknown as CallOptions[])
      await client.getPaymentSession('ps_7Hk2', options);
    expect(exchanges).to.have.length(2);
  });

  for (const [why, options, word] of [
    ['an http address', { baseUrl: 'http://api.example/api/v1' }, 'base-url'],
    ['an address without a version', { baseUrl: 'https://api.example' }, 'base-url'],
    ['an empty address', { baseUrl: '' }, 'base-url'],
    ['no key', { publishableKey: '' }, 'missing'],
    ['a secret key', { publishableKey: 'sk_live_4ZpQ7w' }, 'is a secret key, which must never be on a page'],
    ['a key that no header can hold', { publishableKey: 'pk_live\n4ZpQ7w' }, 'a space or another character'],
  ] as const) {
    it(`rejects ${why}, and does not repeat the key`, () => {
      const make = () => clientOn(answering('{}'), options);
      expect(make).to.throw(ConfigurationError, word);
      expect(make).not.to.throw('4ZpQ7w');
    });
  }

  it('calls the fetch that the page has at the time of the call', async () => {
    const client = new DonationClient({ baseUrl: 'https://api.example/api/v1', publishableKey: key });
    const { fetch } = globalThis;
    const asked: unknown[] = [];
    globalThis.fetch = (url, init) => {
      asked.push(url, init?.method);
      return Promise.resolve(new Response(checkout));
    };
    try {
      await client.createCheckout(oneTimeRequest);
    } finally {
      globalThis.fetch = fetch;
    }
    expect(asked).to.deep.equal(['https://api.example/api/v1/payment-session/checkout', 'POST']);
  });

  it('does not expose its key', () => {
    const { client } = clientOn(answering('{}'));
    expect(JSON.stringify(client) + Object.keys(client).join()).not.to.include(key);
  });
});

const request = {
  payment_type: 'one_time' as const,
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'ada@example.org' },
};

describe('DonationClient in Node', () => {
  for (const status of [301, 302, 303, 307, 308]) {
    it(`rejects a redirect with ${status}`, async () => {
      const { baseUrl, asked, elsewhere, close } = await redirectingService(status);
      const client = new DonationClient({ baseUrl, publishableKey: 'pk_test_sandbox' });
      const calls = [
        () => client.createCheckout(request),
        () => client.getPaymentSession('ps_7Hk2'),
        () => client.getSubscription('sub_9Jx4'),
      ];
      for (const call of calls) {
        const error = await call().catch((reason: unknown) => reason);
        expect(error).to.be.instanceOf(NetworkError);
      }
      expect(asked).to.deep.equal(['POST', 'GET', 'GET']);
      expect(elsewhere).to.deep.equal([]);
      await close();
    });
  }
});
