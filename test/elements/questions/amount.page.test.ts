// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../../src/client/configuration-error.js';
import { localize } from '../../../src/languages/catalogue.js';
import { de } from '../../../src/languages/de.js';
import { en } from '../../../src/languages/en.js';
import { britishPage } from '../../support/elements/british-page.js';
import { openFilled, openWidget, record, sent, later, type Donor } from '../../support/elements/donor.js';
import { fakePlatform } from '../../support/elements/fakes.js';
import { until } from '../../support/elements/until.js';

/** French number formats with English messages. */
const french = { attributes: { locale: 'fr', currency: 'EUR' }, options: { properties: { messages: en } } };

const openAmbiguous = async () => {
  const opened = await openFilled(french.attributes, french.options);
  await opened.donor.type(en.customAmount, '1.500');
  return opened;
};

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

describe('<donation-widget> with a custom amount', () => {
  it('asks which amount is meant, and never guesses', async () => {
    const { donor, element, service } = await openAmbiguous();
    const invalid = record(element, 'donation-invalid');
    await expect(element).to.be.accessible();
    for (const words of ['1,50 €', '1 500,00 €']) {
      expect(donor.find(words)).to.be.instanceOf(HTMLButtonElement);
      expect(donor.find(words)?.closest('[role=group]')?.textContent).to.contain(en.meant);
    }
    expect(donor.buttonText).to.equal(en.donate);
    expect(donor.totals).to.deep.equal([]);
    expect(element.request).to.be.null;

    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(invalid.map(({ fields }) => fields)).to.deep.equal([[{ name: 'amount', code: 'ambiguous' }]]);
    expect(plain(donor.errorOf(en.customAmount) ?? '')).to.equal(
      localize(en, 'ambiguous', { example: '10 €' }),
    );
    await expect(element).to.be.accessible();
  });

  for (const [words, typed, amount] of [
    ['1,50 €', '1,50', 150],
    ['1 500,00 €', '1500', 150_000],
  ] as const) {
    it(`uses ${words} if the donor means that`, async () => {
      const { donor, element } = await openAmbiguous();
      await donor.submit();
      const changes = record(element, 'donation-change');
      donor.find(words)?.focus();
      await donor.press(words);
      expect(donor.field(en.customAmount).value).to.equal(typed);
      expect(plain(donor.buttonText)).to.equal(`Donate ${words}`);
      expect(donor.text).not.to.contain(en.meant);
      expect(donor.root.activeElement?.id).to.equal('amount');
      expect([donor.errorSummary, donor.errorOf(en.customAmount)]).to.deep.equal([[], null]);
      expect(changes.map((change) => change.amount)).to.deep.equal([amount]);
      expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount }]);
    });
  }

  describe('within limits', () => {
    const limits: [attributes: Record<string, string>, hint: string][] = [
      [{}, localize(en, 'limit', { min: '£1' })],
      [{ 'min-amount': '2.50' }, localize(en, 'limit', { min: '£2.50' })],
      [{ 'min-amount': '5', 'max-amount': '500' }, localize(en, 'limits', { min: '£5', max: '£500' })],
      [
        { currency: 'JPY', amounts: '1000', 'min-amount': '500', 'max-amount': '90000' },
        localize(en, 'limits', { min: 'JP¥500', max: 'JP¥90,000' }),
      ],
    ];
    for (const [attributes, hint] of limits) {
      it(`shows “${hint}” next to the field and in its description`, async () => {
        const { donor } = await openWidget(attributes);
        expect(donor.hints).to.include(hint);
        expect(donor.descriptionOf(en.customAmount)).to.equal(hint);
      });
    }

    it('still shows them next to an error', async () => {
      const { donor } = await openFilled({ 'min-amount': '5' });
      await donor.type(en.customAmount, '4');
      await donor.submit();
      expect(donor.descriptionOf(en.customAmount)).to.equal(
        `${localize(en, 'limit', { min: '£5' })} . ${localize(en, 'min', { min: '£5' })}`,
      );
    });
  });

  it('replaces the preset, and is replaced by it', async () => {
    const { donor } = await openWidget();
    await donor.type('Other amount', '3');
    expect(donor.field('£10').checked).to.be.false;
    await donor.choose('£25');
    expect(donor.field('Other amount').value).to.equal('');
  });

  it('fires donation-change when the donor changes it', async () => {
    const { donor, element } = await openWidget();
    const events = record(element, 'donation-change');
    await donor.choose('Monthly');
    await donor.type('Other amount', '12,50');
    expect(
      events.map(({ amount, currency, interval, intervalCount }) => [
        amount,
        currency,
        interval,
        intervalCount,
      ]),
    ).to.deep.equal([
      [1000, 'GBP', 'month', 1],
      [1250, 'GBP', 'month', 1],
    ]);
  });

  it('accepts an amount in the local format', async () => {
    const { donor, service } = await openFilled();
    await donor.type(en.customAmount, '12,50');
    expect(donor.buttonText).to.equal('Donate £12.50');
    await donor.submit();
    expect(sent(service).map(({ line_items: items }) => items)).to.deep.equal([
      [{ quantity: 1, amount: 1250 }],
    ]);
  });

  it('shows a default amount that is not a preset', async () => {
    const { donor } = await openWidget({ 'default-amount': '37.50' });
    expect(donor.field('Other amount').value).to.equal('37.50');
    expect(donor.buttonText).to.equal('Donate £37.50');
  });

  it('is hidden with no-custom-amount, so that errors link to the first preset', async () => {
    const { donor } = await openFilled({ 'no-custom-amount': '', amounts: '10 20', 'min-amount': '1' });
    expect(donor.has(en.customAmount)).to.be.false;
    for (const radio of donor.root.querySelectorAll<HTMLInputElement>('[name=preset]')) {
      expect(radio.id === 'amount').to.equal(radio.value === '1000');
    }
  });

  it('has words for each error, and shows no invalid amount on the button', async () => {
    const { donor } = await openFilled({ amounts: '10', 'default-amount': '12' });
    for (const [typed, words] of [
      ['', en.empty],
      ['ten', 'Enter an amount in numbers, like £10'],
      ['1.005', 'Enter an amount with fewer decimal places, like £10'],
      ['-5', en.negative],
      ['0.50', 'Enter £1 or more'],
      ['1000000', 'Enter £999,999.99 or less'],
      ['$10', 'Enter an amount in GBP'],
    ] as const) {
      await donor.type(en.customAmount, typed);
      await donor.submit();
      expect(donor.errorOf(en.customAmount), typed).to.equal(words);
      expect(donor.buttonText, typed).to.equal(en.donate);
    }
  });

  describe('that the page sets in a local format', () => {
    it('shows a default amount with a thousands separator', async () => {
      const { donor } = await openWidget({ 'default-amount': '1,500' });
      expect(donor.field(en.customAmount).value).to.equal('1500');
      expect(donor.buttonText).to.equal('Donate £1,500.00');
    });

    it('closes the form, and reports why, if an amount is ambiguous', async () => {
      const { donor, platform } = await openWidget({ amounts: '1,500' });
      expect(donor.text).to.equal(en.closed);
      await until(() => platform.reports.length > 0, 'Nothing is reported.');
      const [error] = platform.reports;
      expect(error).to.be.instanceOf(ConfigurationError);
      expect(String(error)).to.contain('amounts has "1,500", which could be one amount or several');
    });
  });
});

const presets = [
  { amount: '20', interval: 'once', impact: 'Plants a tree' },
  { amount: 12.5, interval: 'once', impact: 'Feeds a hen for a week' },
  { amount: 50, interval: 'once' },
  { amount: 5, interval: 'month', impact: 'Waters a tree' },
  { amount: 8, interval: 'month', impact: 'Keeps a hen' },
  { amount: 100, impact: 'Mends a roof' },
];
const attributes = { presets: JSON.stringify(presets), intervals: 'once month year' };

/** The impact line that a donor sees. */
const impact = ({ root }: Donor) =>
  root.querySelector('[part~=impact]')?.textContent.replaceAll(/\s+/g, ' ').trim();

describe('<donation-widget> with presets', () => {
  it('shows those of the interval, each with its impact, and sends the one that is chosen', async () => {
    const { donor, element } = await openFilled(attributes);
    const changes = record(element, 'donation-change');
    await expect(element).to.be.accessible();
    expect(donor.descriptionOf('£20')).to.equal('Plants a tree');
    expect(donor.descriptionOf('£12.50')).to.equal('Feeds a hen for a week');
    expect(donor.field('£50').hasAttribute('aria-describedby')).to.be.false;
    const offered = () => [donor.options(en.amount), donor.chosen(en.amount), impact(donor)];
    expect(offered()).to.deep.equal([['£20', '£12.50', '£50'], '£20', '£20 Plants a tree']);
    await donor.choose('£50');
    expect(impact(donor)).to.be.undefined;

    // The preset in the same place replaces the chosen one.
    await donor.choose('£12.50');
    expect(impact(donor)).to.equal('£12.50 Feeds a hen for a week');
    await donor.choose(en.month);
    expect(offered()).to.deep.equal([['£5', '£8'], '£8', '£8 Keeps a hen']);
    expect(donor.buttonText).to.equal('Donate £8.00 monthly');
    expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount: 800 }]);
    await donor.choose(en.year);
    expect(offered()).to.deep.equal([['£100'], '£100', '£100 Mends a roof']);
    expect(changes.map(({ amount, interval }) => [amount, interval])).to.deep.equal([
      [5000, null],
      [1250, null],
      [800, 'month'],
      [10_000, 'year'],
    ]);

    await donor.type(en.customAmount, '20');
    expect(donor.chosen(en.amount)).to.be.undefined;
    expect(impact(donor)).to.be.undefined;
  });

  for (const [amount, line, shown] of [
    [25, 'plants five metres of riverbank', '[£25] plants five metres of riverbank'],
    [25, '£25 plants five metres of riverbank', '[£25] plants five metres of riverbank'],
    [25, 'For £25, we plant five metres', 'For [£25], we plant five metres'],
    [5, 'is a tenth of £50', '[£5] is a tenth of £50'],
    [5, 'is half of £5.50', '[£5] is half of £5.50'],
    [12.5, '£12.50.', '[£12.50].'],
  ] as const) {
    it(`shows the amount in bold in “${line}”, as “${shown}”`, async () => {
      const { donor } = await openWidget({ presets: JSON.stringify([{ amount, impact: line }]) });
      const bold = donor.root.querySelector<HTMLElement>('.impact strong');
      if (!bold) throw new Error('There is no amount.');
      expect(Number(getComputedStyle(bold).fontWeight)).to.be.at.least(600);
      bold.textContent = `[${bold.textContent}]`;
      expect(impact(donor)).to.equal(shown);
    });
  }

  it('finds the amount if the page writes it with another space', async () => {
    const page = await britishPage();
    page.lang = 'de';
    const presets = '[{ "amount": 25, "impact": "25 € für fünf Meter Ufer" }]';
    const { donor } = await openWidget({ presets, currency: 'EUR' }, { page });
    await until(() => donor.has(de.email), 'The form is not in German.');
    expect(impact(donor)?.replace('\u00a0', ' ')).to.equal('25 € für fünf Meter Ufer');
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

describe('<donation-widget> with no preselected amount', () => {
  const none = { 'default-amount': 'none' };

  it('chooses none until the donor does, and asks for one', async () => {
    const { donor, element, service } = await openFilled(none);
    for (const interval of ['One-time', 'Monthly', 'One-time']) {
      await donor.choose(interval);
      expect(donor.field('£10').checked).to.be.false;
      expect(donor.field(en.customAmount).value).to.equal('');
      expect(donor.buttonText).to.equal(en.donate);
      expect(donor.totals).to.deep.equal([]);
      expect(element.request).to.be.null;
    }
    await donor.submit();
    expect(donor.errorOf(en.customAmount)).to.equal(en.empty);
    expect(service.calls).to.deep.equal([]);
    await expect(element).to.be.accessible();
    await donor.choose('£25');
    expect(donor.buttonText).to.equal('Donate £25.00');
    await donor.submit();
    expect(sent(service)[0]?.line_items).to.deep.equal([{ quantity: 1, amount: 2500 }]);
  });

  it('passes the a11y audit with an error at the presets alone', async () => {
    const { donor, element } = await openFilled({ ...none, 'no-custom-amount': '' });
    await donor.submit();
    await expect(element).to.be.accessible();
  });

  it('lets a link choose an amount', async () => {
    const { element, donor } = await openWidget(none);
    element.choose({ amount: '50' }, 'address');
    await element.updateComplete;
    expect(donor.buttonText).to.equal('Donate £50.00');
  });
});

/** Keeps the messages in English in every language, because these tests are about number formats. */
const words = { properties: { messages: en } };

const openTyped = async (typed: string, attributes: Record<string, string> = {}) => {
  const opened = await openFilled({ locale: 'en-GB', ...attributes }, words);
  await opened.donor.type(en.customAmount, typed);
  const changes = record(opened.element, 'donation-change');
  const speak = async (locale: string) => {
    opened.element.locale = locale;
    await opened.element.updateComplete;
  };
  return { ...opened, changes, speak };
};

describe('<donation-widget> with an amount typed in another language', () => {
  it('asks which amount is meant if the old language could not read it', async () => {
    const { donor, element, changes, speak } = await openTyped('1.500');
    await speak('de');
    expect(donor.buttonText).to.equal(en.donate);
    expect(element.request).to.equal(null);
    expect(changes).to.deep.equal([]);
    expect(donor.field(en.customAmount).value).to.equal('1.500');
    expect(donor.text).to.contain(en.meant);
    await donor.press('1.500,00 £');
    expect(element.request?.line_items[0]?.amount).to.equal(150_000);
    expect(changes.map(({ amount }) => amount)).to.deep.equal([150_000]);
  });

  it('reads a newly typed amount in the new language', async () => {
    const { donor, element, speak } = await openTyped('1.500');
    await speak('de');
    await donor.type(en.customAmount, '');
    await donor.type(en.customAmount, '1.500');
    expect(element.request?.line_items[0]?.amount).to.equal(150_000);
  });

  it('reads the amount as before if the language changes back', async () => {
    const { donor, speak } = await openTyped('1.500');
    await speak('de');
    await speak('en-GB');
    await donor.submit();
    expect(donor.errorOf(en.customAmount)).to.contain('fewer decimal places');
  });

  it('still asks about an ambiguous amount after a change of language', async () => {
    const { donor, element, speak } = await openTyped('1.500', { locale: 'fr', currency: 'EUR' });
    await speak('de');
    expect(donor.text).to.contain(en.meant);
    expect(element.request).to.equal(null);
  });

  for (const [from, typed, amount, to, written] of [
    ['en-GB', '1,500', 150_000, 'de', '1500'],
    ['en-GB', '12.50', 1250, 'de', '12.50'],
  ] as const) {
    it(`keeps ${typed} from ${from} in ${to} without donation-change`, async () => {
      const { donor, element, changes, speak } = await openTyped(typed, { locale: from });
      await speak(to);
      expect(element.request?.line_items[0]?.amount).to.equal(amount);
      expect(donor.field(en.customAmount).value).to.equal(written);
      expect(changes).to.deep.equal([]);
    });
  }

  it('keeps three decimals', async () => {
    const { donor, element, changes, speak } = await openTyped('1.250', {
      currency: 'KWD',
      'min-amount': '1',
    });
    expect(element.request?.line_items[0]?.amount).to.equal(1250);
    await speak('de');
    expect(element.request?.line_items[0]?.amount).to.equal(1250);
    expect(donor.field(en.customAmount).value).to.equal('1,250');
    expect(changes).to.deep.equal([]);
  });

  it('keeps a one-off donation, or asks if it is ambiguous', async () => {
    const recurring = { 'one-off': '', 'default-interval': 'month' };
    const { donor, element, speak } = await openTyped('10', recurring);
    await donor.type(en.one_off, '2,500');
    await speak('de');
    expect(element.request).to.have.deep.property('one_time_items', [{ quantity: 1, amount: 250_000 }]);
    await donor.type(en.one_off, '2,500');
    await speak('en-GB');
    expect(element.request).to.equal(null);
    expect(plain(donor.text)).to.contain(en.meant);
  });

  it('keeps an amount that the page set', async () => {
    const attributes = { currency: 'KWD', 'default-amount': '1.250', amounts: '' };
    const { donor, element, page } = await openFilled(attributes, words);
    expect(donor.field(en.customAmount).value).to.equal('1.250');
    page.lang = 'de';
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    expect(donor.field(en.customAmount).value).to.equal('1,250');
    expect(element.request?.line_items[0]?.amount).to.equal(1250);
  });

  it('follows the language of the page', async () => {
    const { donor, element, page } = await openFilled({}, words);
    await donor.type(en.customAmount, '1.500');
    page.lang = 'de';
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    expect(element.request).to.equal(null);
    expect(donor.text).to.contain(en.meant);
  });
});

describe('<donation-widget> with an amount restored in another language', () => {
  for (const [from, typed, amount, to] of [['de', '1.500', 150_000, 'en-GB']] as const) {
    it(`keeps the value of ${typed} from ${from} in ${to}`, async () => {
      const platform = fakePlatform();
      const first = await openFilled({ locale: from }, { platform, ...words });
      await first.donor.type(en.customAmount, typed);
      first.page.remove();
      const options = { platform: later(platform, 'reload'), ...words };
      const { element } = await openFilled({ locale: to }, options);
      expect(element.request?.line_items[0]?.amount).to.equal(amount);
    });
  }
});
