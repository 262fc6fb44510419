import { expect } from '@open-wc/testing';
import { donationIn, errorsIn, formWith } from '../../support/questions/forms.js';

const asked = { fields: 'address' };

describe('address', () => {
  for (const part of ['line1', 'line2', 'city', 'state', 'postcode'] as const) {
    it(`requires a country if ${part} has text (§8.4)`, () => {
      expect(errorsIn(formWith(asked, { [part]: 'x' }))).to.deep.equal([['country', 'required']]);
    });
  }

  it('can be only a country', () => {
    expect(donationIn(formWith(asked, { country: 'FR' })).payer.billing_address).to.deep.equal({
      country: 'FR',
    });
  });

  it('needs no country if it is blank', () => {
    const { payer } = donationIn(formWith(asked, { line1: ' ', city: '\t' }));
    expect(payer).to.deep.equal({ email: 'payer@example.org' });
  });

  for (const [fields, field, code] of [
    [{ country: 'Nowhere' }, 'country', 'not_iso_alpha2'],
    [{ country: 'GB', line2: 'x'.repeat(201) }, 'line2', 'too_long'],
    [{ country: 'GB', state: '4111111111111111' }, 'state', 'looks_like_card'],
    [{ country: 'GB', postcode: 'x'.repeat(33) }, 'postcode', 'too_long'],
  ] as const) {
    it(`reports ${code} at ${field} for ${JSON.stringify(fields).slice(0, 60)}`, () => {
      expect(errorsIn(formWith(asked, fields))).to.deep.equal([[field, code]]);
    });
  }

  it('requires a city only where addresses have one', () => {
    const errorsFrom = (country: string) =>
      errorsIn(formWith({ fields: 'address*' }, { country, line1: '1 Orchard Road' }));
    expect(errorsFrom('SG')).to.deep.equal([]);
    expect(errorsFrom('DE')).to.deep.equal([['city', 'required']]);
  });

  it('is left out if only Gift Aid needs it and there is no declaration', () => {
    const typed = { line1: '1 Payer Street', city: '4111 1111 1111 1111', country: 'nowhere' };
    expect(donationIn(formWith({ fields: '', giftAid: true }, typed)).payer).to.deep.equal({
      email: 'payer@example.org',
    });
  });
});
