import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/browser/pending-store.js';
import { HttpError } from '../../src/client/index.js';
import { en } from '../../src/i18n/en.js';
import { fakePlatform, fakeService, pendingDonation, type FakePlatform } from './fakes.js';
import { at } from './address.js';
import { openButton } from './dialog.js';
import { later, openFilled, openStatus } from './donor.js';

const byReference = `?donation-reference=${pendingDonation().reference}`;

/** A tab in which a donor has gone to the payment page. */
const tab = () => {
  const platform = fakePlatform();
  new PendingStore(platform, 'session').add(pendingDonation());
  return platform;
};

describe('The thanks in the dialog of a <donation-button>', () => {
  const reloaded = async (platform: FakePlatform, address = location.href) => {
    const opened = await at(address, () => openButton({}, { platform: later(platform, 'reload') }));
    const { open } = opened.element;
    opened.page.remove();
    return open;
  };

  it('pass the a11y audit', async () => {
    const { element } = await openButton({}, { platform: tab() });
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  it('open it again by a reload', async () => {
    const platform = tab();
    const { element, page } = await openButton({}, { platform });
    expect(element.open).to.be.true;
    page.remove();
    expect(await reloaded(platform)).to.be.true;
    expect(await reloaded(platform)).to.be.true;
  });

  it('open it no more once it was closed', async () => {
    const platform = tab();
    const { visitor, page } = await openButton({}, { platform });
    await visitor.close();
    page.remove();
    expect(await reloaded(platform)).to.be.false;
  });

  it('open it on no other page', async () => {
    const platform = tab();
    const { page } = await openButton({}, { platform });
    page.remove();
    expect(await reloaded(platform, '/about')).to.be.false;
    expect(await reloaded(platform, '/about')).to.be.false;
  });
});

const failing = fakeService({ createCheckout: () => Promise.reject(new HttpError(503, null)) });

describe('The thanks on a page of their own', () => {
  const told = async (platform: FakePlatform, address = location.href) => {
    const { element, page } = await at(address, () => openStatus({}, { platform }));
    const { outcome } = element;
    page.remove();
    return outcome;
  };

  for (const [how, address] of [
    ['by its reference', byReference],
    ['without one', location.href],
  ] as const) {
    it(`are shown again by each reload, come ${how}`, async () => {
      const platform = tab();
      expect(await told(platform, address)).to.equal('succeeded');
      expect(await told(later(platform, 'reload'))).to.equal('succeeded');
      expect(await told(later(platform, 'reload'))).to.equal('succeeded');
    });

    for (const arrival of ['inside', 'outside', 'back'] as const) {
      it(`are not shown to who comes again by ${arrival}, after having come ${how}`, async () => {
        const platform = tab();
        expect(await told(platform, address)).to.equal('succeeded');
        expect(await told(later(platform, arrival))).to.equal('lost');
        expect(await told(later(platform, 'reload'))).to.equal('lost');
      });
    }
  }

  it('are not shown to an element that the page makes anew', async () => {
    const platform = tab();
    expect(await told(platform)).to.equal('succeeded');
    expect(await told(platform)).to.equal('lost');
  });

  it('are over once another checkout is begun beside them', async () => {
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
