import { expect } from '@open-wc/testing';
import { isNear, nearest } from '../../src/text/near.js';

describe('isNear', () => {
  for (const [one, other, edit] of [
    ['amount', 'amounts', 'a character more at the end'],
    ['resets', 'presets', 'a character more at the beginning'],
    ['presetss', 'presets', 'a character less'],
    ['feilds', 'fields', 'two neighbours swapped'],
    ['filedss', 'filedsa', 'another character at the end'],
    ['xields', 'fields', 'another character at the beginning'],
    ['lable', 'label', 'two neighbours swapped at the end'],
    ['fields', 'fields', 'no edit'],
    ['', 'a', 'the only character'],
  ] as const) {
    it(`finds “${one}” near “${other}”: ${edit}`, () => {
      expect(isNear(one, other)).to.be.true;
      expect(isNear(other, one)).to.be.true;
    });
  }

  for (const [one, other, edits] of [
    ['amo', 'amounts', 'several characters more'],
    ['slot', 'slug', 'two other characters'],
    ['fledis', 'fields', 'characters moved further'],
    ['ield', 'fields', 'one more at each end'],
    ['feilds', 'field', 'a swap and one less'],
    ['', 'ab', 'two characters'],
    ['abc', 'cba', 'swapped, but no neighbours'],
  ] as const) {
    it(`finds “${one}” far from “${other}”: ${edits}`, () => {
      expect(isNear(one, other)).to.be.false;
      expect(isNear(other, one)).to.be.false;
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
    it(`takes “${name}” for ${meant ?? 'nothing that is known'}`, () => {
      expect(nearest(name, known)).to.equal(meant);
    });
  }
});
