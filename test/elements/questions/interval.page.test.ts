// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { openFilled, openWidget, sent } from '../../support/elements/donor.js';

const intervals = 'once day week month quarter year 2-week';

describe('<donation-widget> that asks how often', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openWidget({ intervals });
    await expect(element).to.be.accessible();
  });

  it('names each interval', async () => {
    const { donor } = await openWidget({ intervals: 'once day week month quarter year 2-week' });
    for (const name of ['One-time', 'Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly', 'Every 2 weeks']) {
      expect(donor.has(name), name).to.be.true;
    }
  });

  it('preselects the default amount and interval', async () => {
    const { donor } = await openWidget({ 'default-amount': '50', 'default-interval': 'month' });
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
  });

  it('updates the amount and interval on the button', async () => {
    const { donor } = await openWidget({ intervals: 'once month quarter' });
    expect(donor.buttonText).to.equal('Donate £10.00');
    await donor.choose('Quarterly');
    await donor.type('Other amount', '12.5');
    expect(donor.buttonText).to.equal('Donate £12.50 quarterly');
  });

  it('sends a subscription with its interval and a name', async () => {
    const { donor, service } = await openFilled({ intervals: 'once quarter' }, {});
    await donor.choose('Quarterly');
    await donor.submit();
    const [request] = sent(service);
    expect(request).to.have.property('payment_type', 'subscription');
    expect(request).to.have.deep.property('subscription', {
      interval: 'month',
      interval_count: 3,
      name: 'Quarterly donation',
    });
  });
});
