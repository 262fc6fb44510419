import { expect } from '@open-wc/testing';
import { reconfigured } from '../../../src/form/create-form.js';
import {
  donationIn,
  errorsIn,
  filled,
  formOf,
  formWith,
  issuesOf,
  type Changes,
} from '../../support/questions/forms.js';

const all: Changes = { dedication: '', dedicationNotify: true };
const inMemory = { dedication: true, dedication_kind: 'memory', dedication_name: ' Ada  King ' };
const whole = {
  ...inMemory,
  dedication_message: 'Thank you\nfor all.',
  dedication_notify_name: 'Ben King',
  dedication_notify_email: 'ben@example.org',
};
const sent = {
  dedication_kind: 'memory',
  dedication_name: 'Ada King',
  dedication_message: 'Thank you\nfor all.',
  dedication_notify_name: 'Ben King',
  dedication_notify_email: 'ben@example.org',
};

describe('dedication', () => {
  it('sends its kind and texts, with line breaks in the message', () => {
    const metadata = { campaign: 'spring', dedication_kind: 'honour' };
    const form = formWith({ ...all, metadata }, whole);
    expect(donationIn(form).metadata).to.deep.equal({ campaign: 'spring', ...sent });
  });

  it('sends nothing while it is closed, and its texts after it opens again', () => {
    const closed = filled(formWith(all, whole), { dedication: false });
    expect(donationIn(closed).metadata).to.deep.equal({});
    expect(errorsIn(filled(closed, { dedication_notify_email: 'ben' }))).to.deep.equal([]);
    expect(donationIn(filled(closed, { dedication: true })).metadata).to.deep.equal(sent);
  });

  it('requires a kind and a name', () => {
    expect(errorsIn(formWith(all, { dedication: true }))).to.deep.equal([
      ['dedication_kind', 'required'],
      ['dedication_name', 'required'],
    ]);
  });

  it('uses the only kind without asking', () => {
    const form = formWith({ dedication: 'celebration' }, { dedication: true, dedication_name: 'Ada' });
    expect(donationIn(form).metadata).to.deep.equal({
      dedication_kind: 'celebration',
      dedication_name: 'Ada',
    });
  });

  it('requires another kind if the page no longer offers the chosen one', () => {
    const fewer = reconfigured(formWith(all, whole), formOf({ ...all, dedication: 'honour celebration' }));
    expect(errorsIn(fewer)).to.deep.equal([['dedication_kind', 'required']]);
  });

  for (const [what, fields, errors] of [
    ['only an email address', { dedication_notify_email: 'ben@example.org' }, []],
    ['only a name', { dedication_notify_name: 'Ben' }, [['dedication_notify_email', 'required']]],
    ['an invalid email address', { dedication_notify_email: 'ben' }, [['dedication_notify_email', 'format']]],
    ['a message of 500 characters', { dedication_message: 'a'.repeat(500) }, []],
    [
      'a message of 501 characters',
      { dedication_message: 'a'.repeat(501) },
      [['dedication_message', 'too_long']],
    ],
    [
      'a card number',
      { dedication_message: 'Use 4242 4242 4242 4242' },
      [['dedication_message', 'looks_like_card']],
    ],
  ] as const) {
    it(`reports ${errors.length === 0 ? 'no error' : 'an error'} for ${what}`, () => {
      expect(errorsIn(formWith(all, { ...inMemory, ...fields }))).to.deep.equal(errors);
    });
  }

  it('notifies nobody if the page does not ask whom to notify', () => {
    const form = reconfigured(formWith(all, whole), formOf({ dedication: '' }));
    expect(donationIn(form).metadata).to.have.all.keys(
      'dedication_kind',
      'dedication_name',
      'dedication_message',
    );
  });

  it('accepts each known kind once', () => {
    for (const dedication of ['birthday', 'memory memory'])
      expect(issuesOf({ dedication })).to.deep.equal([
        { attribute: 'dedication', code: 'unknown_dedication' },
      ]);
  });
});
