import { expect } from '@open-wc/testing';
import { keptAnswers } from '../../../src/form/kept-answers.js';
import { taxReceiptKey } from '../../../src/questions/tax-receipt/part.js';
import { inPageOrder, ownSettings, shownParts } from '../../../src/questions/states.js';
import {
  errorsIn,
  filled,
  formOf,
  formWith,
  issuesOf,
  requestIn,
  type Changes,
} from '../../support/questions/forms.js';

const several: Changes = { taxReceipt: 'es pt it fr de br at be', currency: 'EUR', fields: '' };
const spain: Changes = { ...several, taxReceipt: 'es' };
const person = { first_name: 'Ada', last_name: 'King' };
const home = { line1: 'Calle Mayor 1', city: 'Madrid', postcode: '28013' };
const wanted = { tax_receipt: true, ...person };

const metadataIn = (...form: Parameters<typeof formWith>) => {
  const { donation_reference: reference, ...metadata } = requestIn(formWith(...form)).metadata ?? {};
  expect(reference).to.be.a('string');
  return metadata;
};
const isShown = (changes: Changes, fields = {}) =>
  shownParts(formWith(changes, fields)).some(({ name }) => name === taxReceiptKey.name);

describe('tax-receipt', () => {
  it('asks for nothing and sends nothing until the donor ticks it', () => {
    expect(errorsIn(formWith(several))).to.deep.equal([]);
    expect(metadataIn(several)).to.deep.equal({});
  });

  it('requires the name, address and tax number of the only country', () => {
    expect(errorsIn(formWith(spain, { tax_receipt: true }))).to.deep.equal([
      ['first_name', 'required'],
      ['last_name', 'required'],
      ['line1', 'required'],
      ['city', 'required'],
      ['postcode', 'required'],
      ['tax_number', 'required'],
    ]);
    expect(errorsIn(formWith(spain, { ...wanted, ...home, tax_number: '12345678A' }))).to.deep.equal([
      ['tax_number', 'format'],
    ]);
    expect(
      errorsIn(formWith(spain, { ...wanted, ...home, tax_number: '4242 4242 4242 4242' })),
    ).to.deep.equal([['tax_number', 'looks_like_card']]);
  });

  it('sends the country and the normalised tax number', () => {
    const form = formWith(spain, { ...wanted, ...home, tax_number: '12.345.678-z' });
    const { metadata, payer } = requestIn(form);
    expect(metadata).to.deep.include({ tax_receipt: 'yes', tax_country: 'ES', tax_number: '12345678Z' });
    expect(payer).to.deep.equal({
      email: 'payer@example.org',
      ...person,
      billing_address: { country: 'ES', ...home },
    });
  });

  it('keeps the only country for a donor who lives abroad', () => {
    const abroad = { ...wanted, country: 'CH', line1: '1 Rue', city: 'Genève', tax_number: '12345678Z' };
    expect(metadataIn(spain, abroad).tax_country).to.equal('ES');
  });

  for (const [country, tax_number, more] of [
    ['ES', 'X2482300W', {}],
    ['PT', '501 964 843', {}],
    ['IT', 'cccfba85d03l219p', {}],
    ['DE', '86 095 742 719', {}],
    ['BR', '111.444.777-35', {}],
  ] as const)
    it(`asks for the tax number of ${country} if that is the country of the address`, () => {
      const fields = { ...wanted, ...home, country, ...more };
      expect(errorsIn(formWith(several, fields))).to.deep.equal(
        country === 'DE' ? [] : [['tax_number', 'required']],
      );
      expect(metadataIn(several, { ...fields, tax_number })).to.deep.equal({
        tax_receipt: 'yes',
        tax_country: country,
        tax_number: tax_number.toUpperCase().replace(/[^A-Z\d]/g, ''),
      });
      expect(errorsIn(formWith(several, { ...fields, tax_number: '1' }))).to.deep.equal([
        ['tax_number', 'format'],
      ]);
    });

  it('asks for the national number in Belgium, and sends it as the tax number', () => {
    const fields = { ...wanted, ...home, country: 'BE', tax_number: '12345678Z' };
    expect(errorsIn(formWith(several, fields))).to.deep.equal([['national_number', 'required']]);
    expect(errorsIn(formWith(several, { ...fields, national_number: '85.07.30-033.29' }))).to.deep.equal([
      ['national_number', 'format'],
    ]);
    for (const [national_number, tax_number] of [
      ['85.07.30-033.28', '85073003328'],
      ['17.07.30-033.84', '17073003384'],
    ] as const)
      expect(metadataIn(several, { ...fields, national_number })).to.deep.equal({
        tax_receipt: 'yes',
        tax_country: 'BE',
        tax_number,
      });
  });

  it('asks for the date of birth in Austria, and for no number', () => {
    const fields = { ...wanted, ...home, country: 'AT', tax_number: '12345678Z' };
    for (const [tax_birth_date, code] of [
      ['', 'required'],
      ['31.6.1985', 'format'],
      ['31.12.1899', 'not_birth_date'],
      // The day after the answers of these tests.
      ['6.4.2026', 'not_birth_date'],
      ['4242 4242 4242 4242', 'looks_like_card'],
    ] as const)
      expect(errorsIn(formWith(several, { ...fields, tax_birth_date }))).to.deep.equal([
        ['tax_birth_date', code],
      ]);
    expect(metadataIn(several, { ...fields, tax_birth_date: '31.7.1985' })).to.deep.equal({
      tax_receipt: 'yes',
      tax_country: 'AT',
      tax_birth_date: '1985-07-31',
    });
  });

  it('asks for the same in a page that offers only Austria or Belgium', () => {
    const asked = (taxReceipt: string) =>
      errorsIn(formWith({ ...several, taxReceipt }, { tax_receipt: true })).map(([field]) => field);
    const address = ['first_name', 'last_name', 'line1', 'city', 'postcode'];
    expect(asked('at')).to.deep.equal([...address, 'tax_birth_date']);
    expect(asked('BE')).to.deep.equal([...address, 'national_number']);
  });

  it('marks the field of the country if the service refuses the detail', () => {
    const pathsIn = (taxReceipt: string) => {
      const form = formWith({ ...several, taxReceipt }, { tax_receipt: true });
      const paths = form.parts.find(({ name }) => name === taxReceiptKey.name)?.paths;
      return typeof paths === 'function' ? paths(form) : paths;
    };
    expect(pathsIn('es')).to.include({ 'metadata.tax_number': 'tax_number' });
    expect(pathsIn('be')).to.include({ 'metadata.tax_number': 'national_number' });
    expect(pathsIn('at')).to.include({ 'metadata.tax_birth_date': 'tax_birth_date' });
  });

  it('asks for no tax number in France, and for an optional one in Germany', () => {
    const fields = { ...wanted, ...home };
    expect(metadataIn(several, { ...fields, country: 'FR', tax_number: '12345678Z' })).to.deep.equal({
      tax_receipt: 'yes',
      tax_country: 'FR',
    });
    expect(metadataIn(several, { ...fields, country: 'DE' })).to.deep.equal({
      tax_receipt: 'yes',
      tax_country: 'DE',
    });
  });

  it('requires a country first if there are several', () => {
    expect(errorsIn(formWith(several, { ...wanted, line1: '1', city: 'Madrid' }))).to.deep.equal([
      ['country', 'required'],
    ]);
  });

  it('sends a donation without a receipt from a country that the page does not offer', () => {
    const fields = { ...wanted, country: 'CH', line1: '1 Rue', city: 'Genève', tax_number: '12345678Z' };
    expect(metadataIn(several, fields)).to.deep.equal({});
  });

  it('forgets the receipt when the donor unticks it', () => {
    const form = formWith(spain, { ...wanted, ...home, tax_number: '12345678Z' });
    expect(requestIn(filled(form, { tax_receipt: false })).metadata).not.to.have.any.keys(
      'tax_receipt',
      'tax_country',
      'tax_number',
    );
  });

  it('is not for organisations', () => {
    const asked = { ...spain, ask: 'organisation' };
    expect(isShown(asked)).to.be.true;
    expect(isShown(asked, { by_organisation: true })).to.be.false;
    const form = formWith(asked, { ...wanted, by_organisation: true, organisation: 'Works' });
    expect(requestIn(form).metadata).not.to.have.property('tax_receipt');
  });

  it('gives way to Gift Aid, and says so', () => {
    const both: Changes = { ...several, currencies: 'GBP EUR', currency: 'GBP', giftAid: true };
    expect(issuesOf(both)).to.deep.equal([
      { attribute: 'tax-receipt', code: 'tax_receipt_with_gift_aid', isMinor: true },
    ]);
    expect(isShown(both)).to.be.false;
    expect(formOf(both).parts.map(({ name }) => name)).to.include('gift-aid');
  });

  it('leaves out unknown countries, and works for the others', () => {
    const written = { taxReceipt: 'UK ES, es xx' };
    expect(issuesOf(written).map(({ values }) => values?.text)).to.deep.equal(['UK', 'xx']);
    expect(ownSettings(formOf(written), taxReceiptKey)).to.deep.equal(['ES']);
    expect(isShown({ taxReceipt: 'uk' })).to.be.false;
  });

  it('keeps nothing for a reload', () => {
    const form = formWith(spain, { ...wanted, ...home, tax_number: '12345678Z' });
    expect(JSON.stringify(keptAnswers(form))).not.to.match(/12345678|tax/i);
    for (const [taxReceipt, fields] of [
      ['at', { tax_birth_date: '31.7.1985' }],
      ['be', { national_number: '85.07.30-033.28' }],
    ] as const) {
      const other = formWith({ ...several, taxReceipt }, { ...wanted, ...home, ...fields });
      expect(JSON.stringify(keptAnswers(other))).not.to.match(/1985|8507|tax|national/i);
    }
  });

  it('draws the name and address below its tick if the page does not ask for them', () => {
    const order = inPageOrder(formWith(spain, { tax_receipt: true })).map(({ name }) => name);
    const place = order.indexOf('tax-receipt');
    expect(order.slice(place - 2, place + 1)).to.deep.equal(['name', 'address', 'tax-receipt']);
  });
});
