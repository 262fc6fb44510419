import { readLine, readPostcode } from '../../../src/questions/address/postcode.js';
import edge from '../../fixtures/edge-inputs.json' with { type: 'json' };
import { itReads } from '../readings.js';

describe('readPostcode', () => {
  itReads(edge.postcode, readPostcode);
  itReads(
    [{ input: '1'.repeat(33), expect: { reject: 'too_long' }, why: 'no postcode is that long' }],
    readPostcode,
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
    ],
    readLine,
  );
});
