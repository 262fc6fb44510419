import { expect } from '@open-wc/testing';
import { ShownFaults } from '../../src/controllers/shown-faults.js';
import type { DraftField, FieldCode } from '../../src/donation/draft.js';

type Codes = Partial<Record<DraftField, FieldCode>>;

const codesOf = (codes: Codes) => new Map(Object.entries(codes) as [DraftField, FieldCode][]);

/** Faults after these were found at a submit. */
const shown = (codes: Codes) => {
  const faults = new ShownFaults();
  faults.show(codesOf(codes));
  return faults;
};

describe('ShownFaults', () => {
  it('are none before the first submit, whatever is wrong', () => {
    const faults = new ShownFaults();
    faults.update('email', () => codesOf({ email: 'format', amount: 'empty' }));
    expect(faults.list).to.deep.equal([]);
    expect(faults.of('email')).to.be.undefined;
  });

  it('are what a submit found, in the order of the page', () => {
    const faults = shown({ postcode: 'too_long', email: 'format', amount: 'empty', gifts: 'quantity' });
    expect(faults.list).to.deep.equal([
      ['gifts', 'quantity'],
      ['amount', 'empty'],
      ['email', 'format'],
      ['postcode', 'too_long'],
    ]);
    expect(faults.of('email')).to.equal('format');
    expect(faults.of('phone')).to.be.undefined;
  });

  it('are what the last submit found', () => {
    const faults = shown({ email: 'format' });
    faults.show(codesOf({ amount: 'empty' }));
    expect(faults.list).to.deep.equal([['amount', 'empty']]);
  });

  it('go as they are mended; a new one waits for the next submit', () => {
    const faults = shown({ email: 'format', amount: 'empty' });
    faults.update('email', () => codesOf({ amount: 'empty', phone: 'format' }));
    expect(faults.list).to.deep.equal([['amount', 'empty']]);
    faults.update('phone', () => codesOf({ amount: 'empty', phone: 'format', email: 'format' }));
    expect(faults.list).to.deep.equal([['amount', 'empty']]);
  });

  it('change their code with what is typed', () => {
    const faults = shown({ email: 'required' });
    faults.update('email', () => codesOf({ email: 'format' }));
    expect(faults.list).to.deep.equal([['email', 'format']]);
  });

  it('ask for codes only while there are some', () => {
    let asked = 0;
    const faults = new ShownFaults();
    const codes = () => {
      asked += 1;
      return new Map<DraftField, FieldCode>();
    };
    faults.update('email', codes);
    expect(asked).to.equal(0);
    faults.show(codesOf({ email: 'format' }));
    faults.update(null, codes);
    faults.update('email', codes);
    expect(asked).to.equal(1);
  });

  describe('that the service refused', () => {
    it('are all that is shown', () => {
      const faults = shown({ amount: 'empty' });
      faults.refuse(['phone', 'email']);
      expect(faults.list).to.deep.equal([
        ['email', 'refused'],
        ['phone', 'refused'],
      ]);
    });

    it('hold until their own field is changed', () => {
      const faults = new ShownFaults();
      faults.refuse(['email', 'phone']);
      const none = () => codesOf({});
      faults.update('amount', none);
      faults.update(null, none);
      expect(faults.list).to.deep.equal([
        ['email', 'refused'],
        ['phone', 'refused'],
      ]);
      faults.update('phone', none);
      expect(faults.list).to.deep.equal([['email', 'refused']]);
      faults.update('email', none);
      expect(faults.list).to.deep.equal([]);
    });

    it('have the code of the field once that is changed to something wrong', () => {
      const faults = new ShownFaults();
      faults.refuse(['email']);
      faults.update('email', () => codesOf({ email: 'format' }));
      expect(faults.list).to.deep.equal([['email', 'format']]);
    });

    it('are forgotten by the next submit', () => {
      const faults = new ShownFaults();
      faults.refuse(['email']);
      faults.show(codesOf({ email: 'format' }));
      faults.update(null, () => codesOf({}));
      expect(faults.list).to.deep.equal([]);
    });
  });
});
