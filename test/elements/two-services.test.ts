import { expect } from '@open-wc/testing';
import { HttpError } from '../../src/client/index.js';
import { en } from '../../src/i18n/en.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  settled,
  type FakePlatform,
  type FakeService,
} from './fakes.js';
import { at } from './address.js';
import { later, openFilled, openStatus, openWidget } from './donor.js';
import { until } from './until.js';

/** A service that knows only the donations that it created. */
const serviceAt = (host: string, slug: string) =>
  fakeService({
    baseUrl: `https://${host}.example/api/v1`,
    createCheckout: () =>
      Promise.resolve({
        checkout_url: `https://pay.example/${slug}`,
        expires_at: null,
        slug,
        type: 'one_time' as const,
      }),
    getPaymentSession: (asked) =>
      asked === slug ? Promise.resolve(paymentSession({ slug })) : Promise.reject(new HttpError(404, null)),
  });

const reads = ({ calls }: FakeService) =>
  calls.filter(({ method }) => method === 'getPaymentSession').map(({ args }) => args[0]);

/** Takes the donor from a form with this id to the payment page of service A, and finds the return address. */
const goneToA = async (a: FakeService, id = '') => {
  const { donor, platform, page } = await openFilled(id ? { id } : {}, { service: a });
  await donor.submit();
  expect(platform.assigned).to.have.length(1);
  page.remove();
  const [request] = a.calls.map(({ args }) => args[0]) as { metadata?: { donation_reference: string } }[];
  return { platform, address: `?donation-reference=${request?.metadata?.donation_reference ?? ''}` };
};

const statusIn = async (element: HTMLElementTagNameMap['donation-widget']) => {
  for (let round = 0; round < 3; round += 1) {
    await settled();
    await element.updateComplete;
  }
  return element.shadowRoot?.querySelector('donation-status') ?? null;
};

const services = () => ({ a: serviceAt('a', 'ps_a'), b: serviceAt('b', 'ps_b') });

/** Takes the donor back to A, and checks that the thank-you message appears. */
const returnsToA = async (platform: FakePlatform, a: FakeService, address: string) => {
  const { element, page } = await at(address, async () => {
    const opened = await openWidget({}, { platform: later(platform, 'outside'), service: a });
    await statusIn(opened.element);
    return opened;
  });
  expect((await statusIn(element))?.outcome).to.equal('succeeded');
  page.remove();
};

describe('Two services on one site', () => {
  it('pass the a11y audit if the donor returns to the other service', async () => {
    const { a, b } = services();
    const { platform, address } = await goneToA(a);
    const { element } = await at(address, () =>
      openStatus({}, { platform: later(platform, 'outside'), service: b }),
    );
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  for (const arrival of ['outside', 'inside', 'back', 'reload'] as const) {
    it(`hide a donation of A from B (arrival: ${arrival}), and show it on return to A`, async () => {
      const { a, b } = services();
      const { platform, address } = await goneToA(a);
      const other = await openWidget({}, { platform: later(platform, arrival), service: b });
      expect(await statusIn(other.element)).to.be.null;
      await platform.clock.advance(60_000);
      expect(other.donor.root.querySelector('form')).not.to.be.null;
      expect(other.donor.text).not.to.contain(en.resumeOpen);
      other.page.remove();
      expect(reads(b)).to.deep.equal([]);
      await returnsToA(platform, a, address);
    });
  }

  it('hide a donation of A from B’s thank-you page, with and without its reference', async () => {
    const { a, b } = services();
    const { platform, address } = await goneToA(a);
    for (const here of [location.href, address]) {
      const { element, page } = await at(here, () =>
        openStatus({}, { platform: later(platform, 'outside'), service: b }),
      );
      await platform.clock.advance(60_000);
      expect(element.outcome).to.equal('lost');
      page.remove();
    }
    expect(reads(b)).to.deep.equal([]);
    await returnsToA(platform, a, address);
  });

  it('show their own newest donation', async () => {
    const { a, b } = services();
    const { platform } = await goneToA(a);
    const second = await openFilled({}, { platform: later(platform, 'inside'), service: b });
    await second.donor.submit();
    second.page.remove();
    const { element, page } = await openWidget({}, { platform: later(platform, 'outside'), service: a });
    expect((await statusIn(element))?.outcome).to.equal('succeeded');
    page.remove();
    expect(reads(a)).to.deep.equal(['ps_a']);
    expect(reads(b)).to.deep.equal([]);
  });

  for (const [order, of] of [
    ['first', ['b', 'a']],
    ['second', ['a', 'b']],
  ] as const) {
    it(`show the status in their own form if the other form comes ${order}`, async () => {
      const all = services();
      const { platform, address } = await goneToA(all.a, 'elsewhere');
      const document = later(platform, 'outside');
      const page = window.document.createElement('div');
      window.document.body.append(page);
      const forms = of.map((name) => {
        const widget = window.document.createElement('donation-widget');
        return [name, Object.assign(widget, { client: all[name], platform: document })] as const;
      });
      await at(address, async () => {
        page.append(...forms.map(([, form]) => form));
        for (const [, form] of forms) await form.updateComplete;
        for (const [, form] of forms) await statusIn(form);
      });
      for (const [name, form] of forms) {
        const status = await statusIn(form);
        expect(status?.outcome ?? 'the form', name).to.equal(name === 'a' ? 'succeeded' : 'the form');
      }
      page.remove();
      expect(reads(all.b)).to.deep.equal([]);
    });
  }

  it('are distinguished by their keys if they have the same address', async () => {
    const asked: string[] = [];
    const native = window.fetch;
    window.fetch = (input) => {
      asked.push(String(input));
      const answer = { checkout_url: 'https://pay.example/c', slug: 'ps_1', type: 'one_time' };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    };
    try {
      const platform = fakePlatform();
      const at = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_test_a' };
      const first = await openFilled(at, { platform, service: null });
      await first.donor.submit();
      await until(() => platform.assigned.length > 0);
      first.page.remove();
      const other = { ...at, 'publishable-key': 'pk_test_b' };
      const { element, page } = await openWidget(other, {
        platform: later(platform, 'outside'),
        service: null,
      });
      expect(await statusIn(element)).to.be.null;
      page.remove();
      expect(asked).to.deep.equal(['https://service.example/api/v1/payment-session/checkout']);
    } finally {
      window.fetch = native;
    }
  });

  it('do not restore the choices of a failed payment at A in the form of B', async () => {
    const { a, b } = services();
    a.getPaymentSession = (slug) => Promise.resolve(paymentSession({ slug, status: 'failed' }));
    const first = await openFilled({}, { service: a });
    await first.donor.choose('£50');
    await first.donor.submit();
    first.page.remove();
    const failed = await openStatus({}, { platform: later(first.platform, 'outside'), service: a });
    expect(failed.element.outcome).to.equal('failed');
    failed.page.remove();
    for (const [service, wanted] of [
      [a, '£50'],
      [b, '£10'],
    ] as const) {
      const { donor, page } = await openWidget({}, { platform: later(first.platform, 'inside'), service });
      expect(donor.chosen(en.amount)).to.equal(wanted);
      page.remove();
    }
  });
});
