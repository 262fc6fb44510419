// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, fixture, html } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { en } from '../../src/languages/en.js';
import { ar } from '../../src/languages/ar.js';
import {
  fakePlatform,
  fakeService,
  deferred,
  paymentSession,
  pendingDonation,
} from '../support/elements/fakes.js';
import { focused, openButton } from '../support/elements/dialog.js';
import { outcomeIn, record } from '../support/elements/donor.js';
import { unheard } from '../support/elements/finding.js';
import { PendingStore } from '../../src/service/pending-store.js';
import { until } from '../support/elements/until.js';

const isPageHeld = () =>
  [document.documentElement, document.body].some((one) => getComputedStyle(one).overflowY === 'hidden');

const link = () => {
  const other = document.createElement('a');
  Object.assign(other, { href: 'https://charity.example/', textContent: 'Other ways' });
  return other;
};

const told = ({ reports }: ReturnType<typeof fakePlatform>) =>
  reports.flatMap((report) => (report instanceof ConfigurationError ? [report.message] : []));

describe('<donation-button> on its page', () => {
  it('prevents the page from scrolling while it is open', async () => {
    const { visitor } = await openButton();
    expect(isPageHeld()).to.be.false;
    await visitor.press();
    expect(isPageHeld()).to.be.true;
    await visitor.close();
    expect(isPageHeld()).to.be.false;
  });

  it('lets the page scroll again if it is removed while open', async () => {
    const { page, element } = await openButton({ open: '' });
    const closed = record(element, 'donation-close');
    element.remove();
    expect(isPageHeld()).to.be.false;
    expect(element.open).to.be.false;
    expect(closed).to.have.length(1);
    const button = document.createElement('button');
    page.append(button);
    button.focus();
    expect(focused()).to.equal(button);
  });

  it('works again after it is removed and put back', async () => {
    const { page, element, visitor } = await openButton({ open: '' });
    element.remove();
    page.append(element);
    await visitor.settled();
    expect(visitor.dialog.open).to.be.false;
    await visitor.press();
    expect(visitor.dialog.matches(':modal')).to.be.true;
  });

  it('focuses its title if nothing in the widget can take the focus', async () => {
    const attributes = { 'base-url': 'ftp://x' };
    const { visitor, widget } = await openButton({}, { service: null as never, attributes });
    expect(await unheard(() => visitor.press())).to.deep.equal([]);
    expect(widget.shadowRoot?.textContent).to.contain(en.closed);
    expect(visitor.dialog.open).to.be.true;
    expect(focused()?.id).to.equal('title');
  });

  it('opens its own form if there are two buttons', async () => {
    const one = await openButton();
    const other = await openButton();
    await one.visitor.press();
    expect(other.visitor.dialog.open).to.be.false;
    other.element.show();
    await other.visitor.settled();
    await one.visitor.close();
    expect(isPageHeld()).to.be.true;
    await other.visitor.close();
    expect(isPageHeld()).to.be.false;
  });

  it('opens in a shadow root with a slotted widget', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const { widget, element, visitor, platform } = await openButton(
      {},
      { parent: host.attachShadow({ mode: 'open' }), children: [document.createElement('slot')] },
    );
    host.append(widget);
    await visitor.settled();
    await visitor.press();
    expect(widget.getClientRects()).to.have.length.above(0);
    expect(focused()?.id).to.equal('title');
    expect(told(platform)).to.have.length(1);
    await visitor.close();
    expect(element.shadowRoot?.activeElement).to.equal(visitor.button);
  });

  it('uses the widget’s language', async () => {
    const { page, widget, visitor } = await openButton({}, { attributes: { locale: 'ar' } });
    expect(visitor.button.textContent.trim()).to.equal(ar.donate);
    expect(visitor.button.lang).to.equal('ar');
    expect(visitor.closeButton(ar.close).lang).to.equal('ar');
    widget.setAttribute('locale', 'en-GB');
    await visitor.settled();
    expect(visitor.button.textContent.trim()).to.equal(en.donate);
    widget.removeAttribute('locale');
    page.lang = 'ar';
    await visitor.settled();
    expect(visitor.button.textContent.trim()).to.equal(ar.donate);
  });

  it('uses the page’s custom messages', async () => {
    const { element, widget, visitor } = await openButton();
    widget.messages = { donate: 'Chip in', close: 'Not now' };
    element.requestUpdate();
    await visitor.settled();
    expect(visitor.button.textContent.trim()).to.equal('Chip in');
    expect(visitor.closeButton('Not now')).not.to.be.undefined;
  });

  it('uses the widget’s colour scheme', async () => {
    const { visitor, widget } = await openButton({ open: '' }, { attributes: { 'color-scheme': 'dark' } });
    expect(getComputedStyle(visitor.dialog).colorScheme).to.equal('dark');
    widget.setAttribute('color-scheme', 'light');
    await visitor.settled();
    expect(getComputedStyle(visitor.dialog).colorScheme).to.equal('light');
  });

  it('uses the page’s custom colours', async () => {
    const { element, visitor } = await openButton();
    element.style.setProperty('--donation-primary', 'rgb(15, 92, 92)');
    expect(getComputedStyle(visitor.button).backgroundColor).to.equal('rgb(15, 92, 92)');
  });

  describe('when it has nothing to open', () => {
    it('opens a widget that is added just after show()', async () => {
      const platform = fakePlatform();
      const button = document.createElement('donation-button');
      Object.assign(button, { platform });
      document.body.append(button);
      button.open = true;
      const widget = document.createElement('donation-widget');
      Object.assign(widget, { client: fakeService(), platform });
      button.append(widget);
      await button.updateComplete;
      expect(button.open).to.be.true;
      expect(told(platform)).to.deep.equal([]);
      button.remove();
    });

    it('shows its content instead, and reports an error to the developer', async () => {
      const other = link();
      const { element, visitor, platform } = await openButton({ open: '' }, { children: [other] });
      expect(other.getClientRects()).to.have.length.above(0);
      expect(visitor.root.querySelector('button')).to.be.null;
      expect(element.open).to.be.false;
      expect(told(platform)).to.deep.equal([
        "<donation-button> can't open: there is no <donation-widget> inside it.",
      ]);
      await expect(element).to.be.accessible();
    });

    it('fires donation-error', async () => {
      const { element, widget, visitor } = await openButton();
      const errors = record(element, 'donation-error');
      widget.remove();
      await visitor.settled();
      expect(errors).to.have.length(1);
    });

    it('becomes a button as soon as a widget is added', async () => {
      const { element, widget, visitor } = await openButton({}, { children: [] });
      element.append(widget);
      await visitor.settled();
      await visitor.press();
      expect(visitor.dialog.matches(':modal')).to.be.true;
    });

    it('opens again if it is pressed right after the browser closes its dialog', async () => {
      const { visitor } = await openButton();
      await visitor.press();
      // The close event arrives after the press.
      visitor.dialog.close();
      visitor.button.click();
      await visitor.settled();
      expect(visitor.dialog.open).to.be.true;
    });

    it('closes when the widget is removed', async () => {
      const { widget, element, visitor } = await openButton({ open: '' });
      const closed = record(element, 'donation-close');
      widget.remove();
      await visitor.settled();
      expect(closed).to.have.length(1);
      expect(isPageHeld()).to.be.false;
    });

    it('shows the widget’s content while the widget is not registered', async () => {
      const { DonationButton } = await import('../../src/script.js');
      customElements.define('lone-button', class extends DonationButton {});
      const element = document.createElement('lone-button') as InstanceType<typeof DonationButton>;
      const widget = document.createElement('lone-widget');
      const other = link();
      const platform = fakePlatform();
      widget.append(other);
      element.append(widget);
      element.platform = platform;
      const { page } = await openButton();
      page.append(element);
      await element.updateComplete;
      expect(told(platform)).to.deep.equal([
        "<lone-button> can't open: the <lone-widget> inside it is not registered.",
      ]);
      element.show();
      await element.updateComplete;
      expect(other.getClientRects()).to.have.length.above(0);
      expect(focused()?.id).to.equal('title');
    });

    it('stays closed, and keeps the page usable, while it is not displayed', async () => {
      const { page, element, visitor, platform } = await openButton();
      page.hidden = true;
      const opened = record(element, 'donation-open');
      element.show();
      await visitor.settled();
      expect(opened).to.have.length(0);
      expect(element.open).to.be.false;
      expect(visitor.dialog.open).to.be.false;
      expect(isPageHeld()).to.be.false;
      expect(told(platform)).to.deep.equal([
        "<donation-button> can't open: it is in a part of the page that is hidden.",
      ]);
      page.hidden = false;
      await visitor.press();
      expect(visitor.dialog.matches(':modal')).to.be.true;
    });
  });
});

const returned = (overrides: Parameters<typeof fakePlatform>[0] = {}, changes = {}) => {
  const platform = fakePlatform(overrides);
  new PendingStore(platform, 'session').add(pendingDonation(changes));
  return platform;
};

const session = (status: string) =>
  fakeService({ getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })) });

describe('<donation-button> when the donor comes back', () => {
  it('opens with the thank-you message and focuses its title', async () => {
    const { element, widget, platform, visitor } = await openButton({}, { platform: returned() });
    expect(element.open).to.be.true;
    expect(outcomeIn(widget)).to.equal('succeeded');
    await platform.clock.advance(1000);
    await visitor.settled();
    expect(focused()?.textContent).to.equal(en['succeeded.title']);
  });

  it('passes the a11y audit', async () => {
    const { element } = await openButton({}, { platform: returned() });
    await expect(element).to.be.accessible();
  });

  it('opens before the service answers', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const service = fakeService({ getPaymentSession: () => answer.promise });
    const { element, visitor, platform } = await openButton({}, { platform: returned(), service });
    expect(element.open).to.be.true;
    await platform.clock.advance(999);
    expect(focused()?.id).to.equal('title');
    answer.resolve(paymentSession({ slug: pendingDonation().slug, status: 'succeeded' }));
    await visitor.settled();
    await platform.clock.advance(1);
    expect(focused()?.textContent).to.equal(en['succeeded.title']);
  });

  it('leaves the focus where the donor has put it in the meantime, and announces the outcome', async () => {
    const { element, widget, visitor, platform } = await openButton({}, { platform: returned() });
    const close = element.shadowRoot?.querySelector<HTMLElement>('.close');
    close?.focus();
    await platform.clock.advance(1000);
    await visitor.settled();
    expect(focused()).to.equal(close);
    const announcement = widget.shadowRoot?.querySelector('.body [aria-live]')?.textContent;
    expect(announcement?.trim()).to.equal(en['succeeded.title']);
  });

  it('stays closed once the donor closes it, whatever the outcome', async () => {
    let status = 'pending_payment';
    const service = fakeService({
      getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
    });
    const { element, widget, visitor, platform } = await openButton({}, { platform: returned(), service });
    const statuses = record(element, 'donation-status');
    await visitor.close();
    status = 'succeeded';
    await platform.clock.advance(3000);
    await visitor.settled();
    expect(statuses).to.have.length(1);
    expect(element.open).to.be.false;
    await visitor.press();
    expect(outcomeIn(widget)).to.equal('succeeded');
    expect(focused()?.textContent).to.equal(en['succeeded.title']);
  });

  it('opens when the widget gets its service later', async () => {
    const { element, widget, visitor } = await openButton(
      {},
      { platform: returned(), service: null as never, attributes: { 'base-url': 'ftp://x' } },
    );
    expect(element.open).to.be.false;
    widget.client = session('succeeded');
    // The module that shows a return may still be loading.
    await until(() => element.open);
    await visitor.settled();
    expect(element.open).to.be.true;
  });

  it('opens after Back if the donation is paid', async () => {
    const platform = returned({ arrival: () => 'back' });
    const { element } = await openButton({}, { platform, service: session('succeeded') });
    expect(element.open).to.be.true;
  });

  it('stays closed after Back if the donation is not paid', async () => {
    const platform = returned({ arrival: () => 'back' });
    const { element, visitor, donor } = await openButton(
      {},
      { platform, service: session('pending_payment') },
    );
    expect(element.open).to.be.false;
    await visitor.press();
    expect(donor.text).to.contain(en.resumeOpen);
  });

  it('stays closed with no-status', async () => {
    const { element } = await openButton({}, { platform: returned(), attributes: { 'no-status': '' } });
    expect(element.open).to.be.false;
  });

  it('opens only the button whose form the donor used', async () => {
    const platform = returned({}, { form: 'wells' });
    const wells = await openButton({}, { platform, attributes: { id: 'wells' } });
    const winter = await openButton({}, { platform, attributes: { id: 'winter' } });
    expect(wells.element.open).to.be.true;
    expect(winter.element.open).to.be.false;
  });
});
