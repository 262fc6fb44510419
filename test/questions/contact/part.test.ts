import { expect } from '@open-wc/testing';
import { reconfigured } from '../../../src/form/create-form.js';
import { modeOf } from '../../../src/questions/payer/part.js';
import type { Form } from '../../../src/questions/part.js';
import { adapted, shownParts } from '../../../src/questions/states.js';
import {
  answeredAt,
  donationIn,
  errorsIn,
  filled,
  formOf,
  formWith,
  issuesOf,
  type Changes,
  type Fields,
} from '../../support/questions/forms.js';

const all: Changes = { contact: 'email sms phone post', fields: '' };
const optOut: Changes = { ...all, contactWording: 'opt-out' };

const metadataIn = (form: Form) => donationIn(form).metadata;

/** The answers without the record of when and how they were given. */
const answersOf = (changes: Changes, fields: Fields): Record<string, unknown> => {
  const { contact_wording, contact_language, contact_at, ...answers } = metadataIn(formWith(changes, fields));
  expect([contact_wording, contact_language, contact_at]).not.to.include(undefined);
  return answers;
};

const asked = (form: Form) => ({
  phone: modeOf(form, 'phone'),
  hasAddress: shownParts(form).some(({ name }) => name === 'address'),
});

describe('contact', () => {
  it('sends nothing without an answer, with either wording', () => {
    for (const changes of [all, optOut]) expect(metadataIn(formWith(changes))).to.deep.equal({});
  });

  it('sends the answers with their wording, language and latest time', () => {
    const first = formWith(all, { contact_email: 'yes' }, { language: 'cy' });
    const later = '2026-04-05T13:00:00.000Z';
    const second = filled(first, { contact_post: 'no' }, Date.parse(later));
    expect(metadataIn(second)).to.deep.equal({
      contact_email: 'yes',
      contact_post: 'no',
      contact_wording: 'opt-in-2',
      contact_language: 'cy',
      contact_at: later,
    });
  });

  it('comes after the page’s metadata, which cannot replace an answer', () => {
    const metadata = { contact_email: 'yes', contact_at: 'once', campaign: 'spring' };
    expect(metadataIn(formWith({ ...all, metadata }, { contact_email: 'no' }))).to.include({
      contact_email: 'no',
      contact_at: answeredAt,
      campaign: 'spring',
    });
  });

  it('asks only about the configured channels', () => {
    const form = formWith(all, { contact_email: 'yes', contact_sms: 'yes' });
    const fewer = reconfigured(form, formOf({ ...all, contact: 'email' }));
    expect(metadataIn(fewer)).to.include({ contact_email: 'yes' }).and.not.have.property('contact_sms');
    expect(asked(fewer).phone).to.be.undefined;
  });

  it('requires the answers that the page requires, and accepts yes or no', () => {
    const changes = { ...all, contact: 'email* sms post*' };
    expect(errorsIn(formWith(changes, { contact_sms: 'no' }))).to.deep.equal([
      ['contact_email', 'required'],
      ['contact_post', 'required'],
    ]);
    const answers = { contact_email: 'no', contact_post: 'no' };
    expect(answersOf(changes, answers)).to.deep.equal(answers);
  });

  for (const [fields, phone, hasAddress] of [
    [{}, undefined, false],
    [{ contact_email: 'yes' }, undefined, false],
    [{ contact_sms: 'yes' }, 'required', false],
    [{ contact_phone: 'yes' }, 'required', false],
    [{ contact_post: 'yes' }, undefined, true],
    [{ contact_sms: 'no', contact_phone: 'no', contact_post: 'no' }, undefined, false],
  ] as [Fields, string | undefined, boolean][]) {
    it(`asks for the details it needs after ${JSON.stringify(fields)}`, () => {
      expect(asked(formWith(all, fields))).to.deep.equal({ phone, hasAddress });
    });
  }

  it('needs a postal address, in addition to what Gift Aid needs', () => {
    const yes = formWith({ ...all, giftAid: true }, { contact_post: 'yes' });
    expect(errorsIn(yes).map(([field]) => field)).to.deep.equal(['country', 'line1', 'city']);
    expect(errorsIn(filled(yes, { gift_aid: true })).map(([field]) => field)).to.deep.equal([
      'first_name',
      'last_name',
      'line1',
      'city',
      'postcode',
    ]);
  });

  it('drops answers in another language or wording, because the donor has not read it', () => {
    const form = formWith(all, { contact_email: 'yes' });
    expect(metadataIn(adapted({ ...form, locale: 'cy', language: 'cy' }, form))).to.deep.equal({});
    expect(metadataIn(reconfigured(form, formOf(optOut)))).to.deep.equal({});
    expect(metadataIn(reconfigured(form, formOf({ ...all, amounts: '7' })))).not.to.deep.equal({});
  });

  describe('with the opt-out wording', () => {
    it('sends a no for each tick, and needs no further details', () => {
      const form = formWith(optOut, { contact_email: true, contact_sms: true, contact_post: true });
      expect(metadataIn(filled(form, { contact_sms: false }))).to.deep.equal({
        contact_email: 'no',
        contact_post: 'no',
        contact_wording: 'opt-out-2',
        contact_language: 'en',
        contact_at: answeredAt,
      });
      expect(asked(form)).to.deep.equal({ phone: undefined, hasAddress: false });
    });

    it('sends nothing after every tick is removed', () => {
      const form = formWith(optOut, { contact_email: true });
      expect(metadataIn(filled(form, { contact_email: false }))).to.deep.equal({});
    });
  });

  it('is not asked if its attribute is blank, and rejects unknown channels', () => {
    const names = (contact: string) => formOf({ contact }).parts.map(({ name }) => name);
    expect(names(' ')).not.to.include('contact');
    for (const contact of ['fax', 'email email*', '*'])
      expect(issuesOf({ contact }), contact).to.deep.equal([
        { attribute: 'contact', code: 'unknown_channel' },
      ]);
  });
});
