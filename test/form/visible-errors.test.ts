import { expect } from '@open-wc/testing';
import { VisibleErrors } from '../../src/form/visible-errors.js';
import type { FieldCode, FieldError } from '../../src/questions/question.js';

type Codes = Partial<Record<string, FieldCode>>;

const errorsOf = (codes: Codes): FieldError[] =>
  Object.entries(codes).map(([field, code]) => ({ field, code: code ?? 'required' }));

/** An error of a field that the page added. */
const own = (field: string): FieldError => ({
  field,
  code: 'required',
  own: { control: {} as HTMLElement, text: 'Please fill out this field.' },
});

/** Errors after these were found at a submit. */
const shown = (codes: Codes) => {
  const errors = new VisibleErrors();
  errors.show(errorsOf(codes));
  return errors;
};

describe('VisibleErrors', () => {
  it('are none before the first submit, whatever is wrong', () => {
    const errors = new VisibleErrors();
    errors.update('email', () => [...errorsOf({ email: 'format', amount: 'empty' }), own('size')]);
    expect(errors.list).to.deep.equal([]);
    expect(errors.of('email')).to.be.undefined;
  });

  it('are what a submit found, in the order of the page', () => {
    const errors = shown({ gifts: 'quantity', amount: 'empty', email: 'format' });
    expect(errors.list).to.deep.equal(errorsOf({ gifts: 'quantity', amount: 'empty', email: 'format' }));
    expect(errors.of('email')?.code).to.equal('format');
    expect(errors.of('phone')).to.be.undefined;
  });

  it('are what the last submit found', () => {
    const errors = shown({ email: 'format' });
    errors.show(errorsOf({ amount: 'empty' }));
    expect(errors.list).to.deep.equal(errorsOf({ amount: 'empty' }));
  });

  it('go as they are fixed; a new one waits for the next submit', () => {
    const errors = shown({ amount: 'empty', email: 'format' });
    errors.update('email', () => errorsOf({ amount: 'empty', phone: 'format' }));
    expect(errors.list).to.deep.equal(errorsOf({ amount: 'empty' }));
    errors.update('phone', () => errorsOf({ amount: 'empty', email: 'format', phone: 'format' }));
    expect(errors.list).to.deep.equal(errorsOf({ amount: 'empty' }));
  });

  it('change their code with what is typed', () => {
    const errors = shown({ email: 'required' });
    errors.update('email', () => errorsOf({ email: 'format' }));
    expect(errors.list).to.deep.equal(errorsOf({ email: 'format' }));
  });

  it('are looked for only after a submit', () => {
    let found = 0;
    const errors = new VisibleErrors();
    const find = () => {
      found += 1;
      return [];
    };
    errors.update('email', find);
    expect(found).to.equal(0);
    errors.show(errorsOf({ email: 'format' }));
    errors.update(null, find);
    expect(found).to.equal(1);
    errors.clear();
    errors.update(null, find);
    expect(found).to.equal(1);
  });

  it('are none once they are cleared, until the next submit', () => {
    const errors = shown({ email: 'format' });
    errors.clear();
    errors.update('email', () => [...errorsOf({ email: 'format' }), own('size')]);
    expect(errors.list).to.deep.equal([]);
  });

  describe('of the page’s own fields', () => {
    it('come as they are found after a submit, since the page shows none beside them', () => {
      const errors = shown({});
      errors.update(null, () => [own('size')]);
      expect(errors.list).to.deep.equal([own('size')]);
      errors.update(null, () => []);
      expect(errors.list).to.deep.equal([]);
    });

    it('stand beside no field of the form that has the same name', () => {
      const errors = new VisibleErrors();
      errors.show([own('email')]);
      expect(errors.of('email')).to.be.undefined;
      errors.update('email', () => [...errorsOf({ email: 'format' }), own('email')]);
      expect(errors.list).to.deep.equal([own('email')]);
    });
  });

  describe('that the service refused', () => {
    it('are all that is shown', () => {
      const errors = shown({ amount: 'empty' });
      errors.refuse(['email', 'phone']);
      expect(errors.list).to.deep.equal(errorsOf({ email: 'refused', phone: 'refused' }));
    });

    it('hold until their own field is changed', () => {
      const errors = shown({});
      errors.refuse(['email', 'phone']);
      const none = () => [];
      errors.update('amount', none);
      errors.update(null, none);
      expect(errors.list).to.deep.equal(errorsOf({ email: 'refused', phone: 'refused' }));
      errors.update('phone', none);
      expect(errors.list).to.deep.equal(errorsOf({ email: 'refused' }));
      errors.update('email', none);
      expect(errors.list).to.deep.equal([]);
    });

    it('have the code of the field once that is changed to something wrong', () => {
      const errors = shown({});
      errors.refuse(['email']);
      errors.update('email', () => errorsOf({ email: 'format' }));
      expect(errors.list).to.deep.equal(errorsOf({ email: 'format' }));
    });

    it('are forgotten by the next submit', () => {
      const errors = shown({});
      errors.refuse(['email']);
      errors.show(errorsOf({ email: 'format' }));
      errors.update(null, () => []);
      expect(errors.list).to.deep.equal([]);
    });
  });
});
