// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { connectAnalytics, type AnalyticsEvent } from '../../src/analytics/index.js';
import { en } from '../../src/languages/en.js';
import { at } from '../support/elements/address.js';
import { later, openWidget } from '../support/elements/donor.js';
import { settled } from '../support/elements/fakes.js';

describe('connectAnalytics', () => {
  afterEach(() => sessionStorage.removeItem('donation-analytics:completed'));

  it('uses one reference from the first change to the thank-you message, and never identifies the donor', async () => {
    const sent: AnalyticsEvent[] = [];
    const connect = () => connectAnalytics(document, { send: (event) => sent.push(event), consent: true });
    const disconnect = connect();
    const attributes = { variant: 'b', attribution: 'utm' };
    const { page, donor, platform } = await openWidget(attributes);
    await donor.type(en.email, 'pqx@example.org');
    await donor.type(en.first_name, 'pqx');
    await donor.choose('£25');
    await donor.submit();
    const reference = sent.at(-1)?.reference;
    expect(reference).to.match(/^[0-9a-f]{32}$/);
    page.remove();
    disconnect();

    const disconnectAfter = connect();
    await at(`?donation-reference=${reference}`, async () => {
      await openWidget(attributes, { platform: later(platform, 'outside') });
      for (let round = 0; round < 3; round += 1) await settled();
    });
    disconnectAfter();

    expect(sent.map(({ name, value }) => [name, value])).to.deep.equal([
      ['donation_start', 10],
      ['donation_change', 25],
      ['donation_submit', 25],
      ['donation_checkout', 25],
      ['donation_complete', 26.5],
    ]);
    expect(sent.slice(2).map((event) => event.reference)).to.deep.equal([reference, reference, reference]);
    expect(sent.every(({ variant, currency }) => variant === 'b' && currency === 'GBP')).to.be.true;
    expect(JSON.stringify([sent, { ...sessionStorage }])).not.to.include('pqx');
  });
});
