// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget, sent } from '../../support/elements/donor.js';

describe('<donation-widget> that asks how often', () => {
  it('names each interval, shows the chosen one on the button, and sends it with a name', async () => {
    const intervals = 'once day week month quarter year 2-week';
    const { donor, element, service } = await openFilled({ intervals });
    await expect(element).to.be.accessible();
    const names = ['One-time', 'Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly', 'Every 2 weeks'];
    expect(donor.options(en.interval)).to.deep.equal(names);
    expect(donor.buttonText).to.equal('Donate £10.00');
    await donor.choose('Quarterly');
    await donor.type(en.customAmount, '12.5');
    expect(donor.buttonText).to.equal('Donate £12.50 quarterly');
    await donor.submit();
    const [request] = sent(service);
    expect(request).to.have.property('payment_type', 'subscription');
    expect(request).to.have.deep.property('subscription', {
      interval: 'month',
      interval_count: 3,
      name: 'Quarterly donation',
    });
  });

  it('preselects the default amount and interval', async () => {
    const { donor } = await openWidget({ 'default-amount': '50', 'default-interval': 'month' });
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
  });
});
