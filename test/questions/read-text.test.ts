import { readText } from '../../src/questions/read-text.js';
import { itReads } from '../support/questions/readings.js';

describe('readText', () => {
  itReads(
    [
      { input: ' \n\t\n ', expect: { omit: true }, why: 'blank' },
      {
        input: '\n For  my\u202e mother, \r\n\n\n\nwho liked\u0000 otters.\n',
        expect: { accept: 'For my mother,\n\nwho liked otters.' },
        why: 'spaces, a bidi override and blank lines',
      },
      { input: 'It is\n4111 1111 1111 1111', expect: { reject: 'looks_like_card' }, why: 'card number' },
      {
        input: ` ${'x'.repeat(25)}\n${'y'.repeat(24)} `,
        expect: { accept: `${'x'.repeat(25)}\n${'y'.repeat(24)}` },
        why: '50 characters',
      },
      { input: `${'x'.repeat(25)}\n${'y'.repeat(25)}`, expect: { reject: 'too_long' }, why: '51 characters' },
    ],
    (text) => readText(text, 50),
  );
});
