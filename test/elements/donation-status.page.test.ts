// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, fixture, html } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { HttpError, NetworkError } from '../../src/client/index.js';
import { isOpenOutcome, type Outcome } from '../../src/schema/outcome.js';
import { en } from '../../src/languages/en.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
  settled,
  subscription,
  deferred,
  MemoryStorage,
} from '../support/elements/fakes.js';
import { openStatus, record, later } from '../support/elements/donor.js';
import { stepsIn, weightOf } from '../support/elements/steps.js';
import { until } from '../support/elements/until.js';

const oneTime = { type: 'one_time', slug: 'ps_7Hk2' };
const recurring = { type: 'subscription', slug: 'sub_9Jx4' };

const session = (changes: Parameters<typeof paymentSession>[0]) =>
  fakeService({ getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, ...changes })) });
const plan = (changes: Parameters<typeof subscription>[0]) =>
  fakeService({ getSubscription: (slug) => Promise.resolve(subscription({ slug, ...changes })) });
const failing = (error: Error) =>
  fakeService({
    getPaymentSession: () => Promise.reject(error),
    getSubscription: () => Promise.reject(error),
  });

const title = (root: ShadowRoot) => root.querySelector('[part=status-title]')?.textContent.trim();

describe('<donation-status>', () => {
  // `audit.page.test.ts` audits each outcome, and `outcome-controller.page.test.ts` has every answer.
  const outcomes: [
    outcome: Outcome,
    service: ReturnType<typeof fakeService>,
    attributes: Record<string, string>,
  ][] = [
    ['succeeded', session({}), oneTime],
    ['succeeded', plan({}), recurring],
    ['pending', session({ status: 'pending_payment' }), oneTime],
    ['failed', session({ status: 'failed' }), oneTime],
    ['attention', plan({ status: 'past_due', updated_at: '2030-02-01T00:01:00Z' }), recurring],
    ['ended', plan({ status: 'canceled' }), recurring],
    ['unconfirmed', session({ status: 'on_hold' }), oneTime],
    ['mismatch', session({ slug: 'ps_other' }), oneTime],
    ['not-found', failing(new HttpError(400, {})), oneTime],
    ['unavailable', failing(new NetworkError(new TypeError())), oneTime],
  ];
  for (const [outcome, service, attributes] of outcomes) {
    it(`shows the outcome “${outcome}”`, async () => {
      const { element, donor } = await openStatus(attributes, { service });
      expect(element.getAttribute('outcome')).to.equal(outcome);
      const key = outcome as 'succeeded';
      expect(title(donor.root)).to.equal(en[`${key}.title`]);
      expect(donor.notice).to.equal(en[`${key}.title`]);
      if (outcome !== 'succeeded') expect(donor.text).to.contain(en[`${key as 'failed'}.text`]);
      expect(donor.root.querySelector<HTMLElement>('[part=status]')?.dataset['outcome']).to.equal(outcome);
      expect(donor.find(en.giveAgain)).to.equal(undefined);
      // If the outcome is open, the button depends on whether the element still polls.
      if (!isOpenOutcome(outcome)) expect(donor.find(en.checkAgain)).to.equal(undefined);
      // The donor did not start on this page, so the focus must not move.
      expect(donor.root.activeElement).to.be.null;
    });
  }

  it('thanks with the page’s own words directly below the title', async () => {
    const words = document.createElement('p');
    words.slot = 'succeeded';
    words.textContent = 'Because of you, someone won’t be alone tonight.';
    const { donor, element } = await openStatus(oneTime, { service: session({}) });
    element.append(words);
    const top = (one: Element | null | undefined) => one?.getBoundingClientRect().top ?? NaN;
    const [heading, receipt] = [donor.root.querySelector('h2'), donor.root.querySelector('dl')];
    const received = [...donor.root.querySelectorAll('.body p')].at(0);
    expect(top(heading)).to.be.below(top(words));
    expect(top(words)).to.be.below(top(received));
    expect(top(received)).to.be.below(top(receipt));
    // The words have no margins but the gaps between the parts.
    expect(getComputedStyle(words).marginTop).to.equal('0px');
  });

  describe('for a donation with Gift Aid', () => {
    const declared = { metadata: { gift_aid: 'yes' } };
    const rows = (root: ShadowRoot) =>
      [...root.querySelectorAll('dl div')].map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim());

    it('shows the donation with Gift Aid, without the tip', async () => {
      const { donor } = await openStatus(oneTime, { service: session(declared) });
      expect(rows(donor.root)).to.include.members(['Total £26.50', 'With Gift Aid £31.25']);
    });

    it('shows it for a recurring donation', async () => {
      const { donor } = await openStatus(recurring, { service: plan(declared) });
      expect(rows(donor.root)).to.include('With Gift Aid £12.50');
    });

    it('shows nothing that isn’t paid', async () => {
      for (const status of ['failed', 'pending_payment', 'on_hold']) {
        const { donor, page } = await openStatus(oneTime, { service: session({ ...declared, status }) });
        expect(donor.text).not.to.contain(en.withGiftAid);
        page.remove();
      }
    });

    it('invents nothing if the service returns no declaration', async () => {
      const { donor } = await openStatus(oneTime, { service: session({ metadata: null }) });
      expect(donor.text).not.to.contain(en.withGiftAid);
    });
  });

  it('shows that it is checking until the first answer', async () => {
    const service = fakeService({ getPaymentSession: () => new Promise(() => undefined) });
    const { donor, element } = await openStatus(oneTime, { service });
    expect(title(donor.root)).to.equal(en.checking);
    expect(element.hasAttribute('outcome')).to.be.false;
    expect(donor.root.querySelector<HTMLElement>('[part=status]')?.dataset['outcome']).to.equal('checking');
  });

  describe('while the outcome is not final', () => {
    it('asks until it is final, and announces each change once', async () => {
      let status = 'pending_payment';
      const service = fakeService({
        getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
      });
      const { element, donor, platform } = await openStatus(oneTime, { service });
      const events = record(element, 'donation-status');
      await platform.clock.advance(8_000);
      status = 'succeeded';
      await platform.clock.advance(8_000);
      await element.updateComplete;
      expect(title(donor.root)).to.equal(en['succeeded.title']);
      expect(events.map((event) => [event.outcome, event.status, event.paymentType])).to.deep.equal([
        ['succeeded', 'succeeded', 'one_time'],
      ]);
      const { length } = service.calls;
      await platform.clock.advance(300_000);
      expect(service.calls).to.have.length(length);
    });

    it('offers to check again when it stops asking', async () => {
      const service = session({ status: 'pending_payment' });
      const { element, donor, platform } = await openStatus(oneTime, { service });
      expect(donor.find(en.checkAgain)).to.be.undefined;
      await platform.clock.advance(120_000);
      await element.updateComplete;
      expect(service.calls).to.have.length(11);
      await donor.press(en.checkAgain);
      expect(service.calls).to.have.length(12);
    });

    it('links to the open checkout', async () => {
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      const { donor } = await openStatus({}, { service: session({ status: 'pending_payment' }), platform });
      expect((donor.find(en.returnToPayment) as HTMLAnchorElement).href).to.equal(
        'https://pay.example/c/abc',
      );
    });

    it('does not link to an expired checkout', async () => {
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      await platform.clock.advance(3_700_000);
      const { donor } = await openStatus({}, { service: session({ status: 'pending_payment' }), platform });
      expect(donor.find(en.returnToPayment)).to.be.undefined;
    });
  });

  describe('without a slug', () => {
    it('checks the newest donation of this tab', async () => {
      const platform = fakePlatform();
      const store = new PendingStore(platform, 'session');
      store.add(pendingDonation({ reference: '1'.repeat(32), slug: 'ps_old' }));
      store.add(pendingDonation({ slug: 'ps_new' }));
      const { service } = await openStatus({}, { platform });
      expect(service.calls[0]?.args[0]).to.equal('ps_new');
    });

    it('checks the donation in the address, and clears the address', async () => {
      const platform = fakePlatform();
      const store = new PendingStore(platform, 'session');
      store.add(pendingDonation({ slug: 'ps_named' }));
      store.add(pendingDonation({ reference: '1'.repeat(32), slug: 'ps_new' }));
      const before = location.href;
      history.replaceState(
        null,
        '',
        `?keep=1&donation-reference=${pendingDonation().reference}&status=failed`,
      );
      const { service, element } = await openStatus({}, { platform });
      const { search } = location;
      history.replaceState(null, '', before);
      expect(service.calls[0]?.args[0]).to.equal('ps_named');
      expect(search).to.equal('?keep=1&status=failed');
      expect(element.outcome).to.equal('succeeded');
    });

    it('thanks the donor for coming back if nothing is stored here', async () => {
      const { element, donor, service } = await openStatus();
      expect(element.outcome).to.equal('lost');
      expect(donor.text).to.contain(en['lost.text']).and.not.to.match(/fail/i);
      expect(service.calls).to.deep.equal([]);
    });

    it('links back to the form’s page after a failed payment', async () => {
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      const { donor } = await openStatus({}, { platform, service: session({ status: 'failed' }) });
      expect(donor.find(en.tryAgain)?.getAttribute('href')).to.equal('/give');
    });
  });

  it('asks again if the slug changes', async () => {
    const { element, service } = await openStatus(oneTime);
    element.slug = 'ps_next';
    await element.updateComplete;
    expect(service.calls.map(({ args }) => args[0])).to.deep.equal(['ps_7Hk2', 'ps_next']);
  });

  it('treats an empty slug as none', async () => {
    const { element, service } = await openStatus({ type: 'one_time', slug: '' });
    expect(element.outcome).to.equal('lost');
    expect(service.calls).to.deep.equal([]);
  });

  for (const attributes of [{ slug: 'ps_1' }, { type: 'one_time' }, { type: 'gift', slug: 'ps_1' }]) {
    it(`reports attributes that aren’t valid, ${JSON.stringify(attributes)}`, async () => {
      const { platform, donor, service } = await openStatus(attributes);
      await settled();
      const [report] = platform.reports as Error[];
      expect(report?.name).to.equal('ConfigurationError');
      expect(report?.message).to.contain('needs both slug and type');
      expect(donor.text).to.equal(en['lost.text']);
      expect(donor.root.querySelectorAll('slot')).to.have.length(0);
      expect(service.calls).to.deep.equal([]);
    });

    it(`shows the fallback for attributes that aren’t valid, ${JSON.stringify(attributes)}`, async () => {
      const { donor, element } = await openStatus(attributes);
      element.innerHTML = '<p>Look for a receipt in your email.</p>';
      element.requestUpdate();
      await element.updateComplete;
      expect(donor.text).to.equal('');
      expect(donor.root.querySelectorAll('slot:not([name])')).to.have.length(1);
    });
  }
});

describe('<donation-status> with a receipt in the charity’s colours', () => {
  it('passes the a11y audit with a tip, items and a colour', async () => {
    const { element } = await openStatus(oneTime, { service: session({}) });
    await expect(element).to.be.accessible();
  });

  describe('after a donation that succeeded', () => {
    it('shows the charity, the amounts and the tip', async () => {
      const { donor } = await openStatus(oneTime);
      expect(donor.text).to.contain('We’ve received your donation to Example Charity.');
      expect(donor.text).to.contain('Winter · general £25.00');
      expect(donor.text).to.contain(`${en.tip} £1.50`);
      expect(donor.text).to.contain(`${en.total} £26.50`);
    });

    it('shows the interval and next payment of a subscription', async () => {
      const { donor } = await openStatus(recurring, {
        service: plan({ interval_count: 3, interval: 'month' }),
      });
      expect(donor.text).to.contain(`${en.repeats} every 3 months`);
      expect(donor.text).to.contain(`${en.nextPayment} 1 February 2030`);
    });

    for (const [what, amount, sum] of [
      ['that recurs, with its interval', 3600, 'Yearly £36.00'],
      ['of both, labelled as the total', 5100, `${en.total} £51.00`],
    ] as const) {
      it(`shows a one-off gift separately, below the amount ${what}`, async () => {
        const [item] = subscription({}).line_items;
        const recurs = { ...item, total: 3600, project: 'Membership', intention: null, type: 'subscription' };
        const once = { ...recurs, total: 1500, type: 'one_time' };
        const service = plan({ amount, tip: null, interval: 'year', line_items: [once, recurs] as never });
        const { donor } = await openStatus(recurring, { service });
        const places = ['Membership £36.00', sum, `${en.one_off}: Membership £15.00`].map((text) =>
          donor.text.indexOf(text),
        );
        expect(places).to.deep.equal([...places].sort((a, b) => a - b));
        expect(places[0]).to.be.above(-1);
        expect(donor.text.includes(en.total)).to.equal(sum.startsWith(en.total));
      });
    }

    describe('with lines in other currencies', () => {
      const [item] = paymentSession({}).line_items;
      const line = (changes: object) => ({ ...item, intention: null, quantity: 1, ...changes }) as never;

      it('shows each line in its own currency, with its own decimals', async () => {
        const lines = [
          line({ project: 'Wells', amount: 1000, total: 1000, currency: 'JPY' }),
          line({ project: 'Schools', amount: 5250, total: 5250, currency: 'kwd' }),
          line({ project: 'Farms', amount: 2500, total: 2500, currency: null }),
        ];
        const { donor } = await openStatus(oneTime, { service: session({ line_items: lines }) });
        expect(donor.text).to.contain('Wells JP¥1,000');
        expect(donor.text).to.match(/Schools KWD.5\.250/);
        expect(donor.text).to.contain('Farms £25.00');
        expect(donor.text).not.to.contain('£10.00');
      });

      it('shows the name but no amount for a line in an unknown currency', async () => {
        const lines = [
          line({ project: 'Wells', amount: 98765, total: 98765, currency: 'XYZ' }),
          line({ project: 'Farms', amount: 2500, total: 2500 }),
        ];
        const { donor, element } = await openStatus(oneTime, { service: session({ line_items: lines }) });
        expect(donor.text)
          .to.contain('Wells')
          .and.not.to.match(/987|XYZ/);
        expect(donor.text).to.contain('Farms £25.00');
        await expect(element).to.be.accessible();
      });

      it('leaves them out of the recurring amount', async () => {
        const [first] = subscription({}).line_items;
        const recurs = { ...first, amount: 3600, total: 3600, currency: 'JPY', type: 'recurring' };
        const once = { ...first, amount: 1500, total: 1500, type: 'one_time' };
        const service = plan({ amount: 3600, tip: null, line_items: [recurs, once] as never });
        const { donor } = await openStatus(recurring, { service });
        expect(donor.text).to.contain(`${en.total} £36.00`);
      });
    });

    it('shows when a subscription ends instead of the next payment', async () => {
      const { donor } = await openStatus(recurring, { service: plan({ cancel_at_period_end: true }) });
      expect(donor.text).to.contain(`${en.endsOn} 1 February 2030`).and.not.to.contain(en.nextPayment);
    });

    it('hides an amount in an unknown currency', async () => {
      const { donor } = await openStatus(oneTime, { service: session({ currency: 'XYZ' }) });
      expect(title(donor.root)).to.equal(en['succeeded.title']);
      expect(donor.text.replace(`${en.date} 1 January 2030`, '')).not.to.match(/\d{2}/);
    });

    it('shows the date and the reference of a paid donation that the donor returns from', async () => {
      const platform = fakePlatform();
      const service = session({ created_at: '2029-12-31T23:59:00Z' });
      const { reference } = pendingDonation();
      new PendingStore(platform, 'session').add(pendingDonation());
      const { donor, element } = await openStatus({}, { platform, service });
      expect(element.outcome).to.equal('succeeded');
      expect(donor.text).to.contain(`${en.date} 31 December 2029 ${en.reference} ${reference}`);
      const row = donor.root.querySelector('.reference');
      expect(row?.scrollWidth).to.be.at.most(row?.clientWidth ?? 0);
      await expect(element).to.be.accessible();
    });

    it('shows no date or reference of a donation that isn’t paid', async () => {
      for (const status of ['failed', 'pending_payment', 'on_hold']) {
        const { donor, page } = await openStatus(oneTime, { service: session({ status }) });
        expect(donor.text).not.to.contain(en.date).and.not.to.contain(en.reference);
        page.remove();
      }
    });

    it('works if the service returns only the status', async () => {
      const bare = session({
        amount: null,
        currency: null,
        tip: null,
        line_items: [],
        charity: null,
        payer: null,
      });
      const { donor } = await openStatus(oneTime, { service: bare });
      expect(donor.text).to.contain(en['succeeded.text']);
    });

    it('shows no payer data', async () => {
      const { donor } = await openStatus(oneTime);
      for (const datum of ['payer@example.org', 'Zoë', 'Connor', '960001', 'Payer Street']) {
        expect(donor.root.innerHTML).not.to.contain(datum);
      }
    });

    it('fires donation-complete once for each slug', async () => {
      const platform = fakePlatform();
      const events: number[] = [];
      const note = (event: Event) =>
        events.push((event as HTMLElementEventMap['donation-complete']).amount ?? 0);
      document.addEventListener('donation-complete', note);
      await openStatus(oneTime, { platform });
      await openStatus(oneTime, { platform });
      document.removeEventListener('donation-complete', note);
      expect(events).to.deep.equal([2650]);
    });
  });

  describe('in the charity’s colours', () => {
    const charity = (changes: object) =>
      ({ ...paymentSession().charity, ...changes }) as ReturnType<typeof paymentSession>['charity'];

    it('uses the primary colour with readable text on it', async () => {
      const { donor } = await openStatus(oneTime, {
        service: session({ charity: charity({ theme: { primary: '#FFCC00', secondary: null } }) }),
      });
      const root = donor.root.querySelector<HTMLElement>('.themed');
      expect(root?.style.getPropertyValue('--_charity-primary')).to.equal('#ffcc00');
      expect(root?.style.getPropertyValue('--_charity-on-primary')).to.equal('#000000');
    });

    it('prefers the page’s own colours', async () => {
      const { element, donor } = await openStatus(oneTime);
      element.style.setProperty('--donation-primary', 'rgb(1, 2, 3)');
      const head = donor.root.querySelector('.head');
      expect(head && getComputedStyle(head).backgroundColor).to.equal('rgb(1, 2, 3)');
    });

    it('ignores values that are not colours', async () => {
      const { donor } = await openStatus(oneTime, {
        service: session({
          charity: charity({ theme: { primary: 'url(https://evil.example/t.gif)', secondary: null } }),
        }),
      });
      expect(donor.root.querySelector<HTMLElement>('.themed')?.style.length).to.equal(0);
    });

    it('shows the charity’s name first without a logo, then the title, and the total above the items', async () => {
      const service = session({ charity: charity({ name: 'Rivers & Reeds Trust', logo: null }) });
      const { donor } = await openStatus(oneTime, { service });
      const boxOf = (selector: string) => donor.root.querySelector(selector)?.getBoundingClientRect();
      expect(donor.root.querySelector('.head')?.textContent.trim()).to.equal('Rivers & Reeds Trust');
      expect(boxOf('.head')?.bottom).to.be.at.most(boxOf('h2')?.top ?? 0);
      const [total, ...others] = ['.total', 'dl div:not(.total)'].map(boxOf);
      for (const other of others) expect(total?.bottom).to.be.at.most(other?.top ?? Infinity);
    });

    it('shows the logo without a referrer, and hides it when it can’t be loaded', async () => {
      const logo = { color: 'https://localhost:1/logo.svg', white: null, favicon: null };
      const { donor } = await openStatus(oneTime, { service: session({ charity: charity({ logo }) }) });
      const image = donor.root.querySelector<HTMLImageElement>('[part=logo]');
      expect(image?.referrerPolicy).to.equal('no-referrer');
      expect(image?.alt).to.equal('Example Charity');
      image?.dispatchEvent(new Event('error'));
      expect(image?.checkVisibility()).to.be.false;
    });

    it('shows markup as plain text', async () => {
      const name = '<img src=x onerror=alert(1)>';
      const { donor } = await openStatus(oneTime, { service: session({ charity: charity({ name }) }) });
      expect(donor.text).to.contain(name);
      expect(donor.root.querySelector('img')).to.be.null;
    });

    it('shows the logo of a local service if the page provides the client', async () => {
      const origin = 'http://localhost:1';
      const logo = { color: `${origin}/logo.svg`, white: null, favicon: null };
      const service = fakeService({
        baseUrl: `${origin}/api/v1`,
        getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, charity: charity({ logo }) })),
      });
      const { donor } = await openStatus(oneTime, { service });
      expect(donor.root.querySelector<HTMLImageElement>('[part=logo]')?.src).to.equal(`${origin}/logo.svg`);
    });

    for (const [name, words] of [
      ['Example Charity', 'Example Charity'],
      [null, 'river.example'],
    ] as const) {
      it(`links to the website as “${words}”`, async () => {
        const website = 'https://river.example/';
        const { donor } = await openStatus(oneTime, {
          service: session({ charity: charity({ name, website }) }),
        });
        expect(donor.find(`${en.visit} ${words}`)?.getAttribute('href')).to.equal(website);
      });
    }

    it('links only to https addresses', async () => {
      const service = session({ charity: charity({ website: 'javascript:alert(1)' }) });
      const { donor } = await openStatus(oneTime, { service });
      expect(donor.root.querySelector('.website')).to.be.null;
    });
  });
});

describe('<donation-status> while the checkout is open', () => {
  const hour = 60 * 60 * 1000;

  const waiting = (changes: Parameters<typeof pendingDonation>[0]) => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation(changes));
    return platform;
  };

  const plan = { type: 'subscription', slug: 'sub_9Jx4' } as const;
  const unpaid = fakeService({
    getSubscription: (slug) => Promise.resolve(subscription({ slug, status: 'past_due' })),
    getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status: 'pending_payment' })),
  });

  it('passes the a11y audit', async () => {
    for (const changes of [plan, {}]) {
      const { element } = await openStatus({}, { platform: waiting(changes), service: unpaid });
      await expect(element).to.be.accessible();
    }
  });

  const cases = [
    ['attention', plan, en.continueToPayment, en['attention.title'], en['attention.textFirst']],
    ['pending', {}, en.returnToPayment, en['pending.titleOpen'], en['pending.textOpen']],
  ] as const;
  for (const [outcome, changes, words, openTitle, text] of cases) {
    it(`links to the payment if the outcome is ${outcome}`, async () => {
      const { donor, element } = await openStatus({}, { platform: waiting(changes), service: unpaid });
      expect(element.outcome).to.equal(outcome);
      expect(title(donor.root)).to.equal(openTitle);
      expect(donor.notice).to.equal(openTitle);
      expect(donor.text).to.contain(text);
      const link = donor.find(words) as HTMLAnchorElement;
      expect(link.href).to.equal('https://pay.example/c/abc');
      expect(link.target).to.equal('_top');
      expect(link.part.contains('continue')).to.be.true;
    });

    it(`still links to the payment after a reload if the outcome is ${outcome}`, async () => {
      const platform = waiting(changes);
      const first = await openStatus({}, { platform, service: unpaid });
      first.page.remove();
      const { donor } = await openStatus({}, { platform: later(platform, 'reload'), service: unpaid });
      expect(donor.find(words)).to.be.instanceOf(HTMLAnchorElement);
    });

    it(`offers no link to an expired checkout if the outcome is ${outcome}`, async () => {
      const platform = waiting(changes);
      await platform.clock.advance(hour);
      const { donor, element } = await openStatus({}, { platform, service: unpaid });
      expect(element.outcome).to.equal(outcome);
      expect(donor.find(words)).to.be.undefined;
      expect(title(donor.root)).to.equal(en[`${outcome}.title`]);
    });
  }

  it('never calls an unconfirmed donation unpaid, and offers to return to the payment quietly', async () => {
    const { donor } = await openStatus({}, { platform: waiting({}), service: unpaid });
    expect(title(donor.root)).to.equal('We have not received your payment yet');
    expect(donor.text).not.to.match(/(not|n’t) (yet )?paid|unpaid|not paid/i);
    expect(donor.text).to.contain('do not pay again');
    expect(donor.find(en.continueToPayment)).to.be.undefined;
    const [first] = donor.root.querySelectorAll('.actions > *');
    expect(first === donor.find('Return to payment')).to.be.true;
    expect(first && weightOf(first)).to.equal('outlined');
  });

  it('offers to check again first, once it no longer looks for the payment itself', async () => {
    const platform = waiting({});
    const { donor } = await openStatus({}, { platform, service: unpaid });
    await platform.clock.advance(100_000);
    await until(() => donor.find(en.checkAgain) !== undefined, 'It still looks for the payment.');
    expect(stepsIn(donor.root)).to.deep.equal([
      [en.checkAgain, 'filled'],
      ['Return to payment', 'outlined'],
      ['Visit Example Charity', 'text'],
    ]);
  });

  it('says that a recurring donation has not started if its first payment was declined', async () => {
    const { donor } = await openStatus({}, { platform: waiting(plan), service: unpaid });
    expect(donor.text).to.contain('Nothing has been paid, and your regular donation has not started.');
    expect(donor.text).not.to.match(/still due|last payment/);
  });

  it('says that a later payment is due', async () => {
    const service = fakeService({
      getSubscription: (slug) =>
        Promise.resolve(subscription({ slug, status: 'past_due', updated_at: '2030-02-01T00:00:00Z' })),
    });
    const { donor } = await openStatus({}, { platform: waiting(plan), service });
    expect(donor.text).to.contain('A payment for your regular donation is still due.');
    expect(donor.text).not.to.match(/has been paid|not started/);
  });

  it('links to the payment for two hours if the service sets no expiry', async () => {
    const platform = waiting({ ...plan, expiresAt: null });
    await platform.clock.advance(2 * hour - 1);
    const { donor } = await openStatus({}, { platform, service: unpaid });
    expect(donor.find(en.continueToPayment)).to.be.instanceOf(HTMLAnchorElement);
  });

  it('has no link to the payment of a donation that the page names', async () => {
    const { donor } = await openStatus({ type: 'subscription', slug: 'sub_9Jx4' }, { service: unpaid });
    expect(title(donor.root)).to.equal(en['attention.title']);
    expect(donor.find(en.continueToPayment)).to.be.undefined;
  });
});

const answering = (status: string) =>
  fakeService({ getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })) });

describe('The outcome attribute of <donation-status>', () => {
  it('passes the a11y audit, whatever the page sets', async () => {
    const { element } = await openStatus(
      { ...oneTime, outcome: 'succeeded' },
      { service: answering('failed') },
    );
    expect(element.getAttribute('outcome')).to.equal('failed');
    await expect(element).to.be.accessible();
  });

  it('is removed at once if the page sets it before the outcome is known', async () => {
    const page = await fixture<HTMLElement>(
      html`<div><donation-status type="one_time" slug="ps_1" outcome="succeeded"></donation-status></div>`,
    );
    const element = page.querySelector('donation-status');
    expect(element?.hasAttribute('outcome')).to.be.false;
    expect(element?.outcome).to.be.null;
  });

  it('keeps the real outcome if the page sets another', async () => {
    const { element } = await openStatus(oneTime, { service: answering('failed') });
    element.setAttribute('outcome', 'succeeded');
    expect(element.getAttribute('outcome')).to.equal('failed');
    element.removeAttribute('outcome');
    expect(element.getAttribute('outcome')).to.equal('failed');
    element.outcome = 'succeeded';
    await element.updateComplete;
    expect([element.outcome, element.getAttribute('outcome')]).to.deep.equal(['failed', 'failed']);
  });

  it('is absent while another donation is checked, or if none can be', async () => {
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const service = fakeService({
      getPaymentSession: (slug) =>
        slug === 'ps_next' ? answer.promise : Promise.resolve(paymentSession({ slug })),
    });
    const { element } = await openStatus(oneTime, { service });
    expect(element.getAttribute('outcome')).to.equal('succeeded');
    element.slug = 'ps_next';
    await element.updateComplete;
    expect(element.hasAttribute('outcome')).to.be.false;
    element.slug = oneTime.slug;
    await element.updateComplete;
    await settled();
    await element.updateComplete;
    expect(element.getAttribute('outcome')).to.equal('succeeded');
    element.type = null;
    await element.updateComplete;
    expect(element.hasAttribute('outcome')).to.be.false;
  });
});

describe('<donation-status> whose page creates a new client on each render', () => {
  const steps = 20;

  it('asks no more often than with one client, and asks the newest', async () => {
    const { element, service, platform } = await openStatus(oneTime, {
      service: answering('pending_payment'),
    });
    let newest = service;
    for (let step = 0; step < steps; step += 1) {
      newest = answering('pending_payment');
      element.client = newest;
      await element.updateComplete;
      await platform.clock.advance(100);
    }
    expect(service.calls).to.have.length(1);
    expect(newest.calls.length).to.be.at.most(1);
    expect(element.outcome).to.equal('pending');
    const last = answering('succeeded');
    element.client = last;
    await element.updateComplete;
    await platform.clock.advance(3000);
    await element.updateComplete;
    expect(last.calls).to.have.length(1);
    expect(element.outcome).to.equal('succeeded');
  });

  it('asks no more often with clients that have no address', async () => {
    let reads = 0;
    const client = () => ({
      createCheckout: fakeService().createCheckout,
      getSubscription: fakeService().getSubscription,
      getPaymentSession: (slug: string) => {
        reads += 1;
        return Promise.resolve(paymentSession({ slug, status: 'pending_payment' }));
      },
    });
    const { element, platform } = await openStatus(oneTime, { service: client() as never });
    for (let step = 0; step < steps; step += 1) {
      element.client = client();
      await element.updateComplete;
      await platform.clock.advance(50);
    }
    expect(reads).to.equal(1);
  });

  it('asks again if the new client belongs to another service', async () => {
    const { element } = await openStatus(oneTime, { service: answering('pending_payment') });
    const other = fakeService({ baseUrl: 'https://other.example/api/v1' });
    element.client = other;
    await element.updateComplete;
    await settled();
    expect(other.calls).to.have.length(1);
  });
});

describe('<donation-status> in a browser that reports being offline', () => {
  const offline = () => {
    const online = deferred<undefined>();
    const platform = fakePlatform({
      untilOnline: (signal) => {
        return Promise.race([
          online.promise,
          new Promise<undefined>((_, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          ),
        ]);
      },
    });
    return { platform, online };
  };
  const unreachable = new NetworkError(new TypeError('Failed to fetch'));

  it('asks anyway, and shows the answer', async () => {
    const { element } = await openStatus(oneTime, { ...offline(), service: answering('succeeded') });
    expect(element.outcome).to.equal('succeeded');
  });

  it('offers to check again while it is paused, and asks when the donor presses', async () => {
    let status: string | null = null;
    const service = fakeService({
      getPaymentSession: (slug) =>
        status ? Promise.resolve(paymentSession({ slug, status })) : Promise.reject(unreachable),
    });
    const { platform } = offline();
    const { element, donor } = await openStatus(oneTime, { platform, service });
    expect(element.outcome).to.equal('unavailable');
    await platform.clock.advance(60_000);
    expect(service.calls).to.have.length(1);
    status = 'succeeded';
    await donor.press(en.checkAgain);
    await settled();
    await element.updateComplete;
    expect(element.outcome).to.equal('succeeded');
  });

  it('continues when the browser is online again', async () => {
    let isReachable = false;
    const service = fakeService({
      getPaymentSession: (slug) =>
        isReachable ? Promise.resolve(paymentSession({ slug })) : Promise.reject(unreachable),
    });
    const { platform, online } = offline();
    const { element } = await openStatus(oneTime, { platform, service });
    await platform.clock.advance(60_000);
    isReachable = true;
    online.resolve(undefined);
    await settled();
    await element.updateComplete;
    expect(element.outcome).to.equal('succeeded');
    expect(service.calls).to.have.length(2);
  });
});

describe('<donation-status type slug> in several tabs', () => {
  for (const storage of ['session', 'local']) {
    it(`announces the donation once, with storage=${storage}`, async () => {
      const local = new MemoryStorage();
      const completions: Event[] = [];
      for (let tab = 0; tab < 3; tab += 1) {
        const storages = { session: new MemoryStorage(), local };
        const platform = fakePlatform({ storages, storage: (area) => storages[area] });
        const note = (event: Event) => completions.push(event);
        document.addEventListener('donation-complete', note);
        const { element } = await openStatus({ ...oneTime, storage }, { platform });
        document.removeEventListener('donation-complete', note);
        expect(element.outcome).to.equal('succeeded');
      }
      expect(completions).to.have.length(1);
      expect(JSON.stringify({ ...local })).not.to.contain('ps_7Hk2');
    });
  }
});
