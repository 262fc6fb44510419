import { expect } from '@open-wc/testing';
import { prefilled, ownSettings } from '../../../src/questions/states.js';
import { payerKey, type PayerField } from '../../../src/questions/payer/part.js';
import { donationIn, errorsIn, issuesOf, formOf, formWith } from '../../support/questions/forms.js';

describe('payer', () => {
  it('asks for a name by default', () => {
    expect([...ownSettings(formOf(), payerKey)]).to.deep.equal([['name', { isRequired: false }]]);
  });

  it('asks for the entries of `fields`, and a star makes an entry required', () => {
    expect([...ownSettings(formOf({ fields: 'address* phone, name*' }), payerKey)]).to.deep.equal([
      ['address', { isRequired: true }],
      ['phone', { isRequired: false }],
      ['name', { isRequired: true }],
    ]);
    expect([...ownSettings(formOf({ fields: '' }), payerKey)]).to.deep.equal([]);
  });

  for (const fields of ['name email', 'name name*', 'name**', '*', 'Name', 'surname']) {
    it(`rejects “${fields}”`, () => {
      expect(issuesOf({ fields })).to.deep.equal([{ attribute: 'fields', code: 'unknown_field' }]);
    });
  }

  const wrong: [field: PayerField, text: string, code: string][] = [
    ['email', '', 'required'],
    ['email', 'payer', 'format'],
    ['email', `${'a'.repeat(65)}@example.org`, 'too_long'],
    ['first_name', '4111 1111 1111 1111', 'looks_like_card'],
    ['last_name', 'x'.repeat(201), 'too_long'],
    ['phone', 'none', 'format'],
    ['phone', '1 2 3', 'too_short'],
    ['phone', '4111 1111 1111 1111', 'looks_like_card'],
  ];
  for (const [field, text, code] of wrong) {
    it(`reports ${code} at ${field} for ${JSON.stringify(text).slice(0, 60)}`, () => {
      const form = formWith({ fields: 'name phone address' }, { [field]: text });
      expect(errorsIn(form)).to.deep.equal([[field, code]]);
    });
  }

  it('ignores fields that the form does not show', () => {
    const hidden = { first_name: '4111 1111 1111 1111', phone: 'none' };
    expect(donationIn(formWith({ fields: '' }, hidden)).payer).to.deep.equal({ email: 'payer@example.org' });
  });
});

describe('Prefilled payer details', () => {
  it('fill empty fields, and never replace typed text', () => {
    const form = prefilled(formWith({}), { email: 'other@example.org', first_name: 'Ada' });
    expect(donationIn(form).payer).to.deep.equal({ email: 'payer@example.org', first_name: 'Ada' });
  });

  it('ignore values that are not text', () => {
    const form = formWith({ fields: 'name phone' });
    expect(prefilled(form, { first_name: 5, last_name: null, phone: ['1'] } as never)).to.deep.equal(form);
  });
});
