// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget } from '../../support/elements/donor.js';

const partsOf = ({ root }: { root: ShadowRoot }) => [
  ...root.querySelectorAll<HTMLInputElement>('.address input'),
];

describe('<donation-widget> that asks for an address', () => {
  it('has the labels and order of the country, and moves its fields without replacing them', async () => {
    const { donor, element } = await openFilled({ fields: 'address' });
    expect(element.checkValidity()).to.be.true;
    const fields = partsOf(donor);
    const ids = fields.map(({ id }) => id);
    const typed = {
      [en.line1]: '1 Allee',
      [en.city]: 'Kassel',
      [en.state]: 'Hessen',
      [en.postcode]: '34117',
    };
    for (const [label, text] of Object.entries(typed)) await donor.type(label, text);
    expect(element.reportValidity()).to.be.false;
    await element.updateComplete;
    expect(donor.errorOf(en.country)).to.equal(en['country.required']);

    // The browser could be filling them in.
    const postcode = donor.field(en.postcode);
    postcode.focus();
    for (const [country, labels] of [
      ['', [en.line1, en.line2, en.city, en.postcode, en.state]],
      ['US', [en.line1, en.line2, en.city, en['state.state'], en['postcode.zip']]],
      ['IT', [en.line1, en.line2, en['postcode.cap'], en.city, en['state.province']]],
      ['JP', [en['postcode.postal'], en['state.prefecture'], en.city, en.line1, en.line2]],
    ] as const) {
      await donor.select(en.country, country);
      expect(partsOf(donor).map((field) => field.labels?.[0]?.textContent.trim())).to.deep.equal(labels);
      expect(donor.root.activeElement).to.equal(postcode);
    }
    expect(partsOf(donor)).to.have.members(fields);
    expect(fields.map(({ id }) => id)).to.deep.equal(ids);
    expect(partsOf(donor).map(({ id, autocomplete }) => [id, autocomplete])).to.deep.equal([
      ['postcode', 'postal-code'],
      ['state', 'address-level1'],
      ['city', 'address-level2'],
      ['line1', 'address-line1'],
      ['line2', 'address-line2'],
    ]);
    await expect(element).to.be.accessible();

    // A field with text stays in a country that doesn't have it.
    await donor.select(en.country, 'DE');
    for (const [label, text] of Object.entries(typed)) expect(donor.field(label).value).to.equal(text);
    expect(element.request?.payer.billing_address).to.deep.equal({
      country: 'DE',
      line1: '1 Allee',
      city: 'Kassel',
      state: 'Hessen',
      postcode: '34117',
    });
    donor.field(en.state).focus();
    await donor.type(en.state, '');
    expect(donor.root.activeElement).to.equal(donor.field(en.state));
    await donor.select(en.country, 'FR');
    expect(donor.has(en.state)).to.be.false;
  });

  it('lists only the chosen country until the donor comes near, and adds the others before it removes it', async () => {
    const { donor } = await openWidget(
      { fields: 'address', locale: 'en-IE' },
      { properties: { payer: { billing_address: { country: 'FR' } } } },
    );
    const select = donor.root.querySelector('select');
    if (!select) throw new Error('There is no list.');
    const listed = () => [...select.options].map(({ value }) => value);
    expect(listed()).to.deep.equal(['', 'FR']);
    // Chromium never frees a form whose select had no options for a moment, even after the form is removed.
    const changes: [added: number, removed: number][] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        changes.push([addedNodes.length, removedNodes.length]);
    });
    observer.observe(select, { childList: true });
    await donor.comeNear();
    observer.disconnect();
    expect(changes[0]).to.deep.equal([250, 0]);
    expect(listed()).to.have.length(250);
    expect(listed().slice(0, 2)).to.deep.equal(['', 'IE']);
    expect(select.value).to.equal('FR');
    expect([...select.options].find(({ value }) => value === 'CI')?.text).to.equal('Côte d’Ivoire');
  });
});
