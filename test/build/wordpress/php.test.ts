import { expect } from '@open-wc/testing';
import { php } from '../../../build/wordpress/php.js';

describe('Values in PHP code', () => {
  const cases: [name: string, value: Parameters<typeof php>[0], code: string][] = [
    ['a text', 'Rivers & Reeds', "'Rivers & Reeds'"],
    ['quotes and backslashes', String.raw`it's a \ and a "`, String.raw`'it\'s a \\ and a "'`],
    ['a text that ends with a backslash', String.raw`C:\ `.trim(), String.raw`'C:\\'`],
    ['variables and tags of PHP', '$a ?> <?php', "'$a ?> <?php'"],
    ['a boolean', true, 'true'],
    ['an empty list', [], 'array()'],
    ['a list', ['a', 'b'], "array(\n\t'a',\n\t'b',\n)"],
    ['keys', { a: { "it's": 'b' } }, "array(\n\t'a' => array(\n\t\t'it\\'s' => 'b',\n\t),\n)"],
  ];
  for (const [name, value, code] of cases) {
    it(`write ${name}`, () => {
      expect(php(value)).to.equal(code);
    });
  }
});
