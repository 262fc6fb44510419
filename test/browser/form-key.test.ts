import { expect } from '@open-wc/testing';
import { belongsTo, formKeyOf } from '../../src/browser/form-key.js';

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
  it('is the id, or the place among those of its kind in the same tree', () => {
    const elements = [add(), add('footer'), add()];
    expect(elements.map(formKeyOf)).to.deep.equal(['0', 'footer', '2']);
    const root = document.createElement('div');
    parent.prepend(root);
    expect(formKeyOf(add(undefined, root.attachShadow({ mode: 'open' })))).to.equal('0');
    expect(elements.map(formKeyOf)).to.deep.equal(['0', 'footer', '2']);
  });

  it('is no place outside of the page', () => {
    expect(formKeyOf(document.createElement('form-of-this-test'))).to.equal('-1');
  });
});

describe('belongsTo', () => {
  /** Which of the elements take up what was begun in a form of this name. */
  const takers = (elements: Element[], form: string | undefined) =>
    elements.flatMap((element, at) => (belongsTo(element, form) ? [at] : []));

  it('is true of the form of that name alone', () => {
    const elements = [add(), add('footer'), add()];
    expect(takers(elements, '0')).to.deep.equal([0]);
    expect(takers(elements, 'footer')).to.deep.equal([1]);
    expect(takers(elements, '2')).to.deep.equal([2]);
  });

  it('is true of the first form where none has that name', () => {
    const elements = [add('header'), add(), add('footer')];
    for (const gone of ['0', 'aside', '3', undefined]) expect(takers(elements, gone)).to.deep.equal([0]);
  });

  it('is false of one that is not in the page', () => {
    expect(belongsTo(document.createElement('form-of-this-test'), '0')).to.be.false;
  });
});
