import { expect } from '@open-wc/testing';
import { currencyCodes, exponentOf } from '../../../src/money/currency.js';
import { decimalsOf, isAssignedCurrency } from '../../../tools/sandbox/currency.js';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const everyCode = letters.flatMap((one) =>
  letters.flatMap((two) => letters.map((three) => one + two + three)),
);

// The sandbox has its own table, so that a wrong entry in the form's table can't pass unnoticed.
describe('The sandbox’s currencies', () => {
  it('are those of the form', () => {
    expect(everyCode.filter(isAssignedCurrency)).to.deep.equal(currencyCodes.toSorted());
  });

  it('have as many decimals as in the form', () => {
    expect(currencyCodes.filter((code) => decimalsOf(code) !== exponentOf(code))).to.deep.equal([]);
  });
});
