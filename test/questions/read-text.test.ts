import { readText } from '../../src/questions/read-text.js';
import { itReads } from '../support/questions/readings.js';
import { readLine } from '../../src/questions/read-line.js';

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

describe('readLine', () => {
  itReads(
    [
      { input: '', expect: { omit: true }, why: 'blank' },
      {
        input: ' 12  High\u202e Street ',
        expect: { accept: '12 High Street' },
        why: 'spaces and a bidi override',
      },
      { input: 'Flat 4111-1111-1111-1111', expect: { reject: 'looks_like_card' }, why: 'card number' },
      { input: 'Tel. 0044 1632 960001', expect: { accept: 'Tel. 0044 1632 960001' }, why: 'a long number' },
      {
        input: `${'x'.repeat(100)} ${'y'.repeat(100)}`,
        expect: { reject: 'too_long' },
        why: '201 characters',
      },
    ],
    readLine,
  );
});
