import { expect } from '@open-wc/testing';
import { reconfigured } from '../../../src/form/create-form.js';
import { giftAid } from '../../../src/questions/gift-aid/state.js';
import { askedPayerFields } from '../../../src/questions/payer/state.js';
import type { Form } from '../../../src/questions/question.js';
import { followed, neededIn, shownQuestions, stateOf, withState } from '../../../src/questions/states.js';
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
} from '../forms.js';

const settings: Changes = { giftAid: true, currencies: 'EUR', intervals: 'once month year' };
const home = {
  first_name: 'Ada',
  last_name: 'King',
  line1: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
};

const isDeclared = (form: Form) => stateOf(form, giftAid) !== null;
const declaredIn = (changes: Changes = settings, interval = 'once') =>
  formWith(changes, { ...home, interval, gift_aid: true });

/** The donor's fields that the page and Gift Aid ask for now. */
const askedIn = (form: Form) => {
  const { first_name: name, phone } = askedPayerFields(form);
  return { name, phone, hasAddress: shownQuestions(form).some((one) => one.name === 'address') };
};

describe('a Gift Aid declaration', () => {
  it('needs name and home address, which nothing needs before it', () => {
    const asked = { ...settings, fields: '' };
    expect(errorsIn(formWith(asked))).to.deep.equal([]);
    // The country is the United Kingdom until the donor says otherwise.
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

  it('needs a house name or number, and a postcode of the British shape', () => {
    const wrong = { ...home, gift_aid: true, line1: '-', postcode: 'LS1' };
    const codes = [
      ['line1', 'house_missing'],
      ['postcode', 'not_uk_postcode'],
    ];
    const asked = { ...settings, fields: 'name address' };
    for (const country of ['GB', 'GG', 'im', 'JE'])
      expect(errorsIn(formWith(asked, { ...wrong, country })), country).to.deep.equal(codes);
    // Other countries write postcodes in other shapes.
    expect(errorsIn(formWith(asked, { ...wrong, country: 'FR', line1: '1' }))).to.deep.equal([]);
    // The rules are those of the declaration alone.
    expect(errorsIn(formWith(asked, { ...wrong, country: 'GB', gift_aid: false }))).to.deep.equal([]);
  });

  it('needs no phone number, and keeps the page’s own requirements', () => {
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
      ...{ email: 'payer@example.org', first_name: 'Ada', last_name: 'King' },
      billing_address: { country: 'GB', line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' },
    });
  });

  it('is neither asked for nor sent where the page does not offer it', () => {
    const form = withState(formWith({}), giftAid, stateOf(declaredIn(), giftAid));
    expect(shownQuestions(form).map(({ name }) => name)).not.to.include(giftAid.name);
    expect(donationIn(form).metadata).to.deep.equal({});
  });

  for (const [interval, words] of [
    ['once', 'single-1'],
    ['month', 'multiple-1'],
  ] as const) {
    it(`has the words that were read in the metadata, ${interval}`, () => {
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
    it(`${stays ? 'stays' : 'ends'} from ${from} to ${to}`, () => {
      expect(isDeclared(filled(declaredIn(settings, from), { interval: to }))).to.equal(stays);
    });
  }

  for (const [why, from, to, stays] of [
    ['stays to the same charity', 'Farms', 'Farms', true],
    ['ends to a charity that has another name now', 'Farms', 'Wells', false],
    ['ends to a charity that has no name now', 'Farms', null, false],
  ] as const) {
    it(why, () => {
      const before = declaredIn({ ...settings, charityName: from });
      const now = formOf({ ...settings, charityName: to, minAmount: '2' });
      expect(isDeclared(reconfigured(before, now))).to.equal(stays);
    });
  }

  it('names the charity without spaces around it, and none where that is blank', () => {
    const before = declaredIn({ ...settings, charityName: 'Wells' });
    expect(isDeclared(reconfigured(before, formOf({ ...settings, charityName: ' Wells ' })))).to.be.true;
    const none = declaredIn(settings);
    expect(isDeclared(reconfigured(none, formOf({ ...settings, charityName: ' ' })))).to.be.true;
  });

  it('ends in another language, whose words were not read', () => {
    const before = declaredIn();
    expect(isDeclared(followed({ ...before, locale: 'cy', language: 'cy' }, before))).to.be.false;
    expect(isDeclared(followed({ ...before, locale: 'en-US' }, before))).to.be.true;
  });

  it('is sent in sterling alone, and stays on the way to another currency and back', () => {
    const euros = filled(declaredIn({ ...settings, fields: '' }), { currency: 'EUR' });
    expect(requestIn(euros).metadata).not.to.have.property('gift_aid');
    expect(requestIn(euros).payer).to.deep.equal({ email: 'payer@example.org' });
    expect(neededIn(euros)).to.deep.equal({});
    expect(requestIn(filled(euros, { currency: 'GBP' })).metadata).to.include({ gift_aid: 'yes' });
  });

  it('stays away where none was made', () => {
    expect(isDeclared(filled(formWith(settings), { interval: 'month' }))).to.be.false;
    expect(isDeclared(filled(declaredIn(), { gift_aid: false }))).to.be.false;
  });

  it('is made anew at a time of its own', () => {
    const unticked = filled(declaredIn(), { gift_aid: false });
    const later = filled(unticked, { gift_aid: true }, Date.parse('2026-04-05T13:00:00.000Z'));
    expect(stateOf(later, giftAid)?.declaredAt).to.equal('2026-04-05T13:00:00.000Z');
  });

  it('is for GBP, among the currencies or alone', () => {
    expect(issuesOf({ giftAid: true, currency: 'EUR' })).to.deep.equal([
      { attribute: 'gift-aid', code: 'gift_aid_without_gbp' },
    ]);
    expect(issuesOf({ giftAid: true, currency: 'EUR', currencies: 'GBP' })).to.deep.equal([]);
  });
});
