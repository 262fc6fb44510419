// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { mostOfAnItem } from '../../../src/questions/giving/items/state.js';
import { openFilled, openWidget, record, sent } from '../../support/elements/donor.js';

const items = JSON.stringify([
  { label: 'Water bottle', amount: 5, project: 'Water' },
  { label: 'Blanket', amount: '12.50', intention: 'Winter', country: 'KE' },
]);

const more = (label: string) => localize(en, 'more', { label });
const fewer = (label: string) => localize(en, 'fewer', { label });

const bottle = { amount: 500, project: 'Water' };
const blanket = { amount: 1250, intention: 'Winter', country_iso: 'KE' };

describe('<donation-widget> with items', () => {
  it('counts each, says so, and sends each as a line of its own', async () => {
    const { donor, element, service } = await openFilled({ items });
    await expect(element).to.be.accessible();
    expect(donor.descriptionOf('Water bottle')).to.equal(localize(en, 'each', { price: '£5' }));
    expect(donor.descriptionOf('Blanket')).to.equal(localize(en, 'each', { price: '£12.50' }));
    expect(donor.chosen(en.amount)).to.equal(en.noAmount);
    expect(donor.buttonText).to.equal(en.donate);

    // Without items, the form needs an amount.
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal([en.empty]);
    await donor.add('Blanket');
    expect(donor.errorSummary).to.deep.equal([]);
    await donor.press(fewer('Blanket'));

    // The quantity changes by one, between zero and the maximum.
    const quantities: string[] = [];
    for (const step of [fewer, more, more, fewer, fewer, fewer, more]) {
      await donor.press(step('Water bottle'));
      quantities.push(donor.field('Water bottle').value);
    }
    expect(quantities).to.deep.equal(['', '1', '2', '1', '', '', '1']);
    await donor.type('Water bottle', String(mostOfAnItem - 1));
    await donor.add('Water bottle');
    await donor.add('Water bottle');
    expect(donor.field('Water bottle').value).to.equal(String(mostOfAnItem));

    // A new quantity is announced only after the press of a button, which keeps the focus.
    const said = () =>
      [...donor.root.querySelectorAll('.stepper [aria-live]')].map(({ textContent }) => textContent);
    await donor.type('Water bottle', '3');
    expect(said()[0]).to.equal('');
    donor.find(more('Blanket'))?.focus();
    await donor.add('Blanket');
    await donor.add('Blanket');
    expect(said()[1]).to.equal('Blanket: 2');
    expect(donor.root.activeElement).to.equal(donor.find(more('Blanket')));
    expect(donor.find(fewer('Blanket'))?.hasAttribute('aria-disabled')).to.be.false;
    await donor.press(fewer('Blanket'));
    await donor.press(fewer('Blanket'));
    expect(said()[1]).to.equal('Blanket: 0');
    expect(donor.find(fewer('Blanket'))?.getAttribute('aria-disabled')).to.equal('true');
    await donor.type('Blanket', '7');
    expect(said()[1]).to.equal('');
    await donor.type('Blanket', '1');

    expect(donor.buttonText).to.equal('Donate £27.50');
    await donor.submit();
    expect(sent(service)[0]?.line_items).to.deep.equal([
      { quantity: 3, ...bottle },
      { quantity: 1, ...blanket },
    ]);
  });

  for (const [letters, size, isBeside] of [
    ['usual', '16px', true],
    ['large', '32px', false],
  ] as const) {
    it(`has room for an item’s name on a phone with ${letters} text`, async () => {
      const { donor, page } = await openWidget({ items });
      Object.assign(page.style, { inlineSize: '328px', fontSize: size });
      const field = donor.field('Blanket').parentElement?.getBoundingClientRect();
      const [name = new DOMRect()] = [...donor.root.querySelectorAll('.item label')]
        .filter(({ textContent }) => textContent === 'Blanket')
        .map((label) => label.getBoundingClientRect());
      expect((field?.top ?? 0) < name.bottom).to.equal(isBeside);
      expect(name.width).to.be.above(120);
    });
  }

  it('adds them to an amount in the totals, and clears that with “None”', async () => {
    const { donor, element } = await openFilled({ items });
    const amounts = record(element, 'donation-change');
    await donor.add('Water bottle');
    expect(donor.totals).to.deep.equal([
      ['Water bottle', '£5.00'],
      [en.now, '£5.00'],
    ]);
    await donor.add('Water bottle');
    const bottles = { quantity: 2, ...bottle };
    for (const choose of [() => donor.choose('£10'), () => donor.type(en.customAmount, '10')]) {
      await choose();
      expect(donor.totals).to.deep.equal([
        [en.gift, '£10.00'],
        ['2 × Water bottle', '£10.00'],
        [en.now, '£20.00'],
      ]);
      expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount: 1000 }, bottles]);
      await donor.choose(en.noAmount);
      expect(element.request?.line_items).to.deep.equal([bottles]);
    }
    expect(amounts.map(({ amount }) => amount)).to.deep.equal([500, 1000, 2000, 1000, 2000, 1000]);
  });

  it('sends them in a recurring donation', async () => {
    const { donor, element } = await openFilled({ items });
    await donor.choose(en.month);
    await donor.type('Water bottle', '2');
    expect(donor.buttonText).to.equal('Donate £10.00 monthly');
    expect(element.request).to.deep.include({
      payment_type: 'subscription',
      line_items: [{ quantity: 2, ...bottle }],
    });
    expect(element.request).not.to.have.property('one_time_items');
  });

  for (const [label, other] of [
    ['Water bottle', 'Blanket'],
    ['Blanket', 'Water bottle'],
  ] as const) {
    it(`marks and keeps an invalid quantity of “${label}”, and leads to it`, async () => {
      const error = localize(en, 'quantity', { most: mostOfAnItem });
      const { donor, element, service } = await openFilled({ items, 'default-amount': '10' });
      const invalid = record(element, 'donation-invalid');
      await donor.type(label, 'x');
      await donor.submit();
      expect(service.calls).to.deep.equal([]);
      expect(invalid.map(({ fields }) => fields)).to.deep.equal([[{ name: 'gifts', code: 'quantity' }]]);
      expect(donor.errorSummary).to.deep.equal([error]);
      expect(donor.field(label).value).to.equal('x');
      expect(donor.field(label).getAttribute('aria-invalid')).to.equal('true');
      expect(donor.field(other).hasAttribute('aria-invalid')).to.be.false;
      expect(donor.field(label).closest('fieldset')?.hasAttribute('aria-describedby')).to.be.false;
      expect(donor.descriptionOf(label)).to.match(new RegExp(` \\. ${error}$`));
      expect(donor.descriptionOf(other)).not.to.contain(error);
      await expect(element).to.be.accessible();

      await donor.follow(error);
      expect(donor.root.activeElement).to.equal(donor.field(label));
      await donor.add(label);
      expect(donor.errorSummary).to.deep.equal([]);
      expect(donor.field(label).value).to.equal('1');
    });
  }

  it('marks an item whose line is above the limit', async () => {
    const { donor } = await openFilled({ items, 'max-amount': '100' });
    await donor.type('Blanket', '9');
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal([localize(en, 'gifts.max', { max: '£100' })]);
    expect(donor.field('Blanket').getAttribute('aria-invalid')).to.equal('true');
    expect(donor.field('Water bottle').hasAttribute('aria-invalid')).to.be.false;
    await donor.press(fewer('Blanket'));
    expect(donor.errorSummary).to.deep.equal([]);
  });
});

describe('<donation-widget> with items and a minimum amount', () => {
  it('shows an error below the minimum, and sends items from there', async () => {
    const { donor, element, service } = await openFilled({ items, 'min-amount': '50', amounts: '' });
    const invalid = record(element, 'donation-invalid');
    await donor.type('Water bottle', '1');
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(invalid[0]?.fields).to.deep.equal([{ name: 'gifts', code: 'min' }]);
    expect(donor.errorSummary).to.deep.equal([localize(en, 'gifts.min', { min: '£50' })]);
    expect(donor.field('Water bottle').getAttribute('aria-invalid')).to.equal('true');
    expect(donor.field('Blanket').getAttribute('aria-invalid')).to.equal(null);
    await donor.type('Water bottle', '10');
    expect(donor.errorSummary).to.deep.equal([]);
    await donor.submit();
    expect(sent(service).map(({ line_items: lines }) => lines)).to.deep.equal([
      [{ ...bottle, quantity: 10 }],
    ]);
  });

  it('checks each line, even if the total is above the minimum', async () => {
    const { donor, element } = await openFilled({ items, 'min-amount': '50', amounts: '' });
    await donor.type('Water bottle', '9');
    await donor.type('Blanket', '4');
    expect(element.request).to.equal(null);
    expect(donor.buttonText).to.equal(en.donate);
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal([localize(en, 'gifts.min', { min: '£50' })]);
  });

  it('accepts cheaper items if the page sets no minimum', async () => {
    const cheap = JSON.stringify([{ label: 'Seed', amount: '0.40' }]);
    for (const attributes of [{ items: cheap }, { items: cheap, 'min-amount': '' }]) {
      const { donor, element } = await openFilled(attributes);
      await donor.type('Seed', '1');
      expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount: 40 }]);
    }
  });

  it('checks the minimum of each currency', async () => {
    const { donor, element } = await openFilled({
      currencies: 'GBP JPY',
      amounts: '10; JPY 1000',
      'min-amount': '5; JPY 500',
      items: JSON.stringify([
        { label: 'Book', amount: 3 },
        { label: 'Hon', amount: 400, currency: 'JPY' },
      ]),
    });
    await donor.type('Book', '1');
    expect(element.request).to.equal(null);
    await donor.select(en.currency, 'JPY');
    await donor.type('Hon', '1');
    expect(element.request).to.equal(null);
    await donor.type('Hon', '2');
    expect(element.request?.line_items).to.deep.equal([{ quantity: 2, amount: 400 }]);
  });
});
