import { expect } from '@open-wc/testing';
import { flatness } from './flat.js';

describe('A soak', () => {
  for (const [series, isFlat] of [
    [[5, 9, 9, 9, 9, 9], true],
    [[5, 8, 9, 8, 9, 10], true],
    [[5, 9, 8, 9, 10, 10], false],
    [[10, 9, 9, 9, 10, 10], false],
    [[1, 2, 3, 4, 5, 6, 7, 8], false],
    [[1, 2, 3, 4, 4, 4, 4, 4], true],
    [[9, 8, 7, 6, 5, 4], true],
  ] as const)
    it(`finds that ${series.join(', ')} listeners are ${isFlat ? '' : 'not '}flat`, () => {
      expect(flatness('listeners', series).isFlat).to.equal(isFlat);
    });

  it('allows a heap three hundredths of noise', () => {
    expect(flatness('heap', [1, 100, 100, 100, 103, 103])).to.deep.equal({
      early: 100,
      end: 103,
      isFlat: true,
    });
    expect(flatness('heap', [1, 100, 100, 100, 104, 104]).isFlat).to.equal(false);
  });

  it('needs six measurements', () => {
    expect(() => flatness('timers', [1, 1, 1, 1, 1])).to.throw('too few');
  });
});
