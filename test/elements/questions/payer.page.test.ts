// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openWidget, sent } from '../../support/elements/donor.js';

describe('<donation-widget> that asks for the payer', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openWidget({ fields: 'name* phone address' });
    await expect(element).to.be.accessible();
  });

  it('asks for the email address and, by default, the name', async () => {
    const { donor } = await openWidget();
    expect(['Email address', 'First name', 'Last name'].every((label) => donor.has(label))).to.be.true;
    expect(['Phone number', 'Country'].some((label) => donor.has(label))).to.be.false;
  });

  it('no longer requires the other name once the donor has given one, and doesn’t call it optional', async () => {
    const { donor } = await openWidget({ fields: 'name*' });
    const labels = [en.first_name, en.last_name];
    const required = () => labels.filter((label) => donor.field(label).ariaRequired === 'true');
    expect(required()).to.deep.equal(labels);
    await donor.type(en.last_name, 'Suharto');
    expect(required()).to.deep.equal([]);
    for (const label of labels) expect(donor.field(label).getAttribute('aria-describedby')).to.equal(null);
  });

  it('tells the browser what each field is for', async () => {
    const { donor } = await openWidget({ fields: 'name phone address' });
    const tokens = {
      'Email address': 'email',
      'First name': 'given-name',
      'Last name': 'family-name',
      'Phone number': 'tel',
      Country: 'country',
      'Address line 1': 'address-line1',
      'Address line 2': 'address-line2',
      'Town or city': 'address-level2',
      'State, county or province': 'address-level1',
      Postcode: 'postal-code',
    };
    for (const [label, token] of Object.entries(tokens)) {
      expect(donor.field(label).autocomplete, label).to.equal(token);
    }
  });

  it('is never invalid for the browser while the donor types, which screen readers would say', async () => {
    const { donor } = await openWidget({
      fields: 'name phone address',
      dedication: '',
      'dedication-notify': '',
    });
    await donor.tick(en.dedication);
    for (const label of [en.email, en.dedication_notify_email]) {
      await donor.type(label, 'ada');
      expect(donor.field(label).inputMode).to.equal('email');
    }
    expect(donor.root.querySelector(':invalid')).to.equal(null);
  });

  it('sends the name, phone number and address for a project in another currency', async () => {
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

  it('prefills the payer without overwriting what the donor typed', async () => {
    const { donor, element } = await openWidget(
      { fields: 'name address' },
      {
        properties: {
          payer: { email: 'p@example.org', first_name: 'Zoë', billing_address: { country: 'FR' } },
        },
      },
    );
    expect(donor.field('Email address').value).to.equal('p@example.org');
    expect(donor.field('Country').value).to.equal('FR');
    await donor.type('First name', 'Chloé');
    element.payer = { email: 'p@example.org', first_name: 'Zoë', last_name: 'Ray' };
    await element.updateComplete;
    expect(donor.field('First name').value).to.equal('Chloé');
    expect(donor.field('Last name').value).to.equal('Ray');
  });

  it('keeps a cleared field empty if the page sets the same payer again', async () => {
    const payer = () => ({ email: 'p@example.org', first_name: 'Zoë', billing_address: { country: 'FR' } });
    const { donor, element } = await openWidget(
      { fields: 'name address' },
      { properties: { payer: payer() } },
    );
    await donor.type('First name', '');
    await donor.select('Country', '');
    element.payer = { ...payer(), email: 'q@example.org' };
    await element.updateComplete;
    for (const label of ['First name', 'Country']) expect(donor.field(label).value, label).to.equal('');
    element.payer = { ...payer(), first_name: 'Chloé' };
    await element.updateComplete;
    expect(donor.field('First name').value).to.equal('Chloé');
    element.reset();
    await element.updateComplete;
    expect(donor.field('Country').value).to.equal('FR');
  });
});
