import { expect } from '@open-wc/testing';
import { quantitiesIn } from '../../../../src/questions/giving/items/part.js';
import type { Form } from '../../../../src/questions/part.js';
import {
  amountGiven,
  type Changes,
  donationIn,
  errorsIn,
  type Fields,
  filled,
  formWith,
  issuesOf,
  itemsGiven,
  pricedIn,
  requestIn,
} from '../../../support/questions/forms.js';
import { totalsOfDonation } from '../../../../src/form/totals.js';

const text = (list: unknown[]) => JSON.stringify(list);

const items = text([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
  { label: 'Graines', amount: 12, currency: 'EUR' },
]);
const withItems: Changes = { items, currencies: 'EUR' };

type Codes = [field: string, code: string][];

describe('items', () => {
  for (const [why, fields, amount, given] of [
    ['alone', { 'gift-0': '2', 'gift-1': '', amount: '' }, 0, { Seeds: 2 }],
    ['in digits of any script', { 'gift-0': ' ٣ ', 'gift-1': '0', amount: '' }, 0, { Seeds: 3 }],
    ['with a preset', { 'gift-1': '1', preset: '2500' }, 2500, { Book: 1 }],
    ['with another amount', { 'gift-0': '1', 'gift-1': '1', amount: '7.50' }, 750, { Seeds: 1, Book: 1 }],
    ['with all quantities 0', { amount: '7.50' }, 750, {}],
    ['in another currency', { currency: 'EUR', 'gift-0': '4', amount: '' }, 0, { Graines: 4 }],
    ['without unknown positions', { 'gift-0': '1', 'gift-2': '9', preset: '1000' }, 1000, { Seeds: 1 }],
  ] as [string, Fields, number, Record<string, number>][]) {
    it(`are donated ${why}`, () => {
      const donation = donationIn(formWith(withItems, fields));
      expect(amountGiven(donation)).to.equal(amount);
      expect(itemsGiven(donation)).to.deep.equal(given);
    });
  }

  for (const [fields, wanted] of [
    [{ amount: '' }, [['amount', 'empty']]],
    [{ 'gift-0': '0', 'gift-1': ' ', amount: '' }, [['amount', 'empty']]],
    [{ 'gift-0': '1', amount: 'ten' }, [['amount', 'format']]],
    [{ 'gift-0': '1', amount: ' ' }, [['amount', 'empty']]],
    [{ 'gift-0': '1', 'gift-1': 'x', amount: '' }, [['gifts', 'quantity']]],
    [{ 'gift-0': 'x', amount: '' }, [['gifts', 'quantity']]],
    [{ 'gift-0': '1000', preset: '1000' }, [['gifts', 'quantity']]],
    [{ 'gift-0': '-1', preset: '1000' }, [['gifts', 'quantity']]],
    [{ 'gift-0': '1.5', preset: '1000' }, [['gifts', 'quantity']]],
  ] as [Fields, Codes][]) {
    it(`report ${wanted.join()} for ${JSON.stringify(fields)}`, () => {
      expect(errorsIn(formWith(withItems, fields))).to.deep.equal(wanted);
    });
  }

  it('can add up to the exact limit', () => {
    const expensive = { items: text([{ label: 'Book', amount: 50 }]), maxAmount: '100' };
    expect(itemsGiven(donationIn(formWith(expensive, { 'gift-0': '2' })))).to.deep.equal({ Book: 2 });
    expect(errorsIn(formWith(expensive, { 'gift-0': '3' }))).to.deep.equal([['gifts', 'max']]);
  });

  it('stay within the limit in each line', () => {
    const limited = (fields: Fields) => formWith({ items, maxAmount: '100' }, { preset: '10000', ...fields });
    const within = donationIn(limited({ 'gift-0': '6', 'gift-1': '33' }));
    expect(itemsGiven(within)).to.deep.equal({ Seeds: 6, Book: 33 });
    expect(errorsIn(limited({ 'gift-0': '7' }))).to.deep.equal([['gifts', 'max']]);
    expect(errorsIn(limited({ 'gift-1': '34' }))).to.deep.equal([['gifts', 'max']]);
  });

  const expensive = text([
    { label: 'Well', amount: 500_000 },
    { label: 'Pump', amount: '499999.99' },
  ]);
  for (const [quantities, custom, wanted] of [
    [['1', '1'], '', []],
    [['2', ''], '', [['gifts', 'max']]],
    [['1', ''], '499,999.99', []],
    [['1', ''], '500,000', [['amount', 'max']]],
    [['1', '1'], '1', [['amount', 'max']]],
    [['', ''], '999999.99', []],
    [['', ''], '1000000', [['amount', 'max']]],
  ] as [[string, string], string, Codes][]) {
    const sum = `${quantities.join(' and ')} and ${JSON.stringify(custom)}`;
    it(`${wanted.length > 0 ? 'exceed' : 'stay within'} eight digits in the sum of ${sum}`, () => {
      const fields = { 'gift-0': quantities[0], 'gift-1': quantities[1], amount: custom };
      expect(errorsIn(formWith({ items: expensive }, fields))).to.deep.equal(wanted);
    });
  }

  it('are read one by one', () => {
    const limited = { items, maxAmount: '100' };
    const wrong = formWith(limited, { 'gift-0': '7', 'gift-1': 'x' });
    expect(quantitiesIn(wrong)).to.deep.equal([{ code: 'max' }, { code: 'quantity' }]);
    expect(quantitiesIn(formWith(limited, { 'gift-0': '6' }))).to.deep.equal([{ value: 6 }, { value: 0 }]);
  });

  it('store a quantity for each item of the currency', () => {
    const quantities = ({ states }: Form) => states['items'];
    const first = formWith(withItems, { 'gift-1': '3' });
    expect(quantities(first)).to.deep.equal(['', '3']);
    expect(quantities(filled(first, { 'gift-0': '2' }))).to.deep.equal(['2', '3']);
    expect(quantities(filled(first, { 'gift-1': '' }))).to.deep.equal(['', '']);
    const yen = formWith({ items, currencies: 'JPY' }, { currency: 'JPY', 'gift-0': '2' });
    expect(quantities(yen)).to.deep.equal([]);
  });

  it('are dropped with their currency, and stay in another interval', () => {
    const counted = formWith(withItems, { 'gift-0': '2', amount: '5' });
    expect(itemsGiven(donationIn(filled(counted, { interval: 'month' })))).to.deep.equal({ Seeds: 2 });
    const away = filled(counted, { currency: 'EUR' });
    expect(itemsGiven(donationIn(away))).to.deep.equal({});
    expect(itemsGiven(donationIn(filled(away, { currency: 'GBP' })))).to.deep.equal({});
  });
});

describe('Item entries', () => {
  it('have a label, a price and a purpose', () => {
    const written = text([
      { label: ' Seeds ', amount: 15.5, project: ' Farms ', intention: 'General', country: ' ke ' },
      { label: 'Book', amount: '3', project: '', country: '' },
    ]);
    expect(pricedIn({ items: written })).to.deep.equal([
      {
        label: 'Seeds',
        amount: 1550,
        purpose: { project: 'Farms', intention: 'General', country_iso: 'KE' },
      },
      { label: 'Book', amount: 300, purpose: {} },
    ]);
  });

  it('are in smallest units in a list, and for the currency they name', () => {
    const changes = {
      currencies: 'JPY',
      items: [
        { label: 'Book', amount: 300 },
        { label: '本', amount: 500, currency: 'JPY' },
      ],
    };
    expect(pricedIn(changes, 'GBP').map(({ amount }) => amount)).to.deep.equal([300]);
    expect(pricedIn(changes, 'JPY').map(({ amount }) => amount)).to.deep.equal([500]);
  });

  it('can cost exactly the limit', () => {
    expect(issuesOf({ maxAmount: '100', items: text([{ label: 'Book', amount: 100 }]) })).to.deep.equal([]);
  });

  for (const [written, code, values] of [
    [text([{ label: 'Book', amount: 5, currency: 'gpb' }]), 'unknown_entry_currency', { text: 'GPB' }],
    ...[
      {},
      { label: 'Book' },
      { amount: 3 },
      { label: ' ', amount: 3 },
      { label: 5, amount: 3 },
      { label: 'Book', amount: 0 },
      { label: 'Book', amount: '-3' },
      { label: 'Book', amount: 3, country: 'XX' },
    ].map((one) => [text([one]), 'incomplete_item'] as const),
    [[{ label: 'Book', amount: '3' }], 'incomplete_item'],
    ...['{', ' ', '{}', 'null', '"x"', '5', '[5]', '["x"]', '[null]', {} as never].map(
      (one) => [one, 'not_a_list'] as const,
    ),
  ] as [written: string, code: string, values?: object][]) {
    it(`report ${code} for ${JSON.stringify(written)}`, () => {
      expect(issuesOf({ items: written })).to.deep.equal([
        { attribute: 'items', code, ...(values && { values }) },
      ]);
    });
  }

  it('are rejected above the limit', () => {
    expect(issuesOf({ items: text([{ label: 'Well', amount: 500 }]), maxAmount: '100' })).to.deep.include({
      attribute: 'items',
      code: 'item_above_max',
      values: { currency: 'GBP' },
    });
  });
});

const settings: Changes = {
  currencies: 'EUR',
  project: 'Winter',
  country: 'GB',
  items: JSON.stringify([
    { label: 'Seeds', amount: 15.5, project: 'Farms', intention: 'Food', country: 'KE' },
    { label: 'Book', amount: 3, intention: 'Schools' },
    { label: 'Graines', amount: 12, currency: 'EUR' },
  ]),
};

describe('The lines of a donation', () => {
  it('start with the amount, then list each item with its own purpose or the form’s', () => {
    const form = formWith(settings, { preset: '1000', 'gift-0': '2', 'gift-1': '1' });
    expect(requestIn(form).line_items).to.deep.equal([
      { quantity: 1, amount: 1000, project: 'Winter', country_iso: 'GB' },
      { quantity: 2, amount: 1550, project: 'Farms', intention: 'Food', country_iso: 'KE' },
      { quantity: 1, amount: 300, project: 'Winter', intention: 'Schools', country_iso: 'GB' },
    ]);
    expect(donationIn(form).lines.map(({ label }) => label)).to.deep.equal([null, 'Seeds', 'Book']);
  });

  it('use the donor’s purpose instead of the page’s', () => {
    const chosen = { preset: '1000', 'gift-0': '1', 'gift-1': '1', project: 'Wells', intention: 'Zakat' };
    const choice = { projects: 'Farms; Wells', intentions: 'Zakat; General' };
    expect(requestIn(formWith({ ...settings, ...choice }, chosen)).line_items).to.deep.equal([
      { quantity: 1, amount: 1000, project: 'Wells', intention: 'Zakat', country_iso: 'GB' },
      { quantity: 1, amount: 1550, project: 'Farms', intention: 'Food', country_iso: 'KE' },
      { quantity: 1, amount: 300, project: 'Wells', intention: 'Schools', country_iso: 'GB' },
    ]);
  });

  for (const [why, fields, labels] of [
    ['no items with quantity 0', { preset: '1000', 'gift-0': '0', 'gift-1': '4' }, [null, 'Book']],
    ['no amount if there are only items', { preset: '0', 'gift-0': '1' }, ['Seeds']],
    ['no items that are not offered', { preset: '1000', 'gift-2': '5' }, [null]],
    ['the items of the currency', { currency: 'EUR', 'gift-0': '3', 'gift-1': '9' }, ['Graines']],
  ] as [string, Fields, (string | null)[]][]) {
    it(`include ${why}`, () => {
      expect(donationIn(formWith(settings, fields)).lines.map(({ label }) => label)).to.deep.equal(labels);
    });
  }

  it('add up to the total of amount and items, and to the one-off amount', () => {
    const own = { ...settings, oneOff: true };
    const fields = { interval: 'month', amount: '10', 'gift-0': '2', 'gift-1': '1', one_off: '2.50' };
    expect(totalsOfDonation(donationIn(formWith(own, fields)))).to.deep.equal({
      now: 4650,
      recurring: 4400,
      yearly: { amount: 52_800, isExact: true },
    });
  });

  it('add up to the prices of the currency', () => {
    const donation = donationIn(formWith(settings, { currency: 'EUR', 'gift-0': '3' }));
    expect(totalsOfDonation(donation).now).to.equal(3600);
  });
});
