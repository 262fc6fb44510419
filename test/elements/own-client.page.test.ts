// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import type { DonationService } from '../../src/client/donation-client.js';
import { en } from '../../src/languages/en.js';
import { checkoutResponse, fakePlatform, fakeService, paymentSession } from '../support/elements/fakes.js';
import { openFilled, openStatus, record, storedText } from '../support/elements/donor.js';

/** A custom client that passes this answer on. */
const passingOn = (answer: unknown) =>
  fakeService({
    createCheckout: () => answer as ReturnType<DonationService['createCheckout']>,
    getPaymentSession: () => answer as ReturnType<DonationService['getPaymentSession']>,
  });

describe('<donation-widget> with a custom client', () => {
  for (const url of [
    'javascript:globalThis.isTaken=true',
    'http://pay.example/c/abc',
    'https://user:secret@pay.example/c/abc',
    'data:text/html,x',
  ]) {
    for (const isFramed of [false, true]) {
      it(`does not redirect to ${url}${isFramed ? ' out of a frame' : ''}`, async () => {
        const platform = fakePlatform({ isFramedAcrossOrigins: () => isFramed });
        const service = passingOn(Promise.resolve(checkoutResponse({ checkout_url: url })));
        const { element, donor } = await openFilled({}, { service, platform });
        const errors = record(element, 'donation-error');
        await donor.submit();
        expect(platform.assigned).to.deep.equal([]);
        expect(donor.find(en.continueToPayment)).to.be.undefined;
        expect(storedText(platform)).not.to.contain('ps_7Hk2');
        expect(donor.notice).to.equal(en.closed);
        expect(errors.map(({ error }) => error.name)).to.deep.equal(['UnexpectedResponseError']);
        expect(platform.reports.filter((one) => one instanceof Error)).to.have.length(1);
      });
    }
  }

  for (const nonsense of [undefined, null, 'ok', 7, { checkout_url: 7 }]) {
    it(`reports a problem with the service if the client returns ${JSON.stringify(nonsense)}`, async () => {
      const { donor, element } = await openFilled({}, { service: passingOn(nonsense) });
      const errors = record(element, 'donation-error');
      await donor.submit();
      expect(donor.notice).to.equal(en.failing);
      expect(errors.map(({ error }) => error.name)).to.deep.equal(['UnexpectedResponseError']);
    });
  }

  it('redirects to the service’s address, whatever a listener writes to its events', async () => {
    const { element, donor, platform } = await openFilled();
    element.addEventListener('donation-checkout', (event) => {
      Object.assign(event, { slug: 'ps_other', url: 'javascript:alert(1)' });
    });
    element.addEventListener('donation-redirect', (event) => {
      Object.assign(event, { url: 'javascript:alert(1)' });
    });
    await donor.submit();
    expect(platform.assigned).to.deep.equal(['https://pay.example/c/abc']);
    expect(storedText(platform)).to.contain('ps_7Hk2').and.not.contain('ps_other');
  });
});

describe('<donation-status> with a custom client', () => {
  it('shows only the safe parts of a hostile answer', async () => {
    const hostile = {
      ...paymentSession(),
      amount: 'a lot',
      charity: { name: ['x'], website: 'javascript:alert(1)', logo: 'x', theme: { primary: 'url(x)' } },
    };
    const service = passingOn(Promise.resolve(hostile));
    const { donor } = await openStatus({ type: 'one_time', slug: 'ps_7Hk2' }, { service });
    expect(donor.text).to.contain(en['succeeded.title']);
    expect(donor.root.querySelector('a, img')).to.be.null;
  });

  it('can’t check the donation if the client returns nonsense', async () => {
    for (const nonsense of [undefined, null, 'ok', Promise.resolve(7)]) {
      const service = passingOn(nonsense);
      const { donor } = await openStatus({ type: 'one_time', slug: 'ps_7Hk2' }, { service });
      expect(donor.text).to.contain(en['unavailable.title']);
    }
  });
});
