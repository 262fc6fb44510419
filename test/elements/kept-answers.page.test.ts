// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { localize } from '../../src/languages/catalogue.js';
import { en } from '../../src/languages/en.js';
import type { Arrival } from '../../src/page/navigation.js';
import { fakePlatform, fakeService, settled, subscription } from '../support/elements/fakes.js';
import type { Donor } from '../support/elements/donor.js';
import { later, openFilled, openWidget, outcomeIn, record, storedText } from '../support/elements/donor.js';

const attributes = {
  currencies: 'GBP EUR',
  items: JSON.stringify([
    { label: 'Water bottle', amount: 5 },
    { label: 'Wasserflasche', amount: 6, currency: 'EUR' },
    { label: 'Decke', amount: 12, currency: 'EUR' },
  ]),
  'one-off': '',
  projects: 'Winter; Wells',
  intentions: 'general; In memory',
  fields: 'name phone address',
};

/** Makes the choices of a donor who then leaves. */
const choose = async (donor: Donor) => {
  await donor.select(en.currency, 'EUR');
  await donor.choose(en.month);
  await donor.type(en.customAmount, '33.50');
  await donor.type('Decke', '2');
  await donor.type(en.one_off, '40');
  await donor.select(en.project, 'Wells');
  await donor.select(en.intention, 'In memory');
};

const chosenOf = (donor: Donor) => ({
  currency: donor.field(en.currency).value,
  interval: donor.chosen(en.interval),
  amount: donor.field(en.customAmount).value,
  items: ['Wasserflasche', 'Decke'].map((label) => donor.field(label).value),
  oneOff: donor.field(en.one_off).value,
  project: donor.field(en.project).value,
  intention: donor.field(en.intention).value,
});

const chosen = {
  currency: 'EUR',
  interval: en.month,
  amount: '33.50',
  items: ['', '2'],
  oneOff: '40',
  project: 'Wells',
  intention: 'In memory',
};

const personal: Record<string, string> = {
  [en.email]: 'ada@example.org',
  [en.first_name]: 'Augusta',
  [en.last_name]: 'Lovelace',
  [en.phone]: '01632 960 001',
  [en.line1]: '12 Saint James',
  [en.line2]: 'Second floor',
  [en.city]: 'Loughborough',
  [en.state]: 'Leicestershire',
  [en.postcode]: 'LE11 1AA',
};

/** Opens a page whose donor makes choices, then leaves. */
const leave = async (changes: Record<string, string> = {}) => {
  const opened = await openWidget({ ...attributes, ...changes });
  await choose(opened.donor);
  opened.page.remove();
  return opened;
};

describe('<donation-widget> and the donor’s choices', () => {
  it('passes the a11y audit after a reload', async () => {
    const { platform } = await leave();
    const { element } = await openWidget(attributes, { platform: later(platform, 'reload') });
    await expect(element).to.be.accessible();
  });

  for (const arrival of ['reload', 'back'] as const) {
    it(`restores them if the donor arrives by ${arrival}`, async () => {
      const { platform } = await leave();
      const { donor } = await openWidget(attributes, { platform: later(platform, arrival) });
      expect(chosenOf(donor)).to.deep.equal(chosen);
      expect(donor.buttonText).to.equal(
        localize(en, 'donateBoth', { amount: '€97.50', recurring: '€57.50', interval: 'monthly' }),
      );
    });
  }

  describe('on a page that donors open by links', () => {
    const { href } = location;
    afterEach(() => {
      history.replaceState(null, '', href);
    });

    /** Opens the form by a link. */
    const openBy = (
      query: string,
      arrival: Arrival,
      before: Pick<Awaited<ReturnType<typeof openWidget>>, 'platform'> | null,
      changes: Record<string, string> = {},
    ) => {
      history.replaceState(null, '', location.pathname + query);
      return openWidget(changes, before ? { platform: later(before.platform, arrival) } : {});
    };

    const monthly = '?amount=100&interval=month';

    it('shows on Back what belongs to the link of that address', async () => {
      const first = await openBy(monthly, 'outside', null);
      expect(first.donor.buttonText).to.equal('Donate £100.00 monthly');
      first.page.remove();
      const second = await openBy('?amount=5', 'outside', first);
      expect(second.donor.buttonText).to.equal('Donate £5.00');
      await second.donor.choose('£50');
      second.page.remove();
      const third = await openBy(monthly, 'back', first);
      expect(third.donor.buttonText).to.equal('Donate £100.00 monthly');
      third.page.remove();
      const fourth = await openBy('?amount=5', 'back', first);
      expect(fourth.donor.buttonText).to.equal('Donate £50.00');
      fourth.page.remove();
      const { donor } = await openBy('', 'back', first);
      expect(donor.buttonText).to.equal('Donate £10.00');
    });

    it('restores the choice if the rest of the query or its order is different', async () => {
      const first = await openBy(`${monthly}&secret=s3cr3t&project=Wells`, 'outside', null);
      await first.donor.choose('£50');
      expect(storedText(first.platform)).not.to.contain('s3cr3t').and.not.to.contain('Wells');
      first.page.remove();
      const { donor } = await openBy('?interval=month&amount=100&secret=0ther', 'reload', first);
      expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    });

    it('restores the choice if the page says late what a link can fill in', async () => {
      const query = '?amount=100&project=Wells';
      const late = { projects: 'Winter; Wells' };
      const allowed = 'amount project';
      const first = await openBy(query, 'outside', null, late);
      first.element.prefillFromUrl = allowed;
      await first.element.updateComplete;
      await first.donor.type(en.customAmount, '77');
      first.page.remove();
      const { element, donor } = await openBy(query, 'reload', first, late);
      element.prefillFromUrl = allowed;
      await element.updateComplete;
      expect(donor.buttonText).to.equal('Donate £77.00');
      expect(donor.field(en.project).value).to.equal('Wells');
    });

    it('forgets the choices of every link once a donation is made', async () => {
      const first = await openBy(monthly, 'outside', null);
      await first.donor.choose('£25');
      await first.donor.type(en.email, 'me@example.org');
      await first.donor.submit();
      first.page.remove();
      const returned = await openBy('', 'outside', first);
      await settled();
      expect(outcomeIn(returned.element)).to.equal('succeeded');
      expect(storedText(first.platform)).not.to.contain('donation-widget:choices');
      returned.page.remove();
      const { donor } = await openBy(monthly, 'back', first);
      expect(donor.buttonText).to.equal('Donate £100.00 monthly');
    });

    it('keeps what was sent for the page without the link, where the donor comes back', async () => {
      const first = await openBy(monthly, 'outside', null);
      await first.donor.type(en.email, 'me@example.org');
      await first.donor.submit();
      expect(storedText(first.platform)).to.contain(`donation-widget:sent:${location.pathname}:0 `);
    });
  });

  it('restores a chosen preset', async () => {
    const { donor, page, platform } = await openWidget();
    await donor.choose('£50');
    page.remove();
    const again = await openWidget({}, { platform: later(platform, 'reload') });
    expect(again.donor.chosen(en.amount)).to.equal('£50');
  });

  for (const arrival of ['outside', 'inside'] as const) {
    it(`starts with an empty form if the donor comes from ${arrival} the site`, async () => {
      const { platform } = await leave();
      const { donor } = await openWidget(attributes, { platform: later(platform, arrival) });
      expect(donor.field(en.currency).value).to.equal('GBP');
      expect(donor.chosen(en.interval)).to.equal(en.once);
      expect(donor.chosen(en.amount)).to.equal(en.noAmount);
      expect(donor.field(en.customAmount).value).to.equal('');
      expect(donor.field('Water bottle').value).to.equal('');
      expect(donor.field(en.project).value).to.equal('Winter');
    });
  }

  for (const arrival of ['outside', 'inside'] as const) {
    it(`keeps the untouched form of a donor who comes from ${arrival} the site on a reload`, async () => {
      const { platform } = await leave();
      const fresh = await openWidget(attributes, { platform: later(platform, arrival) });
      const shown = fresh.donor.text;
      fresh.page.remove();
      const { donor } = await openWidget(attributes, { platform: later(platform, 'reload') });
      expect(donor.chosen(en.interval)).to.equal(en.once);
      expect(donor.text).to.equal(shown);
    });
  }

  it('keeps the untouched form after a donation that succeeded, whenever the donor reloads', async () => {
    const first = await openFilled({ 'share-url': 'https://charity.example/' });
    await first.donor.choose(en.month);
    await first.donor.type(en.customAmount, '20');
    await first.donor.submit();
    first.page.remove();
    for (const arrival of ['outside', 'reload'] as const) {
      // The thanks, then the thanks again.
      const { element, donor, page } = await openWidget({}, { platform: later(first.platform, arrival) });
      await settled();
      await element.updateComplete;
      expect(outcomeIn(element)).to.equal('succeeded');
      if (arrival === 'reload') {
        await donor.press(en.giveAgain);
        expect(donor.buttonText).to.equal('Donate £10.00');
      }
      page.remove();
    }
    for (const arrival of ['reload', 'inside', 'reload', 'back'] as const) {
      const { donor, page } = await openWidget({}, { platform: later(first.platform, arrival) });
      expect(donor.buttonText, arrival).to.equal('Donate £10.00');
      page.remove();
    }
  });

  for (const [status, next, button] of [
    ['active', 'back', 'Donate £10.00'],
    ['pending_payment', 'back', 'Donate £20.00 monthly'],
    ['pending_payment', 'reload', 'Donate £10.00'],
  ] as const) {
    it(`shows “${button}” on ${next} if the donation has come back as ${status}`, async () => {
      const service = fakeService({
        getSubscription: (slug) => Promise.resolve(subscription({ slug, status })),
      });
      const first = await openFilled({}, { service });
      await first.donor.choose(en.month);
      await first.donor.type(en.customAmount, '20');
      await first.donor.submit();
      first.page.remove();
      const returned = await openWidget({}, { platform: later(first.platform, 'outside'), service });
      await settled();
      returned.page.remove();
      const { element, donor } = await openWidget({}, { platform: later(first.platform, next), service });
      await settled();
      await element.updateComplete;
      if (outcomeIn(element)) await donor.press(en.giveAgain);
      expect(donor.buttonText).to.equal(button);
    });
  }

  it('restores only what the page still offers', async () => {
    const { platform } = await leave();
    const offer = { currencies: 'EUR GBP', intervals: 'once', projects: 'Winter; Schools' };
    const { donor } = await openWidget(offer, { platform: later(platform, 'reload') });
    expect(donor.field(en.project).value).to.equal('Winter');
    expect(donor.buttonText).to.equal('Donate €33.50');
  });

  const broken: [what: string, stored: string][] = [
    [
      'a choice that is not offered',
      '{"currency":"XXX","interval":"nanosecond","amount":{"preset":1,"custom":""}}',
    ],
  ];
  for (const [what, stored] of broken) {
    it(`starts with an empty form if ${what} is stored`, async () => {
      const { platform } = await leave();
      const { session } = platform.storages;
      expect(storedText(platform)).to.contain('Wells');
      for (let index = 0; index < session.length; index += 1)
        session.setItem(session.key(index) ?? '', stored);
      const { donor } = await openWidget({}, { platform: later(platform, 'reload') });
      expect(donor.buttonText).to.equal('Donate £10.00');
    });
  }

  it('fires no donation-change for restored choices', async () => {
    const { platform } = await leave();
    const changes = record(document.body, 'donation-change');
    const { donor } = await openWidget(attributes, { platform: later(platform, 'reload') });
    expect(changes).to.have.length(0);
    await donor.choose(en.once);
    expect(changes.map(({ amount }) => amount)).to.deep.equal([5750]);
  });

  it('works without storage', async () => {
    const platform = fakePlatform({
      arrival: () => 'reload',
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { donor } = await openWidget({}, { platform });
    await donor.choose('£50');
    expect(donor.buttonText).to.equal('Donate £50.00');
  });

  it('clears storage on reset()', async () => {
    const { donor, element, page, platform } = await openWidget(attributes);
    await choose(donor);
    expect(storedText(platform)).to.contain('Wells');
    element.reset();
    await element.updateComplete;
    expect(storedText(platform)).to.equal('');
    page.remove();
    const again = await openWidget(attributes, { platform: later(platform, 'reload') });
    expect(again.donor.field(en.currency).value).to.equal('GBP');
  });

  it('stores nothing after the widget is removed', async () => {
    const { donor, element, page, platform } = await openWidget(attributes);
    await choose(donor);
    const before = storedText(platform);
    element.requestUpdate();
    page.remove();
    await element.updateComplete;
    element.requestUpdate();
    await element.updateComplete;
    expect(storedText(platform)).to.equal(before);
    expect(platform.storages.session.length).to.equal(1);
  });

  it('stores nothing before the donor chooses', async () => {
    const { platform } = await openWidget(attributes);
    expect(storedText(platform)).to.equal('');
  });

  describe('but no personal data', () => {
    for (const storage of ['session', 'local']) {
      it(`is stored in ${storage} storage, even during the redirect to the payment page`, async () => {
        const { donor, platform, service } = await openWidget({ ...attributes, storage });
        await choose(donor);
        for (const [label, text] of Object.entries(personal)) await donor.type(label, text);
        await donor.select(en.country, 'IM');
        await donor.submit();
        expect(service.calls).to.have.length(1);
        const stored = storedText(platform);
        expect(stored).to.contain('33.50').and.to.contain('sub_9Jx4');
        for (const text of [...Object.values(personal), '"IM"']) expect(stored).not.to.contain(text);
      });
    }

    for (const label of [en.customAmount, en.one_off, 'Water bottle']) {
      it(`is stored, even if the donor types it into “${label}”`, async () => {
        const { donor, platform } = await openWidget({ ...attributes, 'default-interval': 'month' });
        await donor.choose('£25');
        for (const text of ['ada@example.org', '4111 1111 1111 1111', '01632 960 001']) {
          await donor.type(label, text);
          expect(storedText(platform)).not.to.contain(text).and.not.to.equal('');
        }
      });
    }

    it('is restored after a reload', async () => {
      const { donor, page, platform } = await openWidget(attributes);
      for (const [label, text] of Object.entries(personal)) await donor.type(label, text);
      await choose(donor);
      page.remove();
      const again = await openWidget(attributes, { platform: later(platform, 'reload') });
      for (const label of Object.keys(personal)) expect(again.donor.field(label).value).to.equal('');
    });
  });
});
