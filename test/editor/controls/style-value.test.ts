import { expect } from '@open-wc/testing';
import { isStyleValue } from '../../../editor/controls/style-value.js';

for (const value of [
  '#0f5c5c',
  'Georgia, serif',
  '"Gill Sans", \'Trebuchet MS\', sans-serif',
  '"O\'Reilly Sans"',
  '\'a "b" c\'',
  '"Sans (Condensed", serif',
  'calc(1em + (2px * 3))',
]) {
  it(`${value} can stand in a stylesheet`, () => {
    expect(isStyleValue(value)).to.be.true;
  });
}

for (const value of [
  '"a\'b" \'c',
  '"a',
  "'a' b'",
  '"a\n"',
  '(a',
  'a)(',
  '"(" )',
  'a /* b',
  'a; color: red',
  '}</style>',
  'a\\',
  '',
]) {
  it(`${JSON.stringify(value)} can’t stand in a stylesheet`, () => {
    expect(isStyleValue(value)).to.be.false;
  });
}
