// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { amountsModule } from '../../src/elements/button/lazy-parts.js';
import { ar } from '../../src/languages/ar.js';
import { en } from '../../src/languages/en.js';
import { focused, openButton, type Visitor } from '../support/elements/dialog.js';
import { record } from '../support/elements/donor.js';
import { fakePlatform, type FakePlatform } from '../support/elements/fakes.js';
import { HeldModule } from '../support/elements/held-module.js';
import { until } from '../support/elements/until.js';

/** The names of the buttons on the page, in order. */
const namesOf = ({ root }: Visitor) =>
  [...root.querySelectorAll('button[aria-haspopup=dialog]')].map(
    (one) => one.ariaLabel ?? one.textContent.trim(),
  );

const radiosOf = ({ root }: Visitor) => [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];

const chosenOf = (visitor: Visitor) => radiosOf(visitor).find(({ checked }) => checked)?.value;

/** The texts of the amounts. */
const textsOf = ({ root }: Visitor) =>
  [...root.querySelectorAll('[part=amount-button]')].map(({ textContent }) => textContent);

const press = async (visitor: Visitor, name: string) => {
  const button = [...visitor.root.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) => one.ariaLabel === name,
  );
  if (!button) throw new Error(`There is no button “${name}”.`);
  button.focus();
  button.click();
  await visitor.settled();
  return button;
};

const ask = { amounts: '10 25', intervals: 'once month' };

describe('<donation-button> with amounts', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openButton(ask);
    await expect(element).to.be.accessible();
  });

  it('has a button for each in the form’s currency and language, and one for a custom amount', async () => {
    const { visitor } = await openButton({ amounts: '10 12.50' }, { attributes: { currency: 'EUR' } });
    expect(namesOf(visitor)).to.deep.equal(['Donate €10', 'Donate €12.50', en.customAmount]);
    expect(visitor.root.querySelector('[part=amount-button]')?.textContent).to.equal('€10');
    expect(visitor.dialogName).to.equal(en.donate);
    const labelled = await openButton({ ...ask, label: 'Give now' });
    expect(namesOf(labelled.visitor).at(-1)).to.equal('Give now');
  });

  it('shows the intervals before the amounts, with the form’s default selected', async () => {
    const { visitor } = await openButton(ask);
    const [radio] = radiosOf(visitor);
    const [button] = visitor.root.querySelectorAll('[part=amount-button]');
    expect(radio?.compareDocumentPosition(button ?? radio)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(radio?.closest('fieldset')?.querySelector('legend')?.textContent).to.equal(en.interval);
    expect(chosenOf(visitor)).to.equal('once');
    radiosOf(visitor)[1]?.click();
    await visitor.settled();
    expect(namesOf(visitor).slice(0, 2)).to.deep.equal(['Donate £10 monthly', 'Donate £25 monthly']);
  });

  it('does not preselect an interval other than the form’s default', async () => {
    const attributes = { intervals: 'once month year', 'default-interval': 'month' };
    const { visitor, donor } = await openButton({ amounts: '10', intervals: 'once year' }, { attributes });
    expect(chosenOf(visitor)).to.be.undefined;
    expect(namesOf(visitor)[0]).to.equal('Donate £10 monthly');
    expect(textsOf(visitor)).to.deep.equal(['Donate £10 monthly']);
    await press(visitor, 'Donate £10 monthly');
    expect(donor.buttonText).to.equal('Donate £10.00 monthly');
    const other = await openButton(ask, { attributes });
    expect(chosenOf(other.visitor)).to.equal('month');
  });

  it('selects the form’s default again if the button no longer offers the chosen interval', async () => {
    const { element, visitor } = await openButton(ask, { attributes: { intervals: 'once month year' } });
    radiosOf(visitor)[1]?.click();
    element.intervals = 'once year';
    await visitor.settled();
    expect(chosenOf(visitor)).to.equal('once');
  });

  it('shows the interval on the button if there is only one', async () => {
    const { visitor } = await openButton({ amounts: '10', intervals: 'month' });
    expect(radiosOf(visitor)).to.have.length(0);
    expect(visitor.root.querySelector('[part=amount-button]')?.textContent).to.equal('Donate £10 monthly');
  });

  it('opens the form with the chosen amount, and returns the focus', async () => {
    const { visitor, donor, element } = await openButton({ amounts: '10 33', intervals: 'month once' });
    const changes = record(element, 'donation-change');
    radiosOf(visitor)[0]?.click();
    await visitor.settled();
    const button = await press(visitor, 'Donate £33 monthly');
    expect(visitor.dialog.matches(':modal')).to.be.true;
    expect(donor.buttonText).to.equal('Donate £33.00 monthly');
    expect(focused()?.id).to.equal('title');
    expect(donor.field(en.month)).to.have.property('checked', true);
    expect(changes.map(({ amount, interval }) => [amount, interval])).to.deep.equal([[3300, 'month']]);
    await visitor.close();
    expect(focused()).to.equal(button);
  });

  it('replaces the donor’s choice with an amount button, but not with the plain one', async () => {
    const { visitor, donor } = await openButton(ask);
    await visitor.press();
    await donor.choose('£100');
    await donor.choose(en.month);
    await visitor.close();
    visitor.root.querySelector<HTMLElement>('#opener')?.click();
    await visitor.settled();
    expect(donor.buttonText).to.equal('Donate £100.00 monthly');
    await visitor.close();
    await press(visitor, 'Donate £25');
    expect(donor.buttonText).to.equal('Donate £25.00');
  });

  it('opens the form for another amount with the interval that the donor has chosen', async () => {
    const { visitor, donor } = await openButton(ask);
    radiosOf(visitor)[1]?.click();
    await visitor.settled();
    visitor.root.querySelector<HTMLElement>('#opener')?.click();
    await visitor.settled();
    expect(donor.field(en.month).checked).to.be.true;
  });

  it('opens with the amount that a script passes, in the smallest unit', async () => {
    const { element, visitor, donor } = await openButton();
    element.show({ amount: 1250, interval: 'month' });
    await visitor.settled();
    expect(donor.buttonText).to.equal('Donate £12.50 monthly');
    for (const amount of [Number.NaN, -500, 2.5]) element.show({ amount });
    await visitor.settled();
    expect(donor.buttonText).to.equal('Donate £12.50 monthly');
  });

  describe('without intervals', () => {
    for (const attributes of [
      { 'default-interval': 'month' },
      { intervals: 'month once' },
      { intervals: 'month' },
    ] as Record<string, string>[]) {
      it(`names and opens the interval that the form preselects: ${JSON.stringify(attributes)}`, async () => {
        const { visitor, donor } = await openButton({ amounts: '10 25' }, { attributes });
        expect(namesOf(visitor).slice(0, 2)).to.deep.equal(['Donate £10 monthly', 'Donate £25 monthly']);
        expect(textsOf(visitor)).to.deep.equal(['Donate £10 monthly', 'Donate £25 monthly']);
        await press(visitor, 'Donate £25 monthly');
        expect(donor.buttonText).to.equal('Donate £25.00 monthly');
      });
    }

    it('names it too if the form offers none of the button’s intervals', async () => {
      const attributes = { 'default-interval': 'month' };
      const { visitor, donor } = await openButton({ amounts: '25', intervals: 'year' }, { attributes });
      await press(visitor, 'Donate £25 monthly');
      expect(donor.buttonText).to.equal('Donate £25.00 monthly');
    });

    it('opens what it says, whatever the donor chose in the form before', async () => {
      const attributes = { currencies: 'GBP EUR' };
      const { visitor, donor } = await openButton({ amounts: '10 25' }, { attributes });
      await visitor.press();
      await donor.choose(en.month);
      await donor.select(en.currency, 'EUR');
      await visitor.close();
      await press(visitor, 'Donate £25');
      expect(donor.buttonText).to.equal('Donate £25.00');
    });

    it('opens what it says, whatever the form has kept from before a reload', async () => {
      const platform = fakePlatform({ arrival: () => 'reload' });
      const before = await openButton({ amounts: '10 25' }, { platform });
      await before.visitor.press();
      await before.donor.choose('£100');
      await before.donor.choose(en.month);
      before.element.remove();
      const { visitor, donor } = await openButton({ amounts: '10 25' }, { platform });
      visitor.root.querySelector<HTMLElement>('#opener')?.click();
      await visitor.settled();
      expect(donor.buttonText).to.equal('Donate £100.00 monthly');
      await visitor.close();
      await press(visitor, 'Donate £25');
      expect(donor.buttonText).to.equal('Donate £25.00');
    });

    it('follows the attributes and properties of the form', async () => {
      const { visitor, widget, donor } = await openButton(
        { amounts: '25' },
        { attributes: { currency: 'EUR' } },
      );
      widget.setAttribute('default-interval', 'month');
      await visitor.settled();
      expect(namesOf(visitor)[0]).to.equal('Donate €25 monthly');
      Object.assign(widget, { currency: 'USD', intervals: 'year', defaultInterval: null });
      await visitor.settled();
      await press(visitor, 'Donate US$25 yearly');
      expect(donor.buttonText).to.equal('Donate US$25.00 yearly');
    });
  });

  describe('that the form does not offer', () => {
    /** The codes and values of what the developer was told. */
    const issuesIn = ({ reports }: FakePlatform) =>
      reports.flatMap((one) =>
        one instanceof ConfigurationError ? one.issues.map(({ code, values }) => [code, values]) : [],
      );

    it('leaves out those beyond the limits of the form, and tells the developer once', async () => {
      const attributes = { 'min-amount': '20', 'max-amount': '100', amounts: '20 50' };
      const { visitor, platform, element } = await openButton({ amounts: '10 25 500' }, { attributes });
      element.requestUpdate();
      await visitor.settled();
      expect(namesOf(visitor)).to.deep.equal(['Donate £25', en.customAmount]);
      expect(platform.reports.map((one) => (one instanceof Error ? one.message : one))).to.deep.equal([
        "Part of <donation-button> can't be shown: " +
          'amounts has "10", which the form doesn\'t offer in GBP for once: ' +
          'change it, or the limits or presets of the form; ' +
          'amounts has "500", which the form doesn\'t offer in GBP for once: ' +
          'change it, or the limits or presets of the form.',
      ]);
      expect(issuesIn(platform)).to.deep.equal([
        ['amount_not_offered', { text: '10', currency: 'GBP', intervals: 'once' }],
        ['amount_not_offered', { text: '500', currency: 'GBP', intervals: 'once' }],
      ]);
    });

    it('leaves out those that are not presets if the form has only presets', async () => {
      const attributes = { amounts: '10 20', 'no-custom-amount': '' };
      const { visitor, platform } = await openButton({ amounts: '10 12.50' }, { attributes });
      expect(namesOf(visitor)).to.deep.equal(['Donate £10', en.customAmount]);
      expect(issuesIn(platform)).to.deep.equal([
        ['amount_not_offered', { text: '12.50', currency: 'GBP', intervals: 'once' }],
      ]);
    });

    it('leaves out those that it offers only for another interval, while that one is not chosen', async () => {
      const presets = '[{"amount": 25, "interval": "once"}, {"amount": 5, "interval": "month"}]';
      const attributes = { presets, 'no-custom-amount': '' };
      const { visitor, donor, platform } = await openButton(
        { amounts: '5 25', intervals: 'once month' },
        { attributes },
      );
      expect(namesOf(visitor)).to.deep.equal(['Donate £25', en.customAmount]);
      radiosOf(visitor)[1]?.click();
      await visitor.settled();
      expect(namesOf(visitor)).to.deep.equal(['Donate £5 monthly', en.customAmount]);
      expect(issuesIn(platform).map(([, values]) => values)).to.deep.equal([
        { text: '5', currency: 'GBP', intervals: 'once' },
        { text: '25', currency: 'GBP', intervals: 'month' },
      ]);
      await press(visitor, 'Donate £5 monthly');
      expect(donor.buttonText).to.equal('Donate £5.00 monthly');
    });

    it('keeps the intervals for the donor to choose if one has no amount', async () => {
      const presets = '[{"amount": 25, "interval": "once"}, {"amount": 5, "interval": "month"}]';
      const attributes = { presets, 'no-custom-amount': '' };
      const { visitor } = await openButton({ amounts: '5', intervals: 'once month' }, { attributes });
      expect(namesOf(visitor)).to.deep.equal([en.customAmount]);
      expect(radiosOf(visitor)).to.have.length(2);
      radiosOf(visitor)[1]?.click();
      await visitor.settled();
      expect(namesOf(visitor)[0]).to.equal('Donate £5 monthly');
    });

    it('leaves out all of them if the form has only items', async () => {
      const items = '[{"label": "Seeds", "amount": 15}]';
      const attributes = { items, amounts: '', 'no-custom-amount': '' };
      const { visitor, platform } = await openButton({ amounts: '10' }, { attributes });
      expect(namesOf(visitor)).to.deep.equal([en.donate]);
      // The items load when a donor comes near.
      await visitor.press();
      await until(() => issuesIn(platform).length > 0, 'Nothing is reported.');
      expect(namesOf(visitor)).to.deep.equal([en.donate]);
      expect(issuesIn(platform)).to.deep.equal([
        ['amount_not_offered', { text: '10', currency: 'GBP', intervals: 'once' }],
      ]);
    });

    it('is the plain button if none is left, or if the form can’t work, and follows the form', async () => {
      const { visitor, widget } = await openButton({ amounts: '10' }, { attributes: { 'min-amount': '20' } });
      expect(namesOf(visitor)).to.deep.equal([en.donate]);
      widget.setAttribute('min-amount', '5');
      await visitor.settled();
      expect(namesOf(visitor)).to.deep.equal(['Donate £10', en.customAmount]);
      widget.setAttribute('currency', 'pounds');
      await visitor.settled();
      expect(namesOf(visitor)).to.deep.equal([en.donate]);
    });
  });

  it('leaves out values that can’t work, and reports them once', async () => {
    const { visitor, platform, element } = await openButton({ amounts: '10 ten', intervals: 'month week' });
    element.requestUpdate();
    await visitor.settled();
    expect(namesOf(visitor)).to.deep.equal(['Donate £10 monthly', en.customAmount]);
    await until(() => platform.reports.length > 0, 'Nothing is reported.');
    const told = platform.reports.filter((one) => one instanceof ConfigurationError);
    expect(told.map(({ issues }) => issues.map(({ code }) => code))).to.deep.equal([
      ['not_an_amount', 'interval_not_offered'],
    ]);
  });

  it('is the plain button if the amounts are invalid or can’t be loaded', async () => {
    const none = await openButton({ amounts: 'ten' });
    expect(namesOf(none.visitor)).to.deep.equal([en.donate]);
    none.element.remove();
    const held = new HeldModule<unknown>(amountsModule);
    const opening = openButton(ask);
    await until(() => held.asked > 0, 'It is not loaded.');
    await held.fail();
    const { visitor } = await opening;
    expect(namesOf(visitor)).to.deep.equal([en.donate]);
    held.release();
  });

  it('follows the language of the form', async () => {
    const { visitor, widget } = await openButton(ask);
    widget.setAttribute('locale', 'ar');
    await until(
      () => visitor.root.querySelector('.card')?.getAttribute('dir') === 'rtl',
      'It is not in Arabic.',
    );
    expect(visitor.root.querySelector('legend')?.textContent).to.equal(ar.interval);
  });
});
