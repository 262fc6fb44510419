// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { nearMisses } from '../../src/elements/unknown-names.js';
import { fakePlatform, settled, type FakePlatform } from '../support/elements/fakes.js';
import { britishPage } from '../support/elements/british-page.js';
import { openButton } from '../support/elements/dialog.js';
import { openStatus, openWidget } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';

type Attributes = Record<string, string>;

const load = nearMisses.load.bind(nearMisses);
let asked = 0;

/** The warnings to the developer, after all of them have been reported. */
const warnings = async ({ reports }: FakePlatform): Promise<string[]> => {
  await settled();
  if (asked > 0) await load().catch(() => undefined);
  await settled();
  return reports.filter(
    (report) => typeof report === 'string' && report.includes('Did you mean'),
  ) as string[];
};

const warned = (tag: string, name: string, meant: string) =>
  `<${tag}> doesn't recognise "${name}". Did you mean "${meant}"?`;

describe('A warning about a misspelt name', () => {
  beforeEach(() => {
    asked = 0;
    nearMisses.load = () => {
      asked += 1;
      return load();
    };
  });
  afterEach(() => {
    nearMisses.load = load;
  });

  for (const [attributes, meant] of [
    [{ amount: '5 10' }, 'amounts'],
    [{ interval: 'once' }, 'intervals'],
    [{ feilds: 'name' }, 'fields'],
    [{ oneoff: '' }, 'one-off'],
    [{ defaultamount: '25' }, 'default-amount'],
    [{ 'min-ammount': '5' }, 'min-amount'],
    [{ amount: '5', impacts: '[{' }, 'amounts'],
  ] as const) {
    const [name = ''] = Object.keys(attributes);
    it(`appears once for <donation-widget ${name}>, which still shows its form`, async () => {
      const { element, donor, platform } = await openWidget(attributes);
      expect(await warnings(platform)).to.deep.equal([warned('donation-widget', name, meant)]);
      expect(donor.has('£10')).to.be.true;
      element.currency = 'EUR';
      element.remove();
      (await britishPage()).append(element);
      await element.updateComplete;
      expect(await warnings(platform)).to.have.length(1);
    });
  }

  it('appears as well as the error of an element that can’t work without the name', async () => {
    const { platform } = await openWidget(
      { publishablekey: 'pk_test_1', baseurl: 'https://service.example/api/v1' },
      { service: null },
    );
    expect((await warnings(platform)).sort()).to.deep.equal([
      warned('donation-widget', 'baseurl', 'base-url'),
      warned('donation-widget', 'publishablekey', 'publishable-key'),
    ]);
  });

  it('appears for <donation-status> and for <donation-button>', async () => {
    const status = fakePlatform();
    await openStatus({ slugg: 'ps_7Hk2', 'no-status': '' }, { platform: status });
    expect(await warnings(status)).to.deep.equal([warned('donation-status', 'slugg', 'slug')]);
    const { element } = await openButton({ lable: 'Give now' });
    const button = element.platform as FakePlatform;
    expect(await warnings(button)).to.deep.equal([warned('donation-button', 'lable', 'label')]);
  });

  const inEntries: [attributes: Attributes, properties: object, warning: string][] = [
    [
      { presets: '[{"amount": 5, "impct": "A tree"}, {"amount": 9, "impct": "A hedge"}]' },
      {},
      `<donation-widget> doesn't recognise "impct" in presets. Did you mean "impact"?`,
    ],
    [
      {},
      { presets: [{ amount: 500, currencies: 'GBP', intervall: 'month' }] },
      `<donation-widget> doesn't recognise "intervall" in presets. Did you mean "interval"?`,
    ],
    [
      { items: '[{"label": "Well", "amount": 15, "projects": "Wells"}]' },
      {},
      `<donation-widget> doesn't recognise "projects" in items. Did you mean "project"?`,
    ],
    [
      { items: '[{"lable": "Well", "amount": 15}]' },
      {},
      `<donation-widget> doesn't recognise "lable" in items. Did you mean "label"?`,
    ],
    [
      { purposes: '[{"value": "W", "label": "Wells", "metdata": {"fund": "210"}}]' },
      {},
      `<donation-widget> doesn't recognise "metdata" in purposes. Did you mean "metadata"?`,
    ],
  ];
  for (const [attributes, properties, warning] of inEntries) {
    it(`appears once for entries: ${warning}`, async () => {
      const { platform } = await openWidget(attributes, { properties });
      expect(await warnings(platform)).to.deep.equal([warning]);
    });
  }

  const ofAnyElement: Attributes = {
    class: 'form',
    id: 'give',
    style: 'color: red',
    slot: '',
    lang: 'en-GB',
    dir: 'ltr',
    title: 'Give',
    'data-amount': '5',
    'data-amounts': '5',
    'aria-label': 'Give',
    onclick: '',
    part: 'form',
    hidden: '',
  };
  for (const [what, attributes] of [
    ['global attributes', ofAnyElement],
    [
      'known names',
      {
        presets: '[{"amount": 5, "interval": "month", "impact": "A tree: 5", "currency": "gbp"}]',
        items: '[{"label":"Well","amount":5,"project":"P","intention":"I","country":"KE","currency":"GBP"}]',
        purposes: '[{"value":"W","label":"Wells","labels":{"cy":"Ffynhonnau"},"metadata":{"amount":"5"}}]',
      },
    ],
    ['entries that can’t be read', { presets: '[', items: '[null]' }],
  ] as const) {
    it(`is not loaded for ${what}`, async () => {
      const { platform } = await openWidget(attributes);
      expect(await warnings(platform)).to.deep.equal([]);
      expect(asked).to.equal(0);
    });
  }

  it('does not appear for the page’s own names that resemble no attribute', async () => {
    const { platform } = await openWidget({ 'v-cloak': '', campaign: 'spring', theme: 'dark' });
    expect(await warnings(platform)).to.deep.equal([]);
  });

  it('leaves the form in place if it can’t be loaded', async () => {
    nearMisses.load = () => {
      asked += 1;
      return Promise.reject(new Error('offline'));
    };
    const { donor, platform } = await openWidget({ amount: '5' });
    await until(() => asked > 0);
    await settled();
    expect(platform.reports.filter((report) => report instanceof Error)).to.deep.equal([]);
    expect(donor.has('£10')).to.be.true;
  });
});
