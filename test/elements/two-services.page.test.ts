// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { HttpError } from '../../src/client/index.js';
import { dialogModule } from '../../src/elements/button/lazy-parts.js';
import { DonationStatus } from '../../src/elements/donation-status.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { serviceModule } from '../../src/form/lazy-service.js';
import { en } from '../../src/languages/en.js';
import {
  fakePlatform,
  fakeService,
  paymentSession,
  settled,
  type FakePlatform,
  type FakeService,
} from '../support/elements/fakes.js';
import { at } from '../support/elements/address.js';
import { britishPage } from '../support/elements/british-page.js';
import { later, openFilled, openStatus, openWidget, outcomeIn, sent } from '../support/elements/donor.js';
import { HeldModule } from '../support/elements/held-module.js';
import { until } from '../support/elements/until.js';

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

const outcomeOf = async (element: DonationWidget) => {
  for (let round = 0; round < 3; round += 1) {
    await settled();
    await element.updateComplete;
  }
  return outcomeIn(element);
};

const services = () => ({ a: serviceAt('a', 'ps_a'), b: serviceAt('b', 'ps_b') });

type Services = ReturnType<typeof services>;

/** Takes the donor back to A, and checks that the thank-you message appears. */
const returnsToA = async (platform: FakePlatform, a: FakeService, address: string) => {
  const { element, page } = await at(address, async () => {
    const opened = await openWidget({}, { platform: later(platform, 'outside'), service: a });
    await outcomeOf(opened.element);
    return opened;
  });
  expect(await outcomeOf(element)).to.equal('succeeded');
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
  });

  for (const arrival of ['outside', 'inside', 'back', 'reload'] as const) {
    it(`hide a donation of A from B (arrival: ${arrival}), and show it on return to A`, async () => {
      const { a, b } = services();
      const { platform, address } = await goneToA(a);
      const other = await openWidget({}, { platform: later(platform, arrival), service: b });
      expect(await outcomeOf(other.element)).to.be.null;
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
    expect(await outcomeOf(element)).to.equal('succeeded');
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
        for (const [, form] of forms) await outcomeOf(form);
      });
      for (const [name, form] of forms) {
        expect((await outcomeOf(form)) ?? 'the form', name).to.equal(name === 'a' ? 'succeeded' : 'the form');
      }
      page.remove();
      expect(reads(all.b)).to.deep.equal([]);
    });
  }

  describe('of which only one keeps donations for other tabs', () => {
    /** Takes the donor to the payment page of A, whose form keeps the donation for other tabs, and to another tab. */
    const goneToAnotherTab = async (a: FakeService) => {
      const { donor, platform, page } = await openFilled({ storage: 'local' }, { service: a });
      await donor.submit();
      page.remove();
      const [request] = sent(a);
      const { session } = fakePlatform().storages;
      const storages = { session, local: platform.storages.local };
      const reference = String(request?.metadata?.['donation_reference']);
      const tab = fakePlatform({ clock: platform.clock, storages, storage: (area) => storages[area] });
      return { platform: tab, address: `?donation-reference=${reference}` };
    };

    type Given = { tag?: 'widget' | 'status'; name: 'a' | 'b' } & Record<string, unknown>;

    /** Adds elements to the page of the return, each with the service that it names. */
    const add = (all: Services, platform: FakePlatform, elements: readonly Given[], page: Element) =>
      elements.map(({ tag = 'widget', name, ...properties }) => {
        const element = document.createElement(`donation-${tag}`);
        const storage = name === 'a' ? 'local' : 'session';
        Object.assign(element, { client: all[name], platform, storage, ...properties });
        page.append(element);
        return element;
      });

    /** What each element shows: an outcome, the form, or nothing. */
    const shownBy = async (elements: readonly (DonationWidget | DonationStatus)[]) => {
      for (let round = 0; round < 6; round += 1) {
        await settled();
        for (const element of elements) await element.updateComplete;
      }
      return elements.map((element) => {
        if (element instanceof DonationStatus)
          return element.outcome ?? element.shadowRoot?.textContent.trim();
        const text = element.shadowRoot?.querySelector('form') ? 'form' : 'fallback';
        return outcomeIn(element) ?? text;
      });
    };

    const broken = { client: null, baseUrl: '' };

    for (const [what, elements, wanted] of [
      ['A thanks, and B shows its form', [{ name: 'b' }, { name: 'a' }], ['form', 'succeeded']],
      ['A thanks if it comes first', [{ name: 'a' }, { name: 'b' }], ['succeeded', 'form']],
      [
        'A thanks between several others',
        [{ name: 'b' }, { name: 'b', id: 'x' }, { name: 'a' }, { name: 'b', id: 'y' }],
        ['form', 'form', 'succeeded', 'form'],
      ],
      [
        'the status of A thanks, and the one of B shows nothing',
        [
          { tag: 'status', name: 'b' },
          { tag: 'status', name: 'a' },
        ],
        ['', 'succeeded'],
      ],
      [
        'the form of A thanks, and the status of B shows nothing',
        [{ tag: 'status', name: 'b' }, { name: 'a' }],
        ['', 'succeeded'],
      ],
      [
        'the form of A thanks before the status of B, which shows nothing',
        [{ name: 'a' }, { tag: 'status', name: 'b' }],
        ['succeeded', ''],
      ],
      [
        'the status of A thanks instead of its form, which never does',
        [{ name: 'b' }, { name: 'a', noStatus: true }, { tag: 'status', name: 'a' }],
        ['form', 'form', 'succeeded'],
      ],
      ['B says that it can’t show it if it is alone', [{ name: 'b' }], ['lost']],
      ['only one says so if nobody knows it', [{ name: 'b' }, { name: 'b', id: 'x' }], ['lost', 'form']],
      [
        'only one of several statuses says so',
        [
          { tag: 'status', name: 'b' },
          { tag: 'status', name: 'b' },
        ],
        ['lost', ''],
      ],
      ['B says so if A never shows it', [{ name: 'a', noStatus: true }, { name: 'b' }], ['form', 'lost']],
      ['B says so if A can’t work', [{ name: 'a', ...broken }, { name: 'b' }], ['fallback', 'lost']],
      [
        'another form of A thanks if the first can’t work',
        [
          { name: 'a', amounts: 'many' },
          { name: 'a', id: 'x' },
        ],
        ['fallback', 'succeeded'],
      ],
    ] satisfies [string, Given[], string[]][]) {
      it(`show a return in another tab once: ${what}`, async () => {
        const all = services();
        const { platform, address } = await goneToAnotherTab(all.a);
        const page = await britishPage();
        const shown = await at(address, async () => {
          const found = await shownBy(add(all, platform, elements, page));
          expect(location.search).not.to.contain('donation-reference');
          return found;
        });
        expect(shown).to.deep.equal(wanted);
        expect(reads(all.b)).to.deep.equal([]);
      });
    }

    for (const [what, late] of [
      ['is added later', {}],
      ['works only later', broken],
    ] as const) {
      it(`leave the return to A if it ${what}`, async () => {
        const all = services();
        const { platform, address } = await goneToAnotherTab(all.a);
        const page = await britishPage();
        await at(address, async () => {
          const others = add(all, platform, [{ name: 'b' }], page);
          expect(await shownBy(others)).to.deep.equal(['lost']);
          const elements = [...others, ...add(all, platform, [{ name: 'a', ...late }], page)];
          await shownBy(elements);
          Object.assign(elements[1] ?? {}, { client: all.a });
          expect(await shownBy(elements)).to.deep.equal(['form', 'succeeded']);
        });
      });
    }

    it('leave it to A while the rest of its script is loading', async () => {
      const all = services();
      const { platform, address } = await goneToAnotherTab(all.a);
      const held = new HeldModule(serviceModule);
      try {
        const page = await britishPage();
        await at(address, async () => {
          const elements = add(all, platform, [{ name: 'b' }, { name: 'a' }], page);
          await until(() => held.asked > 0);
          await held.arrive();
          expect(await shownBy(elements)).to.deep.equal(['form', 'succeeded']);
        });
      } finally {
        held.release();
      }
    });

    it('open only the dialog of A', async () => {
      const all = services();
      const { platform, address } = await goneToAnotherTab(all.a);
      await dialogModule.load();
      const page = await britishPage();
      await at(address, async () => {
        const buttons = (['b', 'a'] as const).map((name) => {
          const button = Object.assign(document.createElement('donation-button'), { platform });
          page.append(button);
          return { button, elements: add(all, platform, [{ name }], button) };
        });
        await shownBy(buttons.flatMap(({ elements }) => elements));
        for (const { button } of buttons) await button.updateComplete;
        await settled();
        expect(buttons.map(({ button }) => button.open)).to.deep.equal([false, true]);
      });
    });
  });

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
      expect(await outcomeOf(element)).to.be.null;
      page.remove();
      expect(asked).to.deep.equal(['https://service.example/api/v1/payment-session/checkout']);
    } finally {
      window.fetch = native;
    }
  });

  it('do not restore the choices of a failed payment at A in the form of B', async () => {
    const { a, b } = services();
    a.getPaymentSession = (slug) =>
      Promise.resolve(paymentSession({ slug, status: 'failed', amount: 5000, tip: 0 }));
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
