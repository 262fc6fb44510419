// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../../src/client/configuration-error.js';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget, record, sent } from '../../support/elements/donor.js';

/** French number formats with English messages. */
const french = { attributes: { locale: 'fr', currency: 'EUR' }, options: { properties: { messages: en } } };

const openAmbiguous = async () => {
  const opened = await openFilled(french.attributes, french.options);
  await opened.donor.type(en.customAmount, '1.500');
  return opened;
};

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

describe('<donation-widget> with a custom amount', () => {
  it('passes the a11y audit while the amount is ambiguous', async () => {
    const { donor, element } = await openAmbiguous();
    await expect(element).to.be.accessible();
    await donor.submit();
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  describe('that is ambiguous', () => {
    it('asks which amount is meant', async () => {
      const { donor } = await openAmbiguous();
      expect(donor.text).to.contain(en.meant);
      expect(donor.find('1,50 €')).to.be.instanceOf(HTMLButtonElement);
      expect(donor.find('1 500,00 €')).to.be.instanceOf(HTMLButtonElement);
      expect(donor.find('1,50 €')?.closest('[role=group]')?.textContent).to.contain(en.meant);
    });

    it('shows no amount on the button and no totals', async () => {
      const { donor, element } = await openAmbiguous();
      expect(donor.buttonText).to.equal(en.donate);
      expect(donor.totals).to.deep.equal([]);
      expect(element.request).to.be.null;
    });

    const meanings: [words: string, amount: number][] = [
      ['1,50 €', 150],
      ['1 500,00 €', 150_000],
    ];
    for (const [words, amount] of meanings) {
      it(`uses ${words} if the donor chooses it`, async () => {
        const { donor, element } = await openAmbiguous();
        const changes = record(element, 'donation-change');
        await donor.press(words);
        expect(plain(donor.field(en.customAmount).value)).to.equal(words);
        expect(plain(donor.buttonText)).to.equal(`Donate ${words}`);
        expect(donor.text).not.to.contain(en.meant);
        expect(changes.map((change) => change.amount)).to.deep.equal([amount]);
        expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount }]);
      });
    }

    it('never guesses on submit', async () => {
      const { donor, element, service } = await openAmbiguous();
      const invalid = record(element, 'donation-invalid');
      await donor.submit();
      expect(service.calls).to.deep.equal([]);
      expect(invalid.map(({ fields }) => fields)).to.deep.equal([[{ name: 'amount', code: 'ambiguous' }]]);
      expect(plain(donor.errorOf(en.customAmount) ?? '')).to.equal(
        localize(en, 'ambiguous', { example: '10 €' }),
      );
    });

    it('focuses its field after the donor chooses', async () => {
      const { donor } = await openAmbiguous();
      donor.find('1,50 €')?.focus();
      await donor.press('1,50 €');
      expect(donor.root.activeElement?.id).to.equal('amount');
    });

    it('clears the error after the donor chooses', async () => {
      const { donor } = await openAmbiguous();
      await donor.submit();
      await donor.press('1 500,00 €');
      expect(donor.errorSummary).to.deep.equal([]);
      expect(donor.errorOf(en.customAmount)).to.be.null;
    });
  });

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
        `${localize(en, 'limit', { min: '£5' })} ${localize(en, 'min', { min: '£5' })}`,
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

  it('is hidden with no-custom-amount', async () => {
    const { donor } = await openWidget({ 'no-custom-amount': '' });
    expect(donor.has('Other amount')).to.be.false;
  });

  it('links errors to the first preset with no-custom-amount', async () => {
    const { donor } = await openWidget({ 'no-custom-amount': '', amounts: '10 20', 'min-amount': '1' });
    await donor.type('Email address', 'me@example.org');
    for (const radio of donor.root.querySelectorAll<HTMLInputElement>('[name=preset]')) {
      expect(radio.id === 'amount').to.equal(radio.value === '1000');
    }
  });

  it('shows no invalid amount on the button', async () => {
    const { donor } = await openWidget();
    await donor.type('Other amount', 'twelve');
    expect(donor.buttonText).to.equal('Donate');
  });

  const amounts: [typed: string, words: string][] = [
    ['', en.empty],
    ['ten', 'Enter an amount in numbers, like £10'],
    ['1.005', 'Enter an amount with fewer decimal places, like £10'],
    ['-5', en.negative],
    ['0.50', 'Enter £1 or more'],
    ['1000000', 'Enter £999,999.99 or less'],
    ['$10', 'Enter an amount in GBP'],
  ];
  for (const [typed, words] of amounts) {
    it(`shows “${words}” for “${typed}”`, async () => {
      const { donor } = await openWidget({ amounts: '10', 'default-amount': '12' });
      await donor.type('Email address', 'me@example.org');
      await donor.type('Other amount', typed);
      await donor.submit();
      expect(donor.errorOf('Other amount')).to.equal(words);
    });
  }

  describe('that the page sets in a local format', () => {
    it('shows a default amount with a thousands separator', async () => {
      const { donor } = await openWidget({ 'default-amount': '1,500' });
      expect(donor.field(en.customAmount).value).to.equal('1500');
      expect(donor.buttonText).to.equal('Donate £1,500.00');
    });

    it('closes the form, and reports why, if an amount is ambiguous', async () => {
      const { donor, platform } = await openWidget({ amounts: '1,500' });
      expect(donor.text).to.equal(en.closed);
      const [error] = platform.reports;
      expect(error).to.be.instanceOf(ConfigurationError);
      expect(String(error)).to.contain('amounts has "1,500", which could be one amount or several');
    });
  });
});
