// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { belongsTo, formKeyOf } from '../../src/page/form-key.js';

const parent = document.createElement('div');

const add = (id?: string, to: Element | ShadowRoot = parent) => {
  const element = document.createElement('form-of-this-test');
  if (id) element.id = id;
  to.append(element);
  return element;
};

beforeEach(() => document.body.append(parent));
afterEach(() => {
  parent.replaceChildren();
  parent.remove();
});

describe('formKeyOf', () => {
  it('returns the id, or the position among forms of the same kind in the same tree', () => {
    const elements = [add(), add('footer'), add()];
    expect(elements.map(formKeyOf)).to.deep.equal(['0', 'footer', '2']);
    const root = document.createElement('div');
    parent.prepend(root);
    expect(formKeyOf(add(undefined, root.attachShadow({ mode: 'open' })))).to.equal('0');
    expect(elements.map(formKeyOf)).to.deep.equal(['0', 'footer', '2']);
  });

  it('returns -1 for an element outside the page', () => {
    expect(formKeyOf(document.createElement('form-of-this-test'))).to.equal('-1');
  });
});

describe('belongsTo', () => {
  /** The indexes of the elements that resume a donation started in the form with this key. */
  const acceptedBy = (elements: Element[], form: string | undefined) =>
    elements.flatMap((element, at) => (belongsTo(element, form) ? [at] : []));

  it('accepts only the form with that key', () => {
    const elements = [add(), add('footer'), add()];
    expect(acceptedBy(elements, '0')).to.deep.equal([0]);
    expect(acceptedBy(elements, 'footer')).to.deep.equal([1]);
    expect(acceptedBy(elements, '2')).to.deep.equal([2]);
  });

  it('accepts the first form if no form has that key', () => {
    const elements = [add('header'), add(), add('footer')];
    for (const gone of ['0', 'aside', '3', undefined]) expect(acceptedBy(elements, gone)).to.deep.equal([0]);
  });

  it('rejects a form outside the page', () => {
    expect(belongsTo(document.createElement('form-of-this-test'), '0')).to.be.false;
  });
});
