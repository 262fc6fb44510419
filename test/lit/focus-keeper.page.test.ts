// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { FocusKeeper } from '../../src/lit/focus-keeper.js';

class Names extends LitElement {
  static override readonly properties = { names: { attribute: false } };
  declare names: readonly string[];

  constructor() {
    super();
    this.names = ['a', 'b', 'c'];
    new FocusKeeper(this);
  }

  override render() {
    return repeat(
      this.names,
      (name) => name,
      (name) => html`<input id=${name} value="Mary Ann" />`,
    );
  }
}
customElements.define('focus-keeper-names', Names);

describe('FocusKeeper', () => {
  for (const [order, direction] of [
    [['c', 'b', 'a'], 'forward'],
    [['b', 'a', 'c'], 'backward'],
    [['c', 'a', 'b'], 'forward'],
    [['a', 'x', 'c', 'b'], 'backward'],
  ] as const) {
    it(`keeps the focus and the selection in a field that moves: ${order.join(' ')}`, async () => {
      for (const name of ['a', 'b', 'c']) {
        const element = new Names();
        document.body.append(element);
        await element.updateComplete;
        const field = element.renderRoot.querySelector<HTMLInputElement>(`#${name}`);
        if (!field) throw new Error(`There is no field ${name}.`);
        field.focus();
        field.setSelectionRange(1, 4, direction);
        element.names = order;
        await element.updateComplete;
        expect(element.shadowRoot?.activeElement, name).to.equal(field);
        const { selectionStart, selectionEnd, selectionDirection } = field;
        expect([selectionStart, selectionEnd, selectionDirection], name).to.deep.equal([1, 4, direction]);
        element.remove();
      }
    });
  }
});
