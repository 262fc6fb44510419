// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget, record, sent, type Donor } from '../../support/elements/donor.js';

const purposes = JSON.stringify([
  { value: 'W-26', label: 'Wells' },
  { value: 'S-26', label: 'Schools' },
  { value: 'G', label: 'Where it is needed most' },
]);
const attributes = { purposes, split: '' };

const amountFor = (label: string) => localize(en, 'amountFor', { label });
const remove = (label: string) => localize(en, 'removePurpose', { label });

/** What screen readers announce after a press. */
const announced = (donor: Donor) => donor.root.querySelector('.split > [aria-live]')?.textContent;

const openDivided = async (more: Record<string, string> = {}) => {
  const opened = await openFilled({ ...attributes, ...more });
  await opened.donor.press(en.addPurpose);
  return opened;
};

describe('<donation-widget> with a split donation', () => {
  it('has an amount for each purpose, and sends a line for each', async () => {
    const { donor, element, service } = await openFilled(attributes);
    await expect(element).to.be.accessible();
    await donor.press(en.addPurpose);
    await expect(element).to.be.accessible();
    // Screen readers would stop at a live region with a role.
    expect(donor.root.querySelector('.split :is(output, [role="status"], [role="alert"])')).to.equal(null);
    expect(donor.has(en.customAmount)).to.be.false;
    expect(donor.field(amountFor('Wells')).value).to.equal('10');
    expect(donor.buttonText).to.equal(en.donate);
    await donor.type(amountFor('Schools'), '5.50');
    await donor.choose(en.month);
    expect(donor.totals.slice(0, 3)).to.deep.equal([
      ['Wells', '£10.00'],
      ['Schools', '£5.50'],
      [en.now, '£15.50'],
    ]);
    expect(donor.buttonText).to.equal('Donate £15.50 monthly');
    await donor.submit();
    expect(sent(service).map(({ line_items: lines }) => lines)).to.deep.equal([
      [
        { quantity: 1, amount: 1000, project: 'W-26' },
        { quantity: 1, amount: 550, project: 'S-26' },
      ],
    ]);
  });

  it('has the button that adds a purpose below the purposes', async () => {
    const { donor } = await openWidget(attributes);
    const add = donor.find(en.addPurpose);
    const follows = (one: Node | undefined, other: Node) => one?.compareDocumentPosition(other);
    expect(follows(donor.field(en.intention), add ?? donor.root)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(follows(add, donor.field(en.customAmount))).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps the total while an amount is missing or can’t be read', async () => {
    const { donor } = await openDivided();
    const total = () => donor.root.querySelector('.so-far dd')?.textContent;
    expect(total()).to.equal('£10.00');
    await donor.type(amountFor('Schools'), '5.50');
    expect(total()).to.equal('£15.50');
    await donor.type(amountFor('Schools'), 'x');
    expect(total()).to.equal('£10.00');
    await donor.press(remove('Schools'));
    expect(total()).to.equal(undefined);
  });

  it('moves the focus to the new field, and after a removal to the button that adds', async () => {
    const { donor } = await openDivided();
    expect(donor.root.activeElement).to.equal(donor.field(amountFor('Schools')));
    await donor.press(en.addPurpose);
    expect(donor.root.activeElement).to.equal(donor.field(amountFor('Where it is needed most')));
    expect(donor.find(en.addPurpose)).to.equal(undefined);
    for (const label of ['Schools', 'Wells']) {
      await donor.press(remove(label));
      expect(donor.root.activeElement).to.equal(donor.find(en.addPurpose));
      expect(announced(donor)).to.equal(localize(en, 'purposeRemoved', { label }));
    }
    expect(donor.field(en.intention).value).to.equal('G');
    expect(donor.chosen(en.amount)).to.equal(undefined);
    await donor.press(en.addPurpose);
    expect(announced(donor)).to.equal('');
  });

  it('lets the donor choose another purpose for an amount', async () => {
    const { donor, element } = await openDivided();
    await donor.type(amountFor('Schools'), '5');
    const second = localize(en, 'purposeNumber', { number: 2 });
    const names = [...donor.field(second).querySelectorAll('option')].map(({ text }) => text);
    expect(names).to.deep.equal(['Schools', 'Where it is needed most']);
    await donor.select(second, 'Where it is needed most');
    expect(donor.field(amountFor('Where it is needed most')).value).to.equal('5');
    expect(element.request?.line_items.map(({ project }) => project)).to.deep.equal(['W-26', 'G']);
  });

  it('names the purpose in each error, and focuses its field', async () => {
    const { donor, element } = await openDivided();
    await donor.type(amountFor('Wells'), 'x');
    const invalid = record(element, 'donation-invalid');
    await donor.submit();
    const missing = localize(en, 'split.empty', { label: 'Schools' });
    expect(donor.errorSummary).to.deep.equal([localize(en, 'split.format', { example: '£10' }), missing]);
    expect(donor.errorOf(amountFor('Schools'))).to.equal(missing);
    expect(invalid[0]?.fields).to.deep.equal([
      { name: 'split-0', code: 'format' },
      { name: 'split-1', code: 'empty' },
    ]);
    await donor.follow(missing);
    expect(donor.root.activeElement).to.equal(donor.field(amountFor('Schools')));
    await donor.type(amountFor('Schools'), '5');
    expect(donor.errorSummary).to.deep.equal([localize(en, 'split.format', { example: '£10' })]);
  });

  it('says the limits once, for every amount, and if the amounts are too much together', async () => {
    const { donor, element } = await openDivided({ 'max-amount': '100' });
    const hint = localize(en, 'limits', { min: '£1', max: '£100' });
    const hints = () =>
      [...donor.root.querySelectorAll('.split .hint')].map(({ textContent }) => textContent);
    const described = (label: string) =>
      (donor.field(amountFor(label)).getAttribute('aria-describedby')?.split(' ') ?? []).map(
        (id) => donor.root.getElementById(id)?.textContent,
      );
    expect(hints()).to.deep.equal([hint]);
    for (const label of ['Wells', 'Schools']) expect(described(label)).to.deep.equal([hint]);
    await donor.submit();
    const missing = localize(en, 'split.empty', { label: 'Schools' });
    expect(described('Wells')).to.deep.equal([hint]);
    expect(described('Schools')).to.deep.equal([hint, '.', missing]);
    expect(hints()).to.deep.equal([hint]);
    await expect(element).to.be.accessible();

    await donor.type(amountFor('Schools'), '95');
    await donor.submit();
    expect(donor.errorOf(amountFor('Schools'))).to.equal(localize(en, 'max_total', { max: '£100' }));
    await donor.type(amountFor('Wells'), '5');
    expect(donor.errorSummary).to.deep.equal([]);
  });

  it('offers the currencies with the amounts', async () => {
    const { donor } = await openDivided({ currencies: 'GBP EUR' });
    await donor.select(en.currency, 'EUR');
    await donor.type(amountFor('Schools'), '5');
    expect(donor.buttonText).to.equal('Donate €15.00');
  });

  it('asks which amount is meant, for each purpose', async () => {
    const { donor, element } = await openFilled(
      { ...attributes, locale: 'fr', currency: 'EUR' },
      { properties: { messages: en } },
    );
    await donor.press(en.addPurpose);
    await donor.type(amountFor('Schools'), '1.500');
    await donor.press('1 500,00 €');
    expect(donor.root.activeElement).to.equal(donor.field(amountFor('Schools')));
    expect(element.request?.line_items[1]).to.deep.include({ amount: 150_000 });
  });

  it('does nothing with one purpose', async () => {
    const { donor } = await openWidget({ split: '', projects: 'Wells' });
    expect(donor.find(en.addPurpose)).to.equal(undefined);
  });
});
