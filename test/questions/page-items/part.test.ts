import { expect } from '@open-wc/testing';
import { totalsOfDonation } from '../../../src/form/totals.js';
import { donationIn, formWith, issuesOf, requestIn } from '../../support/questions/forms.js';

const monthly = (oneTimeItems: unknown) => formWith({ intervals: 'month', currencies: 'EUR', oneTimeItems });

describe('page-items', () => {
  it('are sent unchanged, with recurring donations only', () => {
    const items = [{ quantity: 1, amount: 500, anything: { at: 'all' } }];
    expect(requestIn(monthly(items))).to.have.deep.property('one_time_items', items);
    expect(requestIn(formWith({ oneTimeItems: items }))).not.to.have.property('one_time_items');
    expect(requestIn(monthly([]))).not.to.have.property('one_time_items');
  });

  it('come after the one-off donation, which has the donation’s purpose', () => {
    const form = formWith(
      { intervals: 'month', oneOff: true, project: 'Winter', oneTimeItems: [{ quantity: 1, amount: 500 }] },
      { one_off: '7' },
    );
    expect(requestIn(form)).to.have.deep.property('one_time_items', [
      { quantity: 1, amount: 700, project: 'Winter' },
      { quantity: 1, amount: 500 },
    ]);
  });

  it('are copies, so that a listener changes only the request', () => {
    const items = [{ quantity: 1, amount: 500 }];
    const request = requestIn(monthly(items));
    const [sent] = ('one_time_items' in request && request.one_time_items) || [];
    expect(sent).to.deep.equal(items[0]);
    expect(sent).not.to.equal(items[0]);
  });

  for (const [why, entry, cost] of [
    ['with quantity and amount', { quantity: 2, amount: 500 }, 1000],
    ['with its own total', { quantity: 2, amount: 500, total: 1000 }, 1000],
    ['in the currency of the donation', { quantity: 1, amount: 500, currency: 'gbp' }, 500],
    ['without a currency', { quantity: 1, amount: 500, currency: null, total: null }, 500],
    ['not in another currency', { quantity: 1, amount: 500, currency: 'EUR' }, null],
    ['not with another total', { quantity: 2, amount: 500, total: 500 }, null],
    ['not without a quantity', { amount: 500 }, null],
    ['not without an amount', { quantity: 1 }, null],
    ['not with an amount of zero', { quantity: 1, amount: 0 }, null],
    ['not with a quantity of zero', { quantity: 0, amount: 500 }, null],
    ['not with a negative amount', { quantity: 1, amount: -500 }, null],
    ['not in main units', { quantity: 1, amount: 5.5 }, null],
    ['not with an amount as text', { quantity: 1, amount: '500' }, null],
    ['not above the safe integers', { quantity: 2 ** 30, amount: 2 ** 30 }, null],
    ['not with a currency that is not text', { quantity: 1, amount: 500, currency: 5 }, null],
  ] as [string, unknown, number | null][]) {
    it(`count as money ${why}`, () => {
      const { now, recurring } = totalsOfDonation(donationIn(monthly([entry])));
      expect([now, recurring]).to.deep.equal([cost === null ? null : 1000 + cost, 1000]);
    });
  }

  it('have their purpose as a label', () => {
    const items = [
      { quantity: 1, amount: 500, project: ' Wells ', intention: 'Zakat' },
      { quantity: 1, amount: 500, intention: ' ' },
    ];
    expect(donationIn(monthly(items)).oneTimeLines.map(({ label }) => label)).to.deep.equal([
      'Wells · Zakat',
      null,
    ]);
  });

  for (const written of [['x'], [null], [[1]], [{ amount: 5n }], 'x', 5, {}]) {
    it(`can't be ${typeof written === 'object' ? 'a list without objects that JSON can hold' : written}`, () => {
      const [issue] = issuesOf({ oneTimeItems: written });
      expect(issue).to.deep.include({ attribute: 'oneTimeItems', code: 'wrong_type' });
    });
  }
});
