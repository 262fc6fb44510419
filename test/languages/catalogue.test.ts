// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { localize } from '../../src/languages/catalogue.js';
import { en, type MessageKey } from '../../src/languages/en.js';
import { errorKey } from '../../src/form/error-text.js';
import type { Control, FieldCode } from '../../src/questions/part.js';
import type { Outcome } from '../../src/schema/outcome.js';
import { intervals, names } from '../support/languages/contract-names.js';
import { everyQuestion } from '../support/questions/every-question.js';
import { formOf } from '../support/questions/forms.js';

/** The type requires a line here for every code. */
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
  not_birth_date: true,
  quantity: true,
  max_total: true,
  refused: true,
};

/** Whether a question has a field with this error name. */
const isField = (name: string): boolean =>
  formOf(everyQuestion).parts.some(({ fieldOf }) => fieldOf?.({ name } as Control) === name);

/** The fields of a form with every question, by their error names. */
const fields = new Set([...Object.keys(names), ...Object.keys(en).filter(isField)]);

/** The type requires a line here for every outcome. */
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

describe('localize', () => {
  it('fills placeholders only from the values, not from Object properties', () => {
    expect(localize({ ...en, donate: 'Give {toString}' }, 'donate')).to.equal('Give {toString}');
  });

  it('returns a message unchanged', () => expect(localize(en, 'donate')).to.equal('Donate'));

  it('shows English for a message that another language lacks, with the numbers of English', () => {
    expect(localize({}, 'donate', {}, 'cy')).to.equal('Donate');
    expect(localize({}, 'everyWeeks', { count: 1 }, 'pl')).to.equal('Every 1 week');
    expect(localize({}, 'everyWeeks', { count: 5 }, 'pl')).to.equal('Every 5 weeks');
    expect(localize({}, 'donate', {}, 'ar')).to.equal('\u2068Donate\u2069');
  });

  it('shows the key of a message that English lacks too, and says so on the console, which fails the test', () => {
    const { error } = console;
    const problems: unknown[] = [];
    console.error = (problem) => problems.push(problem);
    const shown = localize({}, 'gift.none' as MessageKey, {}, 'cy');
    console.error = error;
    expect(shown).to.equal('gift.none');
    expect(problems).to.deep.equal(['There is no text for “gift.none”.']);
  });

  it('fills the placeholders of a message', () => {
    const values = { amount: '£25.00', interval: 'monthly' };
    expect(localize(en, 'donateEvery', values)).to.equal('Donate £25.00 monthly');
    expect(localize(en, 'busy', { count: 0 })).to.include('again in 0 seconds');
  });

  it('fills repeated placeholders, and inserts values unchanged', () => {
    const messages = { ...en, donate: '{a}{a} {b}' };
    expect(localize(messages, 'donate', { a: '$&{b}', b: '$1' })).to.equal('$&{b}$&{b} $1');
  });

  it('uses the language’s plural form for the number', () => {
    const forms = { one: 'tydzień', few: 'tygodnie', many: 'tygodni', other: 'tygodnia' };
    const said = [1, 2, 5, 1.5].map((count) =>
      localize({ everyWeeks: forms }, 'everyWeeks', { count }, 'pl'),
    );
    expect(said).to.deep.equal(['tydzień', 'tygodnie', 'tygodni', 'tygodnia']);
  });

  it('uses the plural form “other” if the messages lack one', () => {
    const said = localize({ everyWeeks: { other: 'weeks' } }, 'everyWeeks', { count: 1 });
    expect(said).to.equal('weeks');
  });

  it('leaves a placeholder without a value unchanged', () => {
    expect(localize(en, 'donateAmount')).to.equal('Donate {amount}');
  });
});

describe('errorKey', () => {
  const english = { has: (key: string): key is MessageKey => Object.hasOwn(en, key) };

  for (const field of fields) {
    it(`has a message for every error of ${field}`, () => {
      for (const code of Object.keys(codes) as FieldCode[]) {
        const key = errorKey(field, code, english);
        expect([code, `${field}.${code}`]).to.include(key);
        expect(Object.hasOwn(en, key), key).to.equal(true);
        expect(en[key]).to.match(/\S/);
      }
    });
  }

  it('prefers a message for the field, then one for the code', () => {
    expect(errorKey('email', 'required', english)).to.equal('email.required');
    expect(errorKey('email', 'too_long', english)).to.equal('too_long');
    expect(errorKey('phone', 'format', english)).to.equal('phone.format');
    expect(errorKey('postcode', 'format', english)).to.equal('format');
    expect(errorKey('gifts', 'max', english)).to.equal('gifts.max');
  });
});

describe('English', () => {
  it('uses the field names of the contract', () => {
    expect(en).to.include(names);
    expect(en.customAmount).to.equal('Other amount');
    expect(en.byOrganisation).to.equal('I’m donating on behalf of an organisation');
  });

  it('uses the interval names of the contract', () => {
    for (const [token, name] of Object.entries(intervals)) {
      expect(en[token as keyof typeof intervals]).to.equal(name);
    }
    expect(localize(en, 'everyWeeks', { count: 2 })).to.equal('Every 2 weeks');
  });

  for (const outcome of outcomes) {
    it(`has a title and a text for ${outcome}`, () => {
      for (const key of [`${outcome}.title`, `${outcome}.text`]) {
        expect(Object.hasOwn(en, key), key).to.equal(true);
        expect(en[key as keyof typeof en]).to.match(/\S/);
      }
    });
  }

  it('mentions failure only for a failed donation, and thanks only for a successful one', () => {
    for (const outcome of outcomes) {
      const text = `${en[`${outcome}.title` as keyof typeof en]} ${en[`${outcome}.text` as keyof typeof en]}`;
      if (outcome !== 'failed' && outcome !== 'attention') {
        expect(text, outcome).not.to.match(/fail|did not go through|not paid/i);
      }
      if (outcome !== 'succeeded') expect(text, outcome).not.to.match(/thank you|received/i);
    }
  });

  it('says in every message about a failed checkout that no money was taken', () => {
    for (const key of ['unreachable', 'slow', 'failing', 'busy', 'rejected', 'closed', 'changed'] as const) {
      expect(localize(en, key, { count: 1 })).to.include('No money was taken');
    }
  });
});
