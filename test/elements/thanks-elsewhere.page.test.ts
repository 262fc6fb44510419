// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { HttpError } from '../../src/client/index.js';
import { en } from '../../src/languages/en.js';
import { fakePlatform, fakeService, pendingDonation, type FakePlatform } from '../support/elements/fakes.js';
import { at } from '../support/elements/address.js';
import { openButton } from '../support/elements/dialog.js';
import { later, openFilled, openStatus } from '../support/elements/donor.js';

const byReference = `?donation-reference=${pendingDonation().reference}`;

/** A tab in which the donor has gone to the payment page. */
const tab = () => {
  const platform = fakePlatform();
  new PendingStore(platform, 'session').add(pendingDonation());
  return platform;
};

describe('The thank-you message in the dialog of a <donation-button>', () => {
  const reloaded = async (platform: FakePlatform, address = location.href) => {
    const opened = await at(address, () => openButton({}, { platform: later(platform, 'reload') }));
    const { open } = opened.element;
    opened.page.remove();
    return open;
  };

  it('passes the a11y audit', async () => {
    const { element } = await openButton({}, { platform: tab() });
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  it('opens the dialog again after a reload', async () => {
    const platform = tab();
    const { element, page } = await openButton({}, { platform });
    expect(element.open).to.be.true;
    page.remove();
    expect(await reloaded(platform)).to.be.true;
    expect(await reloaded(platform)).to.be.true;
  });

  it('does not open the dialog again after the donor closes it', async () => {
    const platform = tab();
    const { visitor, page } = await openButton({}, { platform });
    await visitor.close();
    page.remove();
    expect(await reloaded(platform)).to.be.false;
  });

  it('does not open the dialog on another page', async () => {
    const platform = tab();
    const { page } = await openButton({}, { platform });
    page.remove();
    expect(await reloaded(platform, '/about')).to.be.false;
    expect(await reloaded(platform, '/about')).to.be.false;
  });
});

const failing = fakeService({ createCheckout: () => Promise.reject(new HttpError(503, null)) });

describe('The thank-you message on another page', () => {
  const told = async (platform: FakePlatform, address = location.href) => {
    const { element, page } = await at(address, () => openStatus({}, { platform }));
    const { outcome } = element;
    page.remove();
    return outcome;
  };

  for (const [how, address] of [
    ['with a reference', byReference],
    ['without a reference', location.href],
  ] as const) {
    it(`is shown again after each reload if the donor came ${how}`, async () => {
      const platform = tab();
      expect(await told(platform, address)).to.equal('succeeded');
      expect(await told(later(platform, 'reload'))).to.equal('succeeded');
      expect(await told(later(platform, 'reload'))).to.equal('succeeded');
    });

    for (const arrival of ['inside', 'outside', 'back'] as const) {
      it(`is not shown on a new arrival (${arrival}) if the donor first came ${how}`, async () => {
        const platform = tab();
        expect(await told(platform, address)).to.equal('succeeded');
        expect(await told(later(platform, arrival))).to.equal('lost');
        expect(await told(later(platform, 'reload'))).to.equal('lost');
      });
    }
  }

  it('is not shown again in a new element', async () => {
    const platform = tab();
    expect(await told(platform)).to.equal('succeeded');
    expect(await told(platform)).to.equal('lost');
  });

  it('is not shown again after the donor starts another checkout', async () => {
    const platform = tab();
    const status = await openStatus({}, { platform });
    expect(status.element.outcome).to.equal('succeeded');
    const { donor, page } = await openFilled({ 'no-status': '' }, { platform, service: failing });
    await donor.submit();
    expect(donor.notice).to.equal(en.failing);
    page.remove();
    status.page.remove();
    expect(await told(later(platform, 'reload'))).to.equal('lost');
  });
});
