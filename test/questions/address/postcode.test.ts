import { readPostcode } from '../../../src/questions/address/postcode.js';
import edge from '../../fixtures/edge-inputs.json' with { type: 'json' };
import { itReads } from '../readings.js';

describe('readPostcode', () => {
  itReads(edge.postcode, readPostcode);
  itReads(
    [{ input: '1'.repeat(33), expect: { reject: 'too_long' }, why: 'no postcode is that long' }],
    readPostcode,
  );
});
