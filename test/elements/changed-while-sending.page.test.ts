// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { localize } from '../../src/languages/catalogue.js';
import { en } from '../../src/languages/en.js';
import { checkoutResponse, deferred, fakePlatform, fakeService, settled } from '../support/elements/fakes.js';
import { openFilled, record, sent } from '../support/elements/donor.js';
import { control, dedication, pageFields, typeInto } from '../support/elements/page-fields.js';

const url = 'https://pay.example/c/abc';

/** A service that answers when the test tells it to. */
const slowService = () => {
  const answers: ReturnType<typeof deferred<ReturnType<typeof checkoutResponse>>>[] = [];
  const service = fakeService({
    createCheckout: () => {
      const answer = deferred<ReturnType<typeof checkoutResponse>>();
      answers.push(answer);
      return answer.promise;
    },
  });
  return { service, answer: (nth: number) => answers[nth]?.resolve(checkoutResponse()) };
};

type Opened = Awaited<ReturnType<typeof openFilled>>;

/** Changes by the donor or the page while the form sends. Each changes the donation or the donor. */
const changes: [what: string, change: (opened: Opened) => unknown][] = [
  ['the donor chooses another amount', ({ donor }) => donor.choose('£50')],
  ['the donor chooses another interval', ({ donor }) => donor.choose(en.once)],
  ['the donor types another amount', ({ donor }) => donor.type(en.customAmount, '50')],
  ['the donor types another email address', ({ donor }) => donor.type(en.email, 'you@example.org')],
  ['the donor chooses another country', ({ donor }) => donor.select(en.country, 'FR')],
  [
    'the donor types into a field of the page',
    ({ element }) => typeInto(element, control(element, 'dedication'), 'For Ada'),
  ],
  [
    'a field of the page only fires a change event',
    ({ element }) => {
      const field = control(element, 'dedication');
      field.value = 'For Ada';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  ],
  ['the page sets other amounts', ({ element }) => (element.amounts = '70')],
  ['the page sets another currency', ({ element }) => element.setAttribute('currency', 'EUR')],
  ['the page sets another project', ({ element }) => (element.project = 'Wells')],
  ['the page sets another service', ({ element }) => (element.publishableKey = 'pk_other')],
  ['the page adds a one-time item', ({ element }) => (element.oneTimeItems = [{ amount: 5 }])],
  ['the page sets the payer', ({ element }) => (element.payer = { first_name: 'Ada' })],
];

const open = (options: Parameters<typeof openFilled>[1] = {}) =>
  openFilled(
    { fields: 'name address', 'default-interval': 'month' },
    { children: [pageFields(dedication)], ...options },
  );

describe('<donation-widget> that changes while it sends', () => {
  it('passes the a11y audit', async () => {
    const { service } = slowService();
    const { element, donor } = await open({ service });
    await donor.submit();
    await donor.choose('£50');
    expect(donor.notice).to.equal(en.changed);
    await expect(element).to.be.accessible();
  });

  for (const [what, change] of changes) {
    it(`cancels the request when ${what}`, async () => {
      const { service, answer } = slowService();
      const opened = await open({ service });
      const { element, donor, platform } = opened;
      const checkouts = record(element, 'donation-checkout');
      await donor.submit();
      expect(donor.notice).to.equal(en.sending);
      await change(opened);
      await element.updateComplete;
      expect(donor.notice).to.equal(en.changed);
      expect(donor.submitButton.hasAttribute('aria-disabled')).to.be.false;
      answer(0);
      await settled();
      await element.updateComplete;
      expect([platform.assigned, checkouts, donor.notice]).to.deep.equal([[], [], en.changed]);
    });

    it(`stops the redirect to the payment page when ${what}`, async () => {
      const opened = await open();
      const { element, donor, platform } = opened;
      await donor.submit();
      expect([platform.assigned, donor.notice]).to.deep.equal([[url], en.leaving]);
      await change(opened);
      await element.updateComplete;
      expect([platform.stopped, donor.notice]).to.deep.equal([1, en.changed]);
      await platform.clock.advance(20_000);
      await element.updateComplete;
      expect(donor.find(en.continueToPayment)).to.be.undefined;
    });

    it(`sends nothing when ${what} while the page delays the submit`, async () => {
      const opened = await open();
      const { element, donor, service } = opened;
      const held = deferred<null>();
      element.addEventListener('donation-submit', (event) => event.waitUntil(held.promise), { once: true });
      await donor.submit();
      await change(opened);
      held.resolve(null);
      await settled();
      await element.updateComplete;
      expect([sent(service), donor.notice]).to.deep.equal([[], en.changed]);
    });
  }

  it('sends the new values as another donation when the donor presses the button again', async () => {
    const { service, answer } = slowService();
    const { element, donor, platform } = await open({ service });
    await donor.submit();
    await donor.choose('£50');
    await donor.choose(en.month);
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    await donor.submit();
    expect(donor.notice).to.equal(en.sending);
    answer(0);
    await settled();
    expect(platform.assigned).to.deep.equal([]);
    answer(1);
    await settled();
    await element.updateComplete;
    expect(platform.assigned).to.deep.equal([url]);
    const [first, second] = sent(service);
    expect([second?.payment_type, second?.line_items[0]?.amount]).to.deep.equal(['subscription', 5000]);
    expect(first?.metadata?.['donation_reference']).not.to.equal(second?.metadata?.['donation_reference']);
  });

  const others: [what: string, act: (opened: Opened) => unknown][] = [
    ['sets the same values again', ({ element }) => Object.assign(element, { metadata: {}, items: null })],
    ['sets another client', ({ element }) => (element.client = fakeService())],
    ['changes language', ({ element }) => (element.locale = 'de')],
    ['adds metadata for the next donation', ({ element }) => (element.metadata = { seen: 'yes' })],
    ['disables its own fields', ({ element }) => (control(element, 'dedication').disabled = true)],
    [
      'receives a change event without a new value',
      ({ donor }) => donor.field(en.first_name).dispatchEvent(new Event('change', { bubbles: true })),
    ],
  ];
  for (const [what, act] of others) {
    it(`continues when the page ${what}`, async () => {
      const { service, answer } = slowService();
      const opened = await open({ service });
      const { element, donor, platform } = opened;
      await donor.submit();
      await act(opened);
      await element.updateComplete;
      answer(0);
      await settled();
      expect(platform.assigned).to.deep.equal([url]);
    });
  }

  for (const [what, attributes, fill] of [
    [
      'a purpose',
      {},
      async ({ donor }: Opened) => {
        await donor.select(en.intention, 'schools');
      },
    ],
    [
      'several purposes',
      { split: '' },
      async ({ donor }: Opened) => {
        await donor.press(en.addPurpose);
        await donor.type(localize(en, 'amountFor', { label: 'Wells' }), '20');
        await donor.type(localize(en, 'amountFor', { label: 'Schools' }), '30');
      },
    ],
  ] as const) {
    it(`continues with ${what} when the page changes language, and announces no change`, async () => {
      const { service, answer } = slowService();
      const purposes = [
        { value: 'wells', label: 'Wells', labels: { de: 'Brunnen' } },
        { value: 'schools', label: 'Schools', labels: { de: 'Schulen' } },
      ];
      const opened = await openFilled(attributes, { service, properties: { purposes } });
      const { element, donor, platform } = opened;
      await fill(opened);
      await donor.submit();
      expect(sent(service)).to.have.length(1);
      const changes = record(element, 'donation-change');
      element.locale = 'de';
      await settled();
      await element.updateComplete;
      expect(element.renderRoot.textContent).to.contain('Schulen');
      answer(0);
      await settled();
      expect([platform.assigned, changes]).to.deep.equal([[url], []]);
    });
  }

  it('stops the redirect when it is reset', async () => {
    const { element, donor, platform } = await open();
    await donor.submit();
    element.reset();
    await element.updateComplete;
    expect([platform.stopped, donor.notice]).to.deep.equal([1, '']);
  });

  it('continues to the payment page when the page removes it', async () => {
    const { element, donor, platform } = await open();
    await donor.submit();
    element.remove();
    await settled();
    expect([platform.assigned, platform.stopped]).to.deep.equal([[url], 0]);
  });

  it('can’t be changed in a cross-origin frame after the donor follows the link', async () => {
    const platform = fakePlatform({ isFramedAcrossOrigins: () => true });
    const { element, donor } = await open({ platform });
    await donor.submit();
    const link = donor.find(en.continueToPayment);
    link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link?.click();
    await element.updateComplete;
    for (const name of ['£50', en.email, en.month])
      expect(donor.field(name).closest('[inert]'), name).not.to.be.null;
    expect(donor.root.querySelector('slot[name=fields]')?.closest('[inert]')).not.to.be.null;
    expect(link?.closest('[inert]')).to.be.null;
    await platform.clock.advance(10_000);
    await element.updateComplete;
    expect(donor.field('£50').closest('[inert]')).to.be.null;
  });
});
