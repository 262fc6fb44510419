import { expect } from '@open-wc/testing';
import { contrast, textColourOn, readColour } from '../../src/return/colour.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

describe('readColour', () => {
  for (const { input, expect: wanted, why } of edge.colour) {
    it(`${wanted.hex ? 'accepts' : 'rejects'} ${JSON.stringify(input).slice(0, 50)}: ${why}`, () => {
      expect(readColour(input)).to.equal(wanted.hex);
    });
  }
});

describe('readColour with a list', () => {
  it('returns no colour', () => {
    expect(readColour('red #123456')).to.be.undefined;
    expect(readColour('#123456 red')).to.be.undefined;
  });
});

describe('contrast', () => {
  // These values are on both sides of the threshold in WCAG 2.2 luminance, worked out by hand.
  for (const [colour, ratio] of [
    ['#0a0a0a', 19.798],
    ['#0b0b0b', 19.683],
    ['#808080', 3.949],
  ] as const) {
    it(`of ${colour} and white is ${ratio}`, () => {
      expect(contrast(colour, '#ffffff')).to.be.closeTo(ratio, 0.001);
    });
  }
});

describe('textColourOn and contrast', () => {
  for (const { expect: wanted } of edge.colour) {
    if (!wanted.hex) continue;
    it(`choose a readable text colour on ${wanted.hex}`, () => {
      const ink = textColourOn(wanted.hex);
      expect(ink).to.equal(wanted.ink);
      expect(contrast(ink, wanted.hex)).to.be.closeTo(wanted.inkRatio, 0.006);
      expect(contrast(wanted.hex, '#ffffff')).to.be.closeTo(wanted.vsWhite, 0.006);
      expect(contrast('#000000', wanted.hex)).to.be.closeTo(wanted.vsBlack, 0.006);
    });
  }
});
