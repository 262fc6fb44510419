// Also runs in Firefox and WebKit.
// Often changes the address of its page.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { en } from '../../src/languages/en.js';
import {
  checkoutResponse,
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
  settled,
  subscription,
  type FakePlatform,
} from '../support/elements/fakes.js';
import { at } from '../support/elements/address.js';
import { britishPage } from '../support/elements/british-page.js';
import { openButton } from '../support/elements/dialog.js';
import { later, openFilled, openStatus, openWidget, outcomeIn, statusIn } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';
import { observed } from '../support/return/desk-stage.js';

const { reference } = pendingDonation();
const byReference = `?donation-reference=${reference}`;

const tab = (changes = {}, overrides: Partial<FakePlatform> = {}) => {
  const platform = fakePlatform(overrides);
  new PendingStore(platform, 'session').add(pendingDonation({ form: '0', ...changes }));
  return platform;
};

/** What each form of a page shows once all have decided: an outcome, or null for the form. */
const shownIn = async (page: Element) => {
  for (let round = 0; round < 3; round += 1) {
    await observed();
    await settled();
  }
  return [...page.querySelectorAll('donation-widget')].map((one) => outcomeIn(one));
};

/** The rows of “The return desk” that show a class of pages each, on the real elements. */
describe('A return on a page that', () => {
  it('has the same form twice is shown in the one that donors can see, and follows when the page turns', async () => {
    const platform = tab();
    const page = await britishPage();
    page.innerHTML = '<div hidden></div><div></div>';
    const [desktop, mobile] = page.children as unknown as [HTMLElement, HTMLElement];
    await at(byReference, async () => {
      await openWidget({}, { platform, page: desktop });
      await openWidget({}, { platform, page: mobile });
      expect(await shownIn(page)).to.deep.equal([null, 'succeeded']);
    });
    [desktop.hidden, mobile.hidden] = [false, true];
    expect(await shownIn(page)).to.deep.equal(['succeeded', null]);
  });

  it('is written anew stays in view', async () => {
    const platform = tab();
    const { page } = await at(byReference, () => openWidget({}, { platform }));
    expect(await shownIn(page)).to.deep.equal(['succeeded']);
    page.innerHTML += '<p>We use cookies.</p>';
    Object.assign(page.querySelector('donation-widget') ?? {}, { client: fakeService(), platform });
    expect(await shownIn(page)).to.deep.equal(['succeeded']);
  });

  it('has the form in a closed <details> opens it', async () => {
    const page = await britishPage();
    page.innerHTML = '<details><summary>Give</summary></details>';
    const [details] = page.children as unknown as [HTMLDetailsElement];
    await at(byReference, () => openWidget({}, { platform: tab(), page: details }));
    expect(await shownIn(page)).to.deep.equal(['succeeded']);
    expect(details.open).to.be.true;
  });

  it('moves the button of the form opens its dialog again', async () => {
    const { element, page, visitor } = await at(byReference, () => openButton({}, { platform: tab() }));
    await visitor.settled();
    expect(visitor.dialog.open).to.be.true;
    const section = document.createElement('section');
    page.append(section);
    section.append(element);
    await until(() => visitor.dialog.open);
  });

  it('makes the form in a dialog anew opens the dialog again, unless the donor has closed it', async () => {
    const { element, widget, platform, service, visitor } = await at(byReference, () =>
      openButton({}, { platform: tab() }),
    );
    await visitor.settled();
    const makeAnew = async (before: Element) => {
      before.remove();
      await visitor.settled();
      const anew = Object.assign(document.createElement('donation-widget'), { client: service, platform });
      element.append(anew);
      await visitor.settled();
      return anew;
    };
    expect(visitor.dialog.open).to.be.true;
    const anew = await makeAnew(widget);
    expect(visitor.dialog.open).to.be.true;
    expect(outcomeIn(anew)).to.equal('succeeded');
    element.close();
    await visitor.settled();
    await makeAnew(anew);
    expect(visitor.dialog.open).to.be.false;
  });

  it('hides the form is explained to the person who makes the page', async () => {
    const page = await britishPage();
    page.innerHTML = '<div hidden></div>';
    const [popup] = page.children as unknown as [HTMLElement];
    const platform = tab({}, { isForEditor: () => true });
    const { element } = await at(byReference, () => openWidget({}, { platform, page: popup }));
    expect(await shownIn(page)).to.deep.equal(['succeeded']);
    const faultBox = () => element.shadowRoot?.querySelector('.fault-box') ?? null;
    await until(() => faultBox() !== null);
    expect(faultBox()?.textContent).to.contain('the page hides it');
    expect(platform.reports.map(String).join()).to.contain('donation-button');
  });

  for (const [what, status, outcome] of [
    ['paid', 'active', 'succeeded'],
    ['left', 'past_due', 'attention'],
  ] as const) {
    it(`knows no reference shows a declined regular donation that the donor has continued and ${what}`, async () => {
      const platform = tab({ type: 'subscription', slug: 'sub_9Jx4', settled: 'attention', expiresAt: null });
      const service = fakeService({
        getSubscription: (slug) => Promise.resolve(subscription({ slug, status })),
      });
      const { page } = await openWidget({}, { platform, service });
      expect(await shownIn(page)).to.deep.equal([outcome]);
    });
  }

  it('nobody has come back to says nothing', async () => {
    const { element } = await openStatus({}, { platform: fakePlatform({ arrival: () => 'inside' }) });
    await observed();
    expect(element.outcome).to.be.null;
    expect(element.shadowRoot?.textContent.trim()).to.equal('');
  });
});

describe('A payment service', () => {
  const answeringWith = (answer: object) =>
    fakeService({ createCheckout: () => Promise.resolve({ ...checkoutResponse(), ...answer } as never) });

  for (const [what, answer, read] of [
    ['a slug of any signs', { slug: 'ps_7Hk2/9Q==' }, ['getPaymentSession', 'ps_7Hk2/9Q==']],
    ['another type than asked for', { type: 'subscription' }, ['getPaymentSession', 'ps_7Hk2']],
  ] as const) {
    it(`that answers with ${what} is asked for the donation that was sent`, async () => {
      const service = answeringWith(answer);
      const first = await openFilled({}, { service });
      await first.donor.submit();
      first.page.remove();
      const { page } = await openWidget({}, { platform: later(first.platform, 'outside'), service });
      expect(await shownIn(page)).to.deep.equal(['succeeded']);
      const { method, args } = service.calls.at(-1) ?? {};
      expect([method, args?.[0]]).to.deep.equal(read);
    });
  }

  it('whose slug can’t be read back is reported before the donor goes to pay', async () => {
    const { donor, platform } = await openFilled({}, { service: answeringWith({ slug: '..' }) });
    await donor.submit();
    expect(platform.assigned).to.have.length(1);
    expect(platform.reports.map(String).join()).to.contain('without a slug that can be read back');
  });
});

describe('The title of a status', () => {
  const openThanks = async () => {
    const platform = tab();
    const opened = await at(byReference, () => openWidget({}, { platform }));
    await shownIn(opened.page);
    return opened;
  };
  const focused = (element: Element) => element.shadowRoot?.activeElement?.getAttribute('part') ?? null;

  for (const [what, html] of [
    ['typing into a field of the page', '<input>'],
    ['on another button of the page', '<button>Menu</button>'],
  ] as const) {
    it(`leaves the focus to a donor who is ${what}, and is announced`, async () => {
      const { element, page, platform } = await openThanks();
      page.insertAdjacentHTML('beforeend', html);
      const own = page.querySelector<HTMLElement>('input, button');
      own?.focus();
      await platform.clock.advance(1000);
      await element.updateComplete;
      expect(document.activeElement).to.equal(own);
      expect(statusIn(element)?.querySelector('[aria-live]')?.textContent.trim()).to.equal(
        en['succeeded.title'],
      );
    });
  }

  it('gets the focus after the page has removed the form for a moment', async () => {
    const { element, page, platform } = await openThanks();
    element.remove();
    element.heading = 'Give';
    await element.updateComplete;
    await platform.clock.advance(1000);
    page.append(element);
    await element.updateComplete;
    await platform.clock.advance(1000);
    expect(focused(element)).to.equal('status-title');
  });

  it('is announced for a second donation on a page of its own', async () => {
    const service = fakeService({
      getPaymentSession: (slug) =>
        slug === 'ps_1' ? Promise.resolve(paymentSession({ slug })) : new Promise(() => undefined),
    });
    const { element } = await openStatus({ type: 'one_time', slug: 'ps_1' }, { service });
    element.slug = 'ps_2';
    await element.updateComplete;
    await settled();
    await element.updateComplete;
    expect(statusIn(element)?.querySelector('[aria-live]')?.textContent.trim()).to.equal(en.checking);
  });
});
