// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { britishPage } from '../../support/elements/british-page.js';
import { openFilled, openWidget, type Donor } from '../../support/elements/donor.js';
import { until } from '../../support/elements/until.js';

const impacts = JSON.stringify([
  { every: 3, one: 'plants a reed', other: 'plants {count} reeds' },
  { every: 20, one: 'feeds a hen', other: 'feeds {count} hens' },
  { every: 5, one: 'feeds a hen a month', other: 'feeds {count} hens a month', interval: 'month' },
]);

/** The line that everyone sees. */
const line = ({ root }: Donor) => root.querySelector('.impact')?.textContent.replace(/\s+/g, ' ').trim();

/** What screen readers announce. */
const spoken = ({ root }: Donor) => root.querySelector('.amounts > [aria-live]')?.textContent;

/** The donor leaves the field of another amount. */
const leave = async (donor: Donor, element: Element & { updateComplete: Promise<unknown> }) => {
  donor.field(en.customAmount).dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
};

describe('<donation-widget> with impacts', () => {
  it('says what an amount pays for, and a typed one once the donor has stopped typing', async () => {
    const { donor, element } = await openFilled({ impacts, amounts: '2 10 25' });
    expect(line(donor)).to.equal(undefined);
    await donor.choose('£10');
    expect(line(donor)).to.equal('£10 plants 3 reeds');
    expect(donor.descriptionOf('£25')).to.equal('feeds a hen');
    expect(donor.field('£2').hasAttribute('aria-describedby')).to.be.false;
    expect(spoken(donor)).to.equal('');

    // The field stays where it is while the line comes and goes.
    const { top } = donor.field(en.customAmount).getBoundingClientRect();
    for (const [typed, words] of [
      ['2', undefined],
      ['4', '£4 plants a reed'],
      ['45.50', '£45.50 feeds 2 hens'],
    ] as const) {
      await donor.type(en.customAmount, typed);
      expect(line(donor)).to.equal(words);
      expect(spoken(donor)).to.equal('');
      expect(donor.field(en.customAmount).getBoundingClientRect().top, typed).to.equal(top);
    }
    await leave(donor, element);
    expect(spoken(donor)).to.equal('£45.50 feeds 2 hens');
    await expect(element).to.be.accessible();
    await donor.choose('£10');
    expect(spoken(donor)).to.equal('');

    await donor.type(en.customAmount, '11');
    await donor.choose('Monthly');
    expect(line(donor)).to.equal('£11 feeds 2 hens a month');
  });

  it('shows and says nothing for an amount that can’t be given', async () => {
    const { donor, element } = await openWidget(
      { impacts: '[{"every": 0.1, "other": "plants {count} reeds"}]', 'max-amount': '500', locale: 'fr' },
      { properties: { messages: en } },
    );
    // Ambiguous, unreadable, too small and too large.
    for (const typed of ['1.500', 'ten', '0,50', '600']) {
      await donor.type(en.customAmount, typed);
      await leave(donor, element);
      expect(line(donor), typed).to.equal(undefined);
      expect(spoken(donor), typed).to.equal('');
    }
  });

  it('keeps the line that a preset has of its own, also for the same amount typed', async () => {
    const presets = '[{"amount": 6, "impact": "buys a spade"}, {"amount": 9}]';
    const { donor } = await openWidget({ impacts, presets });
    expect(line(donor)).to.equal('£6 buys a spade');
    expect(donor.descriptionOf('£6')).to.equal('buys a spade');
    expect(donor.descriptionOf('£9')).to.equal('plants 3 reeds');
    await donor.type(en.customAmount, '6');
    expect(line(donor)).to.equal('£6 buys a spade');
  });

  it('has the plural forms of the page’s language', async () => {
    const page = await britishPage();
    page.lang = 'pl';
    const rules = '[{"every": 1, "few": "sadzi {count} trzciny", "other": "sadzi {count} trzcin"}]';
    const { donor } = await openWidget({ impacts: rules, amounts: '3 5', currency: 'PLN' }, { page });
    await until(() => line(donor)?.includes('trzc') ?? false, 'There is no line.');
    expect(line(donor)).to.contain('sadzi 3 trzciny');
    expect(donor.root.querySelector('.impact')?.getAttribute('lang')).to.equal(null);
  });

  it('takes the property in the smallest unit, and works without a faulty entry', async () => {
    const { donor, platform } = await openWidget(
      {},
      {
        properties: {
          impacts: [
            { every: 300, other: 'plants {count} reeds' },
            { every: 0, other: 'x' },
          ],
        },
      },
    );
    expect(line(donor)).to.equal('£10 plants 3 reeds');
    const warning = 'impacts has an entry with a missing or unreadable amount';
    await until(() => platform.reports.some((one) => String(one).includes(warning)), 'It is not reported.');
  });

  it('sends nothing', async () => {
    const { element } = await openFilled({ impacts });
    const plain = await openFilled();
    const { metadata: own, ...request } = element.request ?? {};
    const { metadata: others, ...same } = plain.element.request ?? {};
    expect(request).to.deep.equal(same);
    expect(Object.keys(own ?? {})).to.deep.equal(Object.keys(others ?? {}));
  });
});
