import { expect } from '@open-wc/testing';
import {
  ClientError,
  HttpError,
  InvalidRequestError,
  NetworkError,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/client/errors.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };
import { answering, clientOn, key, oneTimeRequest } from '../support/client/fake-fetch.js';
import { rejectionOf } from '../support/rejection-of.js';
import { ConfigurationError } from '../../src/client/configuration-error.js';

/** Never answers, and ignores its signal. */
const hanging = () => new Promise<Response>(() => undefined);

type Client = ReturnType<typeof clientOn>['client'];

const calls: Record<string, (client: Client, signal?: AbortSignal) => Promise<unknown>> = {
  createCheckout: (client, signal) => client.createCheckout(oneTimeRequest, { signal }),
  getPaymentSession: (client, signal) => client.getPaymentSession('ps_7Hk2', { signal }),
  getSubscription: (client, signal) => client.getSubscription('sub_9Jx4', { signal }),
};

/** An answer with a body that breaks off. */
const cutAnswer = () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"checkout_url":"https://pay.exa'));
        stream.error(new TypeError('network error'));
      },
    }),
  );

const expectNoKey = (error: unknown) => {
  const { message, stack, cause } = error as Error;
  const all = [
    message,
    stack,
    String(cause),
    JSON.stringify(error),
    JSON.stringify(Object.entries(error as Error)),
  ];
  for (const text of all) expect(text ?? '').not.to.include(key);
};

for (const [name, call] of Object.entries(calls)) {
  describe(`${name}, if it fails`, () => {
    for (const { name: what, status, raw, content_type: type, endpoint } of edge.error_response) {
      const isRead = endpoint.startsWith('GET');
      if (isRead === (name === 'createCheckout')) continue;
      it(`rejects with the status ${status}: ${what}`, async () => {
        const headers = { 'Content-Type': type };
        const { client, exchanges } = clientOn(answering(raw, { status, headers }));
        const error = await rejectionOf(call(client));
        expect(error).to.be.instanceOf(HttpError).and.instanceOf(ClientError);
        expect((error as HttpError).name).to.equal('HttpError');
        expect((error as HttpError).status).to.equal(status);
        expect((error as HttpError).retryAfter).to.be.null;
        expect((error as HttpError).message).to.equal(`The service responded with HTTP status ${status}.`);
        expect(exchanges).to.have.length(1);
        expectNoKey(error);
      });
    }

    it('parses a JSON body, and keeps any other body as text', async () => {
      const json = clientOn(answering('{"message":["x"]}', { status: 400 }));
      expect(await rejectionOf(call(json.client))).to.have.deep.property('body', { message: ['x'] });
      const html = clientOn(answering('<h1>500</h1>', { status: 500 }));
      expect(await rejectionOf(call(html.client))).to.have.property('body', '<h1>500</h1>');
    });

    it('keeps the body out of what monitors and consoles copy, since it can repeat what was sent', async () => {
      const { client } = clientOn(answering('{"email":"ada@example.org"}', { status: 400 }));
      const error = await rejectionOf(call(client));
      expect(JSON.stringify(error)).to.include('400').and.not.include('ada');
      expect(Object.keys(error as Error)).to.not.include('body');
    });

    it('rejects with NetworkError if fetch fails, and keeps the cause', async () => {
      const cause = new TypeError('Failed to fetch');
      const { client, exchanges } = clientOn(() => Promise.reject(cause));
      const error = await rejectionOf(call(client));
      expect(error).to.be.instanceOf(NetworkError).and.instanceOf(ClientError);
      expect((error as NetworkError).name).to.equal('NetworkError');
      expect((error as NetworkError).cause).to.equal(cause);
      expect((error as NetworkError).message).to.equal('The service could not be reached.');
      expect(exchanges).to.have.length(1);
      expectNoKey(error);
    });

    it('forbids redirects, which would send the request to another address', async () => {
      const { client, exchanges } = clientOn(answering('{}'));
      await call(client).catch(() => undefined);
      expect(exchanges[0]?.init.redirect).to.equal('error');
    });

    it('rejects an answer that was redirected anyway', async () => {
      const body = '{"checkout_url":"https://pay.example/c/abc","slug":"ps_7Hk2","status":"succeeded"}';
      const redirected = Object.defineProperty(new Response(body), 'redirected', { value: true });
      const { client } = clientOn(() => Promise.resolve(redirected));
      const error = await rejectionOf(call(client));
      expect(error).to.be.instanceOf(NetworkError);
      expect((error as NetworkError).cause)
        .to.have.property('message')
        .that.includes('redirect');
    });

    it('rejects with NetworkError if the body breaks off', async () => {
      const { client, exchanges } = clientOn(() => Promise.resolve(cutAnswer()));
      expect(await rejectionOf(call(client))).to.be.instanceOf(NetworkError);
      expect(exchanges).to.have.length(1);
    });

    it('rejects with TimeoutError if no answer arrives, even if fetch ignores its signal', async () => {
      const { client, exchanges } = clientOn(hanging, { timeout: 5 });
      const error = await rejectionOf(call(client));
      expect(error).to.be.instanceOf(TimeoutError).and.instanceOf(ClientError);
      expect((error as TimeoutError).name).to.equal('TimeoutError');
      expect((error as TimeoutError).message).to.include('5 ms');
      expect(exchanges).to.have.length(1);
      expect(exchanges[0]?.init.signal?.aborted).to.be.true;
      expectNoKey(error);
    });

    it('rejects with TimeoutError if the body never ends', async () => {
      const { client } = clientOn(() => Promise.resolve(new Response(new ReadableStream())), { timeout: 5 });
      expect(await rejectionOf(call(client))).to.be.instanceOf(TimeoutError);
    });

    describe('and the answer never ends', () => {
      const megabyte = 1_000_000;
      /** An answer that sends as long as somebody reads it, but not enough to fill the memory of the tests. */
      const endless = () => {
        const seen = { sent: 0, isCancelled: false };
        const body = new ReadableStream<Uint8Array>({
          pull: (stream) => {
            seen.sent += 65_536;
            if (seen.sent > 50 * megabyte) stream.close();
            else stream.enqueue(new Uint8Array(65_536).fill(0x20));
          },
          cancel: () => {
            seen.isCancelled = true;
          },
        });
        return { seen, body };
      };

      it('rejects with UnexpectedResponseError after 4 MB, and cancels the rest', async () => {
        const { seen, body } = endless();
        const { client } = clientOn(() => Promise.resolve(new Response(body)));
        const error = await rejectionOf(call(client));
        expect(error).to.be.instanceOf(UnexpectedResponseError);
        expect((error as UnexpectedResponseError).issues).to.deep.equal([{ path: [], code: 'too_large' }]);
        expect(seen.isCancelled).to.be.true;
        expect(seen.sent).to.be.within(4 * megabyte, 5 * megabyte);
      });

      it('still rejects with the status', async () => {
        const { seen, body } = endless();
        const { client } = clientOn(() => Promise.resolve(new Response(body, { status: 429 })));
        const error = await rejectionOf(call(client));
        expect(error).to.be.instanceOf(HttpError).with.property('status', 429);
        expect((error as HttpError).body === null).to.be.true;
        expect(seen.isCancelled).to.be.true;
      });

      it('cancels it after the time limit, even if fetch ignores its signal', async () => {
        const cancelled = { is: false };
        const trickling = new ReadableStream({
          start: (stream) => stream.enqueue(new Uint8Array([0x20])),
          cancel: () => {
            cancelled.is = true;
          },
        });
        const { client } = clientOn(() => Promise.resolve(new Response(trickling)), { timeout: 5 });
        expect(await rejectionOf(call(client))).to.be.instanceOf(TimeoutError);
        expect(cancelled.is).to.be.true;
      });
    });

    for (const [what, body, status, code] of [
      ['HTML', '<!doctype html><p>Log in to the Wi-Fi', 200, 'not_json'],
      ['an empty body', '', 200, 'not_json'],
      ['truncated JSON', '{"checkout_url":"https://pay.exa', 200, 'not_json'],
      ['JSON with NaN', '{"checkout_url":NaN}', 200, 'not_json'],
      ['204 No Content', null, 204, 'not_json'],
      ['null', 'null', 200, 'invalid_type'],
      ['a list', '[]', 200, 'invalid_type'],
      ['a text', '"ok"', 200, 'invalid_type'],
    ] as const) {
      it(`rejects with UnexpectedResponseError for ${what}`, async () => {
        const { client, exchanges } = clientOn(answering(body, { status }));
        const error = await rejectionOf(call(client));
        expect(error).to.be.instanceOf(UnexpectedResponseError).and.instanceOf(ClientError);
        expect((error as UnexpectedResponseError).name).to.equal('UnexpectedResponseError');
        expect((error as UnexpectedResponseError).issues).to.deep.equal([{ path: [], code }]);
        expect(exchanges).to.have.length(1);
        expectNoKey(error);
      });
    }

    it('rejects with the reason of its signal, and cancels the request', async () => {
      const { client, exchanges } = clientOn(hanging);
      const aborter = new AbortController();
      const rejection = rejectionOf(call(client, aborter.signal));
      aborter.abort('left');
      expect(await rejection).to.equal('left');
      expect(exchanges[0]?.init.signal?.aborted).to.be.true;
    });

    it('rejects with the reason of its signal while the body arrives', async () => {
      const aborter = new AbortController();
      const { client } = clientOn(() => {
        queueMicrotask(() => aborter.abort('left'));
        return Promise.resolve(new Response(new ReadableStream()));
      });
      expect(await rejectionOf(call(client, aborter.signal))).to.equal('left');
    });

    it('stops listening to its signal after the request', async () => {
      const { client, exchanges } = clientOn(answering('{}', { status: 500 }));
      const aborter = new AbortController();
      await rejectionOf(call(client, aborter.signal));
      aborter.abort();
      expect(exchanges[0]?.init.signal?.aborted).to.be.false;
    });

    it('sends nothing if the signal is already aborted', async () => {
      const { client, exchanges } = clientOn(hanging);
      expect(await rejectionOf(call(client, AbortSignal.abort('left')))).to.equal('left');
      expect(exchanges).to.deep.equal([]);
    });
  });
}

describe('ClientError', () => {
  it('lists each path and code in its message', () => {
    const issues = [
      { path: ['line_items', 0, 'amount'], code: 'too_small' },
      { path: [], code: 'not_json' },
    ];
    const told = 'line_items.0.amount (too_small), body (not_json).';
    expect(new InvalidRequestError(issues).message).to.equal(`The request is not valid: ${told}`);
    expect(new UnexpectedResponseError(issues).message).to.equal(
      `The service sent an unexpected response: ${told}`,
    );
  });

  it('has the name of its class', () => expect(new ClientError().name).to.equal('ClientError'));
});

describe('timeout', () => {
  for (const [why, options, told] of [
    ['is 25 seconds by default', {}, '25000 ms'],
    ['can be as long as a timer allows', { timeout: 2 ** 31 - 1 }, '2147483647 ms'],
  ] as const) {
    it(why, async () => {
      const { setTimeout: real } = globalThis;
      globalThis.setTimeout = ((run: () => void) => real(run)) as typeof setTimeout;
      try {
        const { client } = clientOn(hanging, options);
        const error = await rejectionOf(client.createCheckout(oneTimeRequest));
        expect(error).to.be.instanceOf(TimeoutError).with.property('message').that.includes(told);
      } finally {
        globalThis.setTimeout = real;
      }
    });
  }

  it('of a call overrides the timeout of the client', async () => {
    const { client } = clientOn(hanging, { timeout: 60_000 });
    const error = await rejectionOf(client.getPaymentSession('ps_7Hk2', { timeout: 3 }));
    expect(error).to.be.instanceOf(TimeoutError).with.property('message').that.includes('3 ms');
  });
});

describe('Retry-After', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();
  const retryAfter = async (value: string, status = 429) => {
    const headers = { 'Retry-After': value };
    const { client } = clientOn(answering('{}', { status, headers }));
    return ((await rejectionOf(client.createCheckout(oneTimeRequest))) as HttpError).retryAfter;
  };

  for (const [value, seconds] of [
    ['7', 7],
    [' 120 ', 120],
    ['0', 0],
    ['99999999', 99_999_999],
    ['', null],
    ['soon', null],
    ['1.5', null],
    ['-5', null],
    ['1 Jan 2100', null],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ] as const) {
    it(`reads ${JSON.stringify(value)} as ${seconds}`, async () => {
      expect(await retryAfter(value)).to.equal(seconds);
    });
  }

  it('reads a date as the number of seconds until then', async () => {
    expect(await retryAfter(inAnHour())).to.be.within(3590, 3600);
  });

  it('is read for every status', async () => {
    expect(await retryAfter('120', 503)).to.equal(120);
  });
});

describe('The timeout option', () => {
  const answer = '{"checkout_url":"https://pay.example/c/abc"}';
  /** An answer that arrives a little later. */
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(answer)), 20));

  for (const timeout of [Infinity, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    it(`means no timeout with ${timeout}`, async () => {
      const { client } = clientOn(slow, { timeout });
      expect((await client.createCheckout(oneTimeRequest)).checkout_url).to.equal(
        'https://pay.example/c/abc',
      );
      const usual = clientOn(slow).client;
      const checkout = await usual.createCheckout(oneTimeRequest, { timeout });
      expect(checkout.checkout_url).to.equal('https://pay.example/c/abc');
    });
  }

  for (const timeout of [NaN, 0, -1, -Infinity, '25', null]) {
    it(`throws for ${JSON.stringify(timeout) ?? String(timeout)} (${String(timeout)})`, async () => {
      expect(() => clientOn(slow, { timeout: timeout as number })).to.throw(ConfigurationError, 'timeout');
      const { client, exchanges } = clientOn(slow);
      const error = await rejectionOf(client.createCheckout(oneTimeRequest, { timeout: timeout as number }));
      expect(error).to.be.instanceOf(ConfigurationError).with.deep.property('issues', []);
      expect(exchanges).to.deep.equal([]);
    });
  }
});
