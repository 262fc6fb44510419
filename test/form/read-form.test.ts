import { expect } from '@open-wc/testing';
import { readAmounts, readAnswers, readForm } from '../../src/form/read-form.js';
import { amountKey } from '../../src/questions/giving/amount/state.js';
import { withState } from '../../src/questions/states.js';
import { donationIn, errorsIn, filled, formOf, formWith, typed } from '../support/questions/forms.js';

const all = 'name* phone* address*';
const address = { country: 'GB', line1: '1 Payer Street', city: 'Bristol', postcode: 'BS1 4DJ' };

describe('readForm', () => {
  it('creates a donation with every answer, cleaned up', () => {
    const fields = {
      interval: '3-month',
      amount: '£1,250.50',
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
    expect(donationIn(formWith({ intervals: 'once quarter', fields: all }, fields))).to.deep.equal({
      currency: 'GBP',
      interval: { unit: 'month', count: 3 },
      lines: [{ label: null, item: { quantity: 1, amount: 125_050 } }],
      oneTimeLines: [],
      subscriptionName: null,
      purpose: {},
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
      metadata: {},
    });
  });

  it('leaves out empty and blank answers', () => {
    const fields = { ...address, first_name: ' \u200b', last_name: ' ', line2: '\t', postcode: '' };
    expect(donationIn(formWith({ fields: 'name phone address' }, fields)).payer).to.deep.equal({
      email: 'payer@example.org',
      billing_address: { country: 'GB', line1: '1 Payer Street', city: 'Bristol' },
    });
  });

  it('requires only amount and email by default', () => {
    for (const fields of ['', 'name phone address']) {
      expect(errorsIn(filled(formOf({ fields }), { amount: '' }))).to.deep.equal([
        ['amount', 'empty'],
        ['email', 'required'],
      ]);
    }
  });

  it('returns the errors in the order of the page', () => {
    const form = filled(
      formOf({
        fields: 'address* phone* name*',
        oneOff: true,
        intervals: 'month',
        items: '[{"label":"Book","amount":3}]',
      }),
      { 'gift-0': 'x', amount: 'ten', one_off: 'x' },
    );
    expect(errorsIn(form).map(([field]) => field)).to.deep.equal([
      'gifts',
      'amount',
      'one_off',
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
    it(`requires ${required.join(', ')} for ${fields}, blank or not`, () => {
      const wanted = required.map((field) => [field, 'required']);
      const blank = Object.fromEntries(required.map((field) => [field, ' ']));
      for (const typedIn of [{}, blank])
        expect(errorsIn(formWith({ fields }, typedIn))).to.deep.equal(wanted);
    });
  }

  it('takes the only name of a donor in either field', () => {
    for (const field of ['first_name', 'last_name'])
      expect(donationIn(formWith({ fields: 'name*' }, { [field]: 'Suharto' })).payer).to.deep.equal({
        email: 'payer@example.org',
        [field]: 'Suharto',
      });
  });

  it('requires both names for Gift Aid and a tax receipt', () => {
    for (const [settings, ticked] of [
      [{ giftAid: true }, { gift_aid: true }],
      [{ taxReceipt: 'es' }, { tax_receipt: true }],
    ] as const) {
      const form = formWith({ fields: 'name*', ...settings }, { ...ticked, first_name: 'Suharto' });
      expect(errorsIn(form)).to.deep.include(['last_name', 'required']);
    }
  });
});

describe('readAmounts', () => {
  const settings = {
    items: '[{"label":"Seeds","amount":15.5},{"label":"Book","amount":3}]',
    intervals: 'once month',
    project: 'Winter',
    metadata: { a: 1 },
    fields: all,
  };

  it('reads the amounts while payer fields have errors', () => {
    const { donation, errors } = readAmounts(filled(formOf(settings), { 'gift-0': '1', preset: '1000' }));
    expect(errors).to.deep.equal([]);
    expect(donation).to.deep.equal({
      currency: 'GBP',
      interval: { unit: null, count: null },
      lines: [
        { label: null, item: { quantity: 1, amount: 1000 } },
        { label: 'Seeds', item: { quantity: 1, amount: 1550 } },
      ],
      oneTimeLines: [],
      subscriptionName: null,
      purpose: {},
      payer: {},
      metadata: {},
    });
  });

  for (const fields of [{ amount: 'ten' }, { 'gift-0': 'x' }]) {
    it(`has an error if ${Object.keys(fields).join()} is wrong`, () => {
      const form = filled(formOf(settings), { preset: '1000', ...fields });
      expect(readAmounts(form).errors).to.have.length(1);
    });
  }

  it('has an error for a typed amount if the form offers only presets', () => {
    const form = withState(formOf({ noCustomAmount: true }), amountKey, typed('7'));
    expect(readAmounts(form).errors).to.deep.equal([{ field: 'amount', code: 'empty' }]);
  });
});

describe('readAnswers', () => {
  it('reads every answer that the page cannot change while the donation is sent', () => {
    const form = formWith({ metadata: { a: 1 }, project: 'Winter' }, { first_name: 'Zoë' });
    const { donation, errors } = readAnswers(form);
    expect(errors).to.deep.equal([]);
    expect(donation).to.deep.equal({ ...readForm(form).donation, metadata: {} });
  });
});
