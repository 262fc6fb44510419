import { expect, fixture, html } from '@open-wc/testing';
import { defineDonationElements, DonationButton } from '../../src/build/module.js';
import { en } from '../../src/i18n/en.js';
import { checkoutResponse, deferred, fakePlatform, fakeService } from './fakes.js';
import { focused, openButton } from './dialog.js';
import { record } from './donor.js';

describe('<donation-button>', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openButton();
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  it('is a button that says what it opens', async () => {
    const { element, visitor } = await openButton();
    expect(visitor.button.textContent.trim()).to.equal(en.donate);
    expect(visitor.button.type).to.equal('button');
    expect(visitor.dialog.open).to.be.false;
    expect(element.open).to.be.false;
  });

  it('shows nothing of the form before', async () => {
    const { widget } = await openButton();
    expect(widget.getClientRects()).to.have.length(0);
  });

  it('has the label of the page, and the default where that is empty', async () => {
    const { element, visitor } = await openButton({ label: 'Give now' });
    expect(visitor.button.textContent.trim()).to.equal('Give now');
    expect(visitor.dialogName).to.equal('Give now');
    element.label = ' ';
    await visitor.settled();
    expect(visitor.button.textContent.trim()).to.equal(en.donate);
    expect(visitor.dialogName).to.equal(en.donate);
  });

  it('opens the widget of its own prefix', async () => {
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

  it('has parts for the page to style', async () => {
    const { visitor } = await openButton();
    expect(visitor.button.part.value).to.equal('button');
    expect(visitor.dialog.part.value).to.equal('dialog');
    expect(visitor.closeButton().part.value).to.equal('close');
  });

  it('binds no styles to attributes, which a strict policy blocks', async () => {
    const { visitor } = await openButton({ open: '' });
    expect(visitor.root.querySelector('[style]')).to.be.null;
  });

  describe('when open', () => {
    it('passes the a11y audit', async () => {
      const { element } = await openButton({ open: '' });
      await expect(element).to.be.accessible();
    }).timeout(30_000);

    it('shows the form in a modal dialog with a name', async () => {
      const { element, visitor, widget } = await openButton();
      await visitor.press();
      expect(visitor.dialog.matches(':modal')).to.be.true;
      expect(visitor.dialogName).to.equal(en.donate);
      expect(widget.getClientRects()).to.have.length.above(0);
      expect(element.open).to.be.true;
      expect(element.hasAttribute('open')).to.be.true;
    });

    it('has the focus on the first thing to choose', async () => {
      const { visitor, donor } = await openButton();
      await visitor.press();
      expect(focused()).to.equal(donor.field(en.once));
    });

    it('has the focus on what was chosen before', async () => {
      const { visitor, donor } = await openButton();
      await visitor.press();
      await donor.choose(en.month);
      await visitor.close();
      await visitor.press();
      expect(focused()).to.equal(donor.field(en.month));
    });

    it('has a button to close it that is large enough for a thumb', async () => {
      const { visitor } = await openButton({ open: '' });
      const { width, height } = visitor.closeButton().getBoundingClientRect();
      expect(width).to.be.at.least(44);
      expect(height).to.be.at.least(44);
    });

    it('gives the focus back to the button', async () => {
      const { visitor } = await openButton();
      await visitor.press();
      await visitor.close();
      expect(visitor.dialog.open).to.be.false;
      expect(focused()).to.equal(visitor.button);
    });

    it('gives the focus to the button when nothing had it', async () => {
      const { element, visitor } = await openButton();
      element.show();
      await visitor.settled();
      await visitor.close();
      expect(focused()).to.equal(visitor.button);
    });

    it('gives the focus back to what the page opened it by', async () => {
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

    it('closes by a press beside it, and keeps what was typed', async () => {
      const { visitor, donor } = await openButton();
      await visitor.press();
      await donor.type(en.email, 'me@example.org');
      await visitor.clickOn(visitor.dialog);
      expect(visitor.dialog.open).to.be.false;
      await visitor.press();
      expect(donor.field(en.email).value).to.equal('me@example.org');
    });

    it('stays at a press inside, and at one that only ends beside it', async () => {
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

    it('gives up a request that is under way when it closes, and works again', async () => {
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

  describe('as the page steers it', () => {
    it('opens and closes by its methods', async () => {
      const { element, visitor } = await openButton();
      element.show();
      await visitor.settled();
      expect(visitor.dialog.matches(':modal')).to.be.true;
      element.close();
      await visitor.settled();
      expect(visitor.dialog.open).to.be.false;
    });

    it('opens and closes by its attribute', async () => {
      const { element, visitor } = await openButton();
      element.setAttribute('open', '');
      await visitor.settled();
      expect(visitor.dialog.matches(':modal')).to.be.true;
      element.removeAttribute('open');
      await visitor.settled();
      expect(visitor.dialog.open).to.be.false;
    });

    it('tells each change once, also through a shadow root', async () => {
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

    it('tells nothing of what was taken back at once', async () => {
      const { element, visitor } = await openButton();
      const opened = record(element, 'donation-open');
      element.show();
      element.close();
      await visitor.settled();
      expect(opened).to.have.length(0);
      expect(visitor.dialog.open).to.be.false;
    });

    it('opens again at once', async () => {
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
