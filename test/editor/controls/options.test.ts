import { expect } from '@open-wc/testing';
import { optionsWith, withFrequency, withMoved } from '../../../editor/controls/options.js';
import { intervals } from '../../../editor/controls/labels.js';
import { english } from '../../../editor/translator.js';

const words = ['once', 'month', '2-week'];
const offered = intervals(english);

describe('the frequencies of a form', () => {
  it('include those that no option stands for, by their names', () => {
    expect(optionsWith(words, offered, english).at(-1)).to.deep.equal({
      value: '2-week',
      label: 'Every 2 weeks',
    });
    expect(optionsWith(['once'], offered, english)).to.deep.equal(offered);
  });

  for (const [count, unit, result] of [
    ['6', 'month', 'once month 2-week 6-month'],
    ['1', 'year', 'once month 2-week year'],
    ['2', 'week', 'once month 2-week'],
    ['0', 'week', 'once month 2-week'],
    ['', 'week', 'once month 2-week'],
    ['2.5', 'week', 'once month 2-week'],
    ['1e9', 'week', 'once month 2-week'],
  ] as const) {
    it(`are “${result}” after every ${count || 'empty'} ${unit}s`, () => {
      expect(withFrequency(words, count, unit)).to.equal(result);
    });
  }

  it('move up and down, and stay at the ends', () => {
    expect(withMoved(words, 'month', -1)).to.equal('month once 2-week');
    expect(withMoved(words, 'month', 1)).to.equal('once 2-week month');
    expect(withMoved(words, 'once', -1)).to.equal('once month 2-week');
    expect(withMoved(words, '2-week', 1)).to.equal('once month 2-week');
  });
});
