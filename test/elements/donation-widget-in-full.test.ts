import { expect } from '@open-wc/testing';
import { en } from '../../src/i18n/en.js';
import { openFilled, openWidget, sent } from './donor.js';

describe('<donation-widget> with all that a donor may tell', () => {
  it('sends name, phone number and address, to a project, in another currency', async () => {
    const { donor, service } = await openWidget({
      currency: 'EUR',
      amounts: '20 40',
      fields: 'name phone address',
      project: 'Clean wells',
      intention: 'Where most needed',
      country: 'KE',
      metadata: '{ "campaign": "spring" }',
    });
    await donor.choose('€40');
    const typed = {
      [en.first_name]: ' Grace ',
      [en.last_name]: 'Hopper-O’Neill',
      [en.email]: 'grace@example.org',
      [en.phone]: '+44 20 7946 0000',
      [en.country]: 'GB',
      [en.line1]: '1 River Street',
      [en.line2]: 'Flat 2',
      [en.city]: 'London',
      [en.state]: 'Greater London',
      [en.postcode]: 'SW1A 1AA',
    };
    for (const [label, text] of Object.entries(typed)) await donor.type(label, text);
    await donor.submit();
    const [request, ...others] = sent(service);
    expect(others).to.deep.equal([]);
    expect(request).to.deep.equal({
      payment_type: 'one_time',
      currency: 'EUR',
      line_items: [
        {
          quantity: 1,
          amount: 4000,
          project: 'Clean wells',
          intention: 'Where most needed',
          country_iso: 'KE',
        },
      ],
      payer: {
        email: 'grace@example.org',
        first_name: 'Grace',
        last_name: 'Hopper-O’Neill',
        phone: '+44 20 7946 0000',
        billing_address: {
          country: 'GB',
          line1: '1 River Street',
          line2: 'Flat 2',
          city: 'London',
          state: 'Greater London',
          postcode: 'SW1A 1AA',
        },
      },
      metadata: { campaign: 'spring', donation_reference: request?.metadata?.['donation_reference'] },
    });
  });

  it('sends an amount as it is written at home', async () => {
    const { donor, service } = await openFilled();
    await donor.type(en.customAmount, '12,50');
    expect(donor.buttonText).to.equal('Donate £12.50');
    await donor.submit();
    expect(sent(service).map(({ line_items: items }) => items)).to.deep.equal([
      [{ quantity: 1, amount: 1250 }],
    ]);
  });
});
