import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { contrast, inkOn, readableOn, readColour } from '../../src/theme/colour.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

describe('readColour', () => {
  for (const { input, expect: wanted, why } of edge.colour) {
    it(`${wanted.hex ? 'takes' : 'refuses'} ${JSON.stringify(input).slice(0, 50)}: ${why}`, () => {
      expect(readColour(input)).to.equal(wanted.hex);
    });
  }
});

describe('readColour of a list', () => {
  it('is of no colour', () => {
    expect(readColour('red #123456')).to.be.undefined;
    expect(readColour('#123456 red')).to.be.undefined;
  });
});

describe('contrast', () => {
  // Both sides of the knee in the luminance of WCAG 2.2, by hand.
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

describe('inkOn and contrast', () => {
  for (const { expect: wanted } of edge.colour) {
    if (!wanted.hex) continue;
    it(`choose the ink on ${wanted.hex}`, () => {
      const ink = inkOn(wanted.hex);
      expect(ink).to.equal(wanted.ink);
      expect(contrast(ink, wanted.hex)).to.be.closeTo(wanted.inkRatio, 0.006);
      expect(contrast(wanted.hex, '#ffffff')).to.be.closeTo(wanted.vsWhite, 0.006);
      expect(contrast('#000000', wanted.hex)).to.be.closeTo(wanted.vsBlack, 0.006);
    });
  }
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('readableOn', () => {
  it('keeps a colour that reads', () => {
    expect(readableOn('#0b5fff', '#ffffff')).to.equal('#0b5fff');
    expect(readableOn('#ffcc00', '#101010')).to.equal('#ffcc00');
  });

  it('keeps a colour that just reads', () => {
    expect(readableOn('#767676', '#ffffff', contrast('#767676', '#ffffff'))).to.equal('#767676');
  });

  it('is black or white where nothing reads as well as is asked', () => {
    expect(readableOn('#777777', '#888888', 21)).to.equal('#000000');
    expect(readableOn('#777777', '#333333', 21)).to.equal('#ffffff');
  });

  it('darkens on a light surface and lightens on a dark one', () => {
    expect(readableOn('#ffcc00', '#ffffff')).to.equal('#8c7000');
    expect(contrast(readableOn('#0b2fff', '#101010'), '#101010')).to.be.within(4.5, 6);
  });

  it('reads on any surface, by any colour', () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom(3, 4.5), (from, surface, ratio) => {
        const readable = readableOn(from, surface, ratio);
        expect(readColour(readable)).to.equal(readable);
        expect(contrast(readable, surface)).to.be.at.least(ratio);
      }),
    );
  });
});
