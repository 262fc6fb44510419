// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { en } from '../../src/languages/en.js';
import {
  deferred,
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
} from '../support/elements/fakes.js';
import { focused, openButton } from '../support/elements/dialog.js';
import { Donor, record } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';

const returned = (overrides: Parameters<typeof fakePlatform>[0] = {}, changes = {}) => {
  const platform = fakePlatform(overrides);
  new PendingStore(platform, 'session').add(pendingDonation(changes));
  return platform;
};

const session = (status: string) =>
  fakeService({ getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })) });

const statusIn = (widget: HTMLElement) => {
  const status = widget.shadowRoot?.querySelector('donation-status');
  if (!status) throw new Error('There is no status.');
  return status;
};

describe('<donation-button> when the donor comes back', () => {
  it('opens with the thank-you message and focuses its title', async () => {
    const { element, widget } = await openButton({}, { platform: returned() });
    expect(element.open).to.be.true;
    expect(statusIn(widget).outcome).to.equal('succeeded');
    expect(focused()?.textContent).to.equal(en['succeeded.title']);
  });

  it('passes the a11y audit', async () => {
    const { element } = await openButton({}, { platform: returned() });
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  it('opens before the service answers', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const service = fakeService({ getPaymentSession: () => answer.promise });
    const { element, visitor } = await openButton({}, { platform: returned(), service });
    expect(element.open).to.be.true;
    expect(focused()?.textContent).to.equal(en.checking);
    answer.resolve(paymentSession({ slug: pendingDonation().slug, status: 'succeeded' }));
    await visitor.settled();
    expect(focused()?.textContent).to.equal(en['succeeded.title']);
  });

  it('stays closed once the donor closes it, whatever the outcome', async () => {
    let status = 'pending_payment';
    const service = fakeService({
      getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
    });
    const { element, widget, visitor, platform } = await openButton({}, { platform: returned(), service });
    const statuses = record(element, 'donation-status');
    await visitor.close();
    status = 'succeeded';
    await platform.clock.advance(3000);
    await visitor.settled();
    expect(statuses).to.have.length(1);
    expect(element.open).to.be.false;
    await visitor.press();
    expect(new Donor(widget).root.contains(statusIn(widget))).to.be.true;
    expect(focused()?.textContent).to.equal(en['succeeded.title']);
  });

  it('opens when the widget gets its service later', async () => {
    const { element, widget, visitor } = await openButton(
      {},
      { platform: returned(), service: null as never, attributes: { 'base-url': 'ftp://x' } },
    );
    expect(element.open).to.be.false;
    widget.client = session('succeeded');
    // The module that shows a return may still be loading.
    await until(() => element.open);
    await visitor.settled();
    expect(element.open).to.be.true;
  });

  it('opens after Back if the donation is paid', async () => {
    const platform = returned({ arrival: () => 'back' });
    const { element } = await openButton({}, { platform, service: session('succeeded') });
    expect(element.open).to.be.true;
  });

  it('stays closed after Back if the donation is not paid', async () => {
    const platform = returned({ arrival: () => 'back' });
    const { element, visitor, donor } = await openButton(
      {},
      { platform, service: session('pending_payment') },
    );
    expect(element.open).to.be.false;
    await visitor.press();
    expect(donor.text).to.contain(en.resumeOpen);
  });

  it('stays closed with no-status', async () => {
    const { element } = await openButton({}, { platform: returned(), attributes: { 'no-status': '' } });
    expect(element.open).to.be.false;
  });

  it('opens only the button whose form the donor used', async () => {
    const platform = returned({}, { form: 'wells' });
    const wells = await openButton({}, { platform, attributes: { id: 'wells' } });
    const winter = await openButton({}, { platform, attributes: { id: 'winter' } });
    expect(wells.element.open).to.be.true;
    expect(winter.element.open).to.be.false;
  });
});
