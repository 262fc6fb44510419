import { expect } from '@open-wc/testing';
import { newReference } from '../../src/checkout/checkout-controller.js';

describe('newReference', () => {
  it('returns 32 hex digits, different each time', () => {
    const references = Array.from({ length: 500 }, newReference);
    for (const reference of references) expect(reference).to.match(/^[0-9a-f]{32}$/);
    expect(new Set(references).size).to.equal(500);
  });

  it('has random bits in every digit', () => {
    const references = Array.from({ length: 500 }, newReference);
    for (let place = 0; place < 32; place += 1) {
      expect(new Set(references.map((one) => one[place])).size).to.equal(16);
    }
  });
});
