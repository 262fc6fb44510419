import { expect } from '@open-wc/testing';
import { reconfigured } from '../../../src/form/create-form.js';
import { giftAidKey } from '../../../src/questions/gift-aid/part.js';
import { modeOf } from '../../../src/questions/payer/part.js';
import type { Form } from '../../../src/questions/part.js';
import { adapted, neededIn, shownParts, stateOf, withState } from '../../../src/questions/states.js';
import {
  answeredAt,
  donationIn,
  errorsIn,
  issuesOf,
  filled,
  formOf,
  formWith,
  requestIn,
  type Changes,
} from '../../support/questions/forms.js';

const settings: Changes = { giftAid: true, currencies: 'EUR', intervals: 'once month year' };
const home = {
  first_name: 'Ada',
  last_name: 'King',
  line1: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
};

const isDeclared = (form: Form) => stateOf(form, giftAidKey) !== null;
const declaredIn = (changes: Changes = settings, interval = 'once') =>
  formWith(changes, { ...home, interval, gift_aid: true });

/** The details that the page and Gift Aid ask the donor for. */
const askedIn = (form: Form) => {
  const [name, phone] = [modeOf(form, 'name'), modeOf(form, 'phone')];
  return { name, phone, hasAddress: shownParts(form).some((one) => one.name === 'address') };
};

describe('gift-aid', () => {
  it('requires a name and a home address after the tick', () => {
    const asked = { ...settings, fields: '' };
    expect(errorsIn(formWith(asked))).to.deep.equal([]);
    // The country is the United Kingdom until the donor changes it.
    const declared = formWith(asked, { gift_aid: true });
    expect(errorsIn(declared)).to.deep.equal([
      ['first_name', 'required'],
      ['last_name', 'required'],
      ['line1', 'required'],
      ['city', 'required'],
      ['postcode', 'required'],
    ]);
    expect(errorsIn(filled(declared, { country: '' }))).to.deep.include(['country', 'required']);
    expect(errorsIn(filled(declared, { ...home, postcode: ' ' }))).to.deep.equal([['postcode', 'required']]);
  });

  it('requires a house name or number, and a postcode in the British format', () => {
    const wrong = { ...home, gift_aid: true, line1: '-', postcode: 'LS1' };
    const codes = [
      ['line1', 'house_missing'],
      ['postcode', 'not_uk_postcode'],
    ];
    const asked = { ...settings, fields: 'name address' };
    for (const country of ['GB', 'GG', 'im', 'JE'])
      expect(errorsIn(formWith(asked, { ...wrong, country })), country).to.deep.equal(codes);
    // Postcodes of other countries have other formats.
    expect(errorsIn(formWith(asked, { ...wrong, country: 'FR', line1: '1' }))).to.deep.equal([]);
    // These rules apply only to a declaration.
    expect(errorsIn(formWith(asked, { ...wrong, country: 'GB', gift_aid: false }))).to.deep.equal([]);
  });

  it('requires no phone number, and keeps the requirements of the page', () => {
    const name = 'required';
    for (const [fields, before, after] of [
      [
        'phone* address name',
        { name: 'optional', phone: 'required', hasAddress: true },
        { name, phone: 'required', hasAddress: true },
      ],
      [
        '',
        { name: undefined, phone: undefined, hasAddress: false },
        { name, phone: undefined, hasAddress: true },
      ],
    ] as const) {
      const blank = formWith({ ...settings, fields });
      expect(askedIn(blank)).to.deep.equal(before);
      expect(askedIn(filled(blank, { gift_aid: true }))).to.deep.equal(after);
    }
  });

  it('sends the name and the address', () => {
    expect(donationIn(declaredIn()).payer).to.deep.equal({
      email: 'payer@example.org',
      first_name: 'Ada',
      last_name: 'King',
      billing_address: { country: 'GB', line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' },
    });
  });

  it('is neither shown nor sent if the page does not offer it', () => {
    const form = withState(formWith({}), giftAidKey, stateOf(declaredIn(), giftAidKey));
    expect(shownParts(form).map(({ name }) => name)).not.to.include(giftAidKey.name);
    expect(donationIn(form).metadata).to.deep.equal({});
  });

  for (const [interval, words] of [
    ['once', 'single-1'],
    ['month', 'multiple-1'],
  ] as const) {
    it(`sends the declaration that the donor read in the metadata, ${interval}`, () => {
      const metadata = { gift_aid: 'no', campaign: 'winter' };
      const form = formWith(
        { ...settings, metadata },
        { ...home, interval, gift_aid: true },
        { language: 'cy' },
      );
      expect(requestIn(form).metadata).to.deep.equal({
        campaign: 'winter',
        gift_aid: 'yes',
        gift_aid_wording: words,
        gift_aid_language: 'cy',
        gift_aid_declared_at: answeredAt,
        donation_reference: '0123456789abcdef0123456789abcdef',
      });
    });
  }

  for (const [from, to, stays] of [
    ['once', 'month', false],
    ['month', 'once', false],
    ['month', 'year', true],
    ['month', 'month', true],
    ['once', 'once', true],
  ] as const) {
    it(`${stays ? 'stays' : 'ends'} after a change from ${from} to ${to}`, () => {
      expect(isDeclared(filled(declaredIn(settings, from), { interval: to }))).to.equal(stays);
    });
  }

  for (const [why, from, to, stays] of [
    ['stays for the same charity', 'Farms', 'Farms', true],
    ['ends if the charity has another name', 'Farms', 'Wells', false],
    ['ends if the charity has no name', 'Farms', null, false],
  ] as const) {
    it(why, () => {
      const before = declaredIn({ ...settings, charityName: from });
      const now = formOf({ ...settings, charityName: to, minAmount: '2' });
      expect(isDeclared(reconfigured(before, now))).to.equal(stays);
    });
  }

  it('names the charity without surrounding spaces, or not at all if blank', () => {
    const before = declaredIn({ ...settings, charityName: 'Wells' });
    expect(isDeclared(reconfigured(before, formOf({ ...settings, charityName: ' Wells ' })))).to.be.true;
    const none = declaredIn(settings);
    expect(isDeclared(reconfigured(none, formOf({ ...settings, charityName: ' ' })))).to.be.true;
  });

  it('ends in another language, because the donor has not read that text', () => {
    const before = declaredIn();
    expect(isDeclared(adapted({ ...before, locale: 'cy', language: 'cy' }, before))).to.be.false;
    expect(isDeclared(adapted({ ...before, locale: 'en-US' }, before))).to.be.true;
  });

  it('is sent only in sterling, and stays after a change of currency and back', () => {
    const euros = filled(declaredIn({ ...settings, fields: '' }), { currency: 'EUR' });
    expect(requestIn(euros).metadata).not.to.have.property('gift_aid');
    expect(requestIn(euros).payer).to.deep.equal({ email: 'payer@example.org' });
    expect(neededIn(euros)).to.deep.equal({});
    expect(requestIn(filled(euros, { currency: 'GBP' })).metadata).to.include({ gift_aid: 'yes' });
  });

  it('stays empty without a declaration', () => {
    expect(isDeclared(filled(formWith(settings), { interval: 'month' }))).to.be.false;
    expect(isDeclared(filled(declaredIn(), { gift_aid: false }))).to.be.false;
  });

  it('has a new time after a new declaration', () => {
    const unticked = filled(declaredIn(), { gift_aid: false });
    const later = filled(unticked, { gift_aid: true }, Date.parse('2026-04-05T13:00:00.000Z'));
    expect(stateOf(later, giftAidKey)?.declaredAt).to.equal('2026-04-05T13:00:00.000Z');
  });

  it('accepts GBP as the only currency or as one of several', () => {
    expect(issuesOf({ giftAid: true, currency: 'EUR' })).to.deep.equal([
      { attribute: 'gift-aid', code: 'gift_aid_without_gbp' },
    ]);
    expect(issuesOf({ giftAid: true, currency: 'EUR', currencies: 'GBP' })).to.deep.equal([]);
  });
});
