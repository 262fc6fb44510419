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
  const wanted = { utm_source: 'news', utm_campaign: 'pqx-spring', variant: 'b' };

  it('sends the parameters of the address at the start, even if the address changes', async () => {
    const properties = { payer };
    const { element } = await at(query, () =>
      openWidget({ attribution: 'utm', variant: 'b' }, { properties }),
    );
    expect(metadataOf(element)).to.deep.equal(wanted);
    element.reset();
    element.setAttribute('currency', 'EUR');
    await element.updateComplete;
    expect(metadataOf(element)).to.deep.equal(wanted);
  });

  it('sends them if the page sets the attribute later', async () => {
    const { element } = await at(query, () => openWidget({}, { properties: { payer } }));
    element.setAttribute('attribution', 'utm_source');
    await element.updateComplete;
    expect(metadataOf(element)).to.deep.equal({ utm_source: 'news' });
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

  it('stores none of them', async () => {
    const platform = fakePlatform();
    const { element, donor } = await at(query, () =>
      openWidget({ attribution: 'utm', 'prefill-from-url': 'amount' }, { platform }),
    );
    await donor.type('Other amount', '12');
    element.remove();
    expect(storedText(platform)).to.include('12').and.not.to.include('pqx');
  });
});
