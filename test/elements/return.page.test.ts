// Also runs in Firefox and WebKit.
// Often changes the address of its page.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
  settled,
} from '../support/elements/fakes.js';
import { at } from '../support/elements/address.js';
import { openWidget, outcomeIn, record } from '../support/elements/donor.js';

const waiting = (changes = {}, overrides: Parameters<typeof fakePlatform>[0] = {}) => {
  const platform = fakePlatform(overrides);
  new PendingStore(platform, 'session').add(pendingDonation(changes));
  return platform;
};

const session = (status: string) =>
  fakeService({ getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })) });

const outcomeOf = async (element: DonationWidget) => {
  await settled();
  await element.updateComplete;
  return outcomeIn(element);
};

const back = async (element: HTMLElementTagNameMap['donation-widget']) => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settled();
  await element.updateComplete;
};

describe('<donation-widget> when the donor comes back', () => {
  it('shows the status instead of the form, and focuses its title', async () => {
    const { element, platform } = await openWidget({}, { platform: waiting() });
    expect(await outcomeOf(element)).to.equal('succeeded');
    expect(element.shadowRoot?.querySelector('form')).to.be.null;
    await platform.clock.advance(1000);
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('status-title');
  });

  it('passes the a11y audit', async () => {
    const { element } = await openWidget({ 'test-mode': '' }, { platform: waiting() });
    await outcomeOf(element);
    await expect(element).to.be.accessible();
  });

  for (const status of ['succeeded', 'pending_payment', 'failed']) {
    it(`removes the reference again if a router writes it back to the address, when ${status}`, async () => {
      const address = `?a=b&donation-reference=${pendingDonation().reference}`;
      const left: string[] = [];
      const service = fakeService({
        getPaymentSession: (slug) => {
          left.push(location.search);
          history.replaceState({ router: 1 }, '', address);
          return Promise.resolve(paymentSession({ slug, status }));
        },
      });
      await at(address, async () => {
        const { element } = await openWidget({}, { platform: waiting(), service });
        await outcomeOf(element);
        left.push(location.search);
        expect(history.state).to.deep.equal({ router: 1 });
      });
      expect(left).to.deep.equal(['?a=b', '?a=b']);
    });
  }

  it('passes on the page’s slots and parts', async () => {
    const words = document.createElement('p');
    words.slot = 'succeeded';
    words.textContent = 'We will write to you.';
    const { element } = await openWidget({}, { platform: waiting(), children: [words] });
    await outcomeOf(element);
    expect(words.checkVisibility()).to.be.true;
    const style = document.createElement('style');
    style.textContent = 'donation-widget::part(status-title) { color: rgb(1, 2, 3) }';
    element.append(style);
    const title = element.shadowRoot?.querySelector('h2');
    expect(title && getComputedStyle(title).color).to.equal('rgb(1, 2, 3)');
  });

  it('restores the amount and interval on “Try again”', async () => {
    const { element, donor } = await openWidget({}, { platform: waiting(), service: session('failed') });
    await outcomeOf(element);
    await donor.press(en.tryAgain);
    expect(donor.buttonText).to.equal('Donate £25.00');
    expect(donor.field('£25').checked).to.be.true;
  });

  it('leaves the focus where the donor moves it', async () => {
    const { element, donor, platform } = await openWidget(
      {},
      { platform: waiting(), service: session('pending_payment') },
    );
    await outcomeOf(element);
    const link = donor.find(en.returnToPayment);
    link?.focus();
    element.requestUpdate();
    await element.updateComplete;
    await platform.clock.advance(1000);
    expect(donor.root.activeElement === link).to.equal(true);
  });

  it('goes on reading the same donation with each new client that the page passes in', async () => {
    const service = session('pending_payment');
    const { element, platform } = await openWidget({}, { platform: waiting(), service });
    const outcomes = record(element, 'donation-status');
    let newest = service;
    for (let render = 0; render < 5; render += 1) {
      newest = session('succeeded');
      element.client = newest;
      await element.updateComplete;
      await platform.clock.advance(100);
    }
    expect(service.calls).to.have.length(1);
    expect(newest.calls).to.have.length(0);
    await platform.clock.advance(3000);
    await element.updateComplete;
    expect(newest.calls).to.have.length(1);
    expect(outcomes.map(({ outcome }) => outcome)).to.deep.equal(['succeeded']);
    expect(outcomeIn(element)).to.equal('succeeded');
  });

  it('sends nothing while it shows the status', async () => {
    const { element, service } = await openWidget(
      {},
      { platform: waiting(), properties: { payer: { email: 'me@example.org' } } },
    );
    await outcomeOf(element);
    await element.submit();
    expect(service.calls.map(({ method }) => method)).to.deep.equal(['getPaymentSession']);
  });

  for (const [what, answer, changes, isOffered] of [
    ['it succeeded', 'succeeded', {}, true],
    ['it failed', 'failed', {}, false],
    ['the checkout is still open', 'pending_payment', {}, true],
    ['it is still polled', 'pending_payment', { expiresAt: '2029-12-31T00:00:00Z' }, false],
    ['the outcome is not known yet', null, {}, false],
  ] as const) {
    it(`offers ${isOffered ? 'another donation' : 'no other donation'} if ${what}`, async () => {
      const service = answer
        ? session(answer)
        : fakeService({ getPaymentSession: () => new Promise(() => undefined) });
      const { element, donor } = await openWidget({}, { platform: waiting(changes), service });
      await outcomeOf(element);
      expect(donor.find(en.giveAgain) !== undefined).to.equal(isOffered);
    });
  }

  it('shows the form if the last donation is completed', async () => {
    const { donor } = await openWidget({}, { platform: waiting({ settled: 'succeeded' }) });
    expect(donor.root.querySelector('form')).not.to.be.null;
  });

  it('never shows the status with no-status', async () => {
    const { donor, service } = await openWidget({ 'no-status': '' }, { platform: waiting() });
    expect(donor.root.querySelector('form')).not.to.be.null;
    expect(service.calls).to.deep.equal([]);
  });

  describe('with Back', () => {
    it('shows a working form with its values', async () => {
      const { element, donor, platform, service } = await openWidget(
        {},
        { service: session('pending_payment') },
      );
      await donor.type('Email address', 'me@example.org');
      await donor.submit();
      expect(donor.notice).to.equal(en.leaving);
      await back(element);
      expect(donor.field('Email address').value).to.equal('me@example.org');
      expect(donor.submitButton.hasAttribute('aria-disabled')).to.be.false;
      expect(platform.assigned).to.have.length(1);
      expect(service.calls).to.have.length(2);
    });

    it('offers to continue an open, unconfirmed donation', async () => {
      const platform = waiting({}, { arrival: () => 'back' });
      const { element, donor } = await openWidget({}, { platform, service: session('pending_payment') });
      await settled();
      await element.updateComplete;
      expect(donor.text).to.contain(en.resumeOpen);
      expect((donor.find(en.continueToPayment) as HTMLAnchorElement).href).to.equal(
        'https://pay.example/c/abc',
      );
      expect(donor.root.querySelector('form')).not.to.be.null;
    });

    it('links to one payment page, that of the newest donation', async () => {
      const platform = waiting({}, { arrival: () => 'back' });
      const newest = { checkout_url: 'https://pay.example/c/newest', expires_at: null, slug: 'ps_newest' };
      const service = fakeService({
        getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status: 'pending_payment' })),
        createCheckout: () => Promise.resolve({ ...newest, type: 'one_time' }),
      });
      const { element, donor } = await openWidget({}, { platform, service });
      await settled();
      await element.updateComplete;
      expect(donor.text).to.contain(en.resumeOpen);
      await donor.type(en.email, 'me@example.org');
      await donor.submit();
      // The browser doesn't leave the page, so the form offers a link.
      await platform.clock.advance(10_000);
      await element.updateComplete;
      const links = [...donor.root.querySelectorAll<HTMLAnchorElement>('a[href*="pay.example"]')];
      expect(links.map(({ href }) => href)).to.deep.equal(['https://pay.example/c/newest']);
    });

    it('shows the status if the donation was paid meanwhile', async () => {
      const { element, donor } = await openWidget({}, { platform: waiting({}, { arrival: () => 'back' }) });
      expect(await outcomeOf(element)).to.equal('succeeded');
      await donor.press(en.giveAgain);
      expect(donor.submitButton).not.to.be.null;
    });

    it('does not mention a donation that can’t be checked', async () => {
      const service = fakeService({ getPaymentSession: () => Promise.reject(new Error('offline')) });
      const { donor } = await openWidget({}, { platform: waiting({}, { arrival: () => 'back' }), service });
      await settled();
      expect(donor.root.querySelector('form')).not.to.be.null;
      expect(donor.text).not.to.contain(en.resumeOpen);
    });
  });
});
