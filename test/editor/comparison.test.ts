import { expect } from '@open-wc/testing';
import { giftsNeeded } from '../../editor/comparison.js';

describe('giftsNeeded', () => {
  it('gives the number of the example in the manual of R (power.prop.test): 76.693, so 77', () => {
    expect(giftsNeeded(0.5, 0.75, 0.9)).to.equal(77);
  });

  for (const [one, other, gifts] of [
    [0.1, 0.15, 686],
    [0.5, 0.6, 388],
    [0.5, 0.75, 58],
  ] as const)
    it(`needs ${String(gifts)} gifts for each version to tell ${String(one)} from ${String(other)}`, () => {
      expect(giftsNeeded(one, other)).to.equal(gifts);
      expect(giftsNeeded(other, one)).to.equal(gifts);
      expect(giftsNeeded(1 - one, 1 - other)).to.equal(gifts);
    });

  it('needs more for a smaller difference, and for more power', () => {
    expect(giftsNeeded(0.2, 0.22)).to.be.above(giftsNeeded(0.2, 0.25));
    expect(giftsNeeded(0.2, 0.25, 0.9)).to.be.above(giftsNeeded(0.2, 0.25));
  });
});
