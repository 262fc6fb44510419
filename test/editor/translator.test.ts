import { expect } from '@open-wc/testing';
import { lintsOf } from '../../editor/lints/lints.js';
import { intervalLabel } from '../../editor/controls/labels.js';
import { panelsFor } from '../../wordpress/editor/panels.js';
import { english, translatorFor } from '../../editor/translator.js';
import { loadAllParts } from '../../src/questions/list.js';

await loadAllParts();

const bracketed = translatorFor(
  'de',
  (sentence) => `⟦${sentence}⟧`,
  (one, other, count) => `⟦${count === 1 ? one : other}⟧`,
);

describe('A translator', () => {
  it('fills in the values of a sentence, and leaves braces in them as they are', () => {
    expect(english.say('{text} isn’t {what}.', { text: '{what}', what: 'a currency' })).to.equal(
      '{what} isn’t a currency.',
    );
    expect(english.say('A {name} without a value')).to.equal('A {name} without a value');
  });

  it('chooses the form for a number', () => {
    expect(english.sayCount('{count} week', '{count} weeks', 1)).to.equal('1 week');
    expect(english.sayCount('{count} week', '{count} weeks', 2)).to.equal('2 weeks');
  });

  it('keeps the direction of a value within right-to-left text', () => {
    const arabic = translatorFor('ar', (sentence) => sentence, english.sayCount);
    expect(arabic.say('{label}: {text}', { label: 'a', text: 'b' })).to.equal('\u2068a\u2069: \u2068b\u2069');
  });
});

describe('Everything that is told in another language', () => {
  it('is translated, also inside other sentences', () => {
    const lints = lintsOf({ items: '[{"project": "Winter"}]', currency: 'JPY' }, undefined, bracketed);
    const messages = lints.map(({ message }) => message);
    expect(messages).to.include(
      '⟦⟦⟦Item⟧ 1⟧: add ⟦“⟦Item name⟧”⟧ und ⟦“⟦Price⟧”⟧. The form leaves it out until you do.⟧',
    );
    for (const message of messages) expect(message).to.match(/^⟦.*⟧$/s);
    expect(intervalLabel('2-week', bracketed)).to.equal('⟦Every 2 weeks⟧');
    expect(panelsFor('form', ['amounts', 'layout'], bracketed).map(({ title }) => title)).to.deep.equal([
      '⟦Main settings⟧',
      '⟦Picture, font and size⟧',
    ]);
  });

  it('has its numbers and names in that language', () => {
    const [lint] = lintsOf({ '--donation-text': '#f2c200' }, undefined, bracketed).filter(
      ({ name }) => name === '--donation-text',
    );
    expect(lint?.message).to.contain('The contrast is 1,6');
    expect(lint?.message).to.contain('should be at least 4,5.');
  });
});
