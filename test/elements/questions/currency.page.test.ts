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
  it('passes the a11y audit', async () => {
    const { element } = await openWidget({ ...attributes, items });
    await expect(element).to.be.accessible();
  });

  it('lists them by name, and selects the first', async () => {
    const { donor } = await openWidget({ ...attributes, currency: 'EUR' });
    const select = donor.root.querySelector('select');
    expect(donor.field(en.currency)).to.equal(select);
    expect([...(select?.options ?? [])].map(({ text }) => text)).to.deep.equal([
      'Euro (€)',
      'British Pound (£)',
      'Japanese Yen (JP¥)',
    ]);
    expect(select?.value).to.equal('EUR');
  });

  it('does not ask if there is only one', async () => {
    const { donor } = await openWidget({ currencies: 'GBP' });
    expect(donor.has(en.currency)).to.be.false;
  });

  const shown: [code: string, options: string[], hint: string, symbol: string, button: string][] = [
    ['GBP', ['£10', '£25'], 'Between £5 and £500', '£', 'Donate £25.00'],
    ['EUR', ['€10', '€25'], 'Between €5 and €500', '€', 'Donate €25.00'],
    ['JPY', ['JP¥1,000', 'JP¥3,000'], 'Between JP¥500 and JP¥50,000', 'JP¥', 'Donate JP¥3,000'],
  ];
  for (const [code, options, hint, symbol, button] of shown) {
    it(`uses the presets, limits and symbol of ${code}, and keeps the preset’s position`, async () => {
      const { donor } = await openWidget(attributes);
      await donor.choose('£25');
      await donor.select(en.currency, code);
      expect(donor.options(en.amount)).to.deep.equal(options);
      expect(donor.chosen(en.amount)).to.equal(options[1]);
      expect(donor.descriptionOf(en.customAmount)).to.equal(hint);
      expect(donor.field(en.customAmount).closest('.control')?.textContent.trim()).to.equal(symbol);
      expect(donor.buttonText).to.equal(button);
    });
  }

  const limits: [code: string, typed: string, error: string][] = [
    ['EUR', '501', localize(en, 'max', { max: '€500' })],
    ['JPY', '499', localize(en, 'min', { min: 'JP¥500' })],
    ['JPY', '700.5', localize(en, 'precision', { example: 'JP¥1,000' })],
  ];
  for (const [code, typed, error] of limits) {
    it(`shows “${error}” for ${typed} in ${code}`, async () => {
      const { donor } = await openFilled(attributes);
      await donor.select(en.currency, code);
      await donor.type(en.customAmount, typed);
      await donor.submit();
      expect(donor.errorOf(en.customAmount)).to.equal(error);
    });
  }

  it('keeps what the donor typed, and reads it in the other currency', async () => {
    const { donor } = await openWidget(attributes);
    await donor.type(en.customAmount, '12.50');
    await donor.select(en.currency, 'EUR');
    expect(donor.field(en.customAmount).value).to.equal('12.50');
    expect(donor.buttonText).to.equal('Donate €12.50');
    await donor.select(en.currency, 'JPY');
    expect(donor.field(en.customAmount).value).to.equal('12.50');
    expect(donor.buttonText).to.equal(en.donate);
  });

  it('sends the currency, and fires donation-change', async () => {
    const { donor, element, service } = await openFilled(attributes);
    const changes = record(element, 'donation-change');
    await donor.select(en.currency, 'JPY');
    await donor.submit();
    expect(changes.map(({ amount, currency }) => [amount, currency])).to.deep.equal([[1000, 'JPY']]);
    const [request] = sent(service);
    expect(request?.currency).to.equal('JPY');
    expect(request?.line_items).to.deep.equal([{ quantity: 1, amount: 1000 }]);
  });

  describe('and items with prices in one of them', () => {
    const priced = localize(en, 'giftsPriced', { currency: 'GBP' });

    it('shows the items in that currency', async () => {
      const { donor } = await openWidget({ ...attributes, items });
      expect(donor.has('Water bottle')).to.be.true;
      expect(donor.hints).not.to.include(priced);
    });

    it('explains in another currency why there are no items, and sends none', async () => {
      const { donor, element } = await openFilled({ ...attributes, items });
      await donor.add('Water bottle');
      await donor.select(en.currency, 'EUR');
      expect(donor.has('Water bottle')).to.be.false;
      expect(donor.hints).to.include(priced);
      await donor.type(en.customAmount, '20');
      expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount: 2000 }]);
    });

    it('shows only the items with prices in the chosen currency', async () => {
      const both = JSON.stringify([
        { label: 'Water bottle', amount: 5 },
        { label: 'Wasserflasche', amount: 6, currency: 'EUR' },
      ]);
      const { donor } = await openWidget({ ...attributes, items: both });
      await donor.select(en.currency, 'EUR');
      expect(donor.has('Water bottle')).to.be.false;
      expect(donor.descriptionOf('Wasserflasche')).to.equal(localize(en, 'each', { price: '€6' }));
    });
  });

  it('sends the amount in the currency’s smallest unit', async () => {
    const { donor, element } = await openWidget({ currency: 'JPY', amounts: '1000 5000' });
    await donor.type('Email address', 'a@example.org');
    expect(donor.has('JP¥1,000') || donor.has('¥1,000')).to.be.true;
    expect(element.request?.line_items[0]?.amount).to.equal(1000);
  });
});
