// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { localize } from '../../src/languages/catalogue.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import type { Arrival } from '../../src/page/navigation.js';
import { at } from '../support/elements/address.js';
import {
  fakePlatform,
  fakeService,
  MemoryStorage,
  paymentSession,
  settled,
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
    const service = failed({ amount: 5000 });
    const { donor, element } = await openWidget(attributes, {
      platform: later(platform, 'outside'),
      service,
    });
    await (await statusOf(element)).press(en.tryAgain);
    await element.updateComplete;
    expect(donor.buttonText).to.equal('Donate £50.00');
    expect(donor.field('Water bottle').value).to.equal('');
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
      const thanks = await openStatus({}, { platform, service: failed() });
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

    it('leaves other forms as they are', async () => {
      const platform = await readInAnotherTab({ line_items: [line] });
      const { page } = await openWidget(offering, { platform });
      const { donor } = await openWidget({ ...offering, id: 'other' }, { platform, page });
      expect(donor.chosen(en.amount)).to.equal('£10');
    });
  });

  it('starts with an empty form in another tab', async () => {
    await goAndPay();
    const { donor } = await openWidget(attributes, { platform: fakePlatform({ arrival: () => 'inside' }) });
    expect(donor.field('Water bottle').value).to.equal('');
  });
});
