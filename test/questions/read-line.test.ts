import { readLine } from '../../src/questions/read-line.js';
import { itReads } from '../support/questions/readings.js';

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
