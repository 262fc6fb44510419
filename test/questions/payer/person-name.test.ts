// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { readName } from '../../../src/questions/payer/person-name.js';
import edge from '../../fixtures/edge-inputs.json' with { type: 'json' };
import { itReads } from '../../support/questions/readings.js';

describe('readName', () => {
  itReads(edge.name, readName);

  itReads(
    [
      { input: ' \t\u200d\n', expect: { omit: true }, why: 'blank' },
      { input: 'Ann\u0000\tLee\n', expect: { accept: 'Ann Lee' }, why: 'control characters' },
      { input: '\u200c \u200dAnn\u200d \u200c', expect: { accept: 'Ann' }, why: 'joiners at the ends' },
      { input: 'می\u200cخواهم', expect: { accept: 'می\u200cخواهم' }, why: 'ZWNJ inside a word' },
      { input: 'a\ud800b', expect: { accept: 'a\ufffdb' }, why: 'half a surrogate pair' },
      { input: '\u{20bb7}', expect: { accept: '\u{20bb7}' }, why: 'a whole surrogate pair' },
      {
        input: '\u8fbb\u{e0100}',
        expect: { accept: '\u8fbb\u{e0100}' },
        why: 'a variant of a Han character',
      },
      {
        input: '5555555555554444 12/29 123',
        expect: { reject: 'looks_like_card' },
        why: 'a card with the rest of it',
      },
      {
        input: '4111 1111 1111 1111 123',
        expect: { reject: 'looks_like_card' },
        why: 'a card before its code',
      },
    ],
    readName,
  );

  it('accepts up to 200 characters', () => {
    expect(readName('a'.repeat(200))).to.deep.equal({ value: 'a'.repeat(200) });
    expect(readName('a'.repeat(201))).to.deep.equal({ code: 'too_long' });
  });
});
