import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { smallAskModule } from '../../src/elements/small-ask-module.js';
import { ar } from '../../src/i18n/ar.js';
import { en } from '../../src/i18n/en.js';
import { focused, openButton, type Visitor } from './dialog.js';
import { record } from './donor.js';
import { HeldModule } from './held-module.js';
import { until } from './until.js';

/** The names of the buttons on the page, in order. */
const namesOf = ({ root }: Visitor) =>
  [...root.querySelectorAll('button[aria-haspopup=dialog]')].map(
    (one) => one.ariaLabel ?? one.textContent.trim(),
  );

const radiosOf = ({ root }: Visitor) => [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];

const chosenOf = (visitor: Visitor) => radiosOf(visitor).find(({ checked }) => checked)?.value;

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
  }).timeout(30_000);

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
    const { visitor } = await openButton({ amounts: '10', intervals: 'once year' }, { attributes });
    expect(chosenOf(visitor)).to.be.undefined;
    expect(namesOf(visitor)[0]).to.equal('Donate £10');
    const other = await openButton(ask, { attributes });
    expect(chosenOf(other.visitor)).to.equal('month');
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
    expect(focused()).to.equal(donor.field(en.month));
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

  it('opens with the amount that a script passes, in the smallest unit', async () => {
    const { element, visitor, donor } = await openButton();
    element.show({ amount: 1250, interval: 'month' });
    await visitor.settled();
    expect(donor.buttonText).to.equal('Donate £12.50 monthly');
    for (const amount of [Number.NaN, -500, 2.5]) element.show({ amount });
    await visitor.settled();
    expect(donor.buttonText).to.equal('Donate £12.50 monthly');
  });

  it('leaves out values that can’t work, and reports them once', async () => {
    const { visitor, platform, element } = await openButton({ amounts: '10 ten', intervals: 'month week' });
    element.requestUpdate();
    await visitor.settled();
    expect(namesOf(visitor)).to.deep.equal(['Donate £10 monthly', en.customAmount]);
    const told = platform.reports.filter((one) => one instanceof ConfigurationError);
    expect(told.map(({ issues }) => issues.map(({ code }) => code))).to.deep.equal([
      ['not_an_amount', 'interval_not_offered'],
    ]);
  });

  it('is the plain button if the amounts are invalid or can’t be loaded', async () => {
    const none = await openButton({ amounts: 'ten' });
    expect(namesOf(none.visitor)).to.deep.equal([en.donate]);
    none.element.remove();
    const held = new HeldModule<unknown>(smallAskModule);
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
      () => visitor.root.querySelector('.ask')?.getAttribute('dir') === 'rtl',
      'It is not in Arabic.',
    );
    expect(visitor.root.querySelector('legend')?.textContent).to.equal(ar.interval);
  });
});
