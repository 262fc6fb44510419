// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { HttpError } from '../../src/client/index.js';
import { en } from '../../src/languages/en.js';
import type { CheckoutResponse } from '../../src/schema/checkout.js';
import { until } from '../support/elements/until.js';
import { checkoutResponse, deferred, fakeService, settled } from '../support/elements/fakes.js';
import { openFilled as fill, record, sent, storedText, type Donor } from '../support/elements/donor.js';

describe('<donation-widget> on its way to the payment page', () => {
  it('passes the a11y audit while sending and with the link', async () => {
    const { element, donor, platform } = await fill();
    await donor.submit();
    await expect(element).to.be.accessible();
    await platform.clock.advance(10_000);
    await element.updateComplete;
    await expect(element).to.be.accessible();
  });

  it('sends exactly the values that it shows, and stores the pending donation', async () => {
    const { element, donor, service, platform } = await fill({
      project: 'Winter',
      metadata: '{"page":"home"}',
    });
    const { request } = element;
    await donor.submit();
    expect(sent(service)).to.deep.equal([request]);
    expect(request).to.deep.equal({
      payment_type: 'one_time',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 1000, project: 'Winter' }],
      payer: { email: 'me@example.org' },
      metadata: { page: 'home', donation_reference: request?.metadata?.['donation_reference'] },
    });
    expect(request?.metadata?.['donation_reference']).to.match(/^[0-9a-f]{32}$/);
    expect(platform.storages.session.getItem('donation-widget:pending')).to.contain('ps_7Hk2');
    expect(storedText(platform)).not.to.contain('me@example.org');
    expect(platform.assigned).to.deep.equal(['https://pay.example/c/abc']);
  });

  describe('whatever its notice says', () => {
    const buttonTop = ({ submitButton }: Donor) => submitButton.getBoundingClientRect().top;
    const height = ({ root }: Donor) => root.querySelector('.themed')?.getBoundingClientRect().height;

    it('moves nothing while sending', async () => {
      const { donor } = await fill();
      const before = [buttonTop(donor), height(donor)];
      await donor.submit();
      expect(donor.notice).to.equal(en.leaving);
      expect([buttonTop(donor), height(donor)]).to.deep.equal(before);
    });

    it('leaves the button where it is after a failure, and shows why', async () => {
      const service = fakeService({ createCheckout: () => Promise.reject(new HttpError(503, null)) });
      const { donor, page } = await fill({}, { service });
      // At the lower end of the window, a notice below the button is out of view.
      page.style.paddingBlock = '100vh';
      donor.submitButton.scrollIntoView({ block: 'end' });
      const before = buttonTop(donor) + scrollY;
      await donor.submit();
      expect(donor.notice).to.equal(en.failing);
      expect(buttonTop(donor) + scrollY).to.equal(before);
      const notice = donor.root.querySelector('.notice')?.getBoundingClientRect();
      expect(notice?.bottom).to.be.at.most(innerHeight);
    });
  });

  it('shows a lock, for the eyes only, before the line about the payment', async () => {
    const { donor } = await fill();
    const line = donor.root.querySelector('[part~=secure]');
    expect(line?.textContent.trim()).to.equal(en.secure);
    expect(line?.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true');
  });

  it('leaves out a return address that is not https, and reports it once', async () => {
    const { element, platform } = await fill({ 'return-url': 'http://charity.example/thanks' });
    element.amounts = '7';
    await element.updateComplete;
    expect(element.request).not.to.have.property('return_url');
    expect(platform.reports).to.have.length(1);
    expect(platform.reports[0]).to.contain('return-url');
  });

  it('reports nothing about it with a service on this machine, which says itself where donors return', async () => {
    for (const service of ['http://127.0.0.1:4010/api/v1', '/api/v1']) {
      const { element, platform } = await fill({ 'base-url': service });
      expect(element.request).not.to.have.property('return_url');
      expect(platform.reports).to.deep.equal([]);
    }
  });

  it('sends an https return address with the reference', async () => {
    const { element, platform } = await fill({ 'return-url': 'https://charity.example/thanks?a=1#done' });
    const reference = String(element.request?.metadata?.['donation_reference']);
    expect(element.request?.return_url).to.equal(
      `https://charity.example/thanks?a=1&donation-reference=${reference}#done`,
    );
    expect(platform.reports).to.deep.equal([]);
  });

  it('fires an event for each step, in order', async () => {
    const { element, donor } = await fill();
    const names: string[] = [];
    for (const name of ['donation-submit', 'donation-checkout', 'donation-redirect'] as const) {
      element.addEventListener(name, () => names.push(name));
    }
    const checkouts = record(element, 'donation-checkout');
    await donor.submit();
    expect(names).to.deep.equal(['donation-submit', 'donation-checkout', 'donation-redirect']);
    expect(checkouts.map(({ slug, paymentType, expiresAt }) => [slug, paymentType, expiresAt])).to.deep.equal(
      [['ps_7Hk2', 'one_time', '2030-01-01T01:00:00Z']],
    );
  });

  it('sends one POST on a double click, and keeps the focus on its button', async () => {
    const answer = deferred<CheckoutResponse>();
    const service = fakeService({ createCheckout: () => answer.promise });
    const { donor, element } = await fill({}, { service });
    donor.submitButton.focus();
    donor.submitButton.click();
    donor.submitButton.click();
    await donor.submit();
    expect(service.calls).to.have.length(1);
    expect(donor.submitButton.getAttribute('aria-disabled')).to.equal('true');
    expect(donor.submitButton.disabled).to.be.false;
    expect(donor.root.activeElement).to.equal(donor.submitButton);
    expect(donor.notice).to.equal(en.sending);
    answer.resolve(checkoutResponse());
    await settled();
    await element.updateComplete;
    expect(donor.notice).to.equal(en.leaving);
  });

  it('sends the request that a listener changes, after its promise resolves', async () => {
    const { donor, element, service } = await fill();
    const captcha = deferred<undefined>();
    element.addEventListener('donation-submit', (event) => {
      event.waitUntil(
        captcha.promise.then(() => Object.assign(event.request.metadata ?? {}, { captcha: 'token' })),
      );
    });
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    captcha.resolve(undefined);
    await settled();
    expect(sent(service)[0]?.metadata).to.have.property('captcha', 'token');
  });

  it('leaves out what JSON would change or leave out, and sends the rest', async () => {
    const { donor, element, service, platform } = await fill({
      intervals: 'month',
      metadata: '{"campaign":"spring","score":1e400}',
    });
    element.addEventListener('donation-submit', ({ request }) => {
      Object.assign(request.metadata ?? {}, { at: new Date(), visit: { pages: new Set(), first: 'home' } });
      Object.assign(request, { one_time_items: [{ pack: NaN, name: 'Welcome pack' }] });
    });
    await donor.submit();
    const [request] = sent(service);
    expect(request?.metadata).to.deep.include({ campaign: 'spring', visit: { first: 'home' } });
    expect(request?.metadata).not.to.have.any.keys('score', 'at');
    expect(request).to.have.deep.property('one_time_items', [{ name: 'Welcome pack' }]);
    const reports = () => platform.reports.map(String).join('\n');
    expect(reports()).to.include(
      "JSON can't hold: metadata.at, metadata.visit.pages, one_time_items.0.pack.",
    );
    await until(() => reports().includes('metadata has "score"'));
  });

  it('forgets what a listener changed when the donor submits again', async () => {
    const { donor, element, service } = await fill({ fields: 'name address' });
    await donor.type(en.first_name, 'Ada');
    await donor.select(en.country, 'GB');
    await donor.type(en.city, 'York');
    const unchanged = element.request?.payer;
    element.addEventListener('donation-submit', ({ request }) => {
      request.payer.first_name += '!';
      const address = request.payer.billing_address;
      if (address) address.city += '!';
    });
    for (const press of [1, 2]) {
      await donor.submit();
      expect(sent(service)).to.have.length(press);
      expect(sent(service).at(-1)?.payer).to.deep.include({
        first_name: 'Ada!',
        billing_address: { country: 'GB', city: 'York!' },
      });
      element.giveUp();
    }
    expect(element.request?.payer).to.deep.equal(unchanged);
  });
});
