// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import {
  amountsIn,
  choiceIn,
  issuesOf,
  limitsIn,
  pricedIn,
  type Changes,
} from '../support/questions/forms.js';

describe('A list of amounts', () => {
  const lists: [amounts: string, wanted: number[]][] = [
    ['10 25 50', [1000, 2500, 5000]],
    ['10, 25, 50', [1000, 2500, 5000]],
    ['10,25,50', [1000, 2500, 5000]],
    ['10,25,50,100', [1000, 2500, 5000, 10_000]],
    ['100,50,25,10', [10_000, 5000, 2500, 1000]],
    ['100,250,500', [10_000, 25_000, 50_000]],
    ['5,15', [500, 1500]],
    ['12.50,100', [1250, 10_000]],
    ['10;25;50', [1000, 2500, 5000]],
    ['10; 25 ;50;', [1000, 2500, 5000]],
    ['5/15/30', [500, 1500, 3000]],
    ['5 / 15 / 30', [500, 1500, 3000]],
    ['£5, £15, £30', [500, 1500, 3000]],
    ['£5,£15,£30', [500, 1500, 3000]],
    ['£5 £15 £30', [500, 1500, 3000]],
    ['£ 5 £ 15', [500, 1500]],
    ['5 GBP, 15 GBP', [500, 1500]],
    ['GBP 5 15', [500, 1500]],
    ['5£/15£', [500, 1500]],
    ['10;£25', [1000, 2500]],
    ['1,500 2,250', [150_000, 225_000]],
    ['1,500, 2,250', [150_000, 225_000]],
    ['1,500;2,250', [150_000, 225_000]],
    ['£1,500', [150_000]],
    ['500 1,000.50', [50_000, 100_050]],
    ["500 1'500 2’250", [50_000, 150_000, 225_000]],
    ['500 1\u00a0500', [50_000, 150_000]],
    ['10\u00a025\u00a050', [1000, 2500, 5000]],
    ['10,\u00a025,\u00a050', [1000, 2500, 5000]],
    ['100 250', [10_000, 25_000]],
    ['1000,2000', [100_000, 200_000]],
    [' , 10 ,, 25 , ', [1000, 2500]],
    [',,10 25,,', [1000, 2500]],
    ['10,,25', [1000, 2500]],
    ['10,25,50 100', [1000, 2500, 5000, 10_000]],
    ['5,1000 25', [500, 100_000, 2500]],
    ['500,250,100', [50_000, 25_000, 10_000]],
  ];
  for (const [amounts, wanted] of lists) {
    it(`reads ${JSON.stringify(amounts)}`, () => {
      expect(amountsIn({ amounts })).to.deep.equal(wanted);
    });
  }

  const several: Changes = { currencies: 'EUR JPY' };
  it('has amounts in another currency after a semicolon and its code', () => {
    expect(amountsIn({ ...several, amounts: '10;25; JPY 1,000 3,000; EUR €12 €30' }, 'GBP')).to.deep.equal([
      1000, 2500,
    ]);
    expect(amountsIn({ ...several, amounts: '10;25; JPY 1,000 3,000; EUR €12 €30' }, 'JPY')).to.deep.equal([
      1000, 3000,
    ]);
    expect(amountsIn({ ...several, amounts: '10;25; JPY ¥1000; EUR €12 €30' }, 'EUR')).to.deep.equal([
      1200, 3000,
    ]);
  });

  for (const [amounts, text] of [
    ['1,500', '1,500'],
    ['100,250', '100,250'],
    ['10; JPY 10,000', '10,000'],
    ['1,500,2,250', '1,500,2,250'],
    ['500,1,000,2,000', '500,1,000,2,000'],
    ['1\u00a0500', '1\u00a0500'],
    ['999,999.99; JPY 1000', '999,999.99'],
    ['250,500,500', '250,500,500'],
    ['12,50 25', '12,50'],
    ['2,5 10', '2,5'],
    ['12,50; 25,50', '12,50'],
    ['12,50, 25,50', '12,50'],
  ] as const) {
    it(`rejects the ambiguous ${JSON.stringify(amounts)}`, () => {
      expect(issuesOf({ currencies: 'JPY', amounts })).to.deep.include({
        attribute: 'amounts',
        code: 'unclear_amount',
        values: { text },
      });
    });
  }

  for (const [amounts, text] of [
    ['10 $25', '$25'],
    ['€10 €25', '€10'],
    ['10 US$25', 'US$25'],
    ['10 25 JPY 1000', 'JPY'],
    ['JPY 1000', 'JPY'],
    ['10; JPY1000', 'JPY1000'],
    ['-£5', '-£5'],
    ['£-5', '£-5'],
    ['10k 25k', '10k'],
    ['5-15', '5-15'],
    ['1.500,00', '1.500'],
  ] as const) {
    it(`rejects ${amounts}`, () => {
      expect(issuesOf({ amounts })[0]).to.deep.equal({
        attribute: 'amounts',
        code: 'not_an_amount',
        values: { text, currency: 'GBP' },
      });
    });
  }

  for (const [amounts, text] of [
    ['10; JPY 1000; 3000', '3000'],
    ['10; yen 1000', 'yen'],
  ] as const) {
    it(`rejects a semicolon without a currency after it: ${amounts}`, () => {
      expect(issuesOf({ amounts })[0]).to.deep.equal({
        attribute: 'amounts',
        code: 'stray_word',
        values: { text },
      });
    });
  }

  it('rejects a sign that no configured currency uses, and accepts a shared one', () => {
    expect(issuesOf({ currencies: 'EUR', amounts: '£10 £25' })[0]).to.deep.equal({
      attribute: 'amounts',
      code: 'not_an_amount_in_currency',
      values: { text: '£10', currency: 'EUR' },
    });
    expect(issuesOf({ currency: 'USD', currencies: 'CAD', amounts: '$10 $25' })).to.deep.equal([]);
  });
});

describe('A single amount', () => {
  for (const [text, wanted] of [
    ['5,000', 500_000],
    ['5 000', 500_000],
    ['5\u00a0000', 500_000],
    ['5\u202f000', 500_000],
    ["5'000", 500_000],
    ['5,000.50', 500_050],
    ['£5,000', 500_000],
    ['£ 5000', 500_000],
    ['5000 GBP', 500_000],
    ['5,000; JPY 700,000', 500_000],
    [' 5000 ', 500_000],
    [';5000', 500_000],
  ] as const) {
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(limitsIn({ maxAmount: text }).maxAmount).to.equal(wanted);
      expect(choiceIn({ defaultAmount: text }).preselected).to.equal(wanted);
      expect(limitsIn({ minAmount: text }).minAmount).to.equal(wanted);
    });
  }

  for (const text of ['5 10', '5;10', '5, 10', '12,50', '5,00', '$5', '5 000,00', '1,00,000', '5,000 10']) {
    for (const name of ['minAmount', 'maxAmount', 'defaultAmount'] as const) {
      it(`rejects ${JSON.stringify(text)} as ${name}`, () => {
        const [issue] = issuesOf({ [name]: text, amounts: '' });
        expect(issue?.code).to.equal('not_an_amount');
      });
    }
  }

  it('accepts a sign that starts or ends with k, but not k for thousands', () => {
    for (const maxAmount of ['kr 5000', '5000 SEK']) {
      expect(limitsIn({ currency: 'SEK', amounts: '', maxAmount }).maxAmount).to.equal(500_000);
    }
    expect(issuesOf({ currency: 'MMK', amounts: '', maxAmount: '5 K' })[0]?.code).to.equal('not_an_amount');
  });

  it('rejects a group in a currency with three decimals', () => {
    expect(issuesOf({ currency: 'KWD', amounts: '', maxAmount: '1,250' })[0]).to.deep.equal({
      attribute: 'max-amount',
      code: 'not_an_amount',
      values: { text: '1,250', currency: 'KWD' },
    });
    expect(limitsIn({ currency: 'KWD', amounts: '', maxAmount: '1,250.500' }).maxAmount).to.equal(1_250_500);
  });

  for (const blank of ['', ' ', '\n', ';']) {
    it(`uses the default for ${JSON.stringify(blank)}`, () => {
      const changes = { minAmount: blank, maxAmount: blank, defaultAmount: blank };
      expect(limitsIn(changes)).to.deep.equal(limitsIn({}));
      expect(choiceIn(changes)).to.deep.equal(choiceIn({}));
      expect(limitsIn(changes).minAmount).to.equal(100);
    });
  }

  it('uses the default in a currency without amounts', () => {
    const changes = { currencies: 'JPY', amounts: '10; JPY 1000', minAmount: '5; JPY', maxAmount: '50; JPY' };
    expect(limitsIn(changes, 'JPY')).to.deep.include({ minAmount: 1, maxAmount: 99_999_999 });
  });

  it('reads a text in JSON in the same way', () => {
    const presets = JSON.stringify([{ amount: '1,500' }, { amount: '2 250' }]);
    expect(amountsIn({ presets })).to.deep.equal([150_000, 225_000]);
    const items = JSON.stringify([{ label: 'Well', amount: '1,500' }]);
    expect(pricedIn({ items }).map(({ amount }) => amount)).to.deep.equal([150_000]);
    for (const amount of ['1,50', '12,50', '1,500,00', '1 50']) {
      expect(issuesOf({ presets: JSON.stringify([{ amount }]) })[0]?.attribute, amount).to.equal('presets');
    }
  });
});
