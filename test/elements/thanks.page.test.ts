// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { HttpError } from '../../src/client/index.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
  settled,
  type FakePlatform,
} from '../support/elements/fakes.js';
import { at } from '../support/elements/address.js';
import { later, openWidget, openFilled, openStatus, outcomeIn, statusIn } from '../support/elements/donor.js';
import { openButton } from '../support/elements/dialog.js';

const { reference } = pendingDonation();
const byReference = `?donation-reference=${reference}`;

/** A tab in which the donor has gone to the payment page. */
const tab = (changes = {}) => {
  const platform = fakePlatform();
  new PendingStore(platform, 'session').add(pendingDonation(changes));
  return platform;
};

const answering = (status: string) =>
  fakeService({
    getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
    createCheckout: () => Promise.reject(new HttpError(503, null)),
  });

const outcomeOf = async (element: DonationWidget) => {
  for (let round = 0; round < 3; round += 1) {
    await settled();
    await element.updateComplete;
  }
  return outcomeIn(element);
};

type Opening = { status?: string; address?: string };

/** Opens the form's page, and returns what the donor sees there: the title of a status, or the form. */
const visit = async (
  platform: FakePlatform,
  { status = 'succeeded', address = location.href }: Opening = {},
) => {
  const opened = await at(address, async () => {
    const widget = await openWidget({}, { platform, service: answering(status) });
    await outcomeOf(widget.element);
    return widget;
  });
  const shown = statusIn(opened.element);
  const sees = shown
    ? shown.querySelector('h2')?.textContent.trim()
    : opened.donor.root.querySelector('form')
      ? 'the form'
      : 'nothing';
  return { ...opened, sees };
};

/** Opens the return page, where the donor sees the thank-you message. */
const thanked = async (opening: Opening = {}) => {
  const platform = tab();
  const first = await visit(platform, { address: byReference, ...opening });
  expect(first.sees).to.equal(en['succeeded.title']);
  return { ...first, platform };
};

const thanks = en['succeeded.title'];

describe('The thank-you message for a donation', () => {
  it('passes the a11y audit, as does the form after it', async () => {
    const { element, donor, page } = await thanked();
    await expect(element).to.be.accessible();
    await donor.press(en.giveAgain);
    await expect(element).to.be.accessible();
    page.remove();
  });

  it('is shown again after each reload', async () => {
    const { page, platform } = await thanked();
    page.remove();
    for (let times = 0; times < 2; times += 1) {
      const again = await visit(later(platform, 'reload'));
      expect(again.sees).to.equal(thanks);
      again.page.remove();
    }
  });

  it('is shown again after a reload if the donor came without a reference', async () => {
    const platform = tab();
    const first = await visit(platform);
    expect(first.sees).to.equal(thanks);
    first.page.remove();
    expect((await visit(later(platform, 'reload'))).sees).to.equal(thanks);
  });

  it('is not shown again after a new donation fails', async () => {
    const { donor, page, platform } = await thanked();
    await donor.press(en.giveAgain);
    await donor.choose('£100');
    await donor.type(en.email, 'me@example.org');
    await donor.submit();
    expect(donor.notice).to.equal(en.failing);
    page.remove();
    expect((await visit(later(platform, 'reload'))).sees).to.equal('the form');
  });

  it('is not shown if a new donation fails while the first is being confirmed', async () => {
    const platform = tab();
    const first = await visit(platform, { address: byReference, status: 'pending_payment' });
    expect(first.sees).to.equal(en['pending.titleOpen']);
    await first.donor.press(en.giveAgain);
    await first.donor.type(en.email, 'me@example.org');
    await first.donor.submit();
    expect(first.donor.notice).to.equal(en.failing);
    first.page.remove();
    for (const arrival of ['reload', 'inside', 'outside'] as const) {
      const next = await visit(later(platform, arrival));
      expect(next.sees, arrival).to.equal('the form');
      next.page.remove();
    }
  });

  for (const arrival of ['inside', 'outside', 'back'] as const) {
    it(`is not shown on a new arrival (${arrival}), or after a reload of that page`, async () => {
      const { page, platform } = await thanked();
      page.remove();
      const next = await visit(later(platform, arrival));
      expect(next.sees).to.equal('the form');
      next.page.remove();
      expect((await visit(later(platform, 'reload'))).sees).to.equal('the form');
    });
  }

  it('is not shown on another appeal’s page, or after a reload of it', async () => {
    const { page, platform } = await thanked();
    page.remove();
    for (const arrival of ['inside', 'reload'] as const) {
      const other = await visit(later(platform, arrival), { address: '/another-appeal' });
      expect(other.sees, arrival).to.equal('the form');
      other.page.remove();
    }
  });

  for (const arrival of ['outside', 'reload'] as const) {
    it(`is shown in a form made anew until the donor goes to another page (arrival: ${arrival})`, async () => {
      const { page, platform } = await thanked();
      page.remove();
      const document = arrival === 'outside' ? platform : later(platform, arrival);
      if (arrival === 'reload') {
        const again = await visit(document);
        expect(again.sees).to.equal(thanks);
        again.page.remove();
      }
      for (const [address, sees] of [
        [location.href, thanks],
        [location.href, thanks],
        ['/another-appeal', 'the form'],
        [location.href, 'the form'],
      ] as const) {
        const next = await visit(document, { address });
        expect(next.sees).to.equal(sees);
        next.page.remove();
      }
      expect((await visit(later(platform, 'reload'))).sees).to.equal('the form');
    });
  }

  it('is shown only by the form of the donation', async () => {
    const platform = tab({ form: 'wells' });
    for (const document of [platform, later(platform, 'reload')]) {
      const wells = await openWidget({ id: 'wells' }, { platform: document });
      const winter = await openWidget({ id: 'winter' }, { platform: document });
      wells.page.append(winter.element);
      expect(await outcomeOf(wells.element)).to.equal('succeeded');
      expect(await outcomeOf(winter.element)).to.be.null;
      winter.page.remove();
      wells.page.remove();
    }
  });

  it('is not shown again after reset()', async () => {
    const { element, page, platform } = await thanked();
    element.reset();
    page.remove();
    expect((await visit(later(platform, 'reload'))).sees).to.equal('the form');
  });

  it('is not shown after a reload two hours later', async () => {
    const { page, platform } = await thanked();
    page.remove();
    await platform.clock.advance(2 * 3_600_000);
    expect((await visit(later(platform, 'reload'))).sees).to.equal('the form');
  });

  it('keeps the page’s history state', async () => {
    const { state } = history;
    const own = { key: 'router', scroll: [1, 2] };
    history.replaceState(own, '');
    const { element } = await openWidget({}, { platform: tab() });
    expect(await outcomeOf(element)).to.equal('succeeded');
    expect(history.state).to.deep.equal(own);
    history.replaceState(state, '');
  });
});

describe('An unconfirmed donation', () => {
  it('is shown again after a reload and in a new form', async () => {
    const platform = tab();
    const status = 'pending_payment';
    const documents = [platform, platform, later(platform, 'reload')];
    for (const document of documents) {
      const { sees, page } = await visit(document, { status });
      expect(sees).to.equal(en['pending.titleOpen']);
      page.remove();
    }
  });

  it('is offered, not shown, if the donor reloads the form after Back', async () => {
    const platform = tab();
    for (const arrival of ['back', 'reload'] as const) {
      const { sees, donor, page } = await visit(later(platform, arrival), { status: 'pending_payment' });
      expect(sees).to.equal('the form');
      expect(donor.text).to.contain(en.resumeOpen);
      page.remove();
    }
  });

  it('shows the thank-you message once if it was paid while the donor was away', async () => {
    const platform = tab();
    const seen = await visit(platform, { status: 'pending_payment' });
    seen.page.remove();
    const paid = await visit(later(platform, 'inside'));
    expect(paid.sees).to.equal(thanks);
    paid.page.remove();
    expect((await visit(later(platform, 'inside'))).sees).to.equal('the form');
  });
});

describe('On a page other than the form’s', () => {
  const byReference = `?donation-reference=${pendingDonation().reference}`;

  /** A tab in which the donor has gone to the payment page. */
  const tab = () => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation());
    return platform;
  };

  describe('The thank-you message in the dialog of a <donation-button>', () => {
    const reloaded = async (platform: FakePlatform, address = location.href) => {
      const opened = await at(address, () => openButton({}, { platform: later(platform, 'reload') }));
      const { open } = opened.element;
      opened.page.remove();
      return open;
    };

    it('passes the a11y audit', async () => {
      const { element } = await openButton({}, { platform: tab() });
      await expect(element).to.be.accessible();
    });

    it('opens the dialog again after a reload', async () => {
      const platform = tab();
      const { element, page } = await openButton({}, { platform });
      expect(element.open).to.be.true;
      page.remove();
      expect(await reloaded(platform)).to.be.true;
      expect(await reloaded(platform)).to.be.true;
    });

    it('does not open the dialog again after the donor closes it', async () => {
      const platform = tab();
      const { visitor, page } = await openButton({}, { platform });
      await visitor.close();
      page.remove();
      expect(await reloaded(platform)).to.be.false;
    });

    it('does not open the dialog on another page', async () => {
      const platform = tab();
      const { page } = await openButton({}, { platform });
      page.remove();
      expect(await reloaded(platform, '/about')).to.be.false;
      expect(await reloaded(platform, '/about')).to.be.false;
    });
  });

  const failing = fakeService({ createCheckout: () => Promise.reject(new HttpError(503, null)) });

  describe('The thank-you message on another page', () => {
    const told = async (platform: FakePlatform, address = location.href) => {
      const { element, page } = await at(address, () => openStatus({}, { platform }));
      const { outcome } = element;
      page.remove();
      return outcome;
    };

    for (const [how, address] of [
      ['with a reference', byReference],
      ['without a reference', location.href],
    ] as const) {
      it(`is shown again after each reload if the donor came ${how}`, async () => {
        const platform = tab();
        expect(await told(platform, address)).to.equal('succeeded');
        expect(await told(later(platform, 'reload'))).to.equal('succeeded');
        expect(await told(later(platform, 'reload'))).to.equal('succeeded');
      });

      for (const arrival of ['inside', 'outside', 'back'] as const) {
        it(`is not shown on a new arrival (${arrival}) if the donor first came ${how}`, async () => {
          const platform = tab();
          expect(await told(platform, address)).to.equal('succeeded');
          // Only a donor who comes from outside can come from paying.
          expect(await told(later(platform, arrival))).to.equal(arrival === 'outside' ? 'lost' : null);
          expect(await told(later(platform, 'reload'))).to.be.null;
        });
      }
    }

    it('is shown in an element made anew until the donor goes to another page', async () => {
      const platform = tab();
      expect(await told(platform)).to.equal('succeeded');
      expect(await told(platform)).to.equal('succeeded');
      expect(await told(platform, '/another-page')).to.equal('lost');
      expect(await told(platform)).to.equal('lost');
    });

    it('is not shown again after the donor starts another checkout', async () => {
      const platform = tab();
      const status = await openStatus({}, { platform });
      expect(status.element.outcome).to.equal('succeeded');
      const { donor, page } = await openFilled({ 'no-status': '' }, { platform, service: failing });
      await donor.submit();
      expect(donor.notice).to.equal(en.failing);
      page.remove();
      status.page.remove();
      expect(await told(later(platform, 'reload'))).to.be.null;
    });
  });
});
