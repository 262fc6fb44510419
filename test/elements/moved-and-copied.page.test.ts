// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { fakePlatform, fakeService, pendingDonation, settled } from '../support/elements/fakes.js';
import { Donor, openFilled, openWidget, sent } from '../support/elements/donor.js';

describe('A form in use', () => {
  it('keeps its answers when the page moves it, or removes it and puts it back', async () => {
    const { page, element, donor, service } = await openFilled();
    await donor.choose('£25');
    const aside = document.createElement('aside');
    page.append(aside);
    aside.append(element);
    await element.updateComplete;
    expect(donor.field(en.email).value).to.equal('me@example.org');
    element.remove();
    await new Promise(requestAnimationFrame);
    page.prepend(element);
    await element.updateComplete;
    expect(donor.field(en.email).value).to.equal('me@example.org');
    await donor.submit();
    expect(sent(service).map(({ line_items: [item] }) => item?.amount)).to.deep.equal([2500]);
  });

  it('has a clone that works independently', async () => {
    const { element, donor, service } = await openFilled();
    await donor.choose('£50');
    const copy = element.cloneNode(true) as DonationWidget;
    const copied = fakeService();
    Object.assign(copy, { client: copied, platform: fakePlatform() });
    element.after(copy);
    await copy.updateComplete;
    const other = new Donor(copy);
    expect(other.field(en.email).value).to.equal('');
    await other.choose('£25');
    expect(donor.field(en.email).value).to.equal('me@example.org');
    expect(donor.buttonText).to.equal('Donate £50.00');
    await other.type(en.email, 'grace@example.org');
    await other.submit();
    expect(sent(copied).map(({ payer }) => payer)).to.deep.equal([{ email: 'grace@example.org' }]);
    expect(sent(service)).to.deep.equal([]);
  });
});

describe('A form in a shadow root', () => {
  /** Opens a form in a card whose styles match everything inside. */
  const openCard = async (platform: ReturnType<typeof fakePlatform>) => {
    const { page, element, donor, service } = await openWidget({ fields: 'name' }, { platform });
    const card = document.createElement('div');
    page.append(card);
    const root = card.attachShadow({ mode: 'open' });
    root.innerHTML = '<style>* { color: red }</style>';
    root.append(element);
    await settled();
    await element.updateComplete;
    return { element, donor, service };
  };

  it('sends a donation, and shows its status on return', async () => {
    const platform = fakePlatform();
    const { donor, service } = await openCard(platform);
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    expect(sent(service)).to.have.length(1);
    expect(platform.assigned).to.have.length(1);

    const returning = fakePlatform();
    new PendingStore(returning, 'session').add(pendingDonation());
    const back = await openCard(returning);
    const status = back.element.shadowRoot?.querySelector('donation-status');
    await status?.updateComplete;
    expect(status?.outcome).to.equal('succeeded');
  });
});
