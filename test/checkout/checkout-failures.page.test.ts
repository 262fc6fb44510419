import { expect } from '@open-wc/testing';
import {
  HttpError,
  InvalidRequestError,
  NetworkError,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/client/errors.js';
import type { CheckoutResponse } from '../../src/schema/checkout.js';
import { checkoutOn } from '../support/checkout/checkout.js';
import { checkoutResponse, settled } from '../support/elements/fakes.js';
import { removeHosts } from '../support/elements/host.js';

/** A controller with a service that fails with each of these errors in turn, then succeeds. */
const failing = (...errors: Error[]) =>
  checkoutOn({
    createCheckout(): Promise<CheckoutResponse> {
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve(checkoutResponse());
    },
  });

describe('CheckoutController, when the checkout fails', () => {
  afterEach(removeHosts);

  for (const [error, isReported] of [
    [new HttpError(400, null), false],
    [new HttpError(401, null), true],
    [new HttpError(403, null), true],
    [new HttpError(404, null), true],
    [new HttpError(422, null), false],
    [new HttpError(429, null), false],
    [new HttpError(500, null), false],
    [new NetworkError(new TypeError('Failed to fetch')), false],
    [new TimeoutError(25_000), false],
    [new UnexpectedResponseError([{ path: ['checkout_url'], code: 'custom' }]), true],
    [new InvalidRequestError([{ path: ['payer', 'email'], code: 'invalid_format' }]), true],
  ] as const) {
    it(`tells the page${isReported ? ' and the developer' : ''}: ${error.message}`, async () => {
      const { host, platform, service, store, checkout, start } = failing(error);
      await start();
      expect(checkout.state).to.deep.equal({ step: 'failed', error });
      expect(checkout.isBusy).to.be.false;
      expect(host.of('donation-error').map((event) => event.error)).to.deep.equal([error]);
      expect(platform.reports).to.deep.equal(isReported ? [error] : []);
      expect(store.newest()).to.be.undefined;
      expect(platform.assigned).to.deep.equal([]);
      await platform.clock.advance(600_000);
      expect(service.calls).to.have.length(1);
    });
  }

  it('sends again at once after a service failure', async () => {
    const { service, checkout, start } = failing(new HttpError(500, null));
    await start();
    void start();
    await settled();
    expect(service.calls).to.have.length(2);
    expect(checkout.state.step).to.equal('leaving');
  });

  for (const [retryAfter, seconds] of [
    [null, 30],
    [7, 7],
    [0, 0],
    [99_999_999, 300],
  ] as const) {
    it(`sends nothing for ${seconds} s after a 429 with Retry-After ${retryAfter}`, async () => {
      const error = new HttpError(429, null, retryAfter);
      const { platform, host, service, checkout, start } = failing(error);
      await start();
      if (seconds > 0) {
        await platform.clock.advance(seconds * 1000 - 1);
        await start();
        expect(service.calls).to.have.length(1);
        expect(checkout.state).to.deep.equal({ step: 'failed', error });
        expect(host.of('donation-submit')).to.have.length(1);
        await platform.clock.advance(1);
      }
      void start();
      await settled();
      expect(service.calls).to.have.length(2);
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
        expect(checkout.state).to.deep.equal({ step: 'failed', error });
        expect(checkout.secondsLeft).to.equal(20);
      });
    }
  });

  it('reports the refused paths that were in the request', async () => {
    const body = { errors: [{ path: ['payer', 'email'] }, { path: ['payer', 'phone'] }] };
    const { refused, start } = failing(new HttpError(400, body));
    await start();
    expect(refused).to.deep.equal([['payer.email']]);
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
    expect(checkout.state).to.deep.equal({ step: 'failed', error: cause });
    expect(service.calls).to.deep.equal([]);
    expect(platform.reports).to.deep.equal([cause]);
    expect(host.events.map(({ type }) => type)).to.deep.equal(['donation-error']);
  });
});
