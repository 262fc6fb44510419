// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, fixture, html } from '@open-wc/testing';
import { NetworkError } from '../../src/client/index.js';
import { en } from '../../src/languages/en.js';
import {
  deferred,
  fakePlatform,
  fakeService,
  MemoryStorage,
  paymentSession,
  settled,
} from '../support/elements/fakes.js';
import { openStatus } from '../support/elements/donor.js';

const oneTime = { type: 'one_time', slug: 'ps_7Hk2' };
const answering = (status: string) =>
  fakeService({ getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })) });

describe('The outcome attribute of <donation-status>', () => {
  it('passes the a11y audit, whatever the page sets', async () => {
    const { element } = await openStatus(
      { ...oneTime, outcome: 'succeeded' },
      { service: answering('failed') },
    );
    expect(element.getAttribute('outcome')).to.equal('failed');
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  it('is removed at once if the page sets it before the outcome is known', async () => {
    const page = await fixture<HTMLElement>(
      html`<div><donation-status type="one_time" slug="ps_1" outcome="succeeded"></donation-status></div>`,
    );
    const element = page.querySelector('donation-status');
    expect(element?.hasAttribute('outcome')).to.be.false;
    expect(element?.outcome).to.be.null;
  });

  it('keeps the real outcome if the page sets another', async () => {
    const { element } = await openStatus(oneTime, { service: answering('failed') });
    element.setAttribute('outcome', 'succeeded');
    expect(element.getAttribute('outcome')).to.equal('failed');
    element.removeAttribute('outcome');
    expect(element.getAttribute('outcome')).to.equal('failed');
    element.outcome = 'succeeded';
    await element.updateComplete;
    expect([element.outcome, element.getAttribute('outcome')]).to.deep.equal(['failed', 'failed']);
  });

  it('is absent while another donation is checked, or if none can be', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const service = fakeService({
      getPaymentSession: (slug) =>
        slug === 'ps_next' ? answer.promise : Promise.resolve(paymentSession({ slug })),
    });
    const { element } = await openStatus(oneTime, { service });
    expect(element.getAttribute('outcome')).to.equal('succeeded');
    element.slug = 'ps_next';
    await element.updateComplete;
    expect(element.hasAttribute('outcome')).to.be.false;
    element.slug = oneTime.slug;
    await element.updateComplete;
    await settled();
    await element.updateComplete;
    expect(element.getAttribute('outcome')).to.equal('succeeded');
    element.type = null;
    await element.updateComplete;
    expect(element.hasAttribute('outcome')).to.be.false;
  });
});

describe('<donation-status> whose page creates a new client on each render', () => {
  const steps = 20;

  it('asks no more often than with one client, and asks the newest', async () => {
    const { element, service, platform } = await openStatus(oneTime, {
      service: answering('pending_payment'),
    });
    let newest = service;
    for (let step = 0; step < steps; step += 1) {
      newest = answering('pending_payment');
      element.client = newest;
      await element.updateComplete;
      await platform.clock.advance(100);
    }
    expect(service.calls).to.have.length(1);
    expect(newest.calls.length).to.be.at.most(1);
    expect(element.outcome).to.equal('pending');
    const last = answering('succeeded');
    element.client = last;
    await element.updateComplete;
    await platform.clock.advance(3000);
    await element.updateComplete;
    expect(last.calls).to.have.length(1);
    expect(element.outcome).to.equal('succeeded');
  });

  it('asks no more often with clients that have no address', async () => {
    let reads = 0;
    const client = () => ({
      createCheckout: fakeService().createCheckout,
      getSubscription: fakeService().getSubscription,
      getPaymentSession: (slug: string) => {
        reads += 1;
        return Promise.resolve(paymentSession({ slug, status: 'pending_payment' }));
      },
    });
    const { element, platform } = await openStatus(oneTime, { service: client() as never });
    for (let step = 0; step < steps; step += 1) {
      element.client = client();
      await element.updateComplete;
      await platform.clock.advance(50);
    }
    expect(reads).to.equal(1);
  });

  it('asks again if the new client belongs to another service', async () => {
    const { element } = await openStatus(oneTime, { service: answering('pending_payment') });
    const other = fakeService({ baseUrl: 'https://other.example/api/v1' });
    element.client = other;
    await element.updateComplete;
    await settled();
    expect(other.calls).to.have.length(1);
  });
});

describe('<donation-status> in a browser that reports being offline', () => {
  const offline = () => {
    const online = deferred<undefined>();
    const platform = fakePlatform({
      untilOnline: (signal) => {
        return Promise.race([
          online.promise,
          new Promise<undefined>((_, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          ),
        ]);
      },
    });
    return { platform, online };
  };
  const unreachable = new NetworkError(new TypeError('Failed to fetch'));

  it('asks anyway, and shows the answer', async () => {
    const { element } = await openStatus(oneTime, { ...offline(), service: answering('succeeded') });
    expect(element.outcome).to.equal('succeeded');
  });

  it('offers to check again while it is paused, and asks when the donor presses', async () => {
    let status: string | null = null;
    const service = fakeService({
      getPaymentSession: (slug) =>
        status ? Promise.resolve(paymentSession({ slug, status })) : Promise.reject(unreachable),
    });
    const { platform } = offline();
    const { element, donor } = await openStatus(oneTime, { platform, service });
    expect(element.outcome).to.equal('unavailable');
    await platform.clock.advance(60_000);
    expect(service.calls).to.have.length(1);
    status = 'succeeded';
    await donor.press(en.checkAgain);
    await settled();
    await element.updateComplete;
    expect(element.outcome).to.equal('succeeded');
  });

  it('continues when the browser is online again', async () => {
    let isReachable = false;
    const service = fakeService({
      getPaymentSession: (slug) =>
        isReachable ? Promise.resolve(paymentSession({ slug })) : Promise.reject(unreachable),
    });
    const { platform, online } = offline();
    const { element } = await openStatus(oneTime, { platform, service });
    await platform.clock.advance(60_000);
    isReachable = true;
    online.resolve(undefined);
    await settled();
    await element.updateComplete;
    expect(element.outcome).to.equal('succeeded');
    expect(service.calls).to.have.length(2);
  });
});

describe('<donation-status type slug> in several tabs', () => {
  for (const storage of ['session', 'local']) {
    it(`announces the donation once, with storage=${storage}`, async () => {
      const local = new MemoryStorage();
      const completions: Event[] = [];
      for (let tab = 0; tab < 3; tab += 1) {
        const storages = { session: new MemoryStorage(), local };
        const platform = fakePlatform({ storages, storage: (area) => storages[area] });
        const note = (event: Event) => completions.push(event);
        document.addEventListener('donation-complete', note);
        const { element } = await openStatus({ ...oneTime, storage }, { platform });
        document.removeEventListener('donation-complete', note);
        expect(element.outcome).to.equal('succeeded');
      }
      expect(completions).to.have.length(1);
      expect(JSON.stringify({ ...local })).not.to.contain('ps_7Hk2');
    });
  }
});
