// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { focusedElement, ofDocument } from '../../src/page/window.js';

describe('A property of the document', () => {
  for (const name of ['activeElement', 'baseURI', 'body', 'documentElement', 'hidden', 'referrer'] as const) {
    it(`is the document's own beside a form with its name: ${name}`, () => {
      const before = document[name];
      const form = document.createElement('form');
      form.name = name;
      document.body.append(form);
      try {
        expect(document[name]).to.equal(form);
        expect(ofDocument(name)).to.equal(before);
      } finally {
        form.parentNode?.removeChild(form);
      }
    });
  }

  it('names the element with the focus beside a form that is called so', () => {
    const form = document.createElement('form');
    form.name = 'activeElement';
    const field = form.appendChild(document.createElement('input'));
    document.body.append(form);
    field.focus();
    expect(focusedElement()).to.equal(field);
    form.parentNode?.removeChild(form);
  });
});
