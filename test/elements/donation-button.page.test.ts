// Also runs in Firefox and WebKit.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { defineDonationElements, DonationButton } from '../../src/script.js';
import { en } from '../../src/languages/en.js';
import { checkoutResponse, deferred, fakePlatform, fakeService } from '../support/elements/fakes.js';
import { focused, openButton } from '../support/elements/dialog.js';
import { record } from '../support/elements/donor.js';

describe('<donation-button>', () => {
  it('has the form’s surface on both sides of its focus ring, whatever the page behind it looks like', async () => {
    const { page, visitor } = await openButton();
    page.style.cssText = 'background: #0b57d0; --donation-surface: rgb(250, 240, 230)';
    // Only the keyboard shows the ring.
    await sendKeys({ press: 'Tab' });
    visitor.button.focus();
    const style = getComputedStyle(visitor.button);
    expect(style.outlineOffset).to.equal('2px');
    expect(style.outlineWidth).to.equal('3px');
    expect(style.boxShadow, '2px inside the ring, and 2px outside it').to.equal(
      'rgb(250, 240, 230) 0px 0px 0px 7px',
    );
  });

  it('passes the a11y audit', async () => {
    const { element } = await openButton();
    await expect(element).to.be.accessible();
  });

  it('is a button that opens a dialog', async () => {
    const { element, visitor } = await openButton();
    expect(visitor.button.textContent.trim()).to.equal(en.donate);
    expect(visitor.button.type).to.equal('button');
    expect(visitor.dialog.open).to.be.false;
    expect(element.open).to.be.false;
  });

  it('is opened and closed by command buttons anywhere on the page', async () => {
    const { element, page, visitor } = await openButton({ id: 'give' });
    const [show, close] = ['--show', '--close'].map((command) => {
      const button = document.createElement('button');
      button.setAttribute('commandfor', 'give');
      button.setAttribute('command', command);
      return button;
    });
    if (!show || !close) throw new Error('There are two buttons.');
    page.append(show, close);
    show.click();
    await visitor.settled();
    expect(element.open).to.be.true;
    close.click();
    await visitor.settled();
    expect(element.open).to.be.false;
    element.remove();
    show.click();
    expect(element.open).to.be.false;
  });

  it('is the only card around the form', async () => {
    const { visitor, widget } = await openButton();
    visitor.button.click();
    await visitor.settled();
    const card = widget.shadowRoot?.querySelector('[part~="card"]');
    expect(card && getComputedStyle(card).borderTopWidth).to.equal('0px');
    expect(getComputedStyle(visitor.dialog).borderTopWidth).not.to.equal('0px');
  });

  it('hides the form until it is open', async () => {
    const { widget } = await openButton();
    expect(widget.getClientRects()).to.have.length(0);
  });

  it('uses the page’s label, or the default if that is empty', async () => {
    const { element, visitor } = await openButton({ label: 'Give now' });
    expect(visitor.button.textContent.trim()).to.equal('Give now');
    expect(visitor.dialogName).to.equal('Give now');
    element.label = ' ';
    await visitor.settled();
    expect(visitor.button.textContent.trim()).to.equal(en.donate);
    expect(visitor.dialogName).to.equal(en.donate);
  });

  it('opens the widget that has the same prefix', async () => {
    defineDonationElements({ prefix: 'grove' });
    const element = document.createElement('grove-button') as DonationButton;
    const platform = fakePlatform();
    const widget = Object.assign(document.createElement('grove-widget'), { client: fakeService(), platform });
    element.platform = platform;
    element.append(widget);
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.append(element);
    await element.updateComplete;
    element.show();
    await element.updateComplete;
    expect(element).to.be.instanceOf(DonationButton);
    expect(widget.getClientRects()).to.have.length.above(0);
    expect(platform.reports.filter((report) => report instanceof Error)).to.deep.equal([]);
  });

  it('has parts that the page can style', async () => {
    const { visitor } = await openButton();
    expect(visitor.button.part.value).to.equal('button');
    expect(visitor.dialog.part.value).to.equal('dialog');
    expect(visitor.closeButton().part.value).to.equal('close');
  });

  it('sets no style attributes, which a strict Content-Security-Policy blocks', async () => {
    const { visitor } = await openButton({ open: '' });
    expect(visitor.root.querySelector('[style]')).to.be.null;
  });

  describe('when open', () => {
    it('passes the a11y audit', async () => {
      const { element } = await openButton({ open: '' });
      await expect(element).to.be.accessible();
    });

    it('shows the form in a modal dialog with a name', async () => {
      const { element, visitor, widget } = await openButton();
      await visitor.press();
      expect(visitor.dialog.matches(':modal')).to.be.true;
      expect(visitor.dialogName).to.equal(en.donate);
      expect(widget.getClientRects()).to.have.length.above(0);
      expect(element.open).to.be.true;
      expect(element.hasAttribute('open')).to.be.true;
    });

    it('has the heading of the form as its only title', async () => {
      const attributes = { heading: 'Help us clean the river' };
      const { element, widget, visitor } = await openButton({ label: 'Give now' }, { attributes });
      await visitor.press();
      const heading = widget.shadowRoot?.querySelector('.heading');
      expect(visitor.root.querySelector('#title')?.textContent).to.equal('Help us clean the river');
      expect(heading && getComputedStyle(heading).display).to.equal('none');
      await expect(element).to.be.accessible();
      // On the page itself it has its heading again.
      element.after(widget);
      await widget.updateComplete;
      expect(heading && getComputedStyle(heading).display).to.equal('block');
      widget.remove();
    });

    it('focuses its title, so that Orca says it in Firefox, and Tab goes to the form from there', async () => {
      const { visitor, donor } = await openButton();
      for (const option of [en.once, en.month]) {
        await visitor.press();
        const title = focused();
        expect([title?.id, title?.textContent]).to.deep.equal(['title', en.donate]);
        await sendKeys({ press: 'Tab' });
        expect(focused()).to.equal(donor.field(option));
        await donor.choose(en.month);
        await visitor.close();
      }
    });

    it('has a close button of at least 44 px', async () => {
      const { visitor } = await openButton({ open: '' });
      const { width, height } = visitor.closeButton().getBoundingClientRect();
      expect(width).to.be.at.least(44);
      expect(height).to.be.at.least(44);
    });

    it('returns the focus to the button', async () => {
      const { visitor } = await openButton();
      await visitor.press();
      await visitor.close();
      expect(visitor.dialog.open).to.be.false;
      expect(focused()).to.equal(visitor.button);
    });

    it('focuses the button if nothing had the focus before', async () => {
      const { element, visitor } = await openButton();
      element.show();
      await visitor.settled();
      await visitor.close();
      expect(focused()).to.equal(visitor.button);
    });

    it('returns the focus to the page’s control that opened it', async () => {
      const { page, element, visitor } = await openButton();
      const link = document.createElement('button');
      page.append(link);
      link.focus();
      element.show();
      await visitor.settled();
      expect(focused()).not.to.equal(link);
      await visitor.close();
      expect(focused()).to.equal(link);
    });

    it('closes on a press outside the dialog, and keeps the donor’s answers', async () => {
      const { visitor, donor } = await openButton();
      await visitor.press();
      await donor.type(en.email, 'me@example.org');
      await visitor.clickOn(visitor.dialog);
      expect(visitor.dialog.open).to.be.false;
      await visitor.press();
      expect(donor.field(en.email).value).to.equal('me@example.org');
    });

    it('stays open on a press inside, and on one that only ends outside', async () => {
      const { visitor, widget } = await openButton({ open: '' });
      await visitor.clickOn(widget);
      await visitor.clickOn(visitor.dialog, widget);
      expect(visitor.dialog.open).to.be.true;
    });

    it('closes when the browser closes its dialog', async () => {
      const { element, visitor } = await openButton({ open: '' });
      const closed = record(element, 'donation-close');
      visitor.dialog.close();
      await new Promise((resolve) => visitor.dialog.addEventListener('close', resolve, { once: true }));
      await visitor.settled();
      expect(element.open).to.be.false;
      expect(element.hasAttribute('open')).to.be.false;
      expect(closed).to.have.length(1);
    });

    it('cancels a pending request when it closes, and works again', async () => {
      const answer = deferred<ReturnType<typeof checkoutResponse>>();
      const service = fakeService({ createCheckout: () => answer.promise });
      const { visitor, donor, platform } = await openButton({}, { service });
      await visitor.press();
      await donor.type(en.email, 'me@example.org');
      await donor.submit();
      expect(donor.notice).to.equal(en.sending);
      await visitor.close();
      answer.resolve(checkoutResponse());
      await visitor.settled();
      expect(platform.assigned).to.deep.equal([]);
      await visitor.press();
      expect(donor.field(en.email).value).to.equal('me@example.org');
      await donor.submit();
      expect(platform.assigned).to.have.length(1);
    });
  });

  describe('when the page controls it', () => {
    it('opens and closes with its methods', async () => {
      const { element, visitor } = await openButton();
      element.show();
      await visitor.settled();
      expect(visitor.dialog.matches(':modal')).to.be.true;
      element.close();
      await visitor.settled();
      expect(visitor.dialog.open).to.be.false;
    });

    it('opens and closes with its attribute', async () => {
      const { element, visitor } = await openButton();
      element.setAttribute('open', '');
      await visitor.settled();
      expect(visitor.dialog.matches(':modal')).to.be.true;
      element.removeAttribute('open');
      await visitor.settled();
      expect(visitor.dialog.open).to.be.false;
    });

    it('fires one event for each change, which crosses shadow roots', async () => {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      const parent = page.attachShadow({ mode: 'open' });
      const { element, visitor } = await openButton({}, { parent });
      const told: string[] = [];
      for (const name of ['donation-open', 'donation-close'] as const) {
        page.addEventListener(name, ({ type }) => told.push(type));
      }
      element.show();
      element.show();
      await visitor.settled();
      element.open = true;
      await visitor.settled();
      expect(told).to.deep.equal(['donation-open']);
      await visitor.close();
      element.close();
      await visitor.settled();
      expect(told).to.deep.equal(['donation-open', 'donation-close']);
    });

    it('fires no event if it is closed at once', async () => {
      const { element, visitor } = await openButton();
      const opened = record(element, 'donation-open');
      element.show();
      element.close();
      await visitor.settled();
      expect(opened).to.have.length(0);
      expect(visitor.dialog.open).to.be.false;
    });

    it('opens again right after it closes', async () => {
      const { element, visitor } = await openButton({ open: '' });
      const told = record(element, 'donation-close');
      element.close();
      await element.updateComplete;
      element.show();
      await visitor.settled();
      await new Promise(requestAnimationFrame);
      expect(visitor.dialog.matches(':modal')).to.be.true;
      expect(element.open).to.be.true;
      expect(told).to.have.length(1);
    });
  });
});
