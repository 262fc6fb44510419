import { expect } from '@open-wc/testing';
import { reconfigured } from '../../../src/form/create-form.js';
import { donationIn, errorsIn, filled, formOf, formWith, issuesOf, type Changes } from '../forms.js';

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

describe('a dedication', () => {
  it('sends its kind and its texts, the message with its lines', () => {
    const metadata = { campaign: 'spring', dedication_kind: 'honour' };
    const form = formWith({ ...all, metadata }, whole);
    expect(donationIn(form).metadata).to.deep.equal({ campaign: 'spring', ...sent });
  });

  it('sends nothing while it is closed, and what was typed once it is open again', () => {
    const closed = filled(formWith(all, whole), { dedication: false });
    expect(donationIn(closed).metadata).to.deep.equal({});
    expect(errorsIn(filled(closed, { dedication_notify_email: 'ben' }))).to.deep.equal([]);
    expect(donationIn(filled(closed, { dedication: true })).metadata).to.deep.equal(sent);
  });

  it('needs a kind that the donor chooses, and a name', () => {
    expect(errorsIn(formWith(all, { dedication: true }))).to.deep.equal([
      ['dedication_kind', 'required'],
      ['dedication_name', 'required'],
    ]);
  });

  it('is of the only kind on offer without a choice', () => {
    const form = formWith({ dedication: 'celebration' }, { dedication: true, dedication_name: 'Ada' });
    expect(donationIn(form).metadata).to.deep.equal({
      dedication_kind: 'celebration',
      dedication_name: 'Ada',
    });
  });

  it('needs another kind once the chosen one is no longer on offer', () => {
    const fewer = reconfigured(formWith(all, whole), formOf({ ...all, dedication: 'honour celebration' }));
    expect(errorsIn(fewer)).to.deep.equal([['dedication_kind', 'required']]);
  });

  for (const [what, fields, errors] of [
    ['an email address alone', { dedication_notify_email: 'ben@example.org' }, []],
    ['a name alone', { dedication_notify_name: 'Ben' }, [['dedication_notify_email', 'required']]],
    ['a wrong email address', { dedication_notify_email: 'ben' }, [['dedication_notify_email', 'format']]],
    ['a message of 500 characters', { dedication_message: 'a'.repeat(500) }, []],
    ['one more', { dedication_message: 'a'.repeat(501) }, [['dedication_message', 'too_long']]],
    [
      'the number of a card',
      { dedication_message: 'Use 4242 4242 4242 4242' },
      [['dedication_message', 'looks_like_card']],
    ],
  ] as const) {
    it(`with ${what} has ${errors.length === 0 ? 'no error' : 'an error'}`, () => {
      expect(errorsIn(formWith(all, { ...inMemory, ...fields }))).to.deep.equal(errors);
    });
  }

  it('tells nobody where the page does not ask whom to tell', () => {
    const form = reconfigured(formWith(all, whole), formOf({ dedication: '' }));
    expect(donationIn(form).metadata).to.have.all.keys(
      ...['dedication_kind', 'dedication_name', 'dedication_message'],
    );
  });

  it('knows its kinds, each once', () => {
    for (const dedication of ['birthday', 'memory memory'])
      expect(issuesOf({ dedication })).to.deep.equal([
        { attribute: 'dedication', code: 'unknown_dedication' },
      ]);
  });
});
