import { expect } from '@open-wc/testing';
import { VisibleErrors } from '../../src/form/visible-errors.js';
import type { FieldCode, FieldError } from '../../src/questions/part.js';

type Codes = Partial<Record<string, FieldCode>>;

const errorsOf = (codes: Codes): FieldError[] =>
  Object.entries(codes).map(([field, code]) => ({ field, code: code ?? 'required' }));

/** An error in a field that the page added. */
const own = (field: string): FieldError & Required<Pick<FieldError, 'own'>> => ({
  field,
  code: 'required',
  own: { control: {} as HTMLElement, text: 'Please fill out this field.' },
});

/** Visible errors after a submit that found these errors. */
const shown = (codes: Codes) => {
  const errors = new VisibleErrors();
  errors.show(errorsOf(codes));
  return errors;
};

describe('VisibleErrors', () => {
  it('are empty before the first submit, even if fields are wrong', () => {
    const errors = new VisibleErrors();
    errors.update('email', () => [...errorsOf({ email: 'format', amount: 'empty' }), own('size')]);
    expect(errors.list).to.deep.equal([]);
    expect(errors.of('email')).to.be.undefined;
  });

  it('list what the submit found, in the order of the page', () => {
    const errors = shown({ gifts: 'quantity', amount: 'empty', email: 'format' });
    expect(errors.list).to.deep.equal(errorsOf({ gifts: 'quantity', amount: 'empty', email: 'format' }));
    expect(errors.of('email')?.code).to.equal('format');
    expect(errors.of('phone')).to.be.undefined;
  });

  it('list only what the last submit found', () => {
    const errors = shown({ email: 'format' });
    errors.show(errorsOf({ amount: 'empty' }));
    expect(errors.list).to.deep.equal(errorsOf({ amount: 'empty' }));
  });

  it('disappear when fixed, and new errors wait for the next submit', () => {
    const errors = shown({ amount: 'empty', email: 'format' });
    errors.update('email', () => errorsOf({ amount: 'empty', phone: 'format' }));
    expect(errors.list).to.deep.equal(errorsOf({ amount: 'empty' }));
    errors.update('phone', () => errorsOf({ amount: 'empty', email: 'format', phone: 'format' }));
    expect(errors.list).to.deep.equal(errorsOf({ amount: 'empty' }));
  });

  it('change their code as the donor types', () => {
    const errors = shown({ email: 'required' });
    errors.update('email', () => errorsOf({ email: 'format' }));
    expect(errors.list).to.deep.equal(errorsOf({ email: 'format' }));
  });

  it('keep their code while the donor types in their field, and disappear when fixed', () => {
    const errors = shown({ email: 'required', amount: 'empty' });
    errors.update('email', () => errorsOf({ email: 'format', amount: 'too_long' }), 'email');
    expect(errors.list).to.deep.equal(errorsOf({ email: 'required', amount: 'too_long' }));
    errors.update(null, () => errorsOf({ email: 'format' }));
    expect(errors.list).to.deep.equal(errorsOf({ email: 'format' }));
    errors.update('email', () => [], 'email');
    expect(errors.list).to.deep.equal([]);
  });

  it('report whether the text that the donor is typing still has an error', () => {
    const errors = shown({ email: 'required', amount: 'empty' });
    const find = () => errorsOf({ email: 'format', amount: 'empty' });
    expect(errors.update('email', find, 'email')).to.be.true;
    expect(errors.update(null, find)).to.be.false;
    expect(errors.update('email', () => errorsOf({ amount: 'empty' }), 'email')).to.be.false;
  });

  it('are computed only after a submit', () => {
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

  it('are empty after a clear, until the next submit', () => {
    const errors = shown({ email: 'format' });
    errors.clear();
    errors.update('email', () => [...errorsOf({ email: 'format' }), own('size')]);
    expect(errors.list).to.deep.equal([]);
  });

  describe('of fields that the page added', () => {
    it('show at once after a submit, because the page shows none next to its fields', () => {
      const errors = shown({});
      errors.update(null, () => [own('size')]);
      expect(errors.list).to.deep.equal([own('size')]);
      errors.update(null, () => []);
      expect(errors.list).to.deep.equal([]);
    });

    it('wait while the donor types in their field, and disappear when fixed', () => {
      const errors = shown({});
      const size = own('size');
      const find = () => [size, own('colour')];
      expect(errors.update(null, find, 'size')).to.be.true;
      expect(errors.list.map(({ field }) => field)).to.deep.equal(['colour']);
      errors.update(null, find);
      const changed = { ...size, own: { ...size.own, text: 'Too small.' } };
      errors.update(null, () => [changed], 'size');
      expect(errors.list).to.deep.equal([size]);
      errors.update(null, () => [], 'size');
      expect(errors.list).to.deep.equal([]);
    });

    it('do not show next to a form field with the same name', () => {
      const errors = new VisibleErrors();
      errors.show([own('email')]);
      expect(errors.of('email')).to.be.undefined;
      errors.update('email', () => [...errorsOf({ email: 'format' }), own('email')]);
      expect(errors.list).to.deep.equal([own('email')]);
    });
  });

  describe('from the service', () => {
    it('replace all other errors', () => {
      const errors = shown({ amount: 'empty' });
      errors.refuse(['email', 'phone']);
      expect(errors.list).to.deep.equal(errorsOf({ email: 'refused', phone: 'refused' }));
    });

    it('stay until their own field changes', () => {
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

    it('take the code of a new error in their field', () => {
      const errors = shown({});
      errors.refuse(['email']);
      errors.update('email', () => errorsOf({ email: 'format' }));
      expect(errors.list).to.deep.equal(errorsOf({ email: 'format' }));
    });

    it('disappear on the next submit', () => {
      const errors = shown({});
      errors.refuse(['email']);
      errors.show(errorsOf({ email: 'format' }));
      errors.update(null, () => []);
      expect(errors.list).to.deep.equal([]);
    });
  });
});
