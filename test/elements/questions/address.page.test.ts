// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget, sent } from '../../support/elements/donor.js';

const labelsOf = (root: ShadowRoot) =>
  [...root.querySelectorAll('.address label')].map((label) => label.textContent.trim());

describe('<donation-widget> that asks for an address', () => {
  it('passes the a11y audit in a country with another order', async () => {
    const { element, donor } = await openWidget({ fields: 'address*' });
    await donor.select(en.country, 'JP');
    await expect(element).to.be.accessible();
  });

  for (const [country, labels] of [
    ['', [en.line1, en.line2, en.city, en.postcode, en.state]],
    ['US', [en.line1, en.line2, en.city, en['state.state'], en['postcode.zip']]],
    ['IT', [en.line1, en.line2, en['postcode.cap'], en.city, en['state.province']]],
    ['JP', [en['postcode.postal'], en['state.prefecture'], en.city, en.line1, en.line2]],
  ] as const) {
    it(`has the labels and order of ${country || 'no country'}`, async () => {
      const { donor } = await openWidget({ fields: 'address' });
      await donor.select(en.country, country);
      expect(labelsOf(donor.root)).to.deep.equal([...labels]);
    });
  }

  it('keeps and sends what the donor typed before choosing the country', async () => {
    const { donor, service } = await openFilled({ fields: 'address' });
    const typed = {
      [en.line1]: '1 Allee',
      [en.city]: 'Kassel',
      [en.state]: 'Hessen',
      [en.postcode]: '34117',
    };
    for (const [label, text] of Object.entries(typed)) await donor.type(label, text);
    await donor.select(en.country, 'DE');
    for (const [label, text] of Object.entries(typed)) expect(donor.field(label).value).to.equal(text);
    await donor.submit();
    expect(sent(service)[0]?.payer.billing_address).to.deep.equal({
      country: 'DE',
      line1: '1 Allee',
      city: 'Kassel',
      state: 'Hessen',
      postcode: '34117',
    });
  });

  it('moves its fields without replacing them, because the browser could be filling them', async () => {
    const { donor } = await openWidget({ fields: 'address' });
    const before = [...donor.root.querySelectorAll('.address input')];
    await donor.select(en.country, 'JP');
    const after = [...donor.root.querySelectorAll('.address input')];
    expect(after).to.have.members(before);
    expect(after.map(({ id }) => id)).to.deep.equal(['postcode', 'state', 'city', 'line1', 'line2']);
    expect(after.map((field) => field.getAttribute('autocomplete'))).to.deep.equal([
      'postal-code',
      'address-level1',
      'address-level2',
      'address-line1',
      'address-line2',
    ]);
  });

  it('keeps a field that the donor empties until another country is chosen', async () => {
    const { donor } = await openWidget({ fields: 'address' });
    await donor.type(en.state, 'I');
    await donor.select(en.country, 'FR');
    donor.field(en.state).focus();
    await donor.type(en.state, '');
    expect(donor.root.activeElement).to.equal(donor.field(en.state));
    await donor.select(en.country, 'DE');
    expect(donor.has(en.state)).to.be.false;
  });

  it('keeps the focus in a field that moves', async () => {
    const { donor } = await openWidget({ fields: 'address' });
    const postcode = donor.field(en.postcode);
    postcode.focus();
    await donor.select(en.country, 'JP');
    expect(donor.root.activeElement).to.equal(postcode);
  });

  it('does not require fields that the country does not have', async () => {
    const { donor, element } = await openFilled({ fields: 'address*' });
    await donor.select(en.country, 'SG');
    await donor.type(en.line1, '1 Orchard Road');
    expect(element.checkValidity()).to.be.true;
    await donor.select(en.country, 'DE');
    expect(element.checkValidity()).to.be.false;
  });

  it('lists the page’s country first', async () => {
    const { donor } = await openWidget({ fields: 'address', locale: 'en-IE' });
    await donor.comeNear();
    const [choose, first, second] = (donor.field(en.country) as unknown as HTMLSelectElement).options;
    expect([choose?.value, first?.value]).to.deep.equal(['', 'IE']);
    expect(second?.value).not.to.equal('IE');
  });

  it('lists only the chosen country until the donor comes near the form', async () => {
    const { donor } = await openWidget(
      { fields: 'address' },
      { properties: { payer: { billing_address: { country: 'FR' } } } },
    );
    const select = donor.root.querySelector('select');
    const listed = () => [...(select?.options ?? [])].map(({ value }) => value);
    expect(listed()).to.deep.equal(['', 'FR']);
    await donor.comeNear();
    expect(listed()).to.have.length(250);
    expect(select?.value).to.equal('FR');
  });

  it('adds the countries before it removes the options that it showed', async () => {
    // Chromium never frees a form whose select had no options for a moment, even after the form is removed.
    const { donor } = await openWidget({ fields: 'address' });
    const select = donor.root.querySelector('select');
    const changes: [added: number, removed: number][] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        changes.push([addedNodes.length, removedNodes.length]);
    });
    if (select) observer.observe(select, { childList: true });
    await donor.comeNear();
    observer.disconnect();
    expect(changes[0]).to.deep.equal([250, 0]);
    expect(select?.options.length).to.equal(250);
  });

  it('lists 249 countries by name once the donor comes near the form', async () => {
    const { donor } = await openWidget({ fields: 'address' });
    await donor.comeNear();
    const select = donor.root.querySelector('select');
    expect(select?.options.length).to.equal(250);
    expect([...(select?.options ?? [])].find(({ value }) => value === 'CI')?.text).to.equal('Côte d’Ivoire');
  });

  it('requires the country once the donor types any part of an address', async () => {
    const { donor, element } = await openWidget({ fields: 'address' });
    await donor.type('Email address', 'me@example.org');
    expect(element.checkValidity()).to.be.true;
    await donor.type('Town or city', 'Leeds');
    expect(element.checkValidity()).to.be.false;
    expect(element.reportValidity()).to.be.false;
    await element.updateComplete;
    expect(donor.errorOf('Country')).to.equal(en['country.required']);
    await donor.select('Country', 'GB');
    expect(element.request?.payer.billing_address).to.deep.equal({ country: 'GB', city: 'Leeds' });
  });
});
