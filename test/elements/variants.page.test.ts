// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { variantsModule } from '../../src/elements/donation-widget.js';
import { storedVariants } from '../../src/elements/variants.js';
import { formModule } from '../../src/form/lazy-form.js';
import { en } from '../../src/languages/en.js';

import { at } from '../support/elements/address.js';
import { drawn, openArriving } from '../support/elements/arriving.js';
import { openButton, type Visitor } from '../support/elements/dialog.js';
import { later, leave, openFilled, openWidget, record, sent } from '../support/elements/donor.js';
import { fakePlatform, settled, type FakePlatform } from '../support/elements/fakes.js';
import { HeldModule } from '../support/elements/held-module.js';
import { until } from '../support/elements/until.js';

/** Two variants of which only `name` can be drawn. */
const only = (name: 'a' | 'b', attributes: object = { amounts: '20 40', heading: 'Give' }) =>
  JSON.stringify([
    { name: 'a', weight: name === 'a' ? 1 : 0 },
    { name: 'b', weight: name === 'b' ? 1 : 0, attributes },
  ]);

const both = JSON.stringify([{ name: 'a' }, { name: 'b', attributes: { amounts: '20 40' } }]);

const presetsOf = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('[part~=amount-option]')].map((one) => one.textContent.trim());

/** What the tab has stored about variants. */
const storedIn = ({ storages }: FakePlatform): unknown =>
  JSON.parse(storages.session.getItem(storedVariants) ?? 'null');

const remember = (platform: FakePlatform, value: unknown) =>
  platform.storages.session.setItem(storedVariants, JSON.stringify(value));

const variantSent = (service: Parameters<typeof sent>[0]) => sent(service).at(-1)?.metadata?.['variant'];

const textsOf = ({ reports }: FakePlatform) => reports.map(String).join('\n');

/** Waits for a message to the developer, whose sentences load later. */
const told = (platform: FakePlatform, sentence: string) =>
  until(() => textsOf(platform).includes(sentence), `The console doesn't say: ${sentence}`);

describe('A form with variants', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openWidget({ variants: only('b') });
    await expect(element).to.be.accessible();
  });

  it('shows the one that is drawn, sends its name and says it in every event for analytics', async () => {
    const { element, donor, service } = await openWidget({ variants: only('b'), variant: 'page' });
    const start = record(element, 'donation-start');
    const change = record(element, 'donation-change');
    const submit = record(element, 'donation-submit');
    const checkout = record(element, 'donation-checkout');
    expect(presetsOf(donor.root)).to.deep.equal(['£20', '£40']);
    expect(donor.text).to.match(/^Give /);
    await donor.type(en.email, 'me@example.org');
    await donor.choose('£40');
    await donor.submit();
    await settled();
    expect(variantSent(service)).to.equal('b');
    for (const list of [start, change, submit, checkout])
      expect(list.map(({ variant }) => variant)).to.deep.equal(['b']);
  });

  it('shows the page’s own form for a variant without attributes, and sends its name', async () => {
    const { donor, service } = await openFilled({ variants: only('a') });
    expect(presetsOf(donor.root)).to.deep.equal(['£10', '£25', '£50', '£100']);
    await donor.submit();
    await settled();
    expect(variantSent(service)).to.equal('a');
  });

  it('takes everything that a variant can set, in main units, from a text or a list', async () => {
    const attributes = {
      heading: 'Help the river',
      presets: [{ amount: 30, impact: 'plants 3 reeds' }, { amount: 60 }],
      'default-amount': 60,
      'no-custom-amount': true,
      intervals: 'month year',
      'default-interval': 'year',
      layout: 'wide',
    } as const;
    const variants = [{ name: 'b', attributes }];
    for (const options of [{ properties: { variants } }, {}]) {
      const { page, donor, element } = await openFilled(
        'properties' in options ? {} : { variants: JSON.stringify(variants) },
        options,
      );
      expect(donor.text).to.match(/^Help the river /);
      expect(donor.buttonText).to.equal('Donate £60.00 yearly');
      expect(donor.chosen(en.interval)).to.equal(en.year);
      expect(donor.root.textContent).to.include('plants 3 reeds');
      expect(donor.text).not.to.include(en.customAmount);
      expect(getComputedStyle(element).containerType).to.equal('inline-size');
      page.remove();
    }
  });

  it('loads what any variant needs before it shows one, so that none is slower', async () => {
    const impacts = [{ every: 3, one: 'plants a reed', other: 'plants {count} reeds' }];
    const variants = JSON.stringify([{ name: 'a' }, { name: 'b', weight: 0, attributes: { impacts } }]);
    const { element, donor } = await openFilled({ variants });
    expect(donor.root.textContent).not.to.include('reeds');
    element.variants = JSON.stringify([{ name: 'b', attributes: { impacts } }]);
    await element.updateComplete;
    expect(donor.root.textContent).to.include('plants 3 reeds');
  });

  it('stores nothing but names, only in the tab, and shows the same variant after a reload and Back', async () => {
    const { page, platform, donor } = await openWidget({ variants: only('b') });
    await donor.choose('£40');
    expect(storedIn(platform)).to.deep.equal([{ of: 'a; b', variant: 'b' }]);
    expect(platform.storages.local.length).to.equal(0);
    leave();
    page.remove();
    for (const arrival of ['reload', 'back'] as const) {
      const again = await openWidget({ variants: both }, { platform: later(platform, arrival) });
      expect(presetsOf(again.donor.root)).to.deep.equal(['£20', '£40']);
      expect(again.donor.chosen(en.amount)).to.equal('£40');
      expect(storedIn(platform)).to.deep.equal([{ of: 'a; b', variant: 'b' }]);
      again.page.remove();
    }
  });

  it('shows the same variant in every form of the tab with the same names', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { page, platform, donor } = await openWidget({ variants: both });
      const second = await openWidget({ variants: both }, { platform, page });
      expect(presetsOf(second.donor.root)).to.deep.equal(presetsOf(donor.root));
      page.remove();
    }
  });

  it('draws for another comparison alone', async () => {
    const { page, platform } = await openWidget({ variants: only('b') });
    const other = await openWidget(
      { variants: '[{"name":"b","weight":0},{"name":"c"}]' },
      { platform, page },
    );
    expect(other.element.values.variant).to.equal('c');
    expect(storedIn(platform)).to.deep.equal([
      { of: 'a; b', variant: 'b' },
      { of: 'b; c', variant: 'c' },
    ]);
  });

  it('draws anew in another tab', async () => {
    await openWidget({ variants: only('a') });
    const { element } = await openWidget({ variants: only('b') });
    expect(element.values.variant).to.equal('b');
  });

  for (const [what, stored] of [
    ['an unknown name', [{ of: 'a; b', variant: 'z' }]],
    ['the name of a variant with the weight 0', [{ of: 'a; b', variant: 'a' }]],
    ['something else', ['a', null, { of: 1 }]],
    ['no list', 'a'],
  ] as const)
    it(`draws anew if the tab has ${what}`, async () => {
      const platform = fakePlatform();
      remember(platform, stored);
      const { element, donor } = await openWidget({ variants: only('b') }, { platform });
      expect(element.values.variant).to.equal('b');
      expect(presetsOf(donor.root)).to.deep.equal(['£20', '£40']);
      expect(JSON.stringify(storedIn(platform))).to.include('"variant":"b"');
    });

  it('works without storage, with one variant for the page', async () => {
    const refused = () => {
      throw new DOMException('Not allowed', 'SecurityError');
    };
    for (let round = 0; round < 4; round += 1) {
      const platform = fakePlatform({ storage: refused });
      const { page, element } = await openWidget({ variants: both }, { platform });
      const second = await openWidget({ variants: both }, { platform, page });
      expect(element.values.variant).to.be.oneOf(['a', 'b']);
      expect(second.element.values.variant).to.equal(element.values.variant);
      page.remove();
    }
  });

  it('lets a link choose, whatever the variant suggests', async () => {
    const variants = only('b', { 'default-amount': '40', 'default-interval': 'month', amounts: '20 40' });
    await at('?amount=75&interval=once', async () => {
      const { donor } = await openWidget({ variants });
      expect(donor.buttonText).to.equal('Donate £75.00');
    });
  });
});

describe('A form whose variants can’t be used', () => {
  for (const [why, variants, sentence] of [
    ['one sets what must not differ', only('b', { 'gift-aid': true }), 'sets gift-aid'],
    [
      'one has amounts that can’t be read',
      only('b', { amounts: '1,500' }),
      'amounts in "b" of variants has "1,500"',
    ],
    [
      'one can’t work',
      only('b', { amounts: '', 'no-custom-amount': true }),
      'in "b" of variants leaves donors no',
    ],
    [
      'one has a value of the wrong type',
      only('b', { intervals: { every: 'month' } }),
      'intervals in "b" of variants',
    ],
    ['two have the same name', '[{"name":"a"},{"name":"a"}]', 'more than once'],
    ['it isn’t JSON', '[{name: a}]', 'variants should be a JSON list of objects'],
  ] as const)
    it(`is the page’s own form, with a message, if ${why}`, async () => {
      const { donor, platform, service } = await openFilled({ variants, variant: 'own' });
      expect(presetsOf(donor.root)).to.deep.equal(['£10', '£25', '£50', '£100']);
      await told(platform, sentence);
      expect(storedIn(platform)).to.be.null;
      await donor.submit();
      await settled();
      expect(variantSent(service)).to.equal('own');
    });

  it('says the same whichever variant would have been drawn', async () => {
    const attributes = { amounts: 'ten' };
    for (const weight of [0, 1]) {
      const variants = JSON.stringify([{ name: 'a' }, { name: 'b', weight, attributes }]);
      const { platform } = await openWidget({ variants });
      await told(platform, 'amounts in "b" of variants has "ten"');
    }
  });

  it('says only what is wrong with the form itself, if that can’t work', async () => {
    const { element, platform } = await openWidget({ variants: only('b'), amounts: 'ten' });
    expect(element.matches(':state(closed)')).to.be.true;
    await told(platform, 'amounts has "ten"');
    expect(textsOf(platform)).not.to.include('variants');
  });

  it('works without them if their file can’t load', async () => {
    const module = new HeldModule(variantsModule);
    const { donor, element } = await openArriving({ attributes: { variants: only('b') } });
    await module.fail();
    await drawn();
    expect(presetsOf(donor.root)).to.deep.equal(['£10', '£25', '£50', '£100']);
    expect(element.values.variant).to.be.null;
    module.release();
  });
});

describe('A form with variants, before one is drawn', () => {
  const fallback = () =>
    Object.assign(document.createElement('a'), { href: '/other', textContent: 'Others' });

  it('keeps the page’s own content in its place, then shows the variant at once', async () => {
    const module = new HeldModule(variantsModule);
    const { element, donor } = await openArriving({
      attributes: { variants: only('b') },
      children: [fallback()],
    });
    expect(element.matches(':state(loading)')).to.be.true;
    expect([donor.root.querySelector('form'), donor.root.querySelectorAll('slot').length]).to.deep.equal([
      null,
      1,
    ]);
    await module.arrive();
    await drawn();
    module.release();
    expect(presetsOf(donor.root)).to.deep.equal(['£20', '£40']);
  });

  it('waits for what makes it answer too, so that nothing it shows changes', async () => {
    await variantsModule.load();
    const form = new HeldModule(formModule);
    const { donor } = await openArriving({ attributes: { variants: only('b') }, isAnswering: false });
    expect(donor.root.querySelector('form')).to.be.null;
    await form.arrive();
    await drawn();
    form.release();
    expect(presetsOf(donor.root)).to.deep.equal(['£20', '£40']);
  });

  it('leaves a form without variants as it was, also in a tab that remembers one', async () => {
    const module = new HeldModule(variantsModule);
    const form = new HeldModule(formModule);
    const platform = fakePlatform();
    remember(platform, [{ of: 'a; b', variant: 'b' }]);
    const { donor, element } = await openArriving({ platform, isAnswering: false });
    expect([module.asked, element.values.variant]).to.deep.equal([0, null]);
    expect(donor.root.querySelector('form')).not.to.be.null;
    module.release();
    form.release();
  });
});

describe('A page that changes the variants of a form', () => {
  it('sets them late: what the donor has typed stays', async () => {
    const { element, donor, service } = await openFilled();
    element.variants = only('b');
    await element.updateComplete;
    expect(presetsOf(donor.root)).to.deep.equal(['£20', '£40']);
    expect(donor.field(en.email).value).to.equal('me@example.org');
    await donor.submit();
    await settled();
    expect(variantSent(service)).to.equal('b');
  });

  it('changes or removes them, or draws from others', async () => {
    const { element, donor } = await openWidget({
      variants: only('b', { amounts: '20 40', layout: 'wide' }),
    });
    const state = () => [element.values.variant, element.layout, presetsOf(donor.root).join(' ')];
    expect(state()).to.deep.equal(['b', 'wide', '£20 £40']);
    element.variants = only('b', { amounts: '30 60' });
    await element.updateComplete;
    expect(state()).to.deep.equal(['b', 'narrow', '£30 £60']);
    element.variants = [{ name: 'x', attributes: { amounts: '7 8', layout: 'wide' } }];
    await element.updateComplete;
    expect(state()).to.deep.equal(['x', 'wide', '£7 £8']);
    element.variants = null;
    await element.updateComplete;
    expect(state()).to.deep.equal([null, 'narrow', '£10 £25 £50 £100']);
  });

  it('sets the same attribute itself: the variant’s value stays until there is no variant', async () => {
    const { element, donor } = await openWidget({
      variants: only('b', { amounts: '20 40', layout: 'wide' }),
      amounts: '5 6',
    });
    element.amounts = '1 2';
    element.layout = 'narrow';
    element.currency = 'EUR';
    await element.updateComplete;
    expect([presetsOf(donor.root).join(' '), element.layout]).to.deep.equal(['€20 €40', 'wide']);
    element.removeAttribute('variants');
    await element.updateComplete;
    expect([presetsOf(donor.root).join(' '), element.layout]).to.deep.equal(['€1 €2', 'narrow']);
  });
});

describe('A form with variants after the payment', () => {
  /** The donor gives, and comes back in the same tab, or in another one that knows the donation. */
  const returned = async (isSameTab: boolean) => {
    const attributes = { storage: 'local', variants: only('b') };
    const { page, donor, platform, service } = await openFilled(attributes);
    await donor.submit();
    await settled();
    const reference = sent(service)[0]?.metadata?.['donation_reference'];
    page.remove();
    const tab = later(platform, 'outside');
    if (!isSameTab) remember(platform, null);
    let completed: readonly (string | null)[] = [];
    let shown: unknown;
    await at(`?donation-reference=${String(reference)}`, async () => {
      const container = document.createElement('div');
      const events = record(container, 'donation-complete');
      document.body.append(container);
      const back = await openWidget(
        { ...attributes, variants: only(isSameTab ? 'b' : 'a') },
        { platform: tab, page: container },
      );
      for (let round = 0; round < 4; round += 1) await settled();
      completed = events.map(({ variant }) => variant);
      shown = back.donor.text;
      container.remove();
    });
    return { completed, shown };
  };

  it('counts the donation for the variant that the donor has seen', async () => {
    const { completed, shown } = await returned(true);
    expect(shown).to.include('Thank you');
    expect(completed).to.deep.equal(['b']);
  });

  it('counts it for none in a tab that doesn’t know which one the donor has seen', async () => {
    const { completed, shown } = await returned(false);
    expect(shown).to.include('Thank you');
    expect(completed).to.deep.equal([null]);
  });
});

describe('A <donation-button> around a form with variants', () => {
  it('opens the form with its variant', async () => {
    const { visitor, donor } = await openButton({}, { attributes: { variants: only('b') } });
    visitor.button.click();
    await visitor.settled();
    expect(presetsOf(donor.root)).to.deep.equal(['£20', '£40']);
  });

  it('offers the amounts that the variant offers', async () => {
    const variants = only('b', { amounts: '20 40', 'no-custom-amount': true });
    const { visitor, platform } = await openButton({ amounts: '20 25' }, { attributes: { variants } });
    const texts = [...visitor.root.querySelectorAll('[part=amount-button]')].map((one) => one.textContent);
    expect(texts).to.deep.equal(['£20']);
    await told(platform, 'amounts has "25", which the form doesn\'t offer');
  });

  describe('before its file has loaded', () => {
    const textsOf = (root: ShadowRoot) =>
      [...root.querySelectorAll('button')].map((one) => one.ariaLabel ?? one.textContent.trim());
    const press = async (visitor: Visitor, name: string) => {
      [...visitor.root.querySelectorAll('button')].find((one) => one.ariaLabel === name)?.click();
      await visitor.settled();
    };

    it('shows no amount until it is known which ones the form offers, and how often it preselects', async () => {
      const module = new HeldModule(variantsModule);
      const attributes = { amounts: '20 40', 'no-custom-amount': true, 'default-interval': 'month' };
      const { visitor, donor, platform } = await openButton(
        { amounts: '20 25' },
        { attributes: { intervals: 'once month', variants: only('b', attributes) } },
      );
      expect([textsOf(visitor.root), module.asked]).to.deep.equal([[en.close], 1]);
      await module.arrive();
      await visitor.settled();
      module.release();
      expect(textsOf(visitor.root)).to.deep.equal(['Donate £20 monthly', en.customAmount, en.close]);
      await told(platform, 'amounts has "25", which the form doesn\'t offer');
      await press(visitor, 'Donate £20 monthly');
      expect(donor.buttonText).to.equal('Donate £20.00 monthly');
    });

    it('shows those of the page’s own form if that file can’t load, and opens that form', async () => {
      const module = new HeldModule(variantsModule);
      const { page, visitor, donor } = await openButton(
        { amounts: '20 25' },
        { attributes: { variants: only('b') } },
      );
      await module.fail();
      await visitor.settled();
      expect(textsOf(visitor.root)).to.deep.equal(['Donate £20', 'Donate £25', en.customAmount, en.close]);
      await press(visitor, 'Donate £25');
      expect(donor.buttonText).to.equal('Donate £25.00');
      expect(presetsOf(donor.root)).to.deep.equal(['£10', '£25', '£50', '£100']);
      // A button that leaves the page draws once more.
      page.remove();
      await visitor.settled();
      module.release();
    });

    it('shows the plain button, and loads nothing, if the form itself can’t work', async () => {
      const module = new HeldModule(variantsModule);
      const attributes = { amounts: 'ten', variants: only('b') };
      const { visitor } = await openButton({ amounts: '20' }, { attributes });
      expect([textsOf(visitor.root), module.asked]).to.deep.equal([[en.donate, en.close], 0]);
      module.release();
    });

    it('loads it for no button without amounts', async () => {
      const module = new HeldModule(variantsModule);
      const { visitor } = await openButton({}, { attributes: { variants: only('b') } });
      expect([textsOf(visitor.root), module.asked]).to.deep.equal([[en.donate, en.close], 0]);
      module.release();
    });
  });

  it('opens the form with the pressed amount, whichever variant was drawn', async () => {
    const variants = JSON.stringify([
      { name: 'a', attributes: { amounts: '10 20', 'no-custom-amount': true } },
      { name: 'b', attributes: { amounts: '20 30', 'no-custom-amount': true } },
    ]);
    for (let round = 0; round < 6; round += 1) {
      for (const place of [0, 1]) {
        const { page, visitor, donor } = await openButton(
          { amounts: '10 20 30' },
          { attributes: { variants } },
        );
        const buttons = [...visitor.root.querySelectorAll<HTMLElement>('[part=amount-button]')];
        expect(buttons).to.have.lengthOf(2);
        buttons[place]?.click();
        await visitor.settled();
        expect(donor.buttonText).to.equal(`Donate ${buttons[place]?.textContent ?? ''}.00`);
        page.remove();
      }
    }
  });
});
