import { expect } from '@open-wc/testing';
import { readForm } from '../../../src/form/read-form.js';
import { recovered } from '../../../src/form/proposal.js';
import { typedCountryOf } from '../../../src/questions/address/state.js';
import { addressQuestion } from '../../../src/questions/address/question.js';
import { giftAid } from '../../../src/questions/gift-aid/state.js';
import { askedPayerFields } from '../../../src/questions/payer/state.js';
import type { Form } from '../../../src/questions/question.js';
import { neededIn, shownQuestions, stateOf, withState } from '../../../src/questions/states.js';
import { formOf, typed, typedAll, type Attributes } from '../../form/forms.js';

const attributes: Attributes = { giftAid: true, fields: '', currencies: 'EUR', intervals: 'once month year' };
const home = [
  ['first_name', 'Zoë'],
  ['last_name', 'Payer'],
  ['line1', '1 Payer Street'],
  ['city', 'Bristol'],
] as const;

const blank = (changes: Attributes = {}) =>
  typed(formOf({ ...attributes, ...changes }), 'email', 'payer@example.org');
const declared = (changes: Attributes = {}) => typed(blank(changes), 'gift_aid', 'on');

const errorsIn = (form: Form) => readForm(form).errors.map(({ field, code }) => [field, code]);
const isDeclared = (form: Form) => stateOf(form, giftAid) !== null;

/** What the page and Gift Aid ask the donor for now. */
const askedIn = (form: Form) => {
  const { first_name: name, phone } = askedPayerFields(form);
  return { name, phone, hasAddress: shownQuestions(form).some((one) => one.name === addressQuestion.name) };
};

describe('Gift Aid', () => {
  it('needs name and home address once it is declared, and nothing before', () => {
    expect(errorsIn(blank())).to.deep.equal([]);
    // The country is the United Kingdom until the donor says otherwise.
    expect(errorsIn(declared())).to.deep.equal([
      ['first_name', 'required'],
      ['last_name', 'required'],
      ['line1', 'required'],
      ['city', 'required'],
      ['postcode', 'required'],
    ]);
    expect(errorsIn(typed(declared(), 'country', ''))).to.deep.include(['country', 'required']);
  });

  for (const country of ['GB', 'GG', 'IM', 'JE']) {
    it(`needs the postcode of an address in ${country}`, () => {
      const form = typedAll(declared(), [...home, ['country', country]]);
      expect(errorsIn(form)).to.deep.equal([['postcode', 'required']]);
      expect(errorsIn(typed(form, 'postcode', ' '))).to.deep.equal([['postcode', 'required']]);
    });
  }

  for (const country of ['IE', 'FR', 'US']) {
    it(`needs no postcode of an address in ${country}`, () => {
      expect(errorsIn(typedAll(declared(), [...home, ['country', country]]))).to.deep.equal([]);
    });
  }

  it('sends the declaration, the name and the address', () => {
    const { donation, errors } = readForm(typedAll(declared(), [...home, ['postcode', 'BS1 4DJ']]));
    expect(errors).to.deep.equal([]);
    expect(donation.metadata).to.deep.equal({
      gift_aid: 'yes',
      gift_aid_wording: 'single-1',
      gift_aid_language: 'en',
      gift_aid_declared_at: '2026-04-05T12:00:00.000Z',
    });
    expect(donation.payer).to.deep.equal({
      email: 'payer@example.org',
      first_name: 'Zoë',
      last_name: 'Payer',
      billing_address: { country: 'GB', line1: '1 Payer Street', city: 'Bristol', postcode: 'BS1 4DJ' },
    });
  });

  it('is for sterling: in another currency nothing is asked for or sent', () => {
    const form = typed(typedAll(declared(), home), 'currency', 'EUR');
    const { donation, errors } = readForm(form);
    expect(errors).to.deep.equal([]);
    expect([donation.metadata, donation.payer]).to.deep.equal([{}, { email: 'payer@example.org' }]);
    expect(neededIn(form)).to.deep.equal({});
  });

  it('is neither asked for nor sent where the page does not offer it', () => {
    const form = withState(blank({ giftAid: false }), giftAid, stateOf(declared(), giftAid));
    expect(shownQuestions(form).map(({ name }) => name)).not.to.include(giftAid.name);
    expect(readForm(form)).to.deep.include({ errors: [] });
    expect(readForm(form).donation.metadata).to.deep.equal({});
  });

  it('needs no phone number, and keeps the page’s own requirements', () => {
    const fields = 'phone* address name';
    expect(askedIn(declared({ fields }))).to.deep.equal({
      name: 'required',
      phone: 'required',
      hasAddress: true,
    });
    expect(askedIn(blank({ fields }))).to.deep.equal({
      name: 'optional',
      phone: 'required',
      hasAddress: true,
    });
    expect(askedIn(declared())).to.deep.equal({ name: 'required', phone: undefined, hasAddress: true });
    expect(askedIn(blank())).to.deep.equal({ name: undefined, phone: undefined, hasAddress: false });
  });

  for (const [from, to, isKept] of [
    ['once', 'month', false],
    ['month', 'once', false],
    ['month', 'year', true],
    ['month', 'month', true],
    ['once', 'once', true],
  ] as const) {
    it(`${isKept ? 'stays declared' : 'is taken back'} from ${from} to ${to}`, () => {
      expect(isDeclared(typed(declared({ defaultInterval: from }), 'interval', to))).to.equal(isKept);
    });
  }

  it('is taken back when a monthly donation is tried again', () => {
    const meant = { amount: 2500, currency: 'GBP', interval: { unit: 'month', count: 1 } } as const;
    expect(isDeclared(recovered(declared(), null, meant))).to.be.false;
  });

  it('is taken back by its tick, and declared anew at a time of its own', () => {
    const form = typed(declared(), 'gift_aid', '');
    expect(isDeclared(form)).to.be.false;
    const later = typed(form, 'gift_aid', 'on', Date.parse('2026-04-05T13:00:00.000Z'));
    expect(stateOf(later, giftAid)?.declaredAt).to.equal('2026-04-05T13:00:00.000Z');
  });

  describe('assumes a home in the United Kingdom', () => {
    it('until it is taken back', () => {
      expect(typedCountryOf(blank())).to.equal('');
      expect(typedCountryOf(declared())).to.equal('GB');
      expect(typedCountryOf(typed(declared(), 'gift_aid', ''))).to.equal('');
    });

    for (const [what, chosen] of [
      ['a country that the donor chose', ['IM']],
      ['a country that the donor chose, though it is the assumed one', ['IM', 'GB']],
    ] as const) {
      it(`and leaves ${what}`, () => {
        const form = typedAll(
          declared(),
          chosen.map((country) => ['country', country] as const),
        );
        expect(typedCountryOf(typed(form, 'gift_aid', ''))).to.equal(chosen.at(-1));
        expect(
          typedCountryOf(
            typedAll(form, [
              ['gift_aid', ''],
              ['gift_aid', 'on'],
            ]),
          ),
        ).to.equal(chosen.at(-1));
      });
    }

    it('unless the page knows another country', () => {
      const form = declared();
      const state = addressQuestion.prefill?.({ billing_address: { country: 'FR' } }, form);
      expect(state?.country).to.equal('FR');
    });
  });
});
