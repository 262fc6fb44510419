// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { until } from '../../support/elements/until.js';
import {
  openFilled,
  openWidget,
  record,
  sent,
  storedText,
  type Donor,
} from '../../support/elements/donor.js';

const spain = { 'tax-receipt': 'es', currency: 'EUR', fields: '' };
const several = { ...spain, 'tax-receipt': 'es pt fr' };
const number = '12345678Z';

const fillIn = async (donor: Donor, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await donor.type(label, text);
};
const person = { [en.first_name]: 'Ada', [en.last_name]: 'King' };
const home = { [en.line1]: 'Calle Mayor 1', [en.city]: 'Madrid', [en.postcode]: '28013' };
const rulesOf = ({ root }: Donor) => root.querySelector('#tax-receipt-rules')?.textContent;

describe('<donation-widget> with a tax receipt', () => {
  it('asks for the name, the address and the tax number once it is ticked, and sends them', async () => {
    const { donor, element, service } = await openFilled(spain);
    await expect(element).to.be.accessible();
    expect(donor.field(en.taxReceiptYes).checked).to.be.false;
    expect(donor.has(en.tax_number)).to.be.false;
    const ids = donor.field(en.taxReceiptYes).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => donor.root.getElementById(id)?.textContent)).to.deep.equal([
      'For tax returns in Spain',
      en['taxReceipt.ES'],
    ]);

    await donor.tick(en.taxReceiptYes);
    const field = donor.field(en.tax_number);
    expect([field.autocomplete, field.inputMode]).to.deep.equal(['off', '']);
    expect(donor.hints).to.include('DNI / NIE');
    const order = donor.field(en.postcode).compareDocumentPosition(field);
    expect(order).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal([
      en['first_name.required'],
      en['last_name.required'],
      en['line1.required'],
      en['city.required'],
      en['postcode.required'],
      en['tax_number.required'],
    ]);
    await expect(element).to.be.accessible();
    await fillIn(donor, { ...person, ...home, [en.tax_number]: '12345678A' });
    await donor.submit();
    expect(donor.errorOf(en.tax_number)).to.equal(
      localize(en, 'tax_number.format', { taxExample: '12345678Z' }),
    );
    await fillIn(donor, { [en.tax_number]: '12345678-z' });
    await donor.submit();
    const [request] = sent(service);
    expect(request?.payer.billing_address).to.deep.equal({
      country: 'ES',
      line1: 'Calle Mayor 1',
      city: 'Madrid',
      postcode: '28013',
    });
    expect(request?.metadata).to.deep.include({ tax_receipt: 'yes', tax_country: 'ES', tax_number: number });
  });

  it('follows the country of the address if there are several', async () => {
    const { donor } = await openFilled(several);
    const live = donor.root.querySelector('#tax-receipt-rules');
    expect(live?.getAttribute('aria-live')).to.equal('polite');
    expect(rulesOf(donor)).to.equal('');
    await donor.tick(en.taxReceiptYes);
    expect(rulesOf(donor)).to.equal(en.taxReceiptCountry);
    await donor.select(en.country, 'PT');
    expect(rulesOf(donor)).to.equal(en['taxReceipt.PT']);
    expect(donor.field(en.tax_number).inputMode).to.equal('numeric');
    await donor.select(en.country, 'FR');
    expect(rulesOf(donor)).to.equal(en['taxReceipt.FR']);
    expect(donor.has(en.tax_number)).to.be.false;
    await donor.select(en.country, 'CH');
    expect(rulesOf(donor)).to.contain('Spain, Portugal and France');
    expect(donor.root.querySelector('#tax-receipt-rules')).to.equal(live);
  });

  it('asks for the date of birth in Austria, says what is wrong with it, and sends it', async () => {
    const { donor, element, service } = await openFilled({ ...spain, 'tax-receipt': 'at' });
    expect(rulesOf(donor)).to.equal(en['taxReceipt.AT']);
    expect(donor.has('Date of birth')).to.be.false;
    await donor.tick(en.taxReceiptYes);
    const field = donor.field('Date of birth');
    expect(field.type).to.equal('text');
    // Firefox doesn't know the value, so its property is empty.
    expect(field.getAttribute('autocomplete')).to.equal('bday');
    expect(field.getAttribute('aria-required')).to.equal('true');
    expect(donor.hints).to.include('Day, month and year, like 31.7.1985');
    expect(donor.has(en.tax_number)).to.be.false;
    await expect(element).to.be.accessible();
    await fillIn(donor, { ...person, ...home });
    await donor.submit();
    expect(donor.errorOf('Date of birth')).to.equal(en['tax_birth_date.required']);
    await fillIn(donor, { 'Date of birth': '31.6.1985' });
    await donor.submit();
    expect(donor.errorOf('Date of birth')).to.equal(en['tax_birth_date.format']);
    await fillIn(donor, { 'Date of birth': '31.7.2985' });
    await donor.submit();
    expect(donor.errorOf('Date of birth')).to.equal(en.not_birth_date);
    await expect(element).to.be.accessible();
    await fillIn(donor, { 'Date of birth': '31/7/1985' });
    await donor.submit();
    expect(sent(service)[0]?.metadata).to.deep.include({
      tax_receipt: 'yes',
      tax_country: 'AT',
      tax_birth_date: '1985-07-31',
    });
  });

  it('asks for the national number in Belgium, and sends it without its signs', async () => {
    const { donor, element, service } = await openFilled({ ...spain, 'tax-receipt': 'be' });
    await donor.tick(en.taxReceiptYes);
    expect(rulesOf(donor)).to.equal(en['taxReceipt.BE']);
    expect(donor.field('National number').inputMode).to.equal('numeric');
    expect(donor.hints).to.include('Rijksregisternummer / Numéro national');
    await expect(element).to.be.accessible();
    await fillIn(donor, { ...person, ...home, 'National number': '85.07.30-033.29' });
    await donor.submit();
    expect(donor.errorOf('National number')).to.equal(
      localize(en, 'national_number.format', { taxExample: '85.07.30-033.28' }),
    );
    await fillIn(donor, { 'National number': '85.07.30-033.28' });
    await donor.submit();
    expect(sent(service)[0]?.metadata).to.deep.include({
      tax_receipt: 'yes',
      tax_country: 'BE',
      tax_number: '85073003328',
    });
  });

  it('keeps a date of birth and a number each for its country while the donor changes the address', async () => {
    const { donor } = await openFilled({ ...spain, 'tax-receipt': 'es at be' });
    await donor.tick(en.taxReceiptYes);
    await donor.select(en.country, 'AT');
    await fillIn(donor, { 'Date of birth': '31.7.1985' });
    await donor.select(en.country, 'BE');
    expect(donor.field('National number').value).to.equal('');
    await donor.select(en.country, 'ES');
    expect(donor.field(en.tax_number).value).to.equal('');
    await donor.select(en.country, 'AT');
    expect(donor.field('Date of birth').value).to.equal('31.7.1985');
  });

  it('leaves the address in its own place if the page asks for it', async () => {
    const { donor } = await openWidget({ ...spain, fields: 'name address' });
    await donor.tick(en.taxReceiptYes);
    const groupOf = (label: string) => donor.field(label).closest('fieldset')?.querySelector('legend');
    expect(groupOf(en.line1)?.textContent).to.equal(en.address);
    expect(groupOf(en.tax_number)?.textContent).to.equal(en.taxReceipt);
  });

  for (const [country, label, typed, secret] of [
    ['es', en.tax_number, number, number],
    ['at', 'Date of birth', '31.7.1985', '1985'],
    ['be', 'National number', '85073003328', '85073003328'],
  ] as const)
    it(`keeps the ${label.toLowerCase()} out of events, storage and the console`, async () => {
      const { donor, element, platform } = await openFilled({ ...spain, 'tax-receipt': country });
      const types = ['donation-start', 'donation-change', 'donation-invalid', 'donation-checkout'] as const;
      const events = types.map((type) => record(element, type));
      await donor.tick(en.taxReceiptYes);
      await fillIn(donor, { [label]: typed });
      await donor.submit();
      await fillIn(donor, { ...person, ...home });
      await donor.submit();
      const fields = events.flat().map(fieldsOf).join('\n');
      expect(fields).to.contain('first_name').and.to.contain('reference');
      expect(fields).not.to.contain(secret);
      expect(storedText(platform)).not.to.contain(secret);
      expect(platform.reports.map(String).join()).not.to.contain(secret);
    });

  it('gives way to Gift Aid, and tells the developer', async () => {
    const { donor, platform } = await openWidget({ 'tax-receipt': 'es', 'gift-aid': '' });
    expect(donor.has(en.taxReceiptYes)).to.be.false;
    expect(donor.has(en.giftAidYes)).to.be.true;
    const isTold = () => platform.reports.join().includes("tax-receipt doesn't work with gift-aid");
    await until(isTold);
  });
});

/** All fields of an event, as one text. */
const fieldsOf = (event: Event): string =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(event))
    .concat(Object.getOwnPropertyNames(event))
    .map((name) => `${name} ${JSON.stringify(Reflect.get(event, name))}`)
    .join();
