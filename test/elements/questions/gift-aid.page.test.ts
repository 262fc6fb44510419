// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { fakePlatform } from '../../support/elements/fakes.js';
import { openFilled, openWidget, sent, type Donor } from '../../support/elements/donor.js';

const attributes = { 'gift-aid': '', 'charity-name': 'Example Charity', fields: '' };
const single = localize(en, 'giftAidSingle', { charity: 'Example Charity' });
const multiple = localize(en, 'giftAidMultiple', { charity: 'Example Charity' });

const county = en['state.county'];
const home = [en.first_name, en.last_name, en.country, en.line1, en.line2, en.city, county, en.postcode];
const required: string[] = [en.first_name, en.last_name, en.country, en.line1, en.city, en.postcode];

const typed = {
  [en.first_name]: 'Ada',
  [en.last_name]: 'King',
  [en.line1]: '1 High Street',
  [en.city]: 'Leeds',
  [en.postcode]: 'LS1 1AA',
};

const openDeclared = async (
  changes: Record<string, string> = {},
  options: Parameters<typeof openFilled>[1] = {},
) => {
  const opened = await openFilled({ ...attributes, ...changes }, options);
  await opened.donor.tick(en.giftAidYes);
  return opened;
};

const openComplete: typeof openDeclared = async (...args) => {
  const opened = await openDeclared(...args);
  for (const [label, text] of Object.entries(typed)) await opened.donor.type(label, text);
  return opened;
};

describe('<donation-widget> with Gift Aid', () => {
  it('asks for a home address once it is ticked, and sends the declaration with its wording and time', async () => {
    const platform = fakePlatform();
    const { donor, element, service } = await openFilled(attributes, { platform });
    await expect(element).to.be.accessible();
    expect(donor.field(en.giftAidYes).checked).to.be.false;
    expect(element.request?.metadata).not.to.have.any.keys('gift_aid', 'gift_aid_declared_at');
    expect(home.some((label) => donor.has(label))).to.be.false;

    await platform.clock.advance(61_000);
    await donor.tick(en.giftAidYes);
    expect(home.filter((label) => !donor.has(label))).to.deep.equal([]);
    expect(donor.field(en.country).value).to.equal('GB');
    for (const label of home) {
      expect(donor.field(label).getAttribute('aria-required') === 'true', label).to.equal(
        required.includes(label),
      );
    }
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(donor.errorSummary).to.deep.equal([
      en['first_name.required'],
      en['last_name.required'],
      en['line1.required'],
      en['city.required'],
      en['postcode.required'],
    ]);
    await expect(element).to.be.accessible();

    for (const [label, text] of Object.entries(typed)) await donor.type(label, text);
    await donor.type(en.line1, '–');
    await donor.type(en.postcode, 'LS1');
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(donor.errorOf(en.line1)).to.equal(en.house_missing);
    expect(donor.errorOf(en.postcode)).to.equal(en.not_uk_postcode);
    expect(donor.field(en.postcode).value).to.equal('LS1');

    for (const [label, text] of Object.entries(typed)) await donor.type(label, text);
    await platform.clock.advance(5000);
    await donor.submit();
    const [request] = sent(service);
    expect(request?.metadata).to.deep.equal({
      gift_aid: 'yes',
      gift_aid_wording: 'single-1',
      gift_aid_language: 'en',
      gift_aid_declared_at: '2030-01-01T00:01:01.000Z',
      donation_reference: request?.metadata?.['donation_reference'],
    });
    expect(request?.payer).to.deep.equal({
      email: 'me@example.org',
      first_name: 'Ada',
      last_name: 'King',
      billing_address: { country: 'GB', line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' },
    });
  });

  const legendsOf = ({ root }: Donor) =>
    [...root.querySelectorAll('legend')].map((one) => one.textContent.trim());
  const groupOf = (donor: Donor, label: string) =>
    donor.field(label).closest('fieldset')?.querySelector('legend')?.textContent;

  for (const fields of ['name', 'name address', 'name* address*']) {
    it(`comes before the address if the page asks for “${fields}”`, async () => {
      const { donor } = await openDeclared({ fields, contact: 'email' });
      // A hidden full stop keeps this one apart from its hint for screen readers.
      const contact = `${en.contact}.`;
      expect(legendsOf(donor)).to.deep.equal([
        en.interval,
        en.amount,
        en.details,
        en.giftAid,
        en.address,
        contact,
        'Email',
      ]);
      expect(groupOf(donor, en.first_name)).to.equal(en.details);
      for (const label of [en.country, en.line1, en.postcode])
        expect(groupOf(donor, label)).to.equal(en.address);
    });
  }

  it('keeps the fields of the address where they are when the currency has no Gift Aid', async () => {
    const { donor } = await openDeclared({ fields: 'address', currencies: 'GBP EUR' });
    const line = donor.field(en.line1);
    await donor.select(en.currency, 'EUR');
    expect(donor.has(en.giftAidYes)).to.be.false;
    expect(donor.field(en.line1) === line).to.be.true;
    expect(groupOf(donor, en.line1)).to.equal(en.address);
  });

  it('asks for the address with the permission to write, until it needs the address too', async () => {
    const { donor } = await openFilled({ ...attributes, contact: 'post' });
    await donor.choose(en['contact.yes']);
    expect(groupOf(donor, en.line1)).to.equal(`${en.contact}.`);
    await donor.tick(en.giftAidYes);
    expect(groupOf(donor, en.line1)).to.equal(en.address);
  });

  it('has its declaration in the colour of the text', async () => {
    const { donor } = await openWidget(attributes);
    const label = donor.field(en.giftAidYes).closest('label') ?? donor.root.host;
    const words = donor.root.getElementById('gift-aid-declaration') ?? donor.root.host;
    expect(getComputedStyle(words).color).to.equal(getComputedStyle(label).color);
  });

  it('lists errors in the order of the page', async () => {
    const { donor } = await openDeclared({ contact: 'email*', fields: '' });
    await donor.submit();
    expect(donor.errorSummary).to.deep.equal([
      en['first_name.required'],
      en['last_name.required'],
      en['line1.required'],
      en['city.required'],
      en['postcode.required'],
      en['contact_email.required'],
    ]);
  });

  it('has a county and a postcode of the same width, in one line even with an error', async () => {
    const { donor, page } = await openDeclared();
    page.style.inlineSize = '30em';
    await donor.submit();
    expect(donor.errorOf(en.postcode)).to.equal(en['postcode.required']);
    const [left, right] = [county, en.postcode].map((label) => donor.field(label).getBoundingClientRect());
    expect(left?.width).to.equal(right?.width);
    expect(left?.top).to.equal(right?.top);
  });

  describe('the declaration', () => {
    const wordings: [interval: string, words: string][] = [
      [en.once, single],
      [en.month, multiple],
    ];
    for (const [interval, words] of wordings) {
      it(`is shown in full for “${interval}”, with the charity’s name`, async () => {
        const { donor } = await openWidget(attributes);
        await donor.choose(interval);
        expect(words).to.contain('Example Charity');
        expect(donor.hints).to.include(words);
        expect(donor.descriptionOf(en.giftAidYes)).to.contain(words);
      });
    }

    it('says before the tick how much it adds and that the home address is needed, and reads both with the tick', async () => {
      const { donor } = await openWidget(attributes);
      const gain = localize(en, 'giftAidGain', { amount: '£10', total: '£12.50' });
      expect(donor.hints).to.include(en.giftAidNeeds);
      expect(donor.descriptionOf(en.giftAidYes)).to.equal(`${gain} . ${en.giftAidNeeds} ${single}`);
      const needs = donor.root.getElementById('gift-aid-needs');
      const order = needs?.compareDocumentPosition(donor.field(en.giftAidYes));
      expect(order).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
      await donor.type(en.customAmount, 'x');
      expect(donor.descriptionOf(en.giftAidYes)).to.equal(`${en.giftAidNeeds} ${single}`);
    });

    it('says “this charity” if there is no name', async () => {
      const { donor } = await openWidget({ 'gift-aid': '' });
      expect(donor.hints).to.include(localize(en, 'giftAidSingle', { charity: en.thisCharity }));
    });

    it('is not offered by default', async () => {
      const { donor } = await openWidget({ 'charity-name': 'Example Charity' });
      expect(donor.has(en.giftAidYes)).to.be.false;
    });

    it('is for sterling only', async () => {
      const { donor, element } = await openDeclared({ currencies: 'GBP EUR' });
      await donor.select(en.currency, 'EUR');
      expect(donor.has(en.giftAidYes)).to.be.false;
      expect(home.some((label) => donor.has(label))).to.be.false;
      expect(element.request?.currency).to.equal('EUR');
      expect(element.request?.metadata).not.to.have.property('gift_aid');
      expect(element.request?.payer).to.deep.equal({ email: 'me@example.org' });
    });
  });

  describe('the sum', () => {
    const gains = (donor: Donor) => {
      const group = donor.field(en.giftAidYes).closest('fieldset');
      return [...(group?.querySelectorAll('.gain') ?? [])].map((line) => line.textContent);
    };
    const gain = (amount: string, total: string) => localize(en, 'giftAidGain', { amount, total });
    const monthly = (amount: string, total: string) =>
      localize(en, 'giftAidGainEvery', { amount, total, interval: 'monthly' });

    it('follows the amount and the interval, and is marked as an estimate', async () => {
      const { donor } = await openWidget(attributes);
      expect(gains(donor)).to.deep.equal(['Your £10 becomes £12.50, at no extra cost to you']);
      expect(donor.hints).to.include(en.giftAidEstimate);
      await donor.choose('£25');
      expect(gains(donor)).to.deep.equal([gain('£25', '£31.25')]);
      await donor.choose(en.month);
      expect(gains(donor)).to.deep.equal(['Your £25 becomes £31.25 monthly, at no extra cost to you']);
      await donor.type(en.customAmount, '10.99');
      expect(gains(donor)).to.deep.equal([monthly('£10.99', '£13.73')]);
    });

    it('is separate for a one-off gift', async () => {
      const { donor } = await openWidget({ ...attributes, 'one-off': '', 'default-interval': 'month' });
      await donor.type(en.one_off, '50');
      expect(gains(donor)).to.deep.equal([monthly('£10', '£12.50'), gain('£50', '£62.50')]);
    });

    it('is hidden while the amount can’t be given', async () => {
      const { donor } = await openWidget({ ...attributes, amounts: '' });
      for (const text of ['', 'ten', '1e3', '0']) {
        await donor.type(en.customAmount, '40');
        expect(gains(donor)).to.deep.equal([gain('£40', '£50')]);
        await donor.type(en.customAmount, text);
        expect(gains(donor), text).to.deep.equal([]);
        expect(donor.hints, text).not.to.include(en.giftAidEstimate);
      }
    });
  });

  it('hides its fields and errors once it is unticked, and sends no declaration', async () => {
    const { donor, element } = await openComplete();
    await donor.type(en.postcode, 'LS1');
    await donor.submit();
    await donor.untick(en.giftAidYes);
    expect(donor.errorSummary).to.deep.equal([]);
    expect(home.some((label) => donor.has(label))).to.be.false;
    expect(element.request?.payer).to.deep.equal({ email: 'me@example.org' });
    expect(Object.keys(element.request?.metadata ?? {})).to.deep.equal(['donation_reference']);
  });

  describe('when the declaration changes', () => {
    it('is unticked if another interval has another wording', async () => {
      const { donor } = await openWidget(attributes);
      await donor.tick(en.giftAidYes);
      await donor.choose(en.month);
      expect(donor.field(en.giftAidYes).checked).to.be.false;
    });

    it('is unticked if the charity changes', async () => {
      const { donor, element } = await openComplete();
      element.setAttribute('charity-name', 'Other Charity');
      await element.updateComplete;
      expect(donor.field(en.giftAidYes).checked).to.be.false;
      expect(donor.hints).to.include(localize(en, 'giftAidSingle', { charity: 'Other Charity' }));
      expect(element.request?.metadata).to.have.all.keys('donation_reference');
    });
  });

  it('clears the country that it selected once it is unticked', async () => {
    const { donor, element } = await openFilled({ ...attributes, fields: 'address' });
    await donor.tick(en.giftAidYes);
    expect(donor.field(en.country).value).to.equal('GB');
    await donor.untick(en.giftAidYes);
    expect(donor.field(en.country).value).to.equal('');
    expect(element.request?.payer).not.to.have.property('billing_address');
  });

  it('is unticked by reset()', async () => {
    const { donor, element } = await openDeclared();
    element.reset();
    await element.updateComplete;
    expect(donor.field(en.giftAidYes).checked).to.be.false;
  });
});
