import { expect, test } from '@playwright/test';
import { smallerSource } from '../../src/cdn/smaller-source.js';

/** What becomes of a source of this path. */
const smaller = (id: string, code: string): string | null => {
  const { transform } = smallerSource();
  if (typeof transform !== 'function') throw new Error('It transforms nothing.');
  const result = Reflect.apply(transform, undefined, [code, id]) as { code: string } | null;
  return result && result.code;
};

test('decorators become static properties with the same options', () => {
  const code = `export class Form extends LitElement {
  @property({ attribute: 'base-url' }) baseUrl = '';
  @property() storage = 'session';
}`;
  expect(smaller('/p/src/elements/form.ts', code)).toBe(
    "export class Form extends LitElement { static override properties = { baseUrl: { attribute: 'base-url' }, storage: {} };" +
      "\nbaseUrl = '';\nstorage = 'session';\n}",
  );
});

test('comments of styles go', () => {
  const code = 'css`\n  /* why */\n  a {\n    color: red;\n  }\n`';
  expect(smaller('/p/src/elements/form.styles.ts', code)).toBe('css` a{color:red;}`');
});

test('templates keep their texts, and no line break between tags, values and attributes', () => {
  const code = [
    'const row = html`<p',
    '    class="a ${b}"',
    '    hidden',
    '    .value=${c}',
    '    @input=${type}',
    '    ${ref(g)}',
    '  >',
    '    ${d}',
    '    ${e} and',
    '    <a href=${f}>more</a>',
    '  </p>`;',
  ].join('\n');
  expect(smaller('/p/src/elements/row.ts', code)).toBe(
    'const row = html`<p class="a ${b}"\nhidden .value=${c} @input=${type}\n${ref(g)}>${d}${e} and\n<a href=${f}>more</a></p>`;',
  );
});

test('what is not of this package is left as it is', () => {
  expect(smaller('/p/node_modules/lit/index.js', 'const a = 1;')).toBe(null);
});
