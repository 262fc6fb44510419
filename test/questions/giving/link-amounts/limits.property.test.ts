import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { readAmounts } from '../../../../src/form/read-form.js';
import { withLink } from '../../../../src/form/with-link.js';
import { presetsIn } from '../../../../src/questions/giving/amount/state.js';
import { limitsOf } from '../../../../src/questions/giving/currency/state.js';
import { linkAmountsIn } from '../../../../src/questions/giving/link-amounts/state.js';
import { formOf } from '../../../support/questions/forms.js';

const part = fc.oneof(
  { weight: 40, arbitrary: fc.integer({ min: 0, max: 550 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0.5', '12.50', '1.500', '-5', '1e9', '999999999', '٥٠', '', '£5'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 5 }) },
);
const list = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 7 }), fc.constantFrom(',', ' ', ', ', '/', ';', '\u00a0'))
  .map(([parts, separator]) => parts.join(separator));
const links = fc.record(
  {
    amounts: list,
    amount: part,
    currency: fc.constantFrom('GBP', 'GBP', 'JPY', 'KWD', 'USD'),
    interval: fc.constantFrom('once', 'month', 'month', 'year'),
  },
  { requiredKeys: ['amounts'] },
);

const forms = [
  formOf({ minAmount: '5', maxAmount: '500' }),
  formOf({ minAmount: '5', maxAmount: '500', defaultAmount: '25' }),
  formOf({ minAmount: '5', maxAmount: '500', noCustomAmount: true }),
  formOf({ currencies: 'GBP JPY KWD', minAmount: '5; JPY 500', maxAmount: '500; JPY 900' }),
];

describe('A link', () => {
  it('never makes an amount outside the limits', () => {
    let used = 0;
    fc.assert(
      fc.property(fc.constantFrom(...forms), links, (own, link) => {
        const form = withLink(own, new URLSearchParams(link), ['amount', 'amounts', 'interval']);
        const { minAmount, maxAmount } = limitsOf(form);
        const amounts = presetsIn(form).map(({ amount }) => amount);
        for (const amount of amounts) expect(amount).to.be.within(minAmount, maxAmount);
        const linked = linkAmountsIn(form);
        if (linked.length > 0) {
          used += 1;
          expect(linked.length).to.be.within(2, 6);
          expect(new Set(linked).size).to.equal(linked.length);
        }
        const { donation, errors } = readAmounts(form);
        if (errors.length > 0) return;
        for (const { item } of donation.lines) expect(item.amount).to.be.within(minAmount, maxAmount);
      }),
      { numRuns: 2000 },
    );
    expect(used).to.be.above(100);
  });
});
