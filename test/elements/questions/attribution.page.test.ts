// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { at } from '../../support/elements/address.js';
import { openWidget, storedText } from '../../support/elements/donor.js';
import { fakePlatform } from '../../support/elements/fakes.js';

describe('<donation-widget> with attribution', () => {
  const query = '?utm_source=news&utm_campaign=pqx-spring&amount=5';
  const payer = { email: 'payer@example.org' };
  const metadataOf = ({ request }: { request: { metadata?: unknown } | null }) => {
    const { donation_reference: reference, ...own } = request?.metadata as Record<string, unknown>;
    expect(reference).to.match(/^[0-9a-f]{32}$/);
    return own;
  };

  it('sends the parameters of the address at the start, and stores none', async () => {
    const platform = fakePlatform();
    const attributes = { attribution: 'utm_source', variant: 'b', 'prefill-from-url': 'amount' };
    const { element, donor } = await at(query, () =>
      openWidget(attributes, { platform, properties: { payer } }),
    );
    expect(metadataOf(element)).to.deep.equal({ utm_source: 'news', variant: 'b' });
    // The address has changed by now.
    element.setAttribute('attribution', 'utm');
    await element.updateComplete;
    const all = { utm_source: 'news', utm_campaign: 'pqx-spring', variant: 'b' };
    expect(metadataOf(element)).to.deep.equal(all);
    element.reset();
    element.setAttribute('currency', 'EUR');
    await element.updateComplete;
    expect(metadataOf(element)).to.deep.equal(all);
    await donor.type('Other amount', '12');
    element.remove();
    expect(storedText(platform)).to.include('12').and.not.to.include('pqx');
  });

  it('sends them if a button opens the form after the address changes', async () => {
    const page = document.createElement('donation-button');
    document.body.append(page);
    const options = { page, properties: { payer } };
    const { element, donor } = await at(query, () => openWidget({ attribution: 'utm_source' }, options));
    expect(element.request).to.equal(null);
    page.show();
    await donor.comeNear();
    expect(metadataOf(element)).to.deep.equal({ utm_source: 'news' });
    page.remove();
  });
});
