import { expect } from '@open-wc/testing';
import { emptyDraft, type Draft } from '../../src/donation/draft.js';
import { readDraft } from '../../src/donation/read-draft.js';
import type { Settings } from '../../src/donation/settings.js';
import { settingsOf } from './raw-settings.js';

const draftOf = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(null, 'en-GB'),
  currency: 'GBP',
  interval: 'once',
  amount: { preset: 2500, custom: '' },
  email: 'payer@example.org',
  first_name: '',
  last_name: '',
  phone: '',
  country: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postcode: '',
  ...changes,
});

const empty = draftOf({ interval: '', amount: { preset: null, custom: '' }, email: '' });

const donationOf = (changes: Partial<Draft>, settings: Settings) => {
  const reading = readDraft(draftOf(changes), settings, 'en-GB');
  if ('codes' in reading) throw new Error(JSON.stringify([...reading.codes]));
  return reading.donation;
};

const codesOf = (draft: Draft, settings: Settings, locale = 'en-GB') => {
  const reading = readDraft(draft, settings, locale);
  return 'codes' in reading ? [...reading.codes] : [];
};

const all = 'name* phone* address*';
const address = { country: 'GB', line1: '1 Payer Street', city: 'Bristol', postcode: 'BS1 4DJ' };

describe('readDraft', () => {
  it('makes a donation of the least', () => {
    expect(donationOf({}, settingsOf({ fields: '' }))).to.deep.equal({
      currency: 'GBP',
      interval: { unit: null, count: null },
      amount: 2500,
      gifts: [],
      oneOff: 0,
      purpose: {},
      giftAid: null,
      payer: { email: 'payer@example.org' },
    });
  });

  it('makes a donation of everything, as it is cleaned', () => {
    const typed: Partial<Draft> = {
      interval: '3-month',
      amount: { preset: null, custom: '£1,250.50' },
      email: ' mailto:payer@example.org ',
      first_name: ' Zoë ',
      last_name: 'O’Connor',
      phone: '+44 1632 960001',
      country: 'uk',
      line1: '1  Payer Street',
      line2: 'Flat 2',
      city: 'Bristol',
      state: 'Avon',
      postcode: 'BS1 4DJ',
    };
    expect(donationOf(typed, settingsOf({ intervals: 'once quarter', fields: all }))).to.deep.equal({
      currency: 'GBP',
      interval: { unit: 'month', count: 3 },
      amount: 125_050,
      gifts: [],
      oneOff: 0,
      purpose: {},
      giftAid: null,
      payer: {
        email: 'payer@example.org',
        first_name: 'Zoë',
        last_name: 'O’Connor',
        phone: '+44 1632 960001',
        billing_address: {
          country: 'GB',
          line1: '1 Payer Street',
          line2: 'Flat 2',
          city: 'Bristol',
          state: 'Avon',
          postcode: 'BS1 4DJ',
        },
      },
    });
  });

  it('leaves out what was left empty or blank', () => {
    const typed = { ...address, first_name: ' \u200b', last_name: ' ', line2: '\t', postcode: '' };
    expect(donationOf(typed, settingsOf({ fields: 'name phone address' })).payer).to.deep.equal({
      email: 'payer@example.org',
      billing_address: { country: 'GB', line1: '1 Payer Street', city: 'Bristol' },
    });
  });

  it('asks for interval, amount and e-mail, and nothing else unless told', () => {
    const wanted = [
      ['interval', 'required'],
      ['amount', 'empty'],
      ['email', 'required'],
    ];
    expect(codesOf(empty, settingsOf({ fields: '' }))).to.deep.equal(wanted);
    expect(codesOf(empty, settingsOf({ fields: 'name phone address' }))).to.deep.equal(wanted);
  });

  it('gives the codes in the order of the page', () => {
    const settings = settingsOf({ fields: 'address* phone* name*' });
    expect(codesOf(empty, settings).map(([field]) => field)).to.deep.equal([
      'interval',
      'amount',
      'email',
      'first_name',
      'last_name',
      'phone',
      'country',
      'line1',
      'city',
    ]);
  });

  for (const [fields, required] of [
    ['name*', ['first_name', 'last_name']],
    ['phone*', ['phone']],
    ['address*', ['country', 'line1', 'city']],
  ] as const) {
    it(`requires ${required.join(', ')} by ${fields}, blank or not`, () => {
      const wanted = required.map((field) => [field, 'required']);
      expect(codesOf(draftOf(), settingsOf({ fields }))).to.deep.equal(wanted);
      const blank = Object.fromEntries(required.map((field) => [field, ' ']));
      expect(codesOf(draftOf(blank), settingsOf({ fields }))).to.deep.equal(wanted);
    });
  }

  for (const part of ['line1', 'line2', 'city', 'state', 'postcode'] as const) {
    it(`requires a country once ${part} is typed (§8.4)`, () => {
      const codes = codesOf(draftOf({ [part]: 'x' }), settingsOf({ fields: 'address' }));
      expect(codes).to.deep.equal([['country', 'required']]);
    });
  }

  it('sends an address of nothing but a country', () => {
    const { payer } = donationOf({ country: 'FR' }, settingsOf({ fields: 'address' }));
    expect(payer.billing_address).to.deep.equal({ country: 'FR' });
  });

  it('ignores what is in fields that the form does not show', () => {
    const typed = { ...address, first_name: '4111 1111 1111 1111', phone: 'none', country: 'nowhere' };
    expect(donationOf(typed, settingsOf({ fields: '' })).payer).to.deep.equal({
      email: 'payer@example.org',
    });
  });

  const wrong: [changes: Partial<Draft>, field: string, code: string][] = [
    [{ interval: 'week' }, 'interval', 'required'],
    [{ interval: 'constructor' }, 'interval', 'required'],
    [{ amount: { preset: null, custom: 'ten' } }, 'amount', 'format'],
    [{ amount: { preset: 2500, custom: 'ten' } }, 'amount', 'format'],
    [{ amount: { preset: 2500, custom: ' ' } }, 'amount', 'empty'],
    [{ amount: { preset: null, custom: '0.50' } }, 'amount', 'min'],
    [{ amount: { preset: null, custom: '1,000.01' } }, 'amount', 'max'],
    [{ amount: { preset: null, custom: '5.555' } }, 'amount', 'precision'],
    [{ amount: { preset: null, custom: '-5' } }, 'amount', 'negative'],
    [{ amount: { preset: null, custom: '€5' } }, 'amount', 'currency_mismatch'],
    [{ email: 'payer' }, 'email', 'format'],
    [{ email: `${'a'.repeat(65)}@example.org` }, 'email', 'too_long'],
    [{ first_name: '4111 1111 1111 1111' }, 'first_name', 'looks_like_card'],
    [{ last_name: 'x'.repeat(201) }, 'last_name', 'too_long'],
    [{ phone: 'none' }, 'phone', 'format'],
    [{ phone: '1 2 3' }, 'phone', 'too_short'],
    [{ phone: '4111 1111 1111 1111' }, 'phone', 'looks_like_card'],
    [{ country: 'Nowhere' }, 'country', 'not_iso_alpha2'],
    [{ country: 'GB', line2: 'x'.repeat(201) }, 'line2', 'too_long'],
    [{ country: 'GB', state: '4111111111111111' }, 'state', 'looks_like_card'],
    [{ country: 'GB', postcode: 'x'.repeat(33) }, 'postcode', 'too_long'],
  ];
  for (const [changes, field, code] of wrong) {
    it(`finds ${field} ${code} for ${JSON.stringify(changes).slice(0, 60)}`, () => {
      const settings = settingsOf({ fields: 'name phone address', maxAmount: '1000' });
      expect(codesOf(draftOf(changes), settings)).to.deep.equal([[field, code]]);
    });
  }

  for (const [custom, locale, currency, amount] of [
    ['12,50', 'de-DE', 'EUR', 1250],
    ['12.50', 'en-GB', 'GBP', 1250],
    ['1.500', 'de-DE', 'EUR', 150_000],
    ['1500', 'ja-JP', 'JPY', 1500],
    ['1.250', 'en-KW', 'KWD', 1250],
    ['١٢٫٥', 'ar-EG', 'EGP', 1250],
  ] as const) {
    it(`reads the other amount ${custom} in ${locale} as ${amount} ${currency}`, () => {
      const typed = draftOf({ currency, amount: { preset: 2500, custom } });
      const reading = readDraft(typed, settingsOf({ currency, amounts: '25' }), locale);
      expect(reading).to.have.nested.property('donation.amount', amount);
    });
  }
});
