// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { loadAllParts } from '../../src/questions/list.js';
import type { Donor } from '../support/elements/donor.js';
import { later, openWidget, record, storedText } from '../support/elements/donor.js';

const purposes = JSON.stringify([
  { value: 'wells', label: 'Wells', amounts: '20 40' },
  { value: 'schools', label: 'Schools', amounts: '15 33 60' },
]);
const items = JSON.stringify([{ label: 'Blanket', amount: 15 }]);

/** Everything that a donor or a link can choose, as the page sets it. */
const everything: Record<string, string> = {
  'prefill-from-url': 'amount amounts interval project intention',
  currencies: 'GBP EUR',
  intervals: 'once month year',
  'max-amount': '50000',
  'min-amount': '1',
  amounts: '10 33',
  items,
  purposes,
  split: '',
  'one-off': '',
  intentions: 'general; In memory',
  ask: 'anonymous',
};

const without = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(everything).filter(([name]) => !names.includes(name)));

const late = async (element: DonationWidget, names: readonly string[]) => {
  for (const name of names) {
    element.setAttribute(name, everything[name] ?? '');
    await element.updateComplete;
  }
};

/** The request apart from its reference. */
const giftOf = ({ request }: DonationWidget) =>
  request && { ...request, metadata: { ...request.metadata, donation_reference: '' }, return_url: '' };

describe('A setting that the page makes a moment late', () => {
  const { href } = location;
  before(() => loadAllParts());
  afterEach(() => {
    history.replaceState(null, '', href);
  });

  const at = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`);

  /** What donors choose before they reload the page. */
  const gifts: [what: string, choose: (donor: Donor) => Promise<unknown>][] = [
    [
      '£33 for Schools',
      async (donor) => {
        await donor.select(en.intention, 'schools');
        await donor.choose('£33');
      },
    ],
    [
      'a typed amount, monthly, with a one-off gift',
      async (donor) => {
        await donor.choose(en.month);
        await donor.type(en.customAmount, '48.50');
        await donor.type(en.one_off, '70');
      },
    ],
    [
      'euros',
      async (donor) => {
        await donor.select(en.currency, 'EUR');
        await donor.type(en.customAmount, '12,000');
      },
    ],
    ['an item', (donor) => donor.type('Blanket', '2')],
    [
      'an answer that isn’t about the amount',
      async (donor) => {
        await donor.tick(en.anonymous);
        await donor.type(en.customAmount, '48');
      },
    ],
  ];

  for (const [what, choose] of gifts) {
    for (const names of [...Object.keys(everything).map((name) => [name]), Object.keys(everything)]) {
      it(`restores ${what} after a reload: ${names.length > 1 ? 'all settings' : String(names[0])}`, async () => {
        const first = await openWidget(everything);
        await first.donor.type(en.email, 'me@example.org');
        await choose(first.donor);
        const wanted = giftOf(first.element);
        const stored = storedText(first.platform);
        first.page.remove();
        const { element, donor, platform } = await openWidget(without(names), {
          platform: later(first.platform, 'reload'),
        });
        // A donor who leaves before the page is done finds the choice again.
        expect(storedText(platform)).to.equal(stored);
        await donor.type(en.email, 'me@example.org');
        await late(element, names);
        expect(wanted).not.to.be.null;
        expect(giftOf(element)).to.deep.equal(wanted);
      });
    }
  }

  for (const [query, names, button, purpose] of [
    ['amount=50&project=schools&currency=GBP', ['purposes'], 'Donate £50.00', 'schools'],
    ['amount=50&currency=EUR', ['currencies'], 'Donate €50.00', 'wells'],
    ['amount=50&currency=GBP&interval=year', ['intervals'], 'Donate £50.00 yearly', 'wells'],
    ['amount=30000&currency=GBP', ['max-amount'], 'Donate £30,000.00', 'wells'],
    ['amount=50&currency=GBP&project=schools', ['prefill-from-url'], 'Donate £50.00', 'schools'],
    ['interval=month&project=schools', Object.keys(everything), 'Donate £15.00 monthly', 'schools'],
    [
      'amount=50&currency=EUR&interval=year&project=schools',
      Object.keys(everything),
      'Donate €50.00 yearly',
      'schools',
    ],
  ] as const) {
    it(`takes ${query} once it offers all of it: ${names.join(' ')}`, async () => {
      at(query);
      const { element, donor } = await openWidget(without(['items', 'split', 'amounts', ...names]));
      await late(
        element,
        names.filter((name) => !['items', 'split', 'amounts'].includes(name)),
      );
      expect(donor.buttonText).to.equal(button);
      expect(donor.field(en.intention).value).to.equal(purpose);
    });
  }

  it('takes the amounts of a link', async () => {
    at('amounts=70,80&currency=GBP');
    const { element, donor } = await openWidget(without(['items', 'prefill-from-url']));
    await late(element, ['prefill-from-url']);
    expect(donor.buttonText).to.equal('Donate £70.00');
  });

  it('announces the amount of a link once', async () => {
    at('amount=50&currency=GBP&project=schools');
    const { element } = await openWidget(without(['items', 'purposes']));
    const changes = record(element, 'donation-change');
    await late(element, ['purposes']);
    expect(changes.map(({ amount }) => amount)).to.deep.equal([5000]);
  });

  describe('leaves an answer alone that the donor has given since', () => {
    it('to the amount of a link', async () => {
      at('amount=50&currency=GBP&project=schools');
      const { element, donor } = await openWidget(without(['items', 'purposes']));
      await donor.type(en.customAmount, '21');
      await late(element, ['purposes']);
      expect(donor.buttonText).to.equal('Donate £21.00');
      expect(donor.field(en.intention).value).to.equal('wells');
    });

    it('but not the rest of the form', async () => {
      at('amount=50&currency=GBP&project=schools');
      const { element, donor } = await openWidget(without(['items', 'purposes']));
      await donor.type(en.email, 'me@example.org');
      await late(element, ['purposes']);
      expect(donor.buttonText).to.equal('Donate £50.00');
      expect(donor.field(en.email).value).to.equal('me@example.org');
    });

    it('to the purpose', async () => {
      at('project=schools');
      const { element, donor } = await openWidget(without(['items', 'purposes']));
      await donor.type(en.customAmount, '21');
      await late(element, ['purposes']);
      expect(donor.buttonText).to.equal('Donate £21.00');
      expect(donor.field(en.intention).value).to.equal('schools');
      await donor.select(en.intention, 'wells');
      element.setAttribute('heading', 'Give');
      await element.updateComplete;
      expect(donor.field(en.intention).value).to.equal('wells');
    });

    for (const [what, act, name, button] of [
      ['£20', (donor: Donor) => donor.type(en.customAmount, '20'), 'currencies', 'Donate £20.00'],
      ['£20 once', (donor: Donor) => donor.type(en.customAmount, '20'), 'intervals', 'Donate £20.00'],
    ] as const) {
      it(`after a reload: ${what} stays that if ${name} come late`, async () => {
        const first = await openWidget(without(['items']));
        await first.donor.select(en.currency, name === 'currencies' ? 'EUR' : 'GBP');
        await first.donor.choose(en.month);
        await first.donor.type(en.customAmount, '48');
        first.page.remove();
        const settings = { ...without(['items', 'currencies']), intervals: 'once' };
        const { element, donor } = await openWidget(settings, { platform: later(first.platform, 'reload') });
        await act(donor);
        await late(element, [name]);
        expect(donor.buttonText).to.equal(button);
      });
    }

    it('and stores it, with what the form doesn’t offer yet', async () => {
      const first = await openWidget(everything);
      await first.donor.select(en.intention, 'schools');
      await first.donor.choose('£33');
      first.page.remove();
      const second = await openWidget(without(['purposes', 'split']), {
        platform: later(first.platform, 'reload'),
      });
      await second.donor.type(en.customAmount, '21');
      second.page.remove();
      const { donor } = await openWidget(everything, { platform: later(first.platform, 'reload') });
      expect(donor.buttonText).to.equal('Donate £21.00');
      expect(donor.field(en.intention).value).to.equal('schools');
    });
  });

  it('brings nothing back after reset()', async () => {
    at('amount=50&currency=GBP&project=schools');
    const { element, donor } = await openWidget(without(['items', 'purposes']));
    element.reset();
    await late(element, ['purposes']);
    expect(donor.buttonText).to.equal('Donate £20.00');
  });
});
