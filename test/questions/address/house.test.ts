import { readHouse } from '../../../src/questions/address/part.js';
import { itReads } from '../../support/questions/readings.js';

describe('readHouse', () => {
  itReads(
    [
      { input: ' \u00a0', expect: { omit: true }, why: 'blank' },
      { input: '1 High Street', expect: { accept: '1 High Street' }, why: 'a number' },
      { input: ' Tŷ Gwyn ', expect: { accept: 'Tŷ Gwyn' }, why: 'a name' },
      { input: '٧', expect: { accept: '٧' }, why: 'a digit of another script' },
      { input: '- . /', expect: { reject: 'house_missing' }, why: 'neither letters nor digits' },
      { input: 'x'.repeat(201), expect: { reject: 'too_long' }, why: 'as any line' },
    ],
    readHouse,
  );
});
