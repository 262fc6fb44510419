import { expect } from '@open-wc/testing';
import { totalsOfDonation } from '../../../src/form/totals.js';
import { donationIn, formWith, requestIn, type Changes, type Fields } from '../../support/questions/forms.js';

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
