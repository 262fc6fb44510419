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
  it('passes the a11y audit with and without an error', async () => {
    const { donor, element } = await openWidget({ items });
    await expect(element).to.be.accessible();
    await donor.type('Blanket', 'x');
    await donor.submit();
    await expect(element).to.be.accessible();
  });

  it('shows each with its price, and preselects no amount', async () => {
    const { donor } = await openWidget({ items });
    expect(donor.descriptionOf('Water bottle')).to.equal(localize(en, 'each', { price: '£5' }));
    expect(donor.descriptionOf('Blanket')).to.equal(localize(en, 'each', { price: '£12.50' }));
    expect(donor.chosen(en.amount)).to.equal(en.noAmount);
    expect(donor.buttonText).to.equal(en.donate);
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

  it('changes the quantity by one, and never below zero', async () => {
    const { donor } = await openWidget({ items });
    const quantities: string[] = [];
    for (const step of [fewer, more, more, fewer, fewer, fewer, more]) {
      await donor.press(step('Water bottle'));
      quantities.push(donor.field('Water bottle').value);
    }
    expect(quantities).to.deep.equal(['', '1', '2', '1', '', '', '1']);
    expect(donor.field('Blanket').value).to.equal('');
  });

  it('announces a new quantity politely, but only after a button press', async () => {
    const { donor } = await openWidget({ items });
    const said = () =>
      [...donor.root.querySelectorAll('.stepper [aria-live]')].map(({ textContent }) => textContent);
    expect(said()).to.deep.equal(['', '']);
    await donor.add('Blanket');
    await donor.add('Blanket');
    expect(said()).to.deep.equal(['', 'Blanket: 2']);
    await donor.press(fewer('Blanket'));
    await donor.press(fewer('Blanket'));
    expect(said()).to.deep.equal(['', 'Blanket: 0']);
    await donor.type('Blanket', '7');
    expect(said()).to.deep.equal(['', '']);
    await donor.add('Blanket');
    expect(said()).to.deep.equal(['', 'Blanket: 8']);
  });

  it('disables the button for fewer at zero', async () => {
    const { donor } = await openWidget({ items });
    expect(donor.find(fewer('Blanket'))?.getAttribute('aria-disabled')).to.equal('true');
    await donor.add('Blanket');
    expect(donor.find(fewer('Blanket'))?.hasAttribute('aria-disabled')).to.be.false;
  });

  it('changes a typed quantity by one, up to the maximum', async () => {
    const { donor } = await openWidget({ items });
    await donor.type('Water bottle', String(mostOfAnItem - 1));
    await donor.add('Water bottle');
    await donor.add('Water bottle');
    expect(donor.field('Water bottle').value).to.equal(String(mostOfAnItem));
  });

  it('keeps the focus on the button that was pressed', async () => {
    const { donor } = await openWidget({ items });
    donor.find(more('Blanket'))?.focus();
    await donor.add('Blanket');
    expect(donor.root.activeElement).to.equal(donor.find(more('Blanket')));
  });

  it('sends items without an amount, each as its own line', async () => {
    const { donor, element } = await openFilled({ items });
    await donor.type('Water bottle', '3');
    await donor.add('Blanket');
    expect(element.request?.line_items).to.deep.equal([
      { quantity: 3, ...bottle },
      { quantity: 1, ...blanket },
    ]);
    expect(donor.buttonText).to.equal('Donate £27.50');
  });

  const otherAmounts: [
    what: string,
    choose: (donor: Awaited<ReturnType<typeof openFilled>>['donor']) => unknown,
  ][] = [
    ['a preset', (donor) => donor.choose('£25')],
    ['a custom amount', (donor) => donor.type(en.customAmount, '25')],
  ];
  for (const [what, choose] of otherAmounts) {
    it(`sends them with ${what}`, async () => {
      const { donor, element } = await openFilled({ items });
      await donor.add('Blanket');
      await choose(donor);
      expect(element.request?.line_items).to.deep.equal([
        { quantity: 1, amount: 2500 },
        { quantity: 1, ...blanket },
      ]);
      expect(donor.buttonText).to.equal('Donate £37.50');
    });
  }

  it('clears the amount with “None”', async () => {
    const { donor, element } = await openFilled({ items });
    await donor.add('Blanket');
    await donor.choose('£25');
    await donor.choose(en.noAmount);
    expect(element.request?.line_items).to.deep.equal([{ quantity: 1, ...blanket }]);
  });

  it('updates the totals as the donation grows', async () => {
    const { donor, element } = await openFilled({ items });
    const amounts = record(element, 'donation-change');
    await donor.add('Water bottle');
    expect(donor.totals).to.deep.equal([
      ['Water bottle', '£5.00'],
      [en.now, '£5.00'],
    ]);
    await donor.add('Water bottle');
    await donor.choose('£10');
    expect(donor.totals).to.deep.equal([
      [en.gift, '£10.00'],
      ['2 × Water bottle', '£10.00'],
      [en.now, '£20.00'],
    ]);
    expect(amounts.map(({ amount }) => amount)).to.deep.equal([500, 1000, 2000]);
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

  it('requires an amount if there are no items', async () => {
    const { donor } = await openFilled({ items });
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal([en.empty]);
    await donor.add('Blanket');
    expect(donor.errorSummary).to.deep.equal([]);
  });

  describe('and an invalid quantity', () => {
    const error = localize(en, 'quantity', { most: mostOfAnItem });
    const withAmount = { items, 'default-amount': '10' };

    it('marks and keeps it', async () => {
      const { donor, element, service } = await openFilled(withAmount);
      const invalid = record(element, 'donation-invalid');
      await donor.type('Water bottle', 'x');
      await donor.submit();
      expect(service.calls).to.deep.equal([]);
      expect(invalid.map(({ fields }) => fields)).to.deep.equal([[{ name: 'gifts', code: 'quantity' }]]);
      expect(donor.errorSummary).to.deep.equal([error]);
      expect(donor.field('Water bottle').value).to.equal('x');
      expect(donor.field('Water bottle').getAttribute('aria-invalid')).to.equal('true');
      expect(donor.field('Blanket').hasAttribute('aria-invalid')).to.be.false;
    });

    it('shows the same message in the description of the wrong field alone', async () => {
      const { donor } = await openFilled(withAmount);
      await donor.type('Water bottle', 'x');
      await donor.submit();
      const group = donor.field('Water bottle').closest('fieldset');
      expect(group?.hasAttribute('aria-describedby')).to.be.false;
      expect(donor.descriptionOf('Water bottle')).to.match(new RegExp(` \\. ${error}$`));
      expect(donor.descriptionOf('Blanket')).not.to.contain(error);
    });

    for (const label of ['Water bottle', 'Blanket']) {
      it(`links from the summary to “${label}”`, async () => {
        const { donor } = await openFilled(withAmount);
        await donor.type(label, 'x');
        await donor.submit();
        await donor.follow(error);
        expect(donor.root.activeElement).to.equal(donor.field(label));
      });
    }

    it('clears the error when the donor uses the buttons', async () => {
      const { donor } = await openFilled(withAmount);
      await donor.type('Blanket', 'x');
      await donor.submit();
      await donor.add('Blanket');
      expect(donor.errorSummary).to.deep.equal([]);
      expect(donor.field('Blanket').value).to.equal('1');
    });
  });

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
