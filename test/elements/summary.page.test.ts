// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../src/languages/catalogue.js';
import { en } from '../../src/languages/en.js';
import { openWidget } from '../support/elements/donor.js';

const about = (amount: string) => localize(en, 'about', { amount });
const then = (interval: string) => localize(en, 'then', { interval });

describe('The totals of <donation-widget>', () => {
  it('pass the a11y audit', async () => {
    const { element } = await openWidget({ 'default-interval': 'month' });
    await expect(element).to.be.accessible();
  });

  it('are a named list of terms', async () => {
    const { donor } = await openWidget();
    const list = donor.root.querySelector('dl');
    expect(list?.part.contains('summary')).to.be.true;
    expect(list?.getAttribute('aria-label')).to.equal(en.summary);
  });

  const sums: [intervals: string, recurring: [term: string, value: string][]][] = [
    ['once', []],
    [
      'month',
      [
        [then('monthly'), '£10.00'],
        [en.yearly, '£120.00'],
      ],
    ],
    [
      'week',
      [
        [then('weekly'), '£10.00'],
        [en.yearly, about('£520.00')],
      ],
    ],
    [
      '2-week',
      [
        [then('every 2 weeks'), '£10.00'],
        [en.yearly, about('£260.00')],
      ],
    ],
    ['2-year', [[then('every 2 years'), '£10.00']]],
  ];
  for (const [intervals, recurring] of sums) {
    it(`show the total for “${intervals}”`, async () => {
      const { donor } = await openWidget({ intervals });
      expect(donor.totals).to.deep.equal([[en.now, '£10.00'], ...recurring]);
    });
  }

  it('follow the donor’s choices', async () => {
    const { donor } = await openWidget();
    await donor.type(en.customAmount, '12.5');
    expect(donor.totals).to.deep.equal([[en.now, '£12.50']]);
    await donor.choose(en.month);
    expect(donor.totals).to.deep.equal([
      [en.now, '£12.50'],
      [then('monthly'), '£12.50'],
      [en.yearly, '£150.00'],
    ]);
  });

  for (const typed of ['twelve', '0.5']) {
    it(`are hidden while the amount is “${typed}”`, async () => {
      const { donor } = await openWidget();
      await donor.type(en.customAmount, typed);
      expect(donor.root.querySelector('[part=summary]')).to.be.null;
      await donor.type(en.customAmount, '5');
      expect(donor.totals).to.deep.equal([[en.now, '£5.00']]);
    });
  }
});
