import { expect } from '@open-wc/testing';
import { choiceIn, issuesOf, type Changes } from '../../support/questions/forms.js';

type InvalidCase = [changes: Changes, code: string, values: Record<string, string>];

describe('default-amount', () => {
  for (const [changes, wanted] of [
    [{}, null],
    [{ defaultAmount: ' 25 ' }, 2500],
    [{ defaultAmount: '30' }, 3000],
    [{ defaultAmount: '', amounts: '' }, null],
    [{ maxAmount: '100', defaultAmount: '100' }, 10_000],
    [{ minAmount: '5', defaultAmount: '5' }, 500],
    [{ currency: 'JPY', amounts: '', defaultAmount: '25; JPY 3000' }, 3000],
  ] as [Changes, number | null][]) {
    it(`is ${wanted} for ${JSON.stringify(changes)}`, () =>
      expect(choiceIn(changes).preselected).to.equal(wanted));
  }

  const sterling = { currency: 'GBP' };
  const invalid: InvalidCase[] = [
    [{ defaultAmount: 'some' }, 'not_an_amount', { text: 'some', ...sterling }],
    [{ defaultAmount: '25;50' }, 'not_an_amount', { text: '25; 50', ...sterling }],
    [{ defaultAmount: '0' }, 'default_outside_limits', sterling],
    [{ defaultAmount: '4.99', minAmount: '5' }, 'default_outside_limits', sterling],
    [{ defaultAmount: '100.01', maxAmount: '100' }, 'default_outside_limits', sterling],
    [{ defaultAmount: '30', noCustomAmount: true }, 'default_not_offered', sterling],
  ];
  for (const [changes, code, values] of invalid) {
    it(`reports ${code} for ${JSON.stringify(changes)}`, () => {
      expect(issuesOf(changes)[0]).to.deep.equal({ attribute: 'default-amount', code, values });
    });
  }
});
