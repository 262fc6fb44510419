import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { drawVariant, readVariants, variantAttributes } from '../../../src/questions/attribution/variants.js';
import { variantMessages } from '../../../src/languages/configuration-messages.js';

/** The variants that the form reads, and the codes of the issues that it reports. */
const reading = (written: unknown) => {
  const issues: { code: string; values?: object; isMinor?: boolean }[] = [];
  const text = typeof written === 'string' ? written : JSON.stringify(written);
  const variants = readVariants(text, (issue) => issues.push(issue));
  return { variants, issues, codes: issues.map(({ code }) => code) };
};

const weights = fc.array(
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 }), fc.double({ min: 1e-6, max: 1e6, noNaN: true })),
  { minLength: 1, maxLength: 6 },
);

const variantsWith = (all: readonly number[]) =>
  all.map((weight, place) => ({ name: String(place), weight, attributes: {} }));

describe('Variants of a form', () => {
  it('are read with their names, weights and attributes', () => {
    const { variants, codes } = reading([
      { name: ' a ' },
      { name: 'b', weight: 0.5, attributes: { 'default-interval': 'month', 'no-custom-amount': true } },
      { name: 'c', weight: 0, attributes: { presets: [{ amount: 5 }] } },
    ]);
    expect(codes).to.deep.equal([]);
    expect(variants).to.deep.equal([
      { name: 'a', weight: 1, attributes: {} },
      { name: 'b', weight: 0.5, attributes: { 'default-interval': 'month', 'no-custom-amount': true } },
      { name: 'c', weight: 0, attributes: { presets: [{ amount: 5 }] } },
    ]);
  });

  for (const nothing of ['', '[]'])
    it(`are none, without a message, for ${JSON.stringify(nothing)}`, () =>
      expect(reading(nothing)).to.deep.equal({ variants: [], issues: [], codes: [] }));

  for (const [why, written, code] of [
    ['text that is not JSON', '[{', 'not_a_list'],
    ['an object', { name: 'a' }, 'not_a_list'],
    ['a list of texts', ['a'], 'not_a_list'],
    ['no name', [{ name: 'a' }, { attributes: {} }], 'unnamed_variant'],
    ['a blank name', [{ name: ' \u200b' }], 'unnamed_variant'],
    ['a name that is a number', [{ name: 1 }], 'unnamed_variant'],
    ['a name that is there twice', [{ name: 'a' }, { name: 'a ' }], 'repeated_variant'],
    ['a negative weight', [{ name: 'a', weight: -1 }, { name: 'b' }], 'variant_weight'],
    ['a weight that is a text', [{ name: 'a', weight: '1' }], 'variant_weight'],
    ['an empty weight', [{ name: 'a', weight: null }], 'variant_weight'],
    ['an enormous weight', [{ name: 'a', weight: 1e7 }], 'variant_weight'],
    ['a weight too small to draw', [{ name: 'a', weight: 5e-324 }, { name: 'b' }], 'variant_weight'],
    ['weights that are all 0', [{ name: 'a', weight: 0 }], 'no_variant_left'],
    ['attributes that are a text', [{ name: 'a', attributes: 'amounts' }], 'variant_without_object'],
    ['attributes that are a list', [{ name: 'a', attributes: [] }], 'variant_without_object'],
    ['no attributes but null', [{ name: 'a', attributes: null }], 'variant_without_object'],
    [
      'an attribute that may not differ',
      [{ name: 'a', attributes: { 'gift-aid': true } }],
      'variant_attribute',
    ],
    ['an attribute of JavaScript', [{ name: 'a', attributes: { defaultAmount: 5 } }], 'variant_attribute'],
    ['a name of every object', '[{"name":"a","attributes":{"__proto__":1}}]', 'variant_attribute'],
  ] as const)
    it(`are refused with a message for ${why}`, () => {
      const { variants, issues, codes } = reading(written);
      expect(variants).to.deep.equal([]);
      expect(codes).to.deep.equal([code]);
      expect(issues.every(({ isMinor }) => isMinor)).to.be.true;
    });

  it('can’t change who pays whom, what is asked, what is promised, or how much a donor can give', () => {
    expect([...variantAttributes].sort()).to.deep.equal([
      'amounts',
      'default-amount',
      'default-interval',
      'heading',
      'impacts',
      'intervals',
      'layout',
      'no-custom-amount',
      'presets',
    ]);
  });

  it('has every value that a message needs', () => {
    const { issues } = reading([{ name: 'a', weight: -1, attributes: { currency: 'EUR' } }, { name: 'a' }]);
    for (const { code, values = {} } of issues) {
      const sentence = variantMessages[code as keyof typeof variantMessages];
      const wanted = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(values)).to.have.members(wanted);
    }
  });
});

describe('drawVariant', () => {
  it('gives each variant its weight’s share of all chances', () => {
    const chances = 2000;
    fc.assert(
      fc.property(weights, (all) => {
        const sum = all.reduce((total, weight) => total + weight, 0);
        fc.pre(sum > 0);
        const counts = all.map(() => 0);
        for (let step = 0; step < chances; step += 1) {
          const drawn = Number(drawVariant(variantsWith(all), (step + 0.5) / chances)?.name);
          counts[drawn] = (counts[drawn] ?? 0) + 1;
        }
        // Steps that are the same distance apart can miss a share by less than one at each of its two ends.
        all.forEach((weight, place) =>
          expect(Math.abs((counts[place] ?? 0) - (chances * weight) / sum)).to.be.below(1 + 1e-6),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('never draws a variant with the weight 0, whatever the chance', () => {
    const chance = fc.oneof(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.constant(0));
    fc.assert(
      fc.property(weights, chance, (all, drawn) => {
        const variant = drawVariant(variantsWith(all), drawn);
        if (all.every((weight) => weight === 0)) expect(variant).to.be.undefined;
        else expect(variant?.weight).to.be.above(0);
      }),
    );
  });

  it('follows the order of the list', () => {
    const all = variantsWith([1, 2, 1]);
    expect([0, 0.24, 0.25, 0.74, 0.75, 0.999].map((chance) => drawVariant(all, chance)?.name)).to.deep.equal([
      '0',
      '0',
      '1',
      '1',
      '2',
      '2',
    ]);
  });
});
