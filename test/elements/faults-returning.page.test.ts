// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { HttpError, NetworkError } from '../../src/client/index.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import {
  fakePlatform,
  fakeService,
  MemoryStorage,
  newYear,
  paymentSession,
  pendingDonation,
  settled,
  type FakePlatform,
} from '../support/elements/fakes.js';
import { at } from '../support/elements/address.js';
import { later, openStatus, openWidget, outcomeIn, record } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';

const { reference } = pendingDonation();
const by = (...references: string[]) =>
  `?${references.map((one) => `donation-reference=${encodeURIComponent(one)}`).join('&')}`;

const waiting = (platform: FakePlatform = fakePlatform(), changes = {}) => {
  new PendingStore(platform, 'session').add(pendingDonation(changes));
  return platform;
};

/** Answers each read with the next status or error, and repeats the last one. */
const answers = (...staged: (string | Error)[]) => {
  let next = 0;
  return fakeService({
    getPaymentSession: (slug) => {
      const answer = staged[Math.min(next, staged.length - 1)];
      next += 1;
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(paymentSession({ slug, status: answer ?? null }));
    },
  });
};

const offline = new NetworkError(new TypeError('Failed to fetch'));
const pendingPayment = 'pending_payment';

describe('<donation-status> that polls', () => {
  it('keeps the last outcome while the network comes and goes', async () => {
    const platform = waiting();
    const service = answers(offline, pendingPayment, offline, new HttpError(503, {}), offline, 'succeeded');
    const outcomes: string[] = [];
    const note = ({ outcome }: HTMLElementEventMap['donation-status']) => outcomes.push(outcome);
    document.body.addEventListener('donation-status', note);
    const { element, donor } = await openStatus({}, { service, platform });
    await platform.clock.advance(60_000);
    await element.updateComplete;
    document.body.removeEventListener('donation-status', note);
    expect(outcomes).to.deep.equal(['unavailable', 'pending', 'succeeded']);
    expect(donor.text).to.contain(en['succeeded.title']);
  });

  it('stops if the payment stays pending, and offers to check again', async () => {
    const platform = waiting();
    const { element, donor } = await openStatus({}, { service: answers(pendingPayment), platform });
    await platform.clock.advance(600_000);
    await element.updateComplete;
    expect(donor.find(en.checkAgain)).not.to.be.undefined;
    expect(donor.text).not.to.contain(en['succeeded.title']).and.not.to.contain(en['failed.title']);
    await expect(element).to.be.accessible();
  });
});

describe('<donation-status> with a reference in the address', () => {
  it('thanks the donor for coming back without asking the service if it is from another browser', async () => {
    const { element, donor, service } = await at(by(reference), () => openStatus());
    expect(element.outcome).to.equal('lost');
    expect(donor.text).to.contain(en['lost.text']).and.not.to.match(/fail/i);
    expect(service.calls).to.deep.equal([]);
  });

  for (const [what, forged] of [
    ['foreign', 'f'.repeat(32)],
    ['empty', ''],
    ['too long', 'a'.repeat(5000)],
    ['markup', '<img src=x onerror=document.title=1>'],
    ['a prototype name', '__proto__'],
    ['a path', '../../subscription/sub_1'],
  ] as const) {
    it(`ignores the stored donation if the reference is forged (${what})`, async () => {
      const { element, service } = await at(by(forged), () => openStatus({}, { platform: waiting() }));
      expect(element.outcome).to.equal('lost');
      expect(service.calls).to.deep.equal([]);
      expect(element.shadowRoot?.querySelector('img')).to.be.null;
    });
  }

  it('checks a donation that is days old, and says that it is not found', async () => {
    const platform = waiting(fakePlatform(), { created: newYear - 5 * 86_400_000 });
    const service = answers(new HttpError(404, {}));
    const { element } = await at(by(reference), () => openStatus({}, { platform, service }));
    expect(element.outcome).to.equal('not-found');
    expect(service.calls).to.have.length(1);
  });

  it('uses the last known one if there are several', async () => {
    const platform = waiting();
    waiting(platform, { reference: 'b'.repeat(32), slug: 'ps_last' });
    for (const references of [
      [reference, 'b'.repeat(32)],
      ['f'.repeat(32), 'b'.repeat(32), 'e'.repeat(32)],
    ]) {
      const { service } = await at(by(...references), () => openStatus({}, { platform }));
      expect(service.calls[0]?.args[0]).to.equal('ps_last');
    }
  });

  it('shows the same outcome from a bookmark, without a second donation-complete', async () => {
    const platform = waiting();
    const completions: Event[] = [];
    const note = (event: Event) => completions.push(event);
    document.body.addEventListener('donation-complete', note);
    for (let time = 0; time < 2; time += 1) {
      const { element } = await at(by(reference), () => openStatus({}, { platform }));
      expect(element.outcome).to.equal('succeeded');
      // The donor leaves the page before opening the bookmark.
      element.remove();
    }
    document.body.removeEventListener('donation-complete', note);
    expect(completions).to.have.length(1);
  });
});

describe('<donation-widget> in more than one tab', () => {
  const outcomeOf = async (element: DonationWidget) => {
    await settled();
    await element.updateComplete;
    return outcomeIn(element);
  };

  it('passes the a11y audit if nothing is stored', async () => {
    const { element } = await at(by(reference), () => openWidget());
    await outcomeOf(element);
    await expect(element).to.be.accessible();
  });

  it('shows its own donation in each tab', async () => {
    for (const slug of ['ps_one', 'ps_two']) {
      const platform = waiting(fakePlatform(), { slug });
      const { service, element, page } = await openWidget({}, { platform });
      await outcomeOf(element);
      await until(() => service.calls.length > 0);
      page.remove();
      expect(service.calls.map(({ args }) => args[0])).to.deep.equal([slug]);
    }
  });

  for (const [storage, outcome] of [
    ['session', 'lost'],
    ['local', 'succeeded'],
  ] as const) {
    it(`shows ${outcome} if the donor comes back in another tab, with storage=${storage}`, async () => {
      const local = new MemoryStorage();
      const tab = () => {
        const storages = { session: new MemoryStorage(), local };
        return fakePlatform({ storages, storage: (area) => storages[area] });
      };
      new PendingStore(tab(), storage).add(pendingDonation());
      const { element } = await at(by(reference), () => openWidget({ storage }, { platform: tab() }));
      expect(await outcomeOf(element)).to.equal(outcome);
    });
  }

  it('shows the status in a duplicated tab before the donor can give again', async () => {
    const first = waiting();
    const copy = new MemoryStorage();
    const { session } = first.storages;
    for (let index = 0; index < session.length; index += 1) {
      const key = session.key(index) ?? '';
      copy.setItem(key, session.getItem(key) ?? '');
    }
    const storages = { session: copy, local: new MemoryStorage() };
    const duplicate = fakePlatform({ storages, storage: (area) => storages[area], arrival: () => 'inside' });
    const { element } = await openWidget({}, { platform: duplicate });
    expect(await outcomeOf(element)).to.equal('succeeded');
    expect(element.shadowRoot?.querySelector('form')).to.be.null;
  });

  it('shows the status again after a reload of the return page', async () => {
    const platform = waiting();
    const first = await at(by(reference), () => openWidget({}, { platform }));
    expect(await outcomeOf(first.element)).to.equal('succeeded');
    first.page.remove();
    const second = await openWidget({}, { platform: later(platform, 'reload') });
    expect(await outcomeOf(second.element)).to.equal('succeeded');
  });
});

describe('<donation-widget> with a wrong clock', () => {
  const hour = 3_600_000;

  for (const skew of [-24 * hour, -hour, hour, 24 * hour]) {
    it(`shows the outcome if the clock is ${skew / hour} hours off`, async () => {
      const platform = waiting(fakePlatform(), { created: newYear + skew });
      const { element } = await at(by(reference), () => openWidget({}, { platform }));
      await settled();
      await element.updateComplete;
      expect(outcomeIn(element)).to.equal('succeeded');
    });

    it(`keeps polling if the clock changes by ${skew / hour} hours meanwhile`, async () => {
      const platform = waiting();
      const service = answers(pendingPayment, 'succeeded');
      const { element } = await openStatus({}, { service, platform });
      const changes = record(element, 'donation-status');
      const { clock } = platform;
      const now = clock.now.bind(clock);
      clock.now = () => now() + skew;
      await clock.advance(5000);
      expect(changes.map(({ outcome }) => outcome)).to.deep.equal(['succeeded']);
    });
  }
});
