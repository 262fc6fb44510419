import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { say } from '../../src/i18n/catalogue.js';
import { en } from '../../src/i18n/en.js';
import { openFilled, openWidget } from './donor.js';

describe('<donation-widget> with amounts as people write them', () => {
  it('offers grouped amounts whole', async () => {
    const { donor } = await openWidget({ amounts: '1,500 2,250' });
    expect(donor.options(en.amount)).to.deep.equal(['£1,500', '£2,250']);
  });

  it('keeps to a grouped limit', async () => {
    const { donor } = await openFilled({ 'max-amount': '5,000' });
    expect(donor.options(en.amount)).to.deep.equal(['£10', '£25', '£50', '£100']);
    await donor.type(en.customAmount, '5001');
    await donor.submit();
    expect(donor.faultOf(en.customAmount)).to.equal(say(en, 'max', { max: '£5,000' }));
  });

  it('fills in a grouped amount at first', async () => {
    const { donor } = await openWidget({ 'default-amount': '1,500' });
    expect(donor.field(en.customAmount).value).to.equal('1500');
    expect(donor.buttonText).to.equal('Donate £1,500.00');
  });

  it('has its own limit where the attribute is empty', async () => {
    const { donor } = await openFilled({ 'min-amount': '' });
    await donor.type(en.customAmount, '0.50');
    await donor.submit();
    expect(donor.faultOf(en.customAmount)).to.equal(say(en, 'min', { min: '£1' }));
  });

  it('is closed, and says why, where an amount reads in two ways', async () => {
    const { donor, platform } = await openWidget({ amounts: '1,500' });
    expect(donor.text).to.equal(en.closed);
    const [error] = platform.reports;
    expect(error).to.be.instanceOf(ConfigurationError);
    expect(String(error)).to.contain('amounts has "1,500", which may be one amount or several');
  });
});
