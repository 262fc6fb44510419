// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { settled } from '../support/elements/fakes.js';
import { openFilled, record, sent } from '../support/elements/donor.js';

describe('A form that the page changes while the donor uses it', () => {
  it('fires donation-change once when it shows another currency', async () => {
    const { element, donor } = await openFilled();
    const changes = record(element, 'donation-change');
    element.currency = 'EUR';
    element.project = 'Winter';
    await element.updateComplete;
    expect(changes.map(({ amount, currency }) => [amount, currency])).to.deep.equal([[1000, 'EUR']]);
    expect(donor.buttonText).to.contain('€10.00');
  });

  it('fires donation-change on reset()', async () => {
    const { element, donor } = await openFilled();
    await donor.choose('£50');
    const changes = record(element, 'donation-change');
    element.reset();
    await element.updateComplete;
    expect(changes.map(({ amount }) => amount)).to.deep.equal([1000]);
  });

  it('fires no donation-change if the donation stays the same', async () => {
    const { element, donor } = await openFilled();
    await donor.choose('£50');
    const changes = record(element, 'donation-change');
    element.fields = 'name phone';
    element.amounts = '20 50';
    await element.updateComplete;
    expect(changes).to.deep.equal([]);
    expect(donor.chosen(en.amount)).to.equal('£50');
  });

  it('sends the latest values from the page', async () => {
    const { element, service } = await openFilled();
    element.currency = 'EUR';
    element.defaultAmount = '50';
    void element.submit();
    await element.updateComplete;
    await settled();
    const [request] = sent(service);
    expect([request?.currency, request?.line_items[0]?.amount]).to.deep.equal(['EUR', 5000]);
  });
});
