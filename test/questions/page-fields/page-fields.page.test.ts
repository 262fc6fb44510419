// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { fieldErrors, fieldValues, pageControlsOf } from '../../../src/questions/page-fields/page-fields.js';

const hosts: HTMLElement[] = [];

/** A host with these children. */
const hostOf = (children: string) => {
  const host = document.createElement('div');
  host.innerHTML = children;
  document.body.append(host);
  hosts.push(host);
  return host;
};

/** Fields that the page added, in their slot. */
const fields = (controls: string) => hostOf(`<div slot="fields">${controls}</div>`);

afterEach(() => {
  for (const host of hosts.splice(0)) host.remove();
});

describe('valuesOf', () => {
  const cases: [why: string, controls: string, values: object][] = [
    ['a text', '<input name="a" value="x">', { a: 'x' }],
    ['white space unchanged', '<input name="a" value=" x ">', { a: ' x ' }],
    ['no empty fields', '<input name="a"><textarea name="b"></textarea>', {}],
    ['no fields without a name', '<input value="x">', {}],
    ['a text area', '<textarea name="a">one\ntwo</textarea>', { a: 'one\ntwo' }],
    ['a hidden value', '<input type="hidden" name="a" value="x">', { a: 'x' }],
    ['a checked box', '<input type="checkbox" name="a" value="yes" checked>', { a: 'yes' }],
    ['a checked box without a value', '<input type="checkbox" name="a" checked>', { a: 'on' }],
    ['no unchecked box', '<input type="checkbox" name="a" value="yes">', {}],
    [
      'the checked radio of each group',
      `<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked>
       <input type="radio" name="b" value="3">`,
      { a: '2' },
    ],
    [
      'the selected option',
      '<select name="a"><option>x</option><option value="2" selected>y</option></select>',
      { a: '2' },
    ],
    ['no prompt', '<select name="a"><option value="">Choose</option><option>x</option></select>', {}],
    [
      'all selected options',
      `<select name="a" multiple><option selected>x</option><option>y</option>
       <option selected>z</option></select>`,
      { a: ['x', 'z'] },
    ],
    [
      'a list for a repeated name',
      `<input name="a" value="1"><input name="b" value="x"><input name="a"><input name="a" value="2">
       <input type="checkbox" name="a" value="3" checked>`,
      { a: ['1', '2', '3'], b: 'x' },
    ],
    ['no disabled fields', '<input name="a" value="x" disabled>', {}],
    [
      'no fields in a disabled fieldset, except in its legend',
      `<fieldset disabled><legend><input name="a" value="x"></legend><input name="b" value="y"></fieldset>`,
      { a: 'x' },
    ],
    [
      'no file and no password',
      '<input type="file" name="a"><input type="password" name="b" value="secret">',
      {},
    ],
    ['read-only fields', '<input name="a" value="x" readonly>', { a: 'x' }],
    ['no fields with an empty name', '<input name="" value="x"><textarea name="">y</textarea>', {}],
    [
      'no button',
      `<input type="submit" name="a" value="x"><input type="button" name="b" value="x">
       <input type="reset" name="c" value="x"><input type="image" name="d" value="x" alt="">`,
      {},
    ],
    [
      'no disabled option',
      `<select name="a"><option value="none" disabled selected>Choose</option><option>x</option></select>
       <select name="b" multiple><option selected disabled>x</option><option selected>y</option></select>`,
      { b: 'y' },
    ],
    [
      'no option of a disabled group',
      '<select name="a"><optgroup disabled label="x"><option selected>y</option></optgroup></select>',
      {},
    ],
  ];
  for (const [why, controls, values] of cases) {
    it(`includes ${why}`, () => expect(fieldValues(pageControlsOf(fields(controls)))).to.deep.equal(values));
  }

  it('accepts names of Object properties and does not change the prototype', () => {
    const host = fields('<input name="__proto__" value="x"><input name="constructor" value="y">');
    const values = fieldValues(pageControlsOf(host));
    expect(Object.entries(values)).to.deep.equal([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.getPrototypeOf(values)).to.equal(Object.prototype);
  });

  it('includes a control that is itself in the slot', () => {
    expect(fieldValues(pageControlsOf(hostOf('<input slot="fields" name="a" value="x">')))).to.deep.equal({
      a: 'x',
    });
  });

  it('ignores controls outside the slot and in nested slots', () => {
    const host = hostOf(
      `<input name="a" value="x"><p slot="header"><input name="b" value="y"></p>
       <section><p slot="fields"><input name="c" value="z"></p></section>`,
    );
    expect(fieldValues(pageControlsOf(host))).to.deep.equal({});
  });

  it('returns the latest text', () => {
    const host = fields('<input name="a" value="x">');
    const [input] = host.querySelectorAll('input');
    if (input) input.value = 'y';
    expect(fieldValues(pageControlsOf(host))).to.deep.equal({ a: 'y' });
  });
});

describe('errorsOf', () => {
  const found = (controls: string) =>
    fieldErrors(pageControlsOf(fields(controls))).map(({ field, code }) => [field, code]);

  for (const [why, controls, wanted] of [
    ['an empty required field', '<input name="a" required>', [['a', 'required']]],
    ['a required box that is not checked', '<input type="checkbox" name="a" required>', [['a', 'required']]],
    ['a prompt', '<select name="a" required><option value="">-</option></select>', [['a', 'required']]],
    ['an empty text area', '<textarea name="a" required></textarea>', [['a', 'required']]],
    ['a pattern that does not match', '<input name="a" pattern="[0-9]+" value="x">', [['a', 'format']]],
    ['an invalid email address', '<input type="email" name="a" value="x">', [['a', 'format']]],
    ['a number above the maximum', '<input type="number" name="a" max="5" value="6">', [['a', 'format']]],
    [
      'each invalid field, in the order of the page',
      '<input name="b" required><input name="ok" value="x" required><input name="a" required>',
      [
        ['b', 'required'],
        ['a', 'required'],
      ],
    ],
    [
      'one radio button of a required group',
      `<input type="radio" name="a" value="1" required><input type="radio" name="a" value="2" required>
       <input type="radio" name="b" value="1" required>`,
      [
        ['a', 'required'],
        ['b', 'required'],
      ],
    ],
    [
      'each box with the same name',
      '<input type="checkbox" name="a" required><input type="checkbox" name="a" required>',
      [
        ['a', 'required'],
        ['a', 'required'],
      ],
    ],
    ['no disabled fields', '<input name="a" required disabled>', []],
    ['no fields in a disabled fieldset', '<fieldset disabled><input name="a" required></fieldset>', []],
    ['no read-only fields', '<input name="a" required readonly>', []],
    ['no fields without a name', '<input required>', []],
    ['no valid fields', '<input name="a" required value="x"><input name="b">', []],
  ] as const) {
    it(`reports ${why}`, () => expect(found(controls)).to.deep.equal(wanted));
  }

  it('uses an error message that the page set', () => {
    const host = fields('<label>Size <input name="a"></label>');
    const [input] = host.querySelectorAll('input');
    input?.setCustomValidity('Small or large, please.');
    expect(fieldErrors(pageControlsOf(host))).to.deep.equal([
      { field: 'a', code: 'format', own: { control: input, text: 'Size: Small or large, please.' } },
    ]);
  });

  for (const [why, controls, name] of [
    ['its label', '<label for="own-size"> Size </label><input id="own-size" name="a" required>', 'Size: '],
    ['its aria-label', '<input aria-label="Size" name="a" required>', 'Size: '],
    ['no name if it has none', '<input name="a" required>', ''],
    [
      'only the text of a label around its options',
      '<label>Size <select name="a" required><option value="">Choose</option><option>x</option></select></label>',
      'Size: ',
    ],
    [
      'only the text of a label around its text',
      '<label>Code <textarea name="a" required>\n</textarea> in digits</label>',
      'Code in digits: ',
    ],
  ] as const) {
    it(`names a field by ${why}`, () => {
      const host = fields(controls);
      const message = host.querySelector<HTMLInputElement>('[name]')?.validationMessage;
      expect(fieldErrors(pageControlsOf(host))[0]?.own?.text).to.equal(`${name}${message}`);
      expect(message).not.to.be.oneOf(['', undefined]);
    });
  }
});
