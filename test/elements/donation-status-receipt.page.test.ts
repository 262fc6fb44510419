// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { fakePlatform, fakeService, paymentSession, subscription } from '../support/elements/fakes.js';
import { openStatus } from '../support/elements/donor.js';

const oneTime = { type: 'one_time', slug: 'ps_7Hk2' };
const recurring = { type: 'subscription', slug: 'sub_9Jx4' };

const session = (changes: Parameters<typeof paymentSession>[0]) =>
  fakeService({ getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, ...changes })) });
const plan = (changes: Parameters<typeof subscription>[0]) =>
  fakeService({ getSubscription: (slug) => Promise.resolve(subscription({ slug, ...changes })) });

const title = (root: ShadowRoot) => root.querySelector('[part=status-title]')?.textContent.trim();

describe('<donation-status> with a receipt in the charity’s colours', () => {
  it('passes the a11y audit with a tip, items and a colour', async () => {
    const { element } = await openStatus(oneTime, { service: session({}) });
    await expect(element).to.be.accessible();
  }).timeout(30_000);

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
      expect(donor.text).not.to.match(/\d{2}/);
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
