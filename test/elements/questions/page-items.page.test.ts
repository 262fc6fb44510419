// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import type { DonationWidget } from '../../../src/elements/donation-widget.js';
import { fakePlatform } from '../../support/elements/fakes.js';
import { openFilled, openWidget, record, sent } from '../../support/elements/donor.js';
import { until } from '../../support/elements/until.js';

type Items = DonationWidget['oneTimeItems'];

const recurring = { 'default-interval': 'month' };
const welcome = { quantity: 1, amount: 5000, project: 'Welcome pack' };

const withItems = (oneTimeItems: Items, attributes: Record<string, string> = recurring) =>
  openFilled(attributes, { properties: { oneTimeItems } });

describe('<donation-widget> with the page’s one-time items', () => {
  it('passes the a11y audit with valid and invalid items', async () => {
    const { element } = await withItems([welcome]);
    await expect(element).to.be.accessible();
    element.oneTimeItems = [{ price: 'fee_1' }];
    await element.updateComplete;
    await expect(element).to.be.accessible();
  });

  it('adds them to today’s total before the donor types', async () => {
    const { donor } = await openWidget(recurring, { properties: { oneTimeItems: [welcome] } });
    expect(donor.totals).to.deep.equal([
      [en.gift, '£10.00'],
      [`${en.one_off}: Welcome pack`, '£50.00'],
      [en.now, '£60.00'],
      ['Then monthly', '£10.00'],
      [en.yearly, '£120.00'],
    ]);
    expect(donor.buttonText).to.equal(
      localize(en, 'donateBoth', { amount: '£60.00', recurring: '£10.00', interval: 'monthly' }),
    );
    expect(donor.text).not.to.contain(en.moreToday);
  });

  it('sends them unchanged', async () => {
    const items = [{ ...welcome, anything: { at: 'all' } }, { price: 'fee_1' }];
    const { donor, service } = await withItems(items);
    await donor.submit();
    expect(sent(service)[0]).to.have.deep.property('one_time_items', items);
  });

  it('lists each with its quantity and purpose', async () => {
    const { donor } = await withItems([
      { quantity: 2, amount: 300, project: 'Badge', intention: 'Joining', currency: 'gbp' },
      { quantity: 1, amount: 150 },
    ]);
    expect(donor.totals.slice(0, 4)).to.deep.equal([
      [en.gift, '£10.00'],
      [`2 × ${en.one_off}: Badge · Joining`, '£6.00'],
      [en.one_off, '£1.50'],
      [en.now, '£17.50'],
    ]);
  });

  it('adds them to a one-off donation', async () => {
    const { donor } = await withItems([welcome], { ...recurring, 'one-off': '' });
    await donor.type(en.one_off, '5');
    expect(donor.totals.slice(0, 4)).to.deep.equal([
      [en.gift, '£10.00'],
      [en.one_off, '£5.00'],
      [`${en.one_off}: Welcome pack`, '£50.00'],
      [en.now, '£65.00'],
    ]);
  });

  it('does not add them to a one-time donation', async () => {
    const { donor, service } = await withItems([welcome, { price: 'fee_1' }], {});
    expect(donor.totals).to.deep.equal([[en.now, '£10.00']]);
    expect(donor.buttonText).to.equal('Donate £10.00');
    expect(donor.text).not.to.contain(en.moreToday);
    await donor.submit();
    expect(sent(service)[0]).not.to.have.property('one_time_items');
  });

  it('follows the interval', async () => {
    const { donor } = await withItems([welcome], {});
    await donor.choose(en.month);
    expect(donor.buttonText).to.contain('£60.00');
    await donor.choose(en.once);
    expect(donor.buttonText).to.equal('Donate £10.00');
  });

  it('shows no total for today if an entry has no amount', async () => {
    const { donor } = await withItems([welcome, { price: 'fee_1' }]);
    expect(donor.totals).to.deep.equal([
      [en.gift, '£10.00'],
      [`${en.one_off}: Welcome pack`, '£50.00'],
      ['Then monthly', '£10.00'],
      [en.yearly, '£120.00'],
    ]);
    expect(donor.text).to.contain(en.moreToday);
    expect(donor.buttonText).to.equal(en.donate);
  });

  it('can’t be shown if they are not a list', async () => {
    const { element, platform } = await openWidget(recurring, { properties: { oneTimeItems: 5 as never } });
    expect(element.renderRoot.textContent).to.contain(en.closed);
    await until(() => platform.reports.length > 0);
    expect(String(platform.reports[0])).to.contain('oneTimeItems should be a list of objects');
  });

  it('adds them only in the chosen currency', async () => {
    const { donor } = await withItems([{ ...welcome, currency: 'GBP' }], {
      ...recurring,
      currencies: 'GBP EUR',
    });
    expect(donor.buttonText).to.contain('£60.00');
    await donor.select(en.currency, 'EUR');
    expect(donor.buttonText).to.equal(en.donate);
    expect(donor.text).to.contain(en.moreToday);
  });

  it('limits the total with them to eight digits', async () => {
    const { donor, element } = await withItems([welcome]);
    await donor.type(en.customAmount, '999950');
    expect(element.request).to.equal(null);
    await donor.type(en.customAmount, '999949.99');
    expect(element.request).not.to.equal(null);
  });

  it('fires donation-change once when they change, with the recurring amount', async () => {
    const { donor, element } = await withItems([]);
    const changes = record(element, 'donation-change');
    element.oneTimeItems = [welcome];
    await element.updateComplete;
    element.oneTimeItems = [{ ...welcome }];
    await element.updateComplete;
    expect(donor.buttonText).to.contain('£60.00');
    expect(changes.map(({ amount }) => amount)).to.deep.equal([1000]);
  });

  it('removes the link to a donation that was sent without them', async () => {
    const platform = fakePlatform({ isFramedAcrossOrigins: () => true });
    const { donor, element } = await openFilled(recurring, { platform });
    await donor.submit();
    expect(donor.text).to.contain(en.continueToPayment);
    element.oneTimeItems = [welcome];
    await element.updateComplete;
    expect(donor.text).not.to.contain(en.continueToPayment);
    expect(donor.buttonText).to.contain('£60.00');
  });
});
