import { expect } from '@open-wc/testing';
import { pageOf } from './transcripts.js';
import { from, saidTwice, spoken } from './words.js';

const say = (...texts: string[]) => spoken(texts.map((text) => ({ text, time: 0 })));

describe('What a donor hears', () => {
  it('has no signs for the direction of text, and no words about loading and modes', () => {
    expect(say('\u2068£10\u2069\u00a0now.', ' ', 'Loading. Please wait.', 'Focus mode')).to.deep.equal([
      '£10 now.',
    ]);
  });

  it('begins with the new state of an option', () => {
    expect(say('First.', 'Second.', 'checked')).to.deep.equal(['checked', 'First.', 'Second.']);
  });

  it('has a description once if Orca reads it again because it has changed', () => {
    expect(say('Name.', 'Hint. Enter a name.', 'Hint. Enter a name')).to.deep.equal([
      'Name.',
      'Hint. Enter a name.',
    ]);
  });

  it('begins with the page that the donor comes to', () => {
    expect(from(['Pay button.', 'Thank you.', 'Thank you.'], 'Thank')).to.deep.equal(['Thank you.']);
  });
});

describe('What is said twice', () => {
  it('is a sentence, wherever it is', () => {
    expect(saidTwice(['First thing. Other thing.', 'Third thing', 'Other thing'])).to.deep.equal([
      'Other thing',
    ]);
  });

  it('is not each group that the focus leaves', () => {
    expect(saidTwice(['leaving panel.', 'leaving panel.'])).to.deep.equal([]);
  });
});

describe('The page of what is heard', () => {
  it('has each journey with its keys and words', () => {
    const steps = [
      { did: 'Tab', heard: ['£10.', 'selected radio button'] },
      { did: '“a*b”', heard: [] },
    ];
    expect(pageOf([{ title: 'A donor gives', steps }])).to.contain(
      '## A donor gives\n\n- **Tab**: £10. selected radio button.\n- **“a\\*b”**: (nothing)\n',
    );
  });
});
