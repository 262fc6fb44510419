// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { HttpError, NetworkError } from '../../src/client/index.js';
import { isOpenOutcome, type Outcome } from '../../src/return/outcome.js';
import { en } from '../../src/languages/en.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
  settled,
  subscription,
} from '../support/elements/fakes.js';
import { openStatus, record } from '../support/elements/donor.js';

const oneTime = { type: 'one_time', slug: 'ps_7Hk2' };
const recurring = { type: 'subscription', slug: 'sub_9Jx4' };

const session = (changes: Parameters<typeof paymentSession>[0]) =>
  fakeService({ getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, ...changes })) });
const plan = (changes: Parameters<typeof subscription>[0]) =>
  fakeService({ getSubscription: (slug) => Promise.resolve(subscription({ slug, ...changes })) });
const failing = (error: Error) =>
  fakeService({
    getPaymentSession: () => Promise.reject(error),
    getSubscription: () => Promise.reject(error),
  });

const title = (root: ShadowRoot) => root.querySelector('[part=status-title]')?.textContent.trim();

describe('<donation-status>', () => {
  const outcomes: [
    outcome: Outcome,
    service: ReturnType<typeof fakeService>,
    attributes: Record<string, string>,
  ][] = [
    ['succeeded', session({}), oneTime],
    ['succeeded', plan({}), recurring],
    ['pending', session({ status: 'pending_payment' }), oneTime],
    ['failed', session({ status: 'failed' }), oneTime],
    ['attention', plan({ status: 'past_due' }), recurring],
    ['ended', plan({ status: 'canceled' }), recurring],
    ['unconfirmed', session({ status: 'on_hold' }), oneTime],
    ['unconfirmed', session({ status: null }), oneTime],
    ['unconfirmed', session({ status: 'constructor' }), oneTime],
    ['unconfirmed', plan({ status: 'incomplete' }), recurring],
    ['mismatch', session({ slug: 'ps_other' }), oneTime],
    ['not-found', failing(new HttpError(400, {})), oneTime],
    ['unavailable', failing(new HttpError(401, {})), oneTime],
    ['unavailable', failing(new HttpError(500, {})), oneTime],
    ['unavailable', failing(new NetworkError(new TypeError())), oneTime],
  ];
  for (const [outcome, service, attributes] of outcomes) {
    it(`passes the a11y audit and shows the outcome “${outcome}”`, async () => {
      const { element, donor } = await openStatus(attributes, { service });
      expect(element.getAttribute('outcome')).to.equal(outcome);
      const key = outcome as 'succeeded';
      expect(title(donor.root)).to.equal(en[`${key}.title`]);
      expect(donor.notice).to.equal(en[`${key}.title`]);
      if (outcome !== 'succeeded') expect(donor.text).to.contain(en[`${key as 'failed'}.text`]);
      expect(donor.root.querySelector<HTMLElement>('[part=status]')?.dataset['outcome']).to.equal(outcome);
      expect(donor.find(en.giveAgain)).to.equal(undefined);
      // If the outcome is open, the button depends on whether the element still polls.
      if (!isOpenOutcome(outcome)) expect(donor.find(en.checkAgain)).to.equal(undefined);
      // The donor did not start on this page, so the focus must not move.
      expect(donor.root.activeElement).to.be.null;
      await expect(element).to.be.accessible();
    }).timeout(30_000);
  }

  it('shows that it is checking until the first answer', async () => {
    const service = fakeService({ getPaymentSession: () => new Promise(() => undefined) });
    const { donor, element } = await openStatus(oneTime, { service });
    expect(title(donor.root)).to.equal(en.checking);
    expect(element.hasAttribute('outcome')).to.be.false;
    expect(donor.root.querySelector<HTMLElement>('[part=status]')?.dataset['outcome']).to.equal('checking');
  });

  describe('while the outcome is not final', () => {
    it('asks until it is final, and announces each change once', async () => {
      let status = 'pending_payment';
      const service = fakeService({
        getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
      });
      const { element, donor, platform } = await openStatus(oneTime, { service });
      const events = record(element, 'donation-status');
      await platform.clock.advance(8_000);
      status = 'succeeded';
      await platform.clock.advance(8_000);
      await element.updateComplete;
      expect(title(donor.root)).to.equal(en['succeeded.title']);
      expect(events.map((event) => [event.outcome, event.status, event.paymentType])).to.deep.equal([
        ['succeeded', 'succeeded', 'one_time'],
      ]);
      const { length } = service.calls;
      await platform.clock.advance(300_000);
      expect(service.calls).to.have.length(length);
    });

    it('offers to check again when it stops asking', async () => {
      const service = session({ status: 'pending_payment' });
      const { element, donor, platform } = await openStatus(oneTime, { service });
      expect(donor.find(en.checkAgain)).to.be.undefined;
      await platform.clock.advance(120_000);
      await element.updateComplete;
      expect(service.calls).to.have.length(11);
      await donor.press(en.checkAgain);
      expect(service.calls).to.have.length(12);
    });

    it('links to the open checkout', async () => {
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      const { donor } = await openStatus({}, { service: session({ status: 'pending_payment' }), platform });
      expect((donor.find(en.returnToPayment) as HTMLAnchorElement).href).to.equal(
        'https://pay.example/c/abc',
      );
    });

    it('does not link to an expired checkout', async () => {
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      await platform.clock.advance(3_700_000);
      const { donor } = await openStatus({}, { service: session({ status: 'pending_payment' }), platform });
      expect(donor.find(en.returnToPayment)).to.be.undefined;
    });
  });

  describe('without a slug', () => {
    it('checks the newest donation of this tab', async () => {
      const platform = fakePlatform();
      const store = new PendingStore(platform, 'session');
      store.add(pendingDonation({ reference: '1'.repeat(32), slug: 'ps_old' }));
      store.add(pendingDonation({ slug: 'ps_new' }));
      const { service } = await openStatus({}, { platform });
      expect(service.calls[0]?.args[0]).to.equal('ps_new');
    });

    it('checks the donation in the address, and clears the address', async () => {
      const platform = fakePlatform();
      const store = new PendingStore(platform, 'session');
      store.add(pendingDonation({ slug: 'ps_named' }));
      store.add(pendingDonation({ reference: '1'.repeat(32), slug: 'ps_new' }));
      const before = location.href;
      history.replaceState(
        null,
        '',
        `?keep=1&donation-reference=${pendingDonation().reference}&status=failed`,
      );
      const { service, element } = await openStatus({}, { platform });
      const { search } = location;
      history.replaceState(null, '', before);
      expect(service.calls[0]?.args[0]).to.equal('ps_named');
      expect(search).to.equal('?keep=1&status=failed');
      expect(element.outcome).to.equal('succeeded');
    });

    it('thanks the donor for coming back if nothing is stored here', async () => {
      const { element, donor, service } = await openStatus();
      expect(element.outcome).to.equal('lost');
      expect(donor.text).to.contain(en['lost.text']).and.not.to.match(/fail/i);
      expect(service.calls).to.deep.equal([]);
    });

    it('links back to the form’s page after a failed payment', async () => {
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      const { donor } = await openStatus({}, { platform, service: session({ status: 'failed' }) });
      expect(donor.find(en.tryAgain)?.getAttribute('href')).to.equal('/give');
    });
  });

  it('asks again if the slug changes', async () => {
    const { element, service } = await openStatus(oneTime);
    element.slug = 'ps_next';
    await element.updateComplete;
    expect(service.calls.map(({ args }) => args[0])).to.deep.equal(['ps_7Hk2', 'ps_next']);
  });

  it('treats an empty slug as none', async () => {
    const { element, service } = await openStatus({ type: 'one_time', slug: '' });
    expect(element.outcome).to.equal('lost');
    expect(service.calls).to.deep.equal([]);
  });

  for (const attributes of [{ slug: 'ps_1' }, { type: 'one_time' }, { type: 'gift', slug: 'ps_1' }]) {
    it(`reports attributes that can’t work, ${JSON.stringify(attributes)}`, async () => {
      const { platform, donor, service } = await openStatus(attributes);
      await settled();
      const [report] = platform.reports as Error[];
      expect(report?.name).to.equal('ConfigurationError');
      expect(report?.message).to.contain('needs both slug and type');
      expect(donor.text).to.equal(en['lost.text']);
      expect(donor.root.querySelectorAll('slot')).to.have.length(0);
      expect(service.calls).to.deep.equal([]);
    });

    it(`shows the fallback for attributes that can’t work, ${JSON.stringify(attributes)}`, async () => {
      const { donor, element } = await openStatus(attributes);
      element.innerHTML = '<p>Look for a receipt in your email.</p>';
      element.requestUpdate();
      await element.updateComplete;
      expect(donor.text).to.equal('');
      expect(donor.root.querySelectorAll('slot:not([name])')).to.have.length(1);
    });
  }
});
