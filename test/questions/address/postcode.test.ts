import { readPostcode, readUkPostcode } from '../../../src/questions/address/part.js';
import edge from '../../fixtures/edge-inputs.json' with { type: 'json' };
import { itReads } from '../../support/questions/readings.js';

describe('readPostcode', () => {
  itReads(edge.postcode, readPostcode);
  itReads(
    [{ input: '1'.repeat(33), expect: { reject: 'too_long' }, why: 'no postcode is that long' }],
    readPostcode,
  );
});

describe('readUkPostcode', () => {
  itReads(
    [
      { input: '  ', expect: { omit: true }, why: 'blank' },
      ...['M1 1AE', 'B33 8TH', 'W1A 0AX', 'CR2 6XH', 'DN55 1PT', 'EC1A 1BB'].map((input) => ({
        input,
        expect: { accept: input },
        why: 'a shape that postcodes have',
      })),
      { input: ' gy1  1aa ', expect: { accept: 'gy1 1aa' }, why: 'as typed, in lower case' },
      { input: 'IM11AA', expect: { accept: 'IM11AA' }, why: 'no space' },
      ...['SW1A', 'SW1A 1A', 'SW1A 1AAA', '1AA SW1', 'SWA1 1AA', '75001', 'Leeds LS1 1AA'].map((input) => ({
        input,
        expect: { reject: 'not_uk_postcode' },
        why: 'another shape',
      })),
      { input: '1'.repeat(33), expect: { reject: 'too_long' }, why: 'as any postcode' },
    ],
    readUkPostcode,
  );
});
