// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { fakePlatform } from '../../support/elements/fakes.js';
import { openFilled, openWidget, record, sent } from '../../support/elements/donor.js';
import { until } from '../../support/elements/until.js';

const recurring = { 'default-interval': 'month' };
const welcome = { quantity: 1, amount: 5000, project: 'Welcome pack' };
const fee = { price: 'fee_1', anything: { at: 'all' } };

describe('<donation-widget> with the page’s one-time items', () => {
  it('adds them to today’s total of a recurring donation, and sends them unchanged', async () => {
    const { donor, element, platform, service } = await openWidget(
      { ...recurring, 'one-off': '' },
      { properties: { oneTimeItems: [welcome] } },
    );
    const changes = record(element, 'donation-change');
    await expect(element).to.be.accessible();
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

    element.oneTimeItems = [{ ...welcome }];
    await element.updateComplete;
    expect(changes).to.deep.equal([]);
    element.oneTimeItems = [
      { quantity: 2, amount: 300, project: 'Badge', intention: 'Joining', currency: 'gbp' },
      { quantity: 1, amount: 150 },
    ];
    await element.updateComplete;
    expect(changes.map(({ amount }) => amount)).to.deep.equal([1000]);
    await donor.type(en.one_off, '5');
    expect(donor.totals.slice(0, 5)).to.deep.equal([
      [en.gift, '£10.00'],
      [en.one_off, '£5.00'],
      [`2 × ${en.one_off}: Badge · Joining`, '£6.00'],
      [en.one_off, '£1.50'],
      [en.now, '£22.50'],
    ]);
    await donor.type(en.one_off, '');

    // It isn't known how much the fee is.
    element.oneTimeItems = [welcome, fee];
    await element.updateComplete;
    expect(donor.totals).to.deep.equal([
      [en.gift, '£10.00'],
      [`${en.one_off}: Welcome pack`, '£50.00'],
      ['Then monthly', '£10.00'],
      [en.yearly, '£120.00'],
    ]);
    expect(donor.text).to.contain(en.moreToday);
    expect(donor.buttonText).to.equal(en.donate);
    await expect(element).to.be.accessible();
    await donor.choose(en.once);
    expect(donor.totals).to.deep.equal([[en.now, '£10.00']]);
    expect(donor.buttonText).to.equal('Donate £10.00');
    expect(donor.text).not.to.contain(en.moreToday);
    await donor.choose(en.month);
    await donor.type(en.email, 'me@example.org');
    await donor.submit();
    expect(sent(service)[0]).to.have.deep.property('one_time_items', [welcome, fee]);

    element.oneTimeItems = 5 as never;
    await element.updateComplete;
    expect(element.renderRoot.textContent).to.contain(en.closed);
    await until(() => platform.reports.join().includes('oneTimeItems should be a list of objects'));
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
