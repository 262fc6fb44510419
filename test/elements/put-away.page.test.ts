// Also runs in Firefox and WebKit.
import { expect, fixture, html } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { dialogModule } from '../../src/elements/button/lazy-parts.js';
import { serviceModule } from '../../src/form/lazy-service.js';
import { statusModule } from '../../src/return/lazy-status.js';
import { en } from '../../src/languages/en.js';
import { defineDonationElements, type DonationButton, type DonationWidget } from '../../src/index.js';
import { drawn } from '../support/elements/arriving.js';
import { fakePlatform, fakeService, pendingDonation } from '../support/elements/fakes.js';
import { Donor } from '../support/elements/finding.js';
import { HeldModule } from '../support/elements/held-module.js';

let dialog: HeldModule<unknown>;
let service: HeldModule<unknown>;
let status: HeldModule<unknown>;
beforeEach(() => {
  dialog = new HeldModule<unknown>(dialogModule);
  service = new HeldModule<unknown>(serviceModule);
  status = new HeldModule<unknown>(statusModule);
});
afterEach(() => {
  for (const one of [dialog, service, status]) one.release();
});

/** How often the dialog and the service module were requested. */
const asked = () => [dialog.asked, service.asked];

const arrive = async () => {
  for (const one of [dialog, service]) await one.arrive();
  await drawn();
};

const formsIn = ({ shadowRoot }: Element): number => shadowRoot?.querySelectorAll('form').length ?? 0;

/** Opens a page with a widget in the closed dialog of a button. */
const openPutAway = async (
  attributes: Record<string, string> = {},
  { prefix = 'donation', platform = fakePlatform(), service = fakeService() } = {},
) => {
  const page = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
  const button = document.createElement(`${prefix}-button`) as DonationButton;
  const widget = document.createElement(`${prefix}-widget`) as DonationWidget;
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  Object.assign(widget, { client: service, platform });
  button.platform = platform;
  button.append(widget);
  page.append(button);
  await drawn();
  return { button, widget, platform };
};

describe('A widget in a closed <donation-button>', () => {
  it('loads and renders nothing', async () => {
    const { widget } = await openPutAway();
    expect(asked()).to.deep.equal([0, 0]);
    expect(formsIn(widget)).to.equal(0);
  });

  for (const type of ['pointerenter', 'focusin']) {
    it(`loads the dialog and the service module once on ${type}`, async () => {
      const { button } = await openPutAway();
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
    it(`renders the form once it is open, with ${JSON.stringify(attributes)}`, async () => {
      const { button, widget } = await openPutAway(attributes);
      button.show();
      await drawn();
      await arrive();
      await widget.updateComplete;
      expect(formsIn(widget)).to.equal(1);
    });
  }

  it('renders the form once it is open, if the button has amounts', async () => {
    const { button, widget } = await openPutAway({ 'gift-aid': '' });
    button.amounts = '10 25';
    await drawn();
    button.show();
    await drawn();
    await arrive();
    await widget.updateComplete;
    expect(formsIn(widget)).to.equal(1);
  });

  it('loads the dialog and the service module when the page opens it', async () => {
    const { button } = await openPutAway();
    button.show();
    await drawn();
    expect(asked()).to.deep.equal([1, 1]);
  });

  it('uses properties that were set before its first render', async () => {
    const { button, widget } = await openPutAway();
    widget.amounts = '7 8';
    widget.payer = { email: 'me@example.org' };
    await drawn();
    expect(formsIn(widget)).to.equal(0);
    button.show();
    await drawn();
    await widget.updateComplete;
    const donor = new Donor(widget);
    expect(donor.options(en.amount)).to.deep.equal(['£7', '£8']);
    expect(donor.field(en.email).value).to.equal('me@example.org');
  });

  it('works with any prefix', async () => {
    const prefix = 'button-widget';
    defineDonationElements({ prefix });
    const { button, widget, platform } = await openPutAway({}, { prefix });
    expect(asked()).to.deep.equal([0, 0]);
    expect(formsIn(widget)).to.equal(0);
    button.show();
    await drawn();
    await arrive();
    await widget.updateComplete;
    expect(formsIn(widget)).to.equal(1);
    expect(platform.reports.filter((one) => one instanceof Error)).to.deep.equal([]);
  });
});

describe('A <donation-button> whose dialog can’t be loaded', () => {
  const noticeIn = ({ shadowRoot }: Element) =>
    shadowRoot?.querySelector('[role=status]')?.textContent.trim() ?? '';

  it('tells nobody who has only come near', async () => {
    const { button } = await openPutAway();
    button.dispatchEvent(new Event('pointerenter'));
    await dialog.fail();
    await drawn();
    expect(noticeIn(button)).to.equal('');
  });

  it('tells a donor who might have paid', async () => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation());
    const { button } = await openPutAway({}, { platform });
    await dialog.fail();
    await drawn();
    expect([button.open, noticeIn(button)]).to.deep.equal([false, en.unloaded]);
  });

  it('stays closed, tells the donor, and opens on the next try', async () => {
    const { button, platform } = await openPutAway();
    button.show();
    await drawn();
    await dialog.fail();
    await drawn();
    expect([button.open, noticeIn(button)]).to.deep.equal([false, en.unloaded]);
    await expect(button).to.be.accessible();
    const errors = platform.reports.filter((one) => one instanceof Error);
    expect(errors.map(({ message }) => message)).to.deep.equal([
      "<donation-button> couldn't load one of its script files. Check that they are all in the folder of the first one, and that nothing blocks them.",
    ]);
    button.show();
    await drawn();
    expect(dialog.asked).to.equal(2);
    await arrive();
    expect(button.shadowRoot?.querySelector('dialog')?.open).to.equal(true);
    expect(noticeIn(button)).to.equal('');
  });
});

describe('A <donation-button> that the donor comes back to', () => {
  const unanswered = () => fakeService({ getPaymentSession: () => new Promise(() => undefined) });

  for (const [last, prefix] of [
    ['form', 'donation'],
    ['dialog', 'donation'],
    ['form', 'widget-button'],
  ] as const) {
    it(`opens before the service answers if the ${last} loads last, with the prefix ${prefix}`, async () => {
      if (!customElements.get(`${prefix}-button`)) defineDonationElements({ prefix });
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      const { button, widget } = await openPutAway({}, { prefix, platform, service: unanswered() });
      const ofForm = [service, status];
      for (const one of last === 'form' ? [dialog, ...ofForm] : [...ofForm, dialog]) {
        expect(button.open).to.equal(false);
        await one.arrive();
        await drawn();
      }
      await widget.updateComplete;
      await drawn();
      expect(widget.shadowRoot?.querySelectorAll('[part~=status]')).to.have.length(1);
      expect(button.open).to.equal(true);
    });
  }
});
