// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { en } from '../../src/languages/en.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
  subscription,
} from '../support/elements/fakes.js';
import { later, openStatus } from '../support/elements/donor.js';

const hour = 60 * 60 * 1000;

const waiting = (changes: Parameters<typeof pendingDonation>[0]) => {
  const platform = fakePlatform();
  new PendingStore(platform, 'session').add(pendingDonation(changes));
  return platform;
};

const plan = { type: 'subscription', slug: 'sub_9Jx4' } as const;
const unpaid = fakeService({
  getSubscription: (slug) => Promise.resolve(subscription({ slug, status: 'past_due' })),
  getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status: 'pending_payment' })),
});

const title = (root: ShadowRoot) => root.querySelector('[part=status-title]')?.textContent.trim();

describe('<donation-status> while the checkout is open', () => {
  it('passes the a11y audit', async () => {
    for (const changes of [plan, {}]) {
      const { element } = await openStatus({}, { platform: waiting(changes), service: unpaid });
      await expect(element).to.be.accessible();
    }
  }).timeout(30_000);

  const cases: [outcome: 'attention' | 'pending', changes: object, link: string][] = [
    ['attention', plan, en.continueToPayment],
    ['pending', {}, en.returnToPayment],
  ];
  for (const [outcome, changes, words] of cases) {
    it(`links to the payment if the outcome is ${outcome}`, async () => {
      const { donor, element } = await openStatus({}, { platform: waiting(changes), service: unpaid });
      expect(element.outcome).to.equal(outcome);
      expect(title(donor.root)).to.equal(en[`${outcome}.title`]);
      expect(donor.text).to.contain(en[`${outcome}.text`]);
      const link = donor.find(words) as HTMLAnchorElement;
      expect(link.href).to.equal('https://pay.example/c/abc');
      expect(link.target).to.equal('_top');
      expect(link.part.contains('continue')).to.be.true;
    });

    it(`still links to the payment after a reload if the outcome is ${outcome}`, async () => {
      const platform = waiting(changes);
      const first = await openStatus({}, { platform, service: unpaid });
      first.page.remove();
      const { donor } = await openStatus({}, { platform: later(platform, 'reload'), service: unpaid });
      expect(donor.find(words)).to.be.instanceOf(HTMLAnchorElement);
    });

    it(`offers no link to an expired checkout if the outcome is ${outcome}`, async () => {
      const platform = waiting(changes);
      await platform.clock.advance(hour);
      const { donor, element } = await openStatus({}, { platform, service: unpaid });
      expect(element.outcome).to.equal(outcome);
      expect(donor.find(words)).to.be.undefined;
      expect(title(donor.root)).to.equal(en[`${outcome}.title`]);
    });
  }

  it('never calls an unconfirmed donation unpaid, and links back to it discreetly', async () => {
    const { donor } = await openStatus({}, { platform: waiting({}), service: unpaid });
    expect(title(donor.root)).to.equal('We’re confirming your payment');
    expect(donor.text).not.to.match(/(not|n’t) (yet )?paid|unpaid|not paid/i);
    expect(donor.find(en.continueToPayment)).to.be.undefined;
    const link = donor.find('Didn’t pay? Return to payment');
    if (!link) throw new Error('There is no link.');
    expect(getComputedStyle(link).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    expect(getComputedStyle(link).borderStyle).to.equal('none');
  });

  it('says only that the first payment of a recurring donation is due', async () => {
    const { donor } = await openStatus({}, { platform: waiting(plan), service: unpaid });
    expect(donor.text).to.contain('A payment for your recurring donation is still due.');
    expect(donor.text).not.to.match(/last payment|did not go through/);
  });

  it('links to the payment for two hours if the service sets no expiry', async () => {
    const platform = waiting({ ...plan, expiresAt: null });
    await platform.clock.advance(2 * hour - 1);
    const { donor } = await openStatus({}, { platform, service: unpaid });
    expect(donor.find(en.continueToPayment)).to.be.instanceOf(HTMLAnchorElement);
  });

  it('has no link to the payment of a donation that the page names', async () => {
    const { donor } = await openStatus({ type: 'subscription', slug: 'sub_9Jx4' }, { service: unpaid });
    expect(title(donor.root)).to.equal(en['attention.title']);
    expect(donor.find(en.continueToPayment)).to.be.undefined;
  });
});
