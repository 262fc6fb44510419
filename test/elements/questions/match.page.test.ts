// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { de } from '../../../src/languages/de.js';
import { en } from '../../../src/languages/en.js';
import { britishPage } from '../../support/elements/british-page.js';
import { openFilled, openWidget, sent, type Donor } from '../../support/elements/donor.js';
import { FakeClock, fakePlatform } from '../../support/elements/fakes.js';
import { until } from '../../support/elements/until.js';

const bank = { by: 'Riverside Bank', until: '2026-12-31', ratio: 1, currency: 'GBP' };

const matching = (changes: object = {}) => ({ match: JSON.stringify({ ...bank, ...changes }) });

/** The platform at this time, where the donor is. */
const at = (...time: [year: number, month: number, day: number, hour?: number, minute?: number]) => {
  const [year, month, day, hour = 12, minute = 0] = time;
  return fakePlatform({ clock: new FakeClock(new Date(year, month - 1, day, hour, minute).getTime()) });
};

const summer = () => ({ platform: at(2026, 6, 15) });

const textOf = (donor: Donor, selector: string) =>
  donor.root.querySelector(`.match ${selector}`)?.textContent.replace(/[\u2068\u2069]/g, '');

/** The line that everyone sees. */
const line = (donor: Donor) => textOf(donor, '[aria-hidden]');

/** What screen readers read and announce. */
const spoken = (donor: Donor) => textOf(donor, '[aria-live]');

describe('<donation-widget> with a match', () => {
  it('says what the donation becomes thanks to whom, and is never sent', async () => {
    const { donor, element, service } = await openFilled({ ...matching(), currencies: 'GBP EUR' }, summer());
    await expect(element).to.be.accessible();

    // A chosen amount is announced at once, a typed one when the donor has stopped typing.
    await donor.choose('£25');
    expect(line(donor)).to.equal('Until 31 December, your £25 becomes £50 thanks to Riverside Bank');
    expect(spoken(donor)).to.equal('Until 31 December, your £25 becomes £50 thanks to Riverside Bank');
    await donor.type(en.customAmount, '30');
    expect(line(donor)).to.contain('£30');
    expect(spoken(donor)).not.to.contain('£30');
    donor.field(en.customAmount).dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
    expect(spoken(donor)).to.contain('£30');

    // It says nothing about an amount that can't be read, recurring donations, or another currency.
    await donor.type(en.customAmount, 'ten');
    expect(line(donor)).to.equal('');
    await donor.choose('£10');
    await donor.choose('Monthly');
    expect(line(donor)).to.equal('');
    await donor.choose('One-time');
    expect(line(donor)).to.contain('£10');
    await donor.select(en.currency, 'EUR');
    expect(line(donor)).to.equal('');
    await donor.select(en.currency, 'GBP');
    await donor.choose('£10');

    expect(donor.totals.flat().join(' ')).to.contain('£10.00').and.not.contain('£20');
    expect(donor.buttonText).to.equal('Donate £10.00');
    await donor.submit();
    const [request] = sent(service);
    expect(request?.line_items).to.deep.equal([{ quantity: 1, amount: 1000 }]);
    expect(JSON.stringify(request)).not.to.contain('Riverside').and.not.contain('match');
  });

  for (const [changes, typed, words] of [
    [{ ratio: 1.5 }, '25', 'Until 31 December, your £25 becomes £62.50 thanks to Riverside Bank'],
    [{ by: 'Our trustees' }, '10', 'Until 31 December, your £10 becomes £20 thanks to Our trustees'],
    [
      { limit: 500 },
      '600',
      'Until 31 December, your £600 becomes £1,100 thanks to Riverside Bank (up to £500 is added per donation)',
    ],
    [{ until: '2027-01-02' }, '25', 'Until 2 January 2027, your £25 becomes £50 thanks to Riverside Bank'],
  ] as const) {
    it(`says “${words}”`, async () => {
      const { donor } = await openWidget(matching(changes), summer());
      await donor.type(en.customAmount, typed);
      expect(line(donor)).to.equal(words);
    });
  }

  it('speaks of the sum of a split donation, below its amounts, if that can be given', async () => {
    const amountFor = (label: string) => localize(en, 'amountFor', { label });
    const attributes = { ...matching(), projects: 'A; B; C', split: '', 'max-amount': '100' };
    const { donor, element } = await openWidget(attributes, summer());
    await donor.choose('£25');
    await donor.press(en.addPurpose);
    expect(line(donor)).to.equal('');
    await donor.type(amountFor('A'), '10');
    await donor.type(amountFor('B'), '5');
    expect(line(donor)).to.equal('Until 31 December, your £15 becomes £30 thanks to Riverside Bank');
    expect(spoken(donor)).to.equal('');
    donor.field(amountFor('B')).dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
    expect(spoken(donor)).to.equal('Until 31 December, your £15 becomes £30 thanks to Riverside Bank');
    const position = donor
      .field(amountFor('B'))
      .compareDocumentPosition(donor.root.querySelector('.match') ?? document);
    expect(position).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);

    for (const [typed, sum] of [
      ['five', ''],
      ['90', '£100'],
      ['91', ''],
      ['5', '£15'],
    ] as const) {
      await donor.type(amountFor('B'), typed);
      if (sum) expect(line(donor), typed).to.contain(sum);
      else expect(line(donor), typed).to.equal('');
    }
    await donor.press(localize(en, 'removePurpose', { label: 'A' }));
    expect(line(donor)).to.equal('Until 31 December, your £5 becomes £10 thanks to Riverside Bank');
  });

  it('says nothing while no amount is chosen', async () => {
    const { donor } = await openWidget({ ...matching(), 'default-amount': 'none' }, summer());
    expect(line(donor)).to.equal('');
  });

  it('is in the page’s language, and isolates the name', async () => {
    const page = await britishPage();
    page.lang = 'de';
    const { donor } = await openWidget(matching(), { ...summer(), page });
    await until(() => donor.has(de.email), 'The form is not in German.');
    expect(line(donor)?.replace(/\u00a0/g, ' ')).to.equal(
      'Bis zum 31. Dezember erhöht sich Ihre Spende von 10 £ dank Riverside Bank auf 20 £',
    );
    expect(donor.root.querySelector('.match')?.textContent).to.contain('\u2068Riverside Bank\u2069');
  });

  it('is there until the end of its last day where the donor is, and then gone without a press', async () => {
    const { donor, platform } = await openWidget(matching(), { platform: at(2026, 12, 31, 23, 55) });
    await platform.clock.advance(4 * 60_000);
    expect(line(donor)).to.contain('£10');
    await platform.clock.advance(60_000);
    expect(line(donor)).to.equal(undefined);
    expect(platform.clock.waiting).to.equal(0);
  });

  it('is gone when a page that slept past the end wakes up', async () => {
    const { donor, platform } = await openWidget(matching(), { platform: at(2026, 12, 31) });
    expect(line(donor)).to.contain('£10');
    // While the computer sleeps, time passes, but no timer fires.
    const woken = new Date(2027, 0, 1, 9).getTime();
    platform.clock.now = () => woken;
    dispatchEvent(new Event('pageshow'));
    expect(line(donor)).to.equal(undefined);
  });

  it('is not there on a page that opens after the end', async () => {
    const { donor, platform, element } = await openWidget(matching(), { platform: at(2027, 1, 1, 0) });
    expect(line(donor)).to.equal(undefined);
    await donor.choose('£25');
    expect(line(donor)).to.equal(undefined);
    expect(platform.clock.waiting).to.equal(0);
    expect(element.request).to.equal(null);
  });

  it('can end at a moment, which the line shows in the donor’s time', async () => {
    const end = new Date(2026, 11, 31, 18, 30);
    const { donor, platform } = await openWidget(matching({ until: end.toISOString().slice(0, 16) + 'Z' }), {
      platform: at(2026, 12, 31, 18, 29),
    });
    expect(line(donor)).to.equal('Until 31 December at 18:30, your £10 becomes £20 thanks to Riverside Bank');
    await platform.clock.advance(60_000);
    expect(line(donor)).to.equal(undefined);
  });

  it('follows its attribute, and stops waiting when the form is removed', async () => {
    const { donor, element, platform } = await openWidget(matching(), { platform: at(2026, 12, 31) });
    element.match = { ...bank, by: 'Ada & Sons', until: '2026-12-30' };
    await element.updateComplete;
    expect(line(donor)).to.equal(undefined);
    element.match = { ...bank, by: 'Ada & Sons', limit: 500 };
    await element.updateComplete;
    expect(line(donor)).to.contain('thanks to Ada & Sons (up to £5 is added per donation)');
    element.remove();
    expect(platform.clock.waiting).to.equal(0);
    const page = await britishPage();
    page.append(element);
    expect(platform.clock.waiting).to.equal(1);
    await platform.clock.advance(12 * 3_600_000);
    expect(line(donor)).to.equal(undefined);
  });

  it('leaves out a match without all that donors have to know, and warns', async () => {
    const { donor, platform } = await openWidget(matching({ until: undefined }), summer());
    expect(line(donor)).to.equal(undefined);
    expect(donor.buttonText).to.equal('Donate £10.00');
    await until(
      () => platform.reports.some((one) => String(one).includes('match has no "until"')),
      'It is not reported.',
    );
  });
});
