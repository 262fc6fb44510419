import { expect } from '@open-wc/testing';
import { followed } from '../../../src/questions/states.js';
import { reconfigured } from '../../../src/form/create-form.js';
import type { Form } from '../../../src/questions/question.js';
import { answeredAt, faultsOf, filled, formOf, formWith, requestIn, type Changes } from '../forms.js';

const settings: Changes = { giftAid: true, currencies: 'EUR', intervals: 'once month year' };
const home = {
  first_name: 'Ada',
  last_name: 'King',
  line1: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
};

const isDeclared = ({ states }: Form) => states['gift-aid'] !== null;
const declaredIn = (changes: Changes = settings, interval = 'once') =>
  formWith(changes, { ...home, interval, gift_aid: true });

describe('a Gift Aid declaration', () => {
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
    const euros = filled(declaredIn(), { currency: 'EUR' });
    expect(requestIn(euros).metadata).not.to.have.property('gift_aid');
    expect(requestIn(filled(euros, { currency: 'GBP' })).metadata).to.include({ gift_aid: 'yes' });
  });

  it('stays away where none was made', () => {
    expect(isDeclared(filled(formWith(settings), { interval: 'month' }))).to.be.false;
    expect(isDeclared(filled(declaredIn(), { gift_aid: false }))).to.be.false;
  });

  it('is for GBP, among the currencies or alone', () => {
    expect(faultsOf({ giftAid: true, currency: 'EUR' })).to.deep.equal([
      { attribute: 'gift-aid', code: 'gift_aid_without_gbp' },
    ]);
    expect(faultsOf({ giftAid: true, currency: 'EUR', currencies: 'GBP' })).to.deep.equal([]);
  });
});
