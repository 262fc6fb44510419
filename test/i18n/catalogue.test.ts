import { expect } from '@open-wc/testing';
import { localize } from '../../src/i18n/catalogue.js';
import { en, type MessageKey } from '../../src/i18n/en.js';
import { errorKey } from '../../src/form/error-text.js';
import type { Control, FieldCode } from '../../src/questions/question.js';
import type { Outcome } from '../../src/status/outcome.js';
import { everyQuestion } from '../questions/every-question.js';
import { formOf } from '../questions/forms.js';

/** By its type a code without a line here does not compile. */
const codes: Record<FieldCode, true> = {
  empty: true,
  format: true,
  precision: true,
  ambiguous: true,
  negative: true,
  min: true,
  max: true,
  currency_mismatch: true,
  required: true,
  too_long: true,
  too_short: true,
  looks_like_card: true,
  not_iso_alpha2: true,
  not_uk_postcode: true,
  house_missing: true,
  quantity: true,
  refused: true,
};

/** The contract's names in English. */
const names = {
  currency: 'Currency',
  interval: 'How often',
  gifts: 'Gifts',
  amount: 'Amount',
  one_off: 'One-off gift',
  email: 'Email address',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone number',
  country: 'Country',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'Town or city',
  state: 'State, county or province',
  postcode: 'Postcode',
  dedication: 'Dedicate this donation',
  dedication_name: 'Their name',
  dedication_message: 'Your message',
  dedication_notify_name: 'Name of the person to tell',
  dedication_notify_email: 'Email of the person to tell',
  contact_email: 'Email',
  contact_sms: 'Text message',
  contact_phone: 'Phone',
  contact_post: 'Post',
  organisation: 'Organisation name',
  anonymous: 'Keep my name private',
  comment: 'Comment',
} satisfies Partial<Record<MessageKey, string>>;

/** Whether a question has a field whose errors have this name. */
const isField = (name: string): boolean =>
  formOf(everyQuestion).questions.some(({ fieldOf }) => fieldOf?.({ name } as Control) === name);

/** The fields of a form that asks every question, each by the name that its errors have. */
const fields = new Set([...Object.keys(names), ...Object.keys(en).filter(isField)]);

const intervals = {
  once: 'One-time',
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
  '3-month': 'Quarterly',
  year: 'Yearly',
} as const;

/** By its type an outcome without a line here does not compile. */
const all: Record<Outcome, true> = {
  succeeded: true,
  pending: true,
  failed: true,
  attention: true,
  ended: true,
  unconfirmed: true,
  'not-found': true,
  lost: true,
  mismatch: true,
  unavailable: true,
};
const outcomes = Object.keys(all) as Outcome[];

describe('say', () => {
  it('takes places from the values alone, not from what every object has', () => {
    expect(localize({ ...en, donate: 'Give {toString}' }, 'donate')).to.equal('Give {toString}');
  });

  it('gives a message as it is', () => expect(localize(en, 'donate')).to.equal('Donate'));

  it('says nothing where the words are not there', () => expect(localize({}, 'donate')).to.equal(''));

  it('fills the places of a message', () => {
    const values = { amount: '£25.00', interval: 'monthly' };
    expect(localize(en, 'donateEvery', values)).to.equal('Donate £25.00 monthly');
    expect(localize(en, 'busy', { count: 0 })).to.include('again in 0 seconds');
  });

  it('fills a place as often as it stands there, and takes values as they are', () => {
    const messages = { ...en, donate: '{a}{a} {b}' };
    expect(localize(messages, 'donate', { a: '$&{b}', b: '$1' })).to.equal('$&{b}$&{b} $1');
  });

  it('counts in the form that the language has for the number', () => {
    const forms = { one: 'tydzień', few: 'tygodnie', many: 'tygodni', other: 'tygodnia' };
    const said = [1, 2, 5, 1.5].map((count) =>
      localize({ everyWeeks: forms }, 'everyWeeks', { count }, 'pl'),
    );
    expect(said).to.deep.equal(['tydzień', 'tygodnie', 'tygodni', 'tygodnia']);
  });

  it('counts in the form of all others where the words lack one', () => {
    const said = localize({ everyWeeks: { other: 'weeks' } }, 'everyWeeks', { count: 1 });
    expect(said).to.equal('weeks');
  });

  it('leaves a place alone that has no value', () => {
    expect(localize(en, 'donateAmount')).to.equal('Donate {amount}');
  });
});

describe('errorKey', () => {
  const english = { has: (key: string): key is MessageKey => Object.hasOwn(en, key) };

  for (const field of fields) {
    it(`has words for every error of ${field}`, () => {
      for (const code of Object.keys(codes) as FieldCode[]) {
        const key = errorKey(field, code, english);
        expect([code, `${field}.${code}`]).to.include(key);
        expect(Object.hasOwn(en, key), key).to.equal(true);
        expect(en[key]).to.match(/\S/);
      }
    });
  }

  it('is of the field where it has words of its own, of the code elsewhere', () => {
    expect(errorKey('email', 'required', english)).to.equal('email.required');
    expect(errorKey('email', 'too_long', english)).to.equal('too_long');
    expect(errorKey('phone', 'format', english)).to.equal('phone.format');
    expect(errorKey('postcode', 'format', english)).to.equal('format');
  });
});

describe('English', () => {
  it('names the fields as the contract does', () => {
    expect(en).to.include(names);
    expect(en.customAmount).to.equal('Other amount');
    expect(en.byOrganisation).to.equal("I'm donating for an organisation");
  });

  it('names the intervals as the contract does', () => {
    for (const [token, name] of Object.entries(intervals)) {
      expect(en[token as keyof typeof intervals]).to.equal(name);
    }
    expect(localize(en, 'everyWeeks', { count: 2 })).to.equal('Every 2 weeks');
  });

  for (const outcome of outcomes) {
    it(`has a title and words for ${outcome}`, () => {
      for (const key of [`${outcome}.title`, `${outcome}.text`]) {
        expect(Object.hasOwn(en, key), key).to.equal(true);
        expect(en[key as keyof typeof en]).to.match(/\S/);
      }
    });
  }

  it('says of no outcome but the failed one that it failed, and thanks for the succeeded one alone', () => {
    for (const outcome of outcomes) {
      const text = `${en[`${outcome}.title` as keyof typeof en]} ${en[`${outcome}.text` as keyof typeof en]}`;
      if (outcome !== 'failed' && outcome !== 'attention') {
        expect(text, outcome).not.to.match(/fail|did not go through|not paid/i);
      }
      if (outcome !== 'succeeded') expect(text, outcome).not.to.match(/thank you|received/i);
    }
  });

  it('promises no money taken in every notice of a failed checkout', () => {
    for (const key of ['unreachable', 'slow', 'failing', 'busy', 'rejected', 'closed', 'changed'] as const) {
      expect(localize(en, key, { count: 1 })).to.include('No money was taken');
    }
  });
});
