// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openWidget, sent } from '../../support/elements/donor.js';

describe('<donation-widget> that asks for the payer', () => {
  it('tells the browser what each field is for, needs one name, and sends everything', async () => {
    const { donor, element, service } = await openWidget({
      currency: 'EUR',
      amounts: '20 40',
      fields: 'name* phone address',
      project: 'Clean wells',
      intention: 'Where most needed',
      country: 'KE',
      metadata: '{ "campaign": "spring" }',
      dedication: '',
      'dedication-notify': '',
    });
    await expect(element).to.be.accessible();
    for (const [label, token] of [
      [en.email, 'email'],
      [en.first_name, 'given-name'],
      [en.last_name, 'family-name'],
      [en.phone, 'tel'],
      [en.country, 'country'],
      [en.line1, 'address-line1'],
      [en.line2, 'address-line2'],
      [en.city, 'address-level2'],
      [en.state, 'address-level1'],
      [en.postcode, 'postal-code'],
    ] as const)
      expect(donor.field(label).autocomplete, label).to.equal(token);

    // Screen readers would say that an unfinished address is invalid.
    await donor.tick(en.dedication);
    for (const label of [en.email, en.dedication_notify_email]) {
      await donor.type(label, 'ada');
      expect(donor.field(label).inputMode).to.equal('email');
    }
    expect(donor.root.querySelector(':invalid')).to.equal(null);
    await donor.untick(en.dedication);

    // Once there is one name, the other is neither required nor called optional.
    const names = [en.first_name, en.last_name];
    const required = () => names.filter((label) => donor.field(label).ariaRequired === 'true');
    expect(required()).to.deep.equal(names);
    await donor.type(en.last_name, 'Hopper-O’Neill');
    expect(required()).to.deep.equal([]);
    for (const label of names) expect(donor.field(label).getAttribute('aria-describedby')).to.equal(null);

    await donor.choose('€40');
    const typed = {
      [en.first_name]: ' Grace ',
      [en.email]: 'grace@example.org',
      [en.phone]: '+44 20 7946 0000',
      [en.line1]: '1 River Street',
      [en.line2]: 'Flat 2',
      [en.city]: 'London',
      [en.state]: 'Greater London',
      [en.postcode]: 'SW1A 1AA',
    };
    for (const [label, text] of Object.entries(typed)) await donor.type(label, text);
    await donor.select(en.country, 'GB');
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

  it('prefills the payer, and keeps what the donor typed or cleared', async () => {
    const payer = { email: 'p@example.org', first_name: 'Zoë', billing_address: { country: 'FR' } };
    const { donor, element } = await openWidget({ fields: 'name address' }, { properties: { payer } });
    const labels = [en.email, en.first_name, en.last_name, en.country];
    const shown = () => labels.map((label) => donor.field(label).value);
    expect(shown()).to.deep.equal(['p@example.org', 'Zoë', '', 'FR']);
    await donor.type(en.first_name, 'Chloé');
    element.payer = { ...payer, last_name: 'Ray' };
    await element.updateComplete;
    expect(shown()).to.deep.equal(['p@example.org', 'Chloé', 'Ray', 'FR']);

    await donor.type(en.first_name, '');
    await donor.select(en.country, '');
    element.payer = { ...payer, email: 'q@example.org', billing_address: { country: 'FR' } };
    await element.updateComplete;
    expect(shown()).to.deep.equal(['p@example.org', '', 'Ray', '']);
    element.payer = { ...payer, first_name: 'Grace' };
    await element.updateComplete;
    expect(donor.field(en.first_name).value).to.equal('Grace');
    element.reset();
    await element.updateComplete;
    expect(donor.field(en.country).value).to.equal('FR');
  });
});
