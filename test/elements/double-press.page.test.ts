// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { HttpError } from '../../src/client/index.js';
import { localize } from '../../src/languages/catalogue.js';
import { en } from '../../src/languages/en.js';
import { focused, openButton } from '../support/elements/dialog.js';
import { openFilled, openWidget, sent, type Options } from '../support/elements/donor.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
  settled,
} from '../support/elements/fakes.js';
import { PendingStore } from '../../src/service/pending-store.js';

type Place = { screenX: number; screenY: number };

/** Where the donor's finger is. */
const here: Place = { screenX: 200, screenY: 500 };
const elsewhere: Place = { screenX: 200, screenY: 540 };

/** A press of a pointer on whatever is at this place of the screen now. Returns whether it was left to the browser. */
const press = async (target: Element | undefined, place: Place = here, detail = 1) => {
  if (!target) throw new Error('There is nothing to press.');
  const init = { ...place, detail, bubbles: true, cancelable: true, composed: true };
  target.dispatchEvent(new PointerEvent('pointerdown', init));
  const isLeft = ['mousedown', 'mouseup', 'click'].map((type) =>
    target.dispatchEvent(new MouseEvent(type, init)),
  );
  await settled();
  await settled();
  return isLeft.every(Boolean);
};

/** A service that refuses every checkout at once. */
const failing = () => fakeService({ createCheckout: () => Promise.reject(new HttpError(500, null)) });

/** A widget that shows the status of a donation in place of its form. */
const returned = async (status: string, options: Options = {}) => {
  const platform = fakePlatform();
  new PendingStore(platform, 'session').add(pendingDonation());
  const service = fakeService({
    getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
  });
  const opened = await openWidget({}, { platform, service, ...options });
  await settled();
  await opened.element.updateComplete;
  return opened;
};

describe('The second click of a double press', () => {
  it('chooses nothing when the list of errors has moved the form', async () => {
    const { donor, platform } = await openWidget();
    await press(donor.submitButton);
    expect(donor.errorSummary).to.have.length(1);
    await platform.clock.advance(150);
    for (const target of [donor.field('£50'), donor.field(en.month)]) expect(await press(target)).to.be.false;
    expect(donor.chosen(en.amount)).to.equal('£10');
    expect(donor.chosen(en.interval)).to.equal(en.once);
    expect(donor.buttonText).to.equal('Donate £10.00');
  });

  for (const [what, wait, place, detail] of [
    ['half a second later', 500, here, 1],
    ['at another place', 150, elsewhere, 1],
    ['without a pointer', 150, here, 0],
  ] as const) {
    it(`is a press of its own ${what}`, async () => {
      const { donor, platform } = await openWidget();
      await press(donor.submitButton);
      await platform.clock.advance(wait);
      await press(donor.field('£50'), place, detail);
      expect(donor.chosen(en.amount)).to.equal('£50');
    });
  }

  it('is recognised by the browser’s own count, however slow the donor is', async () => {
    const { donor, platform } = await openWidget();
    await press(donor.submitButton);
    await platform.clock.advance(700);
    await press(donor.field('£50'), here, 2);
    expect(donor.chosen(en.amount)).to.equal('£10');
  });

  it('is followed by others that do nothing either, until the donor pauses', async () => {
    const { donor, platform } = await openWidget();
    await press(donor.submitButton);
    for (const wait of [400, 400]) {
      await platform.clock.advance(wait);
      await press(donor.field('£50'));
      expect(donor.chosen(en.amount)).to.equal('£10');
    }
    await platform.clock.advance(500);
    await press(donor.field('£50'));
    expect(donor.chosen(en.amount)).to.equal('£50');
  });

  it('counts on what was pressed first, such as the plus of an item', async () => {
    const items = JSON.stringify([{ label: 'Blanket', amount: 5 }]);
    const { donor } = await openWidget({ items });
    const plus = donor.find(localize(en, 'more', { label: 'Blanket' }));
    await press(plus);
    await press(plus, here, 2);
    expect(donor.field('Blanket').value).to.equal('2');
  });

  it('counts on the text of a checkbox, whose click the browser passes on to the checkbox', async () => {
    const { donor } = await openWidget({ dedication: '' });
    const { labels } = donor.field(en.dedication);
    await press([...(labels ?? [])][0]?.querySelector('span') ?? undefined);
    expect(donor.field(en.dedication).checked).to.be.true;
  });

  it('leaves the focus on the list of errors', async () => {
    const { donor } = await openWidget();
    await press(donor.submitButton);
    const summary = focused();
    const down = new MouseEvent('mousedown', {
      ...here,
      detail: 1,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    expect(donor.field(en.email).dispatchEvent(down)).to.be.false;
    expect(focused()).to.equal(summary);
  });

  it('sends nothing if the first request has already failed', async () => {
    const service = failing();
    const { donor, platform } = await openFilled({}, { service });
    await press(donor.submitButton);
    expect(donor.notice).to.equal(en.failing);
    await platform.clock.advance(150);
    await press(donor.submitButton);
    expect(sent(service)).to.have.length(1);
    await platform.clock.advance(30_000);
    await press(donor.submitButton);
    expect(sent(service)).to.have.length(2);
  });

  it('does not follow the link to the payment page that has replaced the button', async () => {
    const platform = fakePlatform({ isFramedAcrossOrigins: () => true });
    const { donor } = await openFilled({}, { platform });
    await press(donor.submitButton);
    const link = donor.find(en.continueToPayment);
    let clicks = 0;
    link?.addEventListener('click', (event) => {
      event.preventDefault();
      clicks += 1;
    });
    await press(link);
    expect(clicks).to.equal(0);
    await platform.clock.advance(500);
    await press(link);
    expect(clicks).to.equal(1);
  });

  it('answers no suggestion that appears under the finger', async () => {
    const { donor } = await openWidget({ 'suggest-monthly': 'auto' });
    await press(donor.field('£25'));
    await press(donor.find('Give £8 monthly'));
    expect(donor.buttonText).to.equal('Donate £25.00');
  });

  describe('on a status', () => {
    it('chooses nothing in the form that “Try again” shows', async () => {
      const { donor, element } = await returned('failed');
      await press(donor.find(en.tryAgain));
      await element.updateComplete;
      const text = donor.buttonText;
      await press(donor.field(en.month));
      expect(donor.buttonText).to.equal(text);
    });

    it('does not give again where “Check again” was', async () => {
      const { platform, element, donor } = await returned('pending_payment');
      await platform.clock.advance(120_000);
      await settled();
      await element.updateComplete;
      await press(donor.find(en.checkAgain));
      await element.updateComplete;
      await press(donor.find(en.giveAgain) ?? donor.root.querySelector('h2') ?? undefined);
      expect(element.shadowRoot?.querySelector('form')).to.be.null;
    });
  });

  describe('in a dialog', () => {
    it('neither closes it nor chooses anything right after the press that opened it', async () => {
      const { element, visitor, donor } = await openButton();
      await press(visitor.button);
      await visitor.settled();
      for (const target of [visitor.dialog, visitor.closeButton(), donor.field('£50')]) await press(target);
      expect(element.open).to.be.true;
      expect(donor.chosen(en.amount)).to.equal('£10');
    });

    it('does not close it, nor cancel what was sent', async () => {
      const { element, visitor, donor, platform } = await openButton();
      await visitor.press();
      await donor.type(en.email, 'me@example.org');
      await platform.clock.advance(1000);
      await press(donor.submitButton);
      for (const target of [visitor.closeButton(), visitor.dialog]) await press(target);
      expect(element.open).to.be.true;
      expect(platform.assigned).to.have.length(1);
    });
  });
});

describe('The Enter key', () => {
  it('sends once if the donor presses it twice and the first request has already failed', async () => {
    const service = failing();
    const { donor, platform } = await openFilled({}, { service });
    donor.field(en.email).focus();
    for (const [wait, count] of [
      [0, 1],
      [150, 1],
      [500, 2],
    ] as const) {
      await platform.clock.advance(wait);
      await sendKeys({ press: 'Enter' });
      await settled();
      expect(sent(service)).to.have.length(count);
    }
  });

  it('sends once if the donor presses it twice in a field of the page', async () => {
    const service = failing();
    const field = Object.assign(document.createElement('input'), { slot: 'fields', name: 'memory' });
    const { platform } = await openFilled({}, { service, children: [field] });
    field.focus();
    for (const [wait, count] of [
      [0, 1],
      [150, 1],
      [500, 2],
    ] as const) {
      await platform.clock.advance(wait);
      await sendKeys({ press: 'Enter' });
      await settled();
      expect(sent(service)).to.have.length(count);
    }
  });

  it('does not send the form that “Try again” shows, even if all of it is filled in', async () => {
    const { service, element, donor } = await returned('failed', {
      properties: { payer: { email: 'me@example.org' } },
    });
    donor.find(en.tryAgain)?.focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    await settled();
    expect(focused()).to.be.instanceOf(HTMLInputElement);
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(sent(service)).to.deep.equal([]);
  });

  it('works at once on another control that the donor moves to', async () => {
    const service = failing();
    const items = JSON.stringify([{ label: 'Blanket', amount: 5 }]);
    const { donor } = await openFilled({ items }, { service });
    donor.find(localize(en, 'more', { label: 'Blanket' }))?.focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Enter' });
    expect(donor.field('Blanket').value).to.equal('2');
    await sendKeys({ press: 'Shift' });
    donor.submitButton.focus();
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(sent(service)).to.have.length(1);
  });
});
