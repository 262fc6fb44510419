// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { openFilled, record, sent } from '../../support/elements/donor.js';

const items = JSON.stringify([
  { label: 'Water bottle', amount: 5, project: 'Water' },
  { label: 'Blanket', amount: '12.50', intention: 'Winter', country: 'KE' },
]);

const bottle = { amount: 500, project: 'Water' };

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
