import { expect } from '@open-wc/testing';
import { offeredCurrencies, textsOf, withTextOf } from '../../../editor/controls/amounts.js';
import { attributesOf } from '../../../editor/controls/chosen.js';

const currencies = ['GBP', 'EUR', 'JPY'];

describe('the amounts of a form with several currencies', () => {
  it('are a text for each currency', () => {
    expect(textsOf('10 25; EUR 15 30', currencies)).to.deep.equal([
      { currency: 'GBP', text: '10 25' },
      { currency: 'EUR', text: '15 30' },
      { currency: 'JPY', text: '' },
    ]);
  });

  it('are written together again', () => {
    expect(withTextOf('10 25; EUR 15 30', currencies, 'JPY', ' 1000 3000 ')).to.equal(
      '10 25; EUR 15 30; JPY 1000 3000',
    );
    expect(withTextOf('10 25; EUR 15 30', currencies, 'EUR', '')).to.equal('10 25');
    expect(withTextOf('10', currencies, 'GBP', '5; 7')).to.equal('5  7');
  });

  it('are for the currencies that were chosen, without a row that is still empty', () => {
    const read = (name: string) => ({ currency: 'GBP', currencies: 'EUR - gbp' })[name] ?? '';
    expect(offeredCurrencies(read)).to.deep.equal(['GBP', 'EUR']);
    expect(attributesOf({ currencies: 'EUR -' })).to.deep.equal([['currencies', 'EUR']]);
  });
});
