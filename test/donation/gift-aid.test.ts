import { expect } from '@open-wc/testing';
import { askedFields, isGiftAided } from '../../src/donation/asked.js';
import { codesIn, donationFrom, draftOn } from './drafts.js';
import { settingsOf } from './raw-settings.js';

const giftAid = '2026-04-05T12:00:00.000Z';
const settings = settingsOf({ giftAid: true, fields: '', currencies: 'EUR' });
const home = { first_name: 'Zoë', last_name: 'Payer', line1: '1 Payer Street', city: 'Bristol' };

describe('Gift Aid', () => {
  it('needs name and home address once it is declared, and nothing before', () => {
    expect(codesIn(settings)).to.deep.equal([]);
    expect(codesIn(settings, { giftAid })).to.deep.equal([
      ['first_name', 'required'],
      ['last_name', 'required'],
      ['country', 'required'],
      ['line1', 'required'],
      ['city', 'required'],
    ]);
  });

  for (const country of ['GB', 'GG', 'IM', 'JE']) {
    it(`needs the postcode of an address in ${country}`, () => {
      expect(codesIn(settings, { giftAid, ...home, country })).to.deep.equal([['postcode', 'required']]);
      const postcode = ' ';
      expect(codesIn(settings, { giftAid, ...home, country, postcode })).to.deep.equal([
        ['postcode', 'required'],
      ]);
    });
  }

  for (const country of ['IE', 'FR', 'US']) {
    it(`needs no postcode of an address in ${country}`, () => {
      expect(codesIn(settings, { giftAid, ...home, country })).to.deep.equal([]);
    });
  }

  it('sends the declaration, the name and the address', () => {
    const donation = donationFrom(settings, { giftAid, ...home, country: 'GB', postcode: 'BS1 4DJ' });
    expect(donation.giftAid).to.equal('2026-04-05T12:00:00.000Z');
    expect(donation.payer).to.deep.equal({
      email: 'payer@example.org',
      first_name: 'Zoë',
      last_name: 'Payer',
      billing_address: { country: 'GB', line1: '1 Payer Street', city: 'Bristol', postcode: 'BS1 4DJ' },
    });
  });

  it('is for sterling: in another currency nothing is asked for or sent', () => {
    const changes = { giftAid, currency: 'EUR', ...home };
    expect(codesIn(settings, changes)).to.deep.equal([]);
    const donation = donationFrom(settings, changes);
    expect(donation.giftAid).to.be.null;
    expect(donation.payer).to.deep.equal({ email: 'payer@example.org' });
  });

  it('is not sent where the page does not offer it', () => {
    expect(donationFrom(settingsOf({ fields: '' }), { giftAid }).giftAid).to.be.null;
  });

  it('needs no phone number, and keeps the page’s own requirements', () => {
    const own = settingsOf({ giftAid: true, fields: 'phone* address name' });
    expect([...askedFields(draftOn(own, { giftAid }), own)]).to.deep.equal([
      ['phone', { isRequired: true }],
      ['address', { isRequired: true }],
      ['name', { isRequired: true }],
    ]);
    expect([...askedFields(draftOn(own), own)]).to.deep.equal([
      ['phone', { isRequired: true }],
      ['address', { isRequired: false }],
      ['name', { isRequired: false }],
    ]);
  });

  for (const [why, changes, wanted] of [
    ['is declared in sterling', { giftAid }, true],
    ['is not declared', {}, false],
    ['is declared in euros', { giftAid, currency: 'EUR' }, false],
  ] as const) {
    it(`${wanted ? 'counts' : 'does not count'} when it ${why}`, () => {
      expect(isGiftAided(draftOn(settings, changes), settings)).to.equal(wanted);
    });
  }
});
