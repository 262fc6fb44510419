import { readPhone } from '../../../src/questions/payer/part.js';
import edge from '../../fixtures/edge-inputs.json' with { type: 'json' };
import { itReads } from '../../support/questions/readings.js';

describe('readPhone', () => {
  itReads(edge.phone, readPhone);

  itReads(
    [
      { input: '٠١٢٣ ٤٥٦ ٧٨٩٠', expect: { accept: '0123 456 7890' }, why: 'Arabic-Indic digits' },
      {
        input: '\u202a+44 7700 900982\u202c',
        expect: { accept: '+44 7700 900982' },
        why: 'bidi marks of a contact',
      },
      { input: '(020) 7946/0000', expect: { accept: '(020) 7946/0000' }, why: 'brackets and a slash' },
      { input: '12+34567', expect: { reject: 'format' }, why: 'a plus inside' },
      {
        input: '(020)  7946\t\n0000',
        expect: { accept: '(020) 7946 0000' },
        why: 'white space is one space',
      },
      { input: '0tel: 20', expect: { reject: 'format' }, why: 'a word inside' },
      { input: '1'.repeat(64), expect: { accept: '1'.repeat(64) }, why: '64 characters' },
      { input: '+', expect: { reject: 'format' }, why: 'no digit' },
      { input: '1٢3456', expect: { reject: 'format' }, why: 'digits of two scripts' },
      { input: '1'.repeat(65), expect: { reject: 'format' }, why: 'no phone number is that long' },
      {
        input: '４１１１ １１１１ １１１１ １１１１',
        expect: { reject: 'looks_like_card' },
        why: 'full-width card',
      },
      { input: '4111.1111.1111.1111', expect: { reject: 'looks_like_card' }, why: 'card with dots' },
    ],
    readPhone,
  );
});
