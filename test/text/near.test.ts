import { expect } from '@open-wc/testing';
import { isOneEditApart, nearest } from '../../src/text/near.js';

describe('isNear', () => {
  for (const [one, other, edit] of [
    ['amount', 'amounts', 'one more character at the end'],
    ['resets', 'presets', 'one more character at the start'],
    ['presetss', 'presets', 'one character fewer'],
    ['feilds', 'fields', 'two neighbours swapped'],
    ['filedss', 'filedsa', 'another character at the end'],
    ['xields', 'fields', 'another character at the start'],
    ['lable', 'label', 'two neighbours swapped at the end'],
    ['fields', 'fields', 'no edit'],
    ['', 'a', 'the only character'],
  ] as const) {
    it(`finds “${one}” close to “${other}”: ${edit}`, () => {
      expect(isOneEditApart(one, other)).to.be.true;
      expect(isOneEditApart(other, one)).to.be.true;
    });
  }

  for (const [one, other, edits] of [
    ['amo', 'amounts', 'several more characters'],
    ['slot', 'slug', 'two other characters'],
    ['fledis', 'fields', 'characters moved further'],
    ['ield', 'fields', 'one more character at each end'],
    ['feilds', 'field', 'a swap and one character fewer'],
    ['', 'ab', 'two characters'],
    ['abc', 'cba', 'characters that are swapped but not neighbours'],
  ] as const) {
    it(`finds “${one}” far from “${other}”: ${edits}`, () => {
      expect(isOneEditApart(one, other)).to.be.false;
      expect(isOneEditApart(other, one)).to.be.false;
    });
  }
});

describe('nearest', () => {
  const known = ['base-url', 'project', 'projects', 'no-custom-amount', 'intervals', 'publishable-key'];

  for (const [name, meant] of [
    ['baseurl', 'base-url'],
    ['publishablekey', 'publishable-key'],
    ['no_custom_amount', 'no-custom-amount'],
    ['nocustomamount', 'no-custom-amount'],
    ['interval', 'intervals'],
    ['projcets', 'projects'],
    ['projekt', 'project'],
    ['base-uri', 'base-url'],
    ['theme', undefined],
    ['publishable', undefined],
  ] as const) {
    it(`matches “${name}” with ${meant ?? 'nothing'}`, () => {
      expect(nearest(name, known)).to.equal(meant);
    });
  }
});
