import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { localize } from '../../src/languages/catalogue.js';
import { en } from '../../src/languages/en.js';
import type { CheckoutRequest, CheckoutResponse } from '../../src/schema/checkout.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };
import {
  checkoutResponse,
  deferred,
  fakePlatform,
  fakeService,
  newYear,
  settled,
} from '../support/elements/fakes.js';
import { connectionTo, hostOn, removeHosts } from '../support/elements/host.js';
import {
  created,
  cut,
  json,
  stagedService,
  text,
  unreachable,
  type Answer,
} from '../support/elements/staged-service.js';
import { until } from '../support/elements/until.js';
import { CheckoutController } from '../../src/checkout/checkout-controller.js';
import { Sender } from '../../src/checkout/sender.js';
import { HttpError, InvalidRequestError, NetworkError, TimeoutError } from '../../src/client/errors.js';
import type { Platform } from '../../src/page/platform.js';
import type { DonationService } from '../../src/client/donation-client.js';

const requestWith = (reference: string): CheckoutRequest => ({
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'payer@example.org', first_name: 'Zoë' },
  metadata: { donation_reference: reference },
});

type Given = {
  createCheckout?: DonationService['createCheckout'];
  platform?: Partial<Platform>;
  request?: typeof requestWith;
  /** Whether donors can fix one of the fields that the service refused. */
  canFix?: boolean;
  /** Loads the service module. Without this, the module is ready from the start. */
  load?: (sender: Sender) => Promise<Sender | null>;
};

/** A controller in a page, ready to start. */
const checkoutOn = ({
  createCheckout,
  platform: overrides = {},
  request = requestWith,
  canFix = true,
  load,
}: Given = {}) => {
  const platform = fakePlatform(overrides as Partial<ReturnType<typeof fakePlatform>>);
  const host = hostOn(platform);
  const service = fakeService(createCheckout ? { createCheckout } : {});
  const connection = connectionTo(service, platform);
  const { store } = connection;
  const sender = new Sender(host, connection, 'a1b2c3d4');
  const refused: string[][] = [];
  const created: string[] = [];
  const checkout = new CheckoutController(host, {
    sender: () => (load ? null : sender),
    load: () => load?.(sender) ?? Promise.resolve(sender),
    request,
    created: (reference) => created.push(reference),
    refused: (paths) => refused.push([...paths]) > 0 && canFix,
  });
  const start = () => checkout.start();
  return { platform, host, service, store, checkout, created, refused, start };
};

/** The error that the donor sees a message for. */
const errorOf = ({ state }: CheckoutController) => (state.step === 'failed' ? state.failure.error : null);

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
        offer: 'a1b2c3d4',
        service: 'https://service.example/api/v1',
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

/** A controller with a service that is still loading. The test settles each attempt to load it. */
const connecting = () => {
  const tries: ReturnType<typeof deferred<boolean>>[] = [];
  const load = async (sender: Sender) => {
    const one = deferred<boolean>();
    tries.push(one);
    return (await one.promise) ? sender : null;
  };
  return { ...checkoutOn({ load }), tries };
};

describe('CheckoutController, before the service module is loaded', () => {
  afterEach(removeHosts);

  it('loads the module once and sends when it is ready, however often it is started', async () => {
    const { checkout, service, host, platform, start, tries } = connecting();
    void start();
    void start();
    await settled();
    expect(checkout.state).to.deep.equal({ step: 'sending' });
    expect([tries.length, service.calls.length, host.events.length]).to.deep.equal([1, 0, 0]);
    tries[0]?.resolve(true);
    await settled();
    expect(service.calls).to.have.length(1);
    expect(platform.assigned).to.have.length(1);
  });

  it('reports a failed load, sends nothing, and loads again on the next start', async () => {
    const { checkout, service, host, start, tries } = connecting();
    const first = start();
    tries[0]?.resolve(false);
    await first;
    expect(checkout.state).to.deep.equal({ step: 'unloaded' });
    expect(checkout.isBusy).to.be.false;
    expect([service.calls, host.events]).to.deep.equal([[], []]);
    void start();
    tries[1]?.resolve(true);
    await settled();
    expect(service.calls).to.have.length(1);
  });

  for (const [what, act, step] of [
    ['the donor changes the form', 'edited', 'changed'],
    ['the checkout is cancelled', 'giveUp', 'idle'],
    ['the controller is reset', 'reset', 'idle'],
  ] as const) {
    for (const isThere of [true, false]) {
      it(`sends nothing if ${what} before the load ${isThere ? 'succeeds' : 'fails'}`, async () => {
        const { checkout, service, host, start, tries } = connecting();
        const started = start();
        checkout[act]();
        expect(checkout.state).to.deep.equal({ step });
        tries[0]?.resolve(isThere);
        await started;
        expect(checkout.state).to.deep.equal({ step });
        expect([service.calls, host.events]).to.deep.equal([[], []]);
      });
    }
  }
});

/** A controller with a service that fails with each of these errors in turn, then succeeds. */
const failing = (...errors: Error[]) =>
  checkoutOn({
    createCheckout(): Promise<CheckoutResponse> {
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve(checkoutResponse());
    },
  });

/** A part of each body that the donor must not see. */
const inTheBody = 'xyzzy';

const notFixable = 'no field of the form can mend';
const busy = (seconds: number) => localize(en, 'busy', { count: seconds });

/** Each fault of a service: its error, the words for the donor, and the report: the error itself, or its words. */
const faults: [fault: string, answer: Answer | Error, error: string, words: string, report?: string][] = [
  ['no connection, or an answer that CORS hides', unreachable, 'NetworkError', en.unreachable],
  ['a connection that breaks during the answer', cut, 'NetworkError', en.unreachable],
  ['no answer in time', new TimeoutError(25_000), 'TimeoutError', en.slow],
  ['malformed JSON', text(`{"a":"${inTheBody}`), 'UnexpectedResponseError', en.failing, 'error'],
  ['an empty answer', text(''), 'UnexpectedResponseError', en.failing, 'error'],
  ['a web page', text(`<h1>${inTheBody}</h1>`), 'UnexpectedResponseError', en.failing, 'error'],
  [
    'an unsafe payment page',
    json({ ...edge.meta.fixtures.checkout_ok, checkout_url: 'http://pay.example/' }),
    'UnexpectedResponseError',
    en.closed,
    'error',
  ],
  ...(
    [
      [301, en.closed, 'error'],
      [308, en.closed, 'error'],
      [400, en.rejected, notFixable],
      [401, en.closed, 'error'],
      [402, en.rejected, notFixable],
      [403, en.closed, 'error'],
      [404, en.closed, 'error'],
      [405, en.closed, 'error'],
      [409, en.failing],
      [413, en.closed, 'error'],
      [422, en.rejected, notFixable],
      [429, busy(30)],
      [500, en.failing],
      [502, en.failing],
      [503, en.failing],
      [599, en.failing],
    ] as const
  ).map(
    ([status, words, report]) =>
      [`a ${status}`, text(inTheBody, status), 'HttpError', words, report] as (typeof faults)[number],
  ),
  [
    'a field that the donor can fix',
    json({ error: { param: 'payer.email' } }, 400),
    'HttpError',
    en.rejected,
  ],
  ['a busy service', text('', 429, { 'Retry-After': '7' }), 'HttpError', busy(7)],
  [
    'a request that the page has spoilt',
    new InvalidRequestError([{ path: ['payer', 'email'], code: 'invalid_format' }]),
    'InvalidRequestError',
    en.failing,
    'error',
  ],
  ['a client that can’t work', new ConfigurationError('x'), 'ConfigurationError', en.failing, 'error'],
  ['any other error', new Error('x'), 'Error', en.failing, 'error'],
];

/** A controller with the real client, whose network gives these answers in turn. An error stands for the client. */
const answeredBy = (answers: (Answer | Error)[], canFix = true) => {
  const client = stagedService(...answers.filter((one) => typeof one === 'function'));
  const errors = answers.filter((one) => one instanceof Error);
  return checkoutOn({
    canFix,
    createCheckout: (...args) => {
      const error = errors.shift();
      return error ? Promise.reject(error) : client.createCheckout(...args);
    },
  });
};

const failureOf = ({ state }: CheckoutController) => (state.step === 'failed' ? state.failure : null);

/** What the donor reads. */
const wordsOf = (checkout: CheckoutController): string | null => {
  const { key, values } = failureOf(checkout)?.notice ?? {};
  return key ? localize(en, key, values) : null;
};

describe('CheckoutController, when the checkout fails', () => {
  afterEach(removeHosts);

  for (const [fault, answer, name, words, report] of faults) {
    it(`tells the donor and the page${report ? ' and the developer' : ''} about ${fault}, and sends again only on a press`, async () => {
      const { host, platform, service, store, checkout, start } = answeredBy([answer, created]);
      await start();
      expect(checkout.isBusy).to.be.false;
      expect(wordsOf(checkout)).to.equal(words);
      const error = errorOf(checkout);
      expect(error?.name).to.equal(name);
      expect(host.events.map(({ type }) => type)).to.deep.equal(['donation-submit', 'donation-error']);
      expect(host.of('donation-error')[0]?.error).to.equal(error);
      expect(platform.reports).to.have.length(report ? 1 : 0);
      if (report === 'error') expect(platform.reports).to.deep.equal([error]);
      else if (report) expect(String(platform.reports[0])).to.contain(report);
      expect(String(platform.reports)).not.to.contain(inTheBody);
      expect([store.newest(), platform.assigned]).to.deep.equal([undefined, []]);
      await platform.clock.advance(600_000);
      expect(service.calls).to.have.length(1);
      void start();
      await until(() => checkout.state.step === 'leaving', 'It does not send again.');
      expect(service.calls).to.have.length(2);
    });
  }

  it('shows nothing of what a service says when it refuses a donation', async () => {
    const words: Record<string, string> = {
      validation: en.rejected,
      auth: en.closed,
      config: en.closed,
      unexpected: en.failing,
      server: en.failing,
    };
    for (const { name, status, raw, endpoint, expect: wanted } of edge.error_response) {
      if (!endpoint.startsWith('POST')) continue;
      const [, after] = /Retry-After: (\d+)/.exec(name) ?? [];
      const { checkout, start } = answeredBy([text(raw, status, after ? { 'Retry-After': after } : {})]);
      await start();
      const count = wanted.cooldown_s;
      expect(wordsOf(checkout), name).to.equal(count === undefined ? words[wanted.kind] : busy(count));
    }
  });

  for (const [what, body, canFix, named] of [
    ['nothing', { message: inTheBody }, true, 'It names no part of the request.'],
    ['a part that donors can’t see', { error: { param: 'currency' } }, false, 'It names currency.'],
    ['what wasn’t sent', { errors: { 'payer.state': [inTheBody] } }, true, 'It names payer.state.'],
    [
      'what they typed',
      { errors: { 'ada@example.org': [], Ada: [] } },
      true,
      'It names no part of the request.',
    ],
  ] as const) {
    it(`tells the developer that the service names ${what}`, async () => {
      const { platform, checkout, start } = answeredBy([json(body, 400)], canFix);
      await start();
      const [report] = platform.reports.map(String);
      expect(report).to.contain('HTTP status 400').and.to.contain(named);
      expect(report).not.to.contain(inTheBody).and.not.to.match(/ada/i);
      expect(wordsOf(checkout)).to.equal(canFix ? en.rejected : en.closed);
    });
  }

  for (const [status, retryAfter, seconds] of [
    [429, null, 30],
    [429, '7', 7],
    [429, '0', 0],
    [429, '300', 300],
    [429, '99999999', 300],
    [503, '120', 0],
    [400, '7', 0],
  ] as const) {
    it(`sends nothing for ${seconds} s after a ${status} with Retry-After ${retryAfter}`, async () => {
      const headers: Record<string, string> = retryAfter === null ? {} : { 'Retry-After': retryAfter };
      const { platform, host, service, checkout, start } = answeredBy([text('', status, headers)]);
      await start();
      const error = errorOf(checkout);
      expect(checkout.secondsLeft).to.equal(seconds);
      if (seconds > 0) {
        await platform.clock.advance(seconds * 1000 - 1);
        await start();
        expect(service.calls).to.have.length(1);
        expect(errorOf(checkout)).to.equal(error);
        expect(host.of('donation-submit')).to.have.length(1);
        await platform.clock.advance(1);
      }
      await start();
      expect(service.calls).to.have.length(2);
    });
  }

  for (const [why, reason, message] of [
    ['an error', new Error('No token.'), 'No token.'],
    [
      'a value that is not an error',
      'no',
      'A promise passed to waitUntil() was rejected, so nothing was sent.',
    ],
    ['nothing', undefined, 'A promise passed to waitUntil() was rejected, so nothing was sent.'],
  ] as const) {
    it(`sends nothing if the page rejects a promise with ${why}`, async () => {
      const { host, service, checkout, start } = checkoutOn();
      host.addEventListener('donation-submit', (event) => {
        event.waitUntil(Promise.reject(reason));
      });
      await start();
      expect(service.calls).to.deep.equal([]);
      expect(wordsOf(checkout)).to.equal(en.failing);
      const { error } = host.of('donation-error')[0] ?? {};
      expect(error?.message).to.equal(message);
      if (!(reason instanceof Error)) expect(error?.cause).to.equal(reason);
    });
  }

  it('does not wait longer if the clock is set back', async () => {
    const { platform, service, start } = failing(new HttpError(429, null));
    await start();
    const { clock } = platform;
    platform.clock = Object.assign(Object.create(clock), { now: () => clock.now() - 3_600_000 });
    void start();
    await settled();
    expect(service.calls).to.have.length(2);
  });

  describe('shows the wait again on a press during the pause', () => {
    const error = new HttpError(429, null);
    for (const [after, change] of [
      ['a reset', ({ checkout }) => checkout.reset()],
      ['its dialog was closed', ({ checkout }) => checkout.giveUp()],
      ['another error of the page', ({ checkout }) => checkout.fail(new TypeError('A field is broken.'))],
      [
        'it was removed and put back',
        async ({ host }) => {
          const { parentElement } = host;
          host.remove();
          await settled();
          parentElement?.append(host);
        },
      ],
    ] satisfies [string, (opened: ReturnType<typeof failing>) => unknown][]) {
      it(`after ${after}`, async () => {
        const opened = failing(error);
        const { platform, service, checkout, start } = opened;
        await start();
        await change(opened);
        await platform.clock.advance(10_000);
        await start();
        expect(service.calls).to.have.length(1);
        expect(errorOf(checkout)).to.equal(error);
        expect(checkout.secondsLeft).to.equal(20);
      });
    }
  });

  it('reports no path if there was no answer', async () => {
    const { refused, start } = failing(new NetworkError(null));
    await start();
    expect(refused).to.deep.equal([]);
  });

  it('sends nothing if the request cannot be created', async () => {
    const cause = new TypeError('The page passed on nonsense.');
    const { host, platform, service, checkout, start } = checkoutOn({
      request: () => {
        throw cause;
      },
    });
    await start();
    expect(errorOf(checkout)).to.equal(cause);
    expect(service.calls).to.deep.equal([]);
    expect(platform.reports).to.deep.equal([cause]);
    expect(host.events.map(({ type }) => type)).to.deep.equal(['donation-error']);
  });
});

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
