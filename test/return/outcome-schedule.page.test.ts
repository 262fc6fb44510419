import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import type { DonationService } from '../../src/client/donation-client.js';
import { HttpError, NetworkError } from '../../src/client/errors.js';
import { OutcomeController } from '../../src/return/outcome-controller.js';
import {
  deferred,
  fakePlatform,
  fakeService,
  newYear,
  paymentSession,
  settled,
} from '../support/elements/fakes.js';
import { hostOn, removeHosts } from '../support/elements/host.js';

const asked = { type: 'one_time', slug: 'ps_7Hk2' } as const;
const pendingSession = () => paymentSession({ status: 'pending_payment' });

/** A controller with such a service, and the times of its requests in seconds from the start. */
const asking = (getPaymentSession: DonationService['getPaymentSession'], isAsleep = false) => {
  const platform = fakePlatform();
  if (isAsleep) platform.sleep();
  const host = hostOn(platform);
  const times: number[] = [];
  const service = fakeService({
    getPaymentSession(...args) {
      times.push((platform.clock.now() - newYear) / 1000);
      return getPaymentSession(...args);
    },
  });
  const store = new PendingStore(platform, 'session');
  const outcome = new OutcomeController(host);
  outcome.lookUp(asked, service, store);
  return { platform, host, service, store, outcome, times };
};

describe('OutcomeController schedule', () => {
  afterEach(removeHosts);

  it('polls at 0, 2, 4, 7, 11, 16, 23, 33, 48, 68 and 90 s, with each pause varied by ±10 %, and then stops', async () => {
    const { platform, outcome, times } = asking(() => Promise.resolve(pendingSession()));
    await platform.clock.advance(600_000);
    expect(times).to.have.length(11);
    expect(times[0]).to.equal(0);
    for (const [index, pause] of [2, 2, 3, 4, 5, 7, 10, 15, 20, 22].entries()) {
      const passed = (times[index + 1] ?? 0) - (times[index] ?? 0);
      expect(passed, `pause ${index}`).to.be.within(pause * 0.9 - 0.001, pause * 1.1 + 0.001);
    }
    expect(outcome.state.isPolling).to.be.false;
    expect(outcome.state.outcome).to.equal('pending');
    expect(platform.clock.waiting).to.equal(0);
  });

  it('varies the times between runs', async () => {
    const schedules = await Promise.all(
      [1, 2, 3].map(async () => {
        const { platform, times } = asking(() => Promise.resolve(pendingSession()));
        await platform.clock.advance(120_000);
        return times.join();
      }),
    );
    expect(new Set(schedules).size).to.be.above(1);
  });

  it('gives each request a signal and a timeout of 10 s', async () => {
    const { service } = asking(() => Promise.resolve(paymentSession()));
    await settled();
    const [slug, options] = service.calls[0]?.args as [string, { timeout: number; signal: AbortSignal }];
    expect(slug).to.equal('ps_7Hk2');
    expect(options.timeout).to.equal(10_000);
    expect(options.signal.aborted).to.be.false;
  });

  it('sends one request at a time', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const { platform, outcome, times } = asking(() => answer.promise);
    await platform.clock.advance(9000);
    expect(times).to.have.length(1);
    expect(outcome.state).to.deep.include({ isPolling: true, outcome: null });
    answer.resolve(pendingSession());
    await settled();
    expect(times).to.have.length(2);
    expect(times[1]).to.equal(9);
  });

  it('stops when the outcome is final', async () => {
    const { platform, outcome, times } = asking(() => Promise.resolve(paymentSession()));
    await platform.clock.advance(600_000);
    expect(times).to.deep.equal([0]);
    expect(outcome.state).to.deep.include({ outcome: 'succeeded', isPolling: false });
  });

  describe('while the page is hidden or offline', () => {
    it('does not start', async () => {
      const { platform, times } = asking(() => Promise.resolve(paymentSession()), true);
      await platform.clock.advance(600_000);
      expect(times).to.deep.equal([]);
      platform.wake();
      await settled();
      expect(times).to.deep.equal([600]);
    });

    it('continues where it stopped', async () => {
      const { platform, times } = asking(() => Promise.resolve(pendingSession()));
      await platform.clock.advance(1000);
      platform.sleep();
      await platform.clock.advance(59_000);
      expect(times).to.deep.equal([0]);
      platform.wake();
      await platform.clock.advance(2500);
      expect(times.slice(0, 2)).to.deep.equal([0, 60]);
      expect(times).to.have.length(3);
    });
  });

  it('starts again when the donor checks again', async () => {
    const { platform, outcome, times } = asking(() => Promise.resolve(pendingSession()));
    await platform.clock.advance(600_000);
    outcome.checkAgain();
    expect(outcome.state).to.deep.include({ outcome: 'pending', isPolling: true });
    await platform.clock.advance(600_000);
    expect(times).to.have.length(22);
    expect(times[11]).to.equal(600);
  });

  it('stops when its element leaves the page, and ignores a late answer', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const { platform, host, outcome, service, times } = asking(() => answer.promise);
    await settled();
    host.remove();
    const { signal } = service.calls[0]?.args[1] as { signal: AbortSignal };
    expect(signal.aborted).to.be.true;
    answer.resolve(paymentSession());
    await platform.clock.advance(600_000);
    expect(times).to.deep.equal([0]);
    expect(outcome.state.outcome).to.be.null;
    expect(host.events).to.deep.equal([]);
  });

  it('continues when its element returns to the page before the outcome is final', async () => {
    const { platform, host, times } = asking(() => Promise.resolve(pendingSession()));
    await platform.clock.advance(1000);
    host.remove();
    await platform.clock.advance(60_000);
    expect(times).to.deep.equal([0]);
    document.body.append(host);
    await settled();
    expect(times).to.deep.equal([0, 61]);
  });

  it('stays stopped when its element returns to the page after the outcome is final', async () => {
    const { platform, host, times } = asking(() => Promise.resolve(paymentSession()));
    await platform.clock.advance(1000);
    host.remove();
    document.body.append(host);
    await platform.clock.advance(600_000);
    expect(times).to.deep.equal([0]);
  });

  it('ignores an answer about an earlier donation', async () => {
    const first = deferred<ReturnType<typeof paymentSession>>();
    const answers = [first.promise, Promise.resolve(paymentSession({ slug: 'ps_2', status: 'failed' }))];
    const { host, outcome, service, store } = asking(() => answers.shift() ?? first.promise);
    await settled();
    outcome.lookUp({ type: 'one_time', slug: 'ps_2' }, service, store);
    await settled();
    first.resolve(paymentSession());
    await settled();
    expect(outcome.state.outcome).to.equal('failed');
    expect(host.of('donation-status').map((event) => event.outcome)).to.deep.equal(['failed']);
    expect(host.of('donation-complete')).to.deep.equal([]);
  });

  for (const error of [new HttpError(500, null), new HttpError(429, null), new NetworkError(null)]) {
    it(`polls again after ${error.message}`, async () => {
      const { platform, times } = asking(() => Promise.reject(error));
      await platform.clock.advance(600_000);
      expect(times).to.have.length(11);
    });
  }
});
