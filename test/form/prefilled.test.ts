import { expect } from '@open-wc/testing';
import { prefilled } from '../../src/form/prefilled.js';
import { addressKey } from '../../src/questions/address/state.js';
import { nameKey, payerKey } from '../../src/questions/payer/question.js';
import { stateOf } from '../../src/questions/states.js';
import { filled, formOf } from '../support/questions/forms.js';

const ada = {
  email: 'ada@example.org',
  first_name: 'Ada',
  billing_address: { country: 'GB', line1: '1 Mill Lane' },
};

describe('A prefilled form', () => {
  it('has the page’s payer details in each question that asks for them', () => {
    const form = prefilled(formOf({ fields: 'name address' }), ada);
    expect(stateOf(form, payerKey)).to.deep.equal({ email: ada.email });
    expect(stateOf(form, nameKey)).to.deep.equal({ first_name: 'Ada', last_name: '' });
    expect(stateOf(form, addressKey).country).to.equal('GB');
    expect(stateOf(form, addressKey).parts.line1).to.equal('1 Mill Lane');
  });

  it('keeps text that the donor has typed', () => {
    const form = prefilled(filled(formOf(), { first_name: 'Zoë' }), ada);
    expect(stateOf(form, payerKey).email).to.equal(ada.email);
    expect(stateOf(form, nameKey).first_name).to.equal('Zoë');
  });

  it('does not count prefilled text as an answer from the donor', () => {
    expect(prefilled(formOf(), ada).answered).to.be.empty;
  });
});
