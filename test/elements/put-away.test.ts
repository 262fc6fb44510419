import { expect, fixture, html } from '@open-wc/testing';
import { PendingStore } from '../../src/browser/pending-store.js';
import { defineDonationElements, type DonationButton, type DonationWidget } from '../../src/index.js';
import { giving } from '../../src/elements/giving.part.js';
import { opening } from '../../src/elements/opening.part.js';
import { fakePlatform, fakeService, pendingDonation } from '../controllers/fakes.js';
import { drawn } from './first-page.js';
import { HeldPart } from './held-part.js';

/** A widget in the closed dialog of a button, with both parts held back. */
const openPutAway = async (
  attributes: Record<string, string> = {},
  { prefix = 'donation', platform = fakePlatform(), service = fakeService() } = {},
) => {
  const parts = [new HeldPart(giving), new HeldPart(opening)] as const;
  const page = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
  const button = document.createElement(`${prefix}-button`) as DonationButton;
  const widget = document.createElement(`${prefix}-widget`) as DonationWidget;
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  Object.assign(widget, { client: service, platform });
  button.platform = platform;
  button.append(widget);
  page.append(button);
  await drawn();
  const arrive = async () => {
    for (const part of parts) await part.arrive();
    await drawn();
  };
  return { button, widget, platform, parts, arrive, asked: () => parts.map((part) => part.asked) };
};

describe('A widget that is put away in a closed <donation-button>', () => {
  it('loads nothing, and draws nothing', async () => {
    const { widget, asked } = await openPutAway();
    expect(asked()).to.deep.equal([0, 0]);
    expect(widget.shadowRoot?.querySelectorAll('form')).to.have.length(0);
  });

  for (const type of ['pointerenter', 'focusin']) {
    it(`loads both parts at ${type}, once`, async () => {
      const { button, asked } = await openPutAway();
      button.dispatchEvent(new Event(type));
      button.dispatchEvent(new Event(type));
      await drawn();
      expect(asked()).to.deep.equal([1, 1]);
    });
  }

  for (const attributes of [
    {},
    { 'gift-aid': '' },
    { fields: 'name address' },
    { items: '[{"label":"Goat","amount":30}]' },
  ]) {
    it(`draws the form once it is open, of ${JSON.stringify(attributes)}`, async () => {
      const { button, widget, arrive } = await openPutAway(attributes);
      button.show();
      await drawn();
      await arrive();
      await widget.updateComplete;
      expect(widget.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    });
  }

  it('loads both parts when the page opens it', async () => {
    const { button, asked } = await openPutAway();
    button.show();
    await drawn();
    expect(asked()).to.deep.equal([1, 1]);
  });

  it('is found under any prefix', async () => {
    const prefix = 'button-widget';
    defineDonationElements({ prefix });
    const { button, widget, platform, arrive, asked } = await openPutAway({}, { prefix });
    expect(asked()).to.deep.equal([0, 0]);
    expect(widget.shadowRoot?.querySelectorAll('form')).to.have.length(0);
    button.show();
    await drawn();
    await arrive();
    await widget.updateComplete;
    expect(widget.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    expect(platform.reports.filter((one) => one instanceof Error)).to.deep.equal([]);
  });
});

describe('A <donation-button> whose dialog can’t be loaded', () => {
  it('is not open, and opens on the next try', async () => {
    const { button, platform, parts, arrive } = await openPutAway();
    button.show();
    await drawn();
    await parts[1].fail();
    await drawn();
    expect(button.open).to.equal(false);
    expect(platform.reports.map(String)).to.deep.equal(['Error: <donation-button> could not load a part.']);
    button.show();
    await drawn();
    expect(parts[1].asked).to.equal(2);
    await arrive();
    expect(button.shadowRoot?.querySelector('dialog')?.open).to.equal(true);
  });
});

describe('A <donation-button> that the donor comes back to', () => {
  const unanswered = () => fakeService({ getPaymentSession: () => new Promise(() => undefined) });

  for (const [last, order, prefix] of [
    ['form', [1, 0], 'donation'],
    ['dialog', [0, 1], 'donation'],
    ['form', [1, 0], 'widget-button'],
  ] as const) {
    it(`opens before the service has answered, also where the ${last} of ${prefix} comes last`, async () => {
      if (!customElements.get(`${prefix}-button`)) defineDonationElements({ prefix });
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      const { button, widget, parts } = await openPutAway({}, { prefix, platform, service: unanswered() });
      for (const place of order) {
        expect(button.open).to.equal(false);
        await parts[place].arrive();
        await drawn();
      }
      await widget.updateComplete;
      await drawn();
      expect(widget.shadowRoot?.querySelectorAll(`${prefix}-status`)).to.have.length(1);
      expect(button.open).to.equal(true);
    });
  }
});
