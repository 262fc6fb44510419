// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget, record } from '../../support/elements/donor.js';

const presets = [
  { amount: '20', interval: 'once', impact: 'Plants a tree' },
  { amount: 12.5, interval: 'once', impact: 'Feeds a hen for a week' },
  { amount: 50, interval: 'once' },
  { amount: 5, interval: 'month', impact: 'Waters a tree' },
  { amount: 8, interval: 'month', impact: 'Keeps a hen' },
  { amount: 100, impact: 'Mends a roof' },
];
const attributes = { presets: JSON.stringify(presets), intervals: 'once month year' };

describe('<donation-widget> with presets', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openWidget(attributes);
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  const shown: [interval: string, options: string[], impact: string][] = [
    [en.once, ['£20', '£12.50', '£50'], 'Plants a tree'],
    [en.month, ['£5', '£8'], 'Waters a tree'],
    [en.year, ['£100'], 'Mends a roof'],
  ];
  for (const [interval, options, impact] of shown) {
    it(`shows the presets of “${interval}”, and the chosen one’s impact`, async () => {
      const { donor } = await openWidget(attributes);
      await donor.choose(interval);
      expect(donor.options(en.amount)).to.deep.equal(options);
      expect(donor.chosen(en.amount)).to.equal(options[0]);
      expect(donor.hints).to.include(impact);
    });
  }

  it('shows the impact of the chosen preset only', async () => {
    const { donor } = await openWidget(attributes);
    await donor.choose('£12.50');
    expect(donor.hints).to.include('Feeds a hen for a week').and.not.to.include('Plants a tree');
    await donor.choose('£50');
    expect(donor.hints).not.to.include.oneOf(['Feeds a hen for a week', 'Plants a tree']);
  });

  it('describes each preset by its impact', async () => {
    const { donor } = await openWidget(attributes);
    expect(donor.descriptionOf('£20')).to.equal('Plants a tree');
    expect(donor.descriptionOf('£12.50')).to.equal('Feeds a hen for a week');
    expect(donor.field('£50').hasAttribute('aria-describedby')).to.be.false;
  });

  it('shows no impact for a custom amount', async () => {
    const { donor } = await openWidget(attributes);
    await donor.type(en.customAmount, '20');
    expect(donor.chosen(en.amount)).to.be.undefined;
    expect(donor.hints).not.to.include('Plants a tree');
  });

  const moves: [from: string, interval: string, to: string][] = [['£12.50', en.month, '£8']];
  for (const [from, interval, to] of moves) {
    it(`changes from ${from} to ${to} with “${interval}”`, async () => {
      const { donor } = await openWidget(attributes);
      await donor.choose(from);
      await donor.choose(interval);
      expect(donor.chosen(en.amount)).to.equal(to);
    });
  }

  it('updates the button and the request, and fires donation-change', async () => {
    const { donor, element } = await openFilled(attributes);
    const changes = record(element, 'donation-change');
    await donor.choose('£12.50');
    await donor.choose(en.month);
    expect(donor.buttonText).to.equal('Donate £8.00 monthly');
    expect(changes.map(({ amount, interval }) => [amount, interval])).to.deep.equal([
      [1250, null],
      [800, 'month'],
    ]);
    expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount: 800 }]);
  });

  it('takes the property in the smallest unit', async () => {
    const { donor, element } = await openFilled(
      {},
      {
        properties: { presets: [{ amount: 1250 }, { amount: 5, impact: 'Buys a stamp' }], minAmount: '0.05' },
      },
    );
    expect(donor.options(en.amount)).to.deep.equal(['£12.50', '£0.05']);
    expect(element.request?.line_items[0]?.amount).to.equal(1250);
    expect(donor.descriptionOf('£0.05')).to.equal('Buys a stamp');
  });
});
