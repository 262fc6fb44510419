// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { localize } from '../../src/languages/catalogue.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import type { LineItem } from '../../src/schema/line-item.js';
import type { PaymentSession } from '../../src/schema/payment-session.js';
import type { Arrival } from '../../src/page/navigation.js';
import { at } from '../support/elements/address.js';
import {
  fakePlatform,
  fakeService,
  MemoryStorage,
  paymentSession,
  settled,
  type FakePlatform,
} from '../support/elements/fakes.js';
import { serviceModule } from '../../src/form/lazy-service.js';
import { openArriving } from '../support/elements/arriving.js';
import { HeldModule } from '../support/elements/held-module.js';
import { Donor, later, openFilled, openStatus, openWidget, sent } from '../support/elements/donor.js';

const attributes = {
  items: JSON.stringify([{ label: 'Water bottle', amount: 5 }]),
  projects: 'Winter; Wells',
};

const failed = (changes: Parameters<typeof paymentSession>[0] = {}) =>
  fakeService({
    getPaymentSession: (slug) =>
      Promise.resolve(paymentSession({ slug, status: 'failed', amount: 3500, tip: 0, ...changes })),
  });

/** What the service says about a request whose payment has failed. */
const receiptFor = ({ currency, line_items }: CheckoutRequest): Partial<PaymentSession> => {
  const lines = line_items.map(({ quantity, amount, country_iso, intention, project }) => ({
    id: null,
    type: null,
    quantity,
    amount,
    total: quantity * amount,
    currency,
    country_iso: country_iso ?? null,
    intention: intention ?? null,
    project: project ?? null,
  }));
  return { currency, amount: lines.reduce((sum, { total }) => sum + total, 0), line_items: lines };
};

/** Another tab of the same browser. */
const otherTab = ({ clock, storages }: FakePlatform, arrival: Arrival) => {
  const areas = { session: new MemoryStorage(), local: storages.local };
  return fakePlatform({ clock, storage: (area) => areas[area], storages: areas, arrival: () => arrival });
};

const wells = { value: 'Wells', label: 'Wells' };
const schools = { value: 'Schools', label: 'Schools' };
const amountFor = (label: string) => localize(en, 'amountFor', { label });

/** Opens a form whose donor goes to the payment page with £25 and two bottles, £35 in total. */
const goAndPay = async () => {
  const opened = await openFilled(attributes);
  const { donor, page } = opened;
  await donor.choose('£25');
  await donor.type('Water bottle', '2');
  await donor.select(en.project, 'Wells');
  await donor.submit();
  expect(opened.platform.assigned).to.have.length(1);
  page.remove();
  return opened;
};

const expectChosen = (donor: Donor) => {
  expect(donor.chosen(en.amount)).to.equal('£25');
  expect(donor.field('Water bottle').value).to.equal('2');
  expect(donor.field(en.project).value).to.equal('Wells');
  expect(donor.buttonText).to.equal('Donate £35.00');
};

const statusOf = async (element: DonationWidget) => {
  await settled();
  await element.updateComplete;
  return new Donor(element);
};

describe('<donation-widget> after a failed payment', () => {
  it('passes the a11y audit', async () => {
    const { platform } = await goAndPay();
    const { element } = await openWidget(attributes, {
      platform: later(platform, 'outside'),
      service: failed(),
    });
    const status = await statusOf(element);
    await expect(element).to.be.accessible();
    await status.press(en.tryAgain);
    await element.updateComplete;
    await expect(element).to.be.accessible();
  });

  it('restores the choices and focuses the form on “Try again”', async () => {
    const { platform } = await goAndPay();
    const service = failed();
    const { donor, element } = await openWidget(attributes, {
      platform: later(platform, 'outside'),
      service,
    });
    await (await statusOf(element)).press(en.tryAgain);
    await element.updateComplete;
    await settled();
    expectChosen(donor);
    expect(donor.root.activeElement).to.be.instanceOf(HTMLInputElement);
    expect(donor.field(en.email).value).to.equal('');
  });

  it('restores the interval and the one-off donation', async () => {
    const { donor, page, platform } = await openFilled({ 'one-off': '' });
    await donor.choose(en.month);
    await donor.type(en.one_off, '40');
    await donor.submit();
    page.remove();
    const settledPlatform = later(platform, 'inside');
    const store = new PendingStore(settledPlatform, 'session');
    store.settle(store.newest()?.reference ?? '', 'failed');
    const again = await openWidget({ 'one-off': '' }, { platform: settledPlatform });
    expect(again.donor.buttonText).to.equal(
      localize(en, 'donateBoth', { amount: '£50.00', recurring: '£10.00', interval: 'monthly' }),
    );
  });

  it('uses the service’s amount if it differs from the stored choices', async () => {
    const { platform } = await goAndPay();
    const line = { id: 'line', type: null, country_iso: null, intention: null, project: 'Wells' };
    const lines = [{ ...line, quantity: 1, amount: 5000, total: 5000, currency: 'GBP' }];
    const service = failed({ amount: 5000, line_items: lines });
    const { donor, element } = await openWidget(attributes, {
      platform: later(platform, 'outside'),
      service,
    });
    await (await statusOf(element)).press(en.tryAgain);
    await element.updateComplete;
    expect(donor.buttonText).to.equal('Donate £50.00');
    expect(donor.field('Water bottle').value).to.equal('');
    expect(donor.field(en.project).value).to.equal('Wells');
  });

  describe('on a thank-you page', () => {
    it('links back to the form', async () => {
      const { platform } = await goAndPay();
      const { donor } = await openStatus({}, { platform: later(platform, 'outside'), service: failed() });
      expect(donor.find(en.tryAgain)?.getAttribute('href')).to.equal(location.pathname);
    });

    it('restores the choices in the form', async () => {
      const { platform } = await goAndPay();
      const thanks = await openStatus({}, { platform: later(platform, 'outside'), service: failed() });
      expect(thanks.element.outcome).to.equal('failed');
      thanks.page.remove();
      const { donor } = await openWidget(attributes, { platform: later(platform, 'inside') });
      expectChosen(donor);
    });

    it('restores the choices in a form that never shows the status', async () => {
      const { platform } = await goAndPay();
      const thanks = await openStatus({}, { platform: later(platform, 'outside'), service: failed() });
      thanks.page.remove();
      const held = new HeldModule(serviceModule);
      try {
        const arrived = await openArriving({
          attributes: { ...attributes, 'no-status': '' },
          platform: later(platform, 'inside'),
        });
        await held.arrive();
        await arrived.element.updateComplete;
        expectChosen(arrived.donor);
      } finally {
        held.release();
      }
    });

    it('leaves other forms of the site as they are', async () => {
      const other = await openWidget({ id: 'other' });
      await other.donor.choose('£50');
      other.page.remove();
      const first = await openFilled({}, { platform: later(other.platform, 'inside') });
      await first.donor.choose('£25');
      await first.donor.submit();
      first.page.remove();
      const platform = later(other.platform, 'outside');
      const thanks = await openStatus({}, { platform, service: failed({ amount: 2500 }) });
      thanks.page.remove();
      for (const [id, amount] of [
        ['other', '£10'],
        ['', '£25'],
      ] as const) {
        const { donor, page } = await openWidget(id ? { id } : {}, { platform: later(platform, 'inside') });
        expect(donor.chosen(en.amount)).to.equal(amount);
        page.remove();
      }
    });

    it('starts with an empty form after a payment that succeeded', async () => {
      const { platform } = await goAndPay();
      const service = failed({ status: 'succeeded' });
      const thanks = await openStatus({}, { platform: later(platform, 'outside'), service });
      thanks.page.remove();
      const { donor } = await openWidget(attributes, { platform: later(platform, 'inside') });
      expect(donor.chosen(en.amount)).to.equal(en.noAmount);
      expect(donor.field('Water bottle').value).to.equal('');
    });
  });

  describe('on a thank-you page in another tab, with storage="local"', () => {
    const offering = {
      projects: 'Wells; Schools',
      storage: 'local',
      'return-url': 'https://charity.example/thanks',
    };
    const shared = { id: 'line', type: 'recurring', country_iso: null, intention: null };
    const line = { ...shared, quantity: 1, amount: 5000, total: 5000, currency: 'GBP', project: 'Schools' };

    /** The other tab, in which the donor has read that the payment of £50 for schools has failed. */
    const readInAnotherTab = async (changes: Parameters<typeof paymentSession>[0]) => {
      const first = await openFilled(offering);
      await first.donor.choose('£50');
      await first.donor.select(en.project, 'Schools');
      await first.donor.submit();
      first.page.remove();
      const { clock, storages } = first.platform;
      const areas = { session: new MemoryStorage(), local: storages.local };
      const inOtherTab = (arrival: Arrival) =>
        fakePlatform({ clock, storage: (area) => areas[area], storages: areas, arrival: () => arrival });
      const thanks = await at(new URL(sent(first.service)[0]?.return_url ?? '').search, () =>
        openStatus(
          { storage: 'local' },
          { platform: inOtherTab('outside'), service: failed({ amount: 5000, ...changes }) },
        ),
      );
      expect(thanks.element.outcome).to.equal('failed');
      thanks.page.remove();
      return inOtherTab('inside');
    };

    it('restores the amount and the purpose of the receipt', async () => {
      const platform = await readInAnotherTab({ line_items: [line] });
      const { donor } = await openWidget(offering, { platform });
      expect(donor.field(en.project).value).to.equal('Schools');
      expect(donor.buttonText).to.equal('Donate £50.00');
    });

    it('chooses no amount if the donation was for several purposes', async () => {
      const half = { ...line, amount: 2500, total: 2500 };
      const platform = await readInAnotherTab({ line_items: [half, { ...half, project: 'Wells' }] });
      const { donor } = await openWidget(offering, { platform });
      expect(donor.chosen(en.amount)).to.equal(undefined);
    });

    it('restores each purpose of a split donation with its amount', async () => {
      const half = { ...line, amount: 2500, total: 2500 };
      const platform = await readInAnotherTab({ line_items: [half, { ...half, project: 'Wells' }] });
      const { donor } = await openWidget({ ...offering, split: '' }, { platform });
      expect(donor.field(amountFor('Schools')).value).to.equal('25');
      expect(donor.field(amountFor('Wells')).value).to.equal('25');
    });

    it('leaves other forms as they are', async () => {
      const platform = await readInAnotherTab({ line_items: [line] });
      const { page } = await openWidget(offering, { platform });
      const { donor } = await openWidget({ ...offering, id: 'other' }, { platform, page });
      expect(donor.chosen(en.amount)).to.equal('£10');
    });
  });

  describe('where what was sent is not stored', () => {
    const split = { purposes: JSON.stringify([wells, schools]), split: '' };
    const bottle = { label: 'Water bottle', amount: 5 };
    const blanket = { label: 'Blanket', amount: 15, project: 'Blankets' };
    const offeringItems = (...all: object[]) => ({ items: JSON.stringify(all), projects: 'Winter; Wells' });

    const giveBottlesAndMore = async (donor: Donor) => {
      await donor.choose('£25');
      await donor.type('Water bottle', '2');
      await donor.select(en.project, 'Wells');
    };

    /** After this gift has failed, tries again in another tab, in which only the pending donation is known. */
    const tryAgainElsewhere = async (
      attributes: Record<string, string>,
      give: (donor: Donor) => Promise<void>,
      { offering = attributes, changed = (line: LineItem): LineItem => line } = {},
    ) => {
      const inBrowser = { storage: 'local', 'return-url': 'https://charity.example/give' };
      const first = await openFilled({ ...attributes, ...inBrowser });
      await give(first.donor);
      await first.donor.submit();
      first.page.remove();
      const [request] = sent(first.service);
      if (!request) throw new Error('Nothing was sent.');
      const platform = otherTab(first.platform, 'outside');
      const service = failed(receiptFor({ ...request, line_items: request.line_items.map(changed) }));
      const { element, donor } = await at(new URL(request.return_url ?? '').search, () =>
        openWidget({ ...offering, ...inBrowser }, { platform, service }),
      );
      await (await statusOf(element)).press(en.tryAgain);
      await element.updateComplete;
      return { donor, service, request, platform };
    };

    it('restores items with their quantities, an amount and the purpose', async () => {
      const { donor } = await tryAgainElsewhere(attributes, giveBottlesAndMore);
      expectChosen(donor);
    });

    it('sends the same lines again, and restores them if that payment fails too', async () => {
      const { donor, service, request, platform } = await tryAgainElsewhere(attributes, giveBottlesAndMore);
      await donor.type(en.email, 'me@example.org');
      await donor.submit();
      const [again] = sent(service);
      expect(again?.line_items).to.deep.equal(request.line_items);
      expect(again?.payment_type).to.equal('one_time');
      const { element, donor: third } = await at(new URL(again?.return_url ?? '').search, () =>
        openWidget(
          { ...attributes, storage: 'local' },
          { platform: later(platform, 'outside'), service: failed(receiptFor(request)) },
        ),
      );
      await (await statusOf(element)).press(en.tryAgain);
      await element.updateComplete;
      expectChosen(third);
    });

    it('restores a single item with a project of its own, without an amount', async () => {
      const { donor } = await tryAgainElsewhere(offeringItems(bottle, blanket), async (first) => {
        await first.choose(en.noAmount);
        await first.type('Blanket', '1');
        await first.select(en.project, 'Wells');
      });
      expect(donor.field('Blanket').value).to.equal('1');
      expect(donor.field('Water bottle').value).to.equal('');
      expect(donor.buttonText).to.equal('Donate £15.00');
    });

    for (const [why, offered, price] of [
      ['another item has the same price and purpose', [bottle, { label: 'Soap', amount: 5 }], '2'],
      ['a donor could have typed its price', [bottle], '1'],
      ['it is a preset', [{ label: 'Water bottle', amount: 10 }], '1'],
    ] as const) {
      it(`chooses neither an item nor an amount if ${why}`, async () => {
        const { donor } = await tryAgainElsewhere(offeringItems(...offered), async (first) => {
          await first.choose(en.noAmount);
          await first.type('Water bottle', price);
        });
        expect(donor.field('Water bottle').value).to.equal('');
        expect(donor.chosen(en.amount)).to.equal(en.noAmount);
        expect(donor.submitButton.textContent).not.to.match(/\d/);
      });
    }

    it('restores each purpose of a split donation with its amount', async () => {
      const { donor } = await tryAgainElsewhere(split, async (first) => {
        await first.choose('£25');
        await first.press(en.addPurpose);
        await first.type(amountFor('Schools'), '7.50');
      });
      expect(donor.field(amountFor('Wells')).value).to.equal('25');
      expect(donor.field(amountFor('Schools')).value).to.equal('7.50');
      expect(donor.buttonText).to.equal('Donate £32.50');
    });

    it('restores the intention', async () => {
      const offering = { intentions: 'General; Zakat' };
      const { donor } = await tryAgainElsewhere(offering, async (first) => {
        await first.choose('£25');
        await first.select(en.intention, 'Zakat');
      });
      expect(donor.field(en.intention).value).to.equal('Zakat');
      expect(donor.buttonText).to.equal('Donate £25.00');
    });

    for (const [why, options] of [
      [
        'the receipt has an intention that the form does not offer',
        { changed: (line: LineItem) => ({ ...line, intention: 'Memory' }) },
      ],
      ['the form gives to another project now', { offering: { project: 'Wells' } }],
      ['the form offers other purposes now', { offering: { projects: 'Wells; Winter' } }],
      ['the receipt has an item', { changed: (line: LineItem) => ({ ...line, quantity: 2 }) }],
    ] as const) {
      it(`chooses no amount if ${why}`, async () => {
        const offering = { intentions: 'General; Zakat', project: 'Schools' };
        const { donor } = await tryAgainElsewhere(offering, (first) => first.choose('£25'), options);
        expect(donor.chosen(en.amount)).to.equal(undefined);
      });
    }
  });

  describe('on another page', () => {
    const offering = {
      items: JSON.stringify([
        { label: 'Water bottle', amount: 5 },
        { label: 'Soap', amount: 5 },
      ]),
      projects: 'Winter; Wells',
    };

    /** The platform of the tab after a gift of two bottles and £25 for wells that has failed. */
    const giveAndFail = async () => {
      const opened = await openFilled(offering);
      await opened.donor.choose('£25');
      await opened.donor.type('Water bottle', '2');
      await opened.donor.select(en.project, 'Wells');
      await opened.donor.submit();
      opened.page.remove();
      const [request] = sent(opened.service);
      if (!request) throw new Error('Nothing was sent.');
      return { platform: opened.platform, service: failed(receiptFor(request)) };
    };

    it('restores what was sent in the same form', async () => {
      const { platform, service } = await giveAndFail();
      const { donor, element } = await at('/thanks', () =>
        openWidget(offering, { platform: later(platform, 'outside'), service }),
      );
      await at('/thanks', async () => (await statusOf(element)).press(en.tryAgain));
      await element.updateComplete;
      expectChosen(donor);
    });

    it('restores what was sent after the status of a thank-you page', async () => {
      const { platform, service } = await giveAndFail();
      const thanks = await openStatus({}, { platform: later(platform, 'outside'), service });
      thanks.page.remove();
      const { donor } = await at('/donate', () =>
        openWidget(offering, { platform: later(platform, 'inside') }),
      );
      expectChosen(donor);
    });

    it('leaves a form with another offer as it is', async () => {
      const { platform, service } = await giveAndFail();
      const thanks = await openStatus({}, { platform: later(platform, 'outside'), service });
      thanks.page.remove();
      const { donor } = await at('/donate', () =>
        openWidget({ projects: 'Schools; Wells' }, { platform: later(platform, 'inside') }),
      );
      expect(donor.chosen(en.amount)).to.equal('£10');
      expect(donor.field(en.project).value).to.equal('Schools');
    });

    it('chooses no amount in a form that gives to another project', async () => {
      const { platform, service } = await giveAndFail();
      const { donor, element } = await at('/thanks', () =>
        openWidget(
          { ...offering, projects: 'Winter; Schools' },
          { platform: later(platform, 'outside'), service },
        ),
      );
      await (await statusOf(element)).press(en.tryAgain);
      await element.updateComplete;
      expect(donor.chosen(en.amount)).to.equal(en.noAmount);
      expect(donor.field('Water bottle').value).to.equal('');
    });
  });

  it('starts with an empty form in another tab', async () => {
    await goAndPay();
    const { donor } = await openWidget(attributes, { platform: fakePlatform({ arrival: () => 'inside' }) });
    expect(donor.field('Water bottle').value).to.equal('');
  });
});
