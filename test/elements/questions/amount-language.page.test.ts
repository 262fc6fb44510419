// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { fakePlatform } from '../../support/elements/fakes.js';
import { later, openFilled, record } from '../../support/elements/donor.js';

/** Keeps the messages in English in every language, because these tests are about number formats. */
const words = { properties: { messages: en } };
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

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
