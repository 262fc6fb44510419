import { expect } from '@open-wc/testing';
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { renderToString } from '../../src/prerender/render-to-string.js';

const none = () => undefined;

describe('renderToString', () => {
  for (const [what, template, expected] of [
    ['text, escaped', html`<p>${'a < b & "c"'}</p>`, '<p>a &#60; b &#38; &#34;c&#34;</p>'],
    ['numbers, and no text for nothing', html`${0}${nothing}${null}${undefined}${''}`, '0'],
    [
      'nested templates and lists of templates',
      html`<ul>
        ${[1, 2].map((one) => html`<li>${one}</li>`)}
      </ul>`,
      '<ul><li>1</li><li>2</li></ul>',
    ],
    [
      'attributes',
      html`<a href=${'/?a="b"'} lang=${nothing} title=${''} rel="x">b</a>`,
      '<a href="/?a=&#34;b&#34;" title="" rel="x">b</a>',
    ],
    [
      'attributes with several parts',
      html`<p id="${'amount'}-hint" class="field ${'invalid'} ${nothing}">b</p>`,
      '<p id="amount-hint" class="field invalid ">b</p>',
    ],
    ['boolean attributes', html`<div ?inert=${true} ?hidden=${false}>b</div>`, '<div inert>b</div>'],
    [
      'no listeners',
      html`<button type="button" @click=${none}>b</button>`,
      '<button type="button">b</button>',
    ],
    [
      'text from a property',
      html`<p class="a" .textContent=${'<b>'}></p>`,
      '<p class="a">&#60;b></p>'.replace('b>', 'b&#62;'),
    ],
    [
      'text from a property before other attributes',
      html`<p .textContent=${'b'} lang=${'en'} dir="ltr"></p>`,
      '<p lang="en" dir="ltr">b</p>',
    ],
    [
      'field values',
      html`<input .value=${live('x "y"')} .checked=${live(true)} /><input .checked=${live(false)} />`,
      '<input value="x &#34;y&#34;" checked /><input />',
    ],
    [
      'the value of a text area as its content',
      html`<textarea name="a" .value=${live('x <b>')} rows="3"></textarea>`,
      '<textarea name="a" rows="3">x &#60;b&#62;</textarea>',
    ],
  ] as const) {
    it(`writes ${what}`, () =>
      expect(renderToString(template).replaceAll(/\s*\n\s*/g, '')).to.equal(expected));
  }

  it('throws for a property that HTML cannot express', () => {
    expect(() => renderToString(html`<p .data=${{}}></p>`)).to.throw('.data');
  });
});
