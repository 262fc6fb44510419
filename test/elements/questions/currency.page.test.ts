// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget, record, sent } from '../../support/elements/donor.js';

const attributes = {
  currencies: 'GBP EUR JPY',
  amounts: '10 25; JPY 1000 3000',
  'min-amount': '5; JPY 500',
  'max-amount': '500; JPY 50000',
};

const items = JSON.stringify([{ label: 'Water bottle', amount: 5 }]);

describe('<donation-widget> with currencies', () => {
  it('lists them by name, offers the amounts of each, and sends the chosen one', async () => {
    const { donor, element, service } = await openFilled({ ...attributes, currency: 'EUR' });
    await expect(element).to.be.accessible();
    const select = donor.root.querySelector('select');
    expect(donor.field(en.currency)).to.equal(select);
    expect([...(select?.options ?? [])].map(({ text }) => text)).to.deep.equal([
      'Euro (€)',
      'British Pound (£)',
      'Japanese Yen (JP¥)',
    ]);
    expect(select?.value).to.equal('EUR');

    // The preset in the same place stays chosen.
    await donor.choose('€25');
    const changes = record(element, 'donation-change');
    for (const [code, options, hint, symbol, button] of [
      ['GBP', ['£10', '£25'], 'Between £5 and £500', '£', 'Donate £25.00'],
      ['EUR', ['€10', '€25'], 'Between €5 and €500', '€', 'Donate €25.00'],
      ['JPY', ['JP¥1,000', 'JP¥3,000'], 'Between JP¥500 and JP¥50,000', 'JP¥', 'Donate JP¥3,000'],
    ] as const) {
      await donor.select(en.currency, code);
      expect(donor.options(en.amount)).to.deep.equal(options);
      expect(donor.chosen(en.amount)).to.equal(options[1]);
      expect(donor.descriptionOf(en.customAmount)).to.equal(hint);
      expect(donor.field(en.customAmount).closest('.control')?.textContent.trim()).to.equal(symbol);
      expect(donor.buttonText).to.equal(button);
    }
    expect(changes.map(({ amount, currency }) => [amount, currency])).to.deep.equal([
      [2500, 'GBP'],
      [2500, 'EUR'],
      [3000, 'JPY'],
    ]);
    await donor.submit();
    const [request] = sent(service);
    expect(request?.currency).to.equal('JPY');
    expect(request?.line_items).to.deep.equal([{ quantity: 1, amount: 3000 }]);
  });

  it('keeps what the donor typed, and reads it in the other currency', async () => {
    const { donor } = await openFilled(attributes);
    await donor.type(en.customAmount, '12.50');
    for (const [code, button] of [
      ['EUR', 'Donate €12.50'],
      ['JPY', en.donate],
    ] as const) {
      await donor.select(en.currency, code);
      expect(donor.field(en.customAmount).value).to.equal('12.50');
      expect(donor.buttonText).to.equal(button);
    }
    for (const [code, typed, error] of [
      ['EUR', '501', localize(en, 'max', { max: '€500' })],
      ['JPY', '499', localize(en, 'min', { min: 'JP¥500' })],
      ['JPY', '700.5', localize(en, 'precision', { example: 'JP¥1,000' })],
    ] as const) {
      await donor.select(en.currency, code);
      await donor.type(en.customAmount, typed);
      await donor.submit();
      expect(donor.errorOf(en.customAmount)).to.equal(error);
    }
  });

  it('does not ask if there is only one', async () => {
    const { donor } = await openWidget({ currencies: 'GBP' });
    expect(donor.has(en.currency)).to.be.false;
  });

  it('explains why there are no items in a currency without their prices, and sends none', async () => {
    const priced = localize(en, 'giftsPriced', { currency: 'GBP' });
    const { donor, element } = await openFilled({ ...attributes, items });
    await donor.add('Water bottle');
    expect(donor.hints).not.to.include(priced);
    await donor.select(en.currency, 'EUR');
    expect(donor.has('Water bottle')).to.be.false;
    expect(donor.hints).to.include(priced);
    await expect(element).to.be.accessible();
    await donor.type(en.customAmount, '20');
    expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount: 2000 }]);

    element.items = [
      { label: 'Water bottle', amount: 500 },
      { label: 'Wasserflasche', amount: 600, currency: 'EUR' },
    ];
    await element.updateComplete;
    expect(donor.has('Water bottle')).to.be.false;
    expect(donor.descriptionOf('Wasserflasche')).to.equal(localize(en, 'each', { price: '€6' }));
  });
});
