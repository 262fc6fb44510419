import { expect } from '@open-wc/testing';
import { formAttributes } from '../../src/questions/list.js';
import { attributeName } from '../../src/questions/attributes.js';
import { prerender, type PrerenderAttributes } from '../../src/prerender/prerender.js';
import { kinds, oddValues } from '../support/questions/odd-values.js';

const access = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_live_4Zp' };

const names = [
  'base-url',
  'publishable-key',
  'locale',
  'test-mode',
  'heading',
  ...Object.entries(formAttributes).flatMap(
    ([property, declaration]) => attributeName(property, declaration) ?? [],
  ),
];

/** The HTML of a form with these attributes, and what the console says about them. */
const prerendered = (attributes: Readonly<Record<string, unknown>>) => {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (message: unknown) => said.push(String(message));
  try {
    return { html: prerender({ ...access, ...attributes } as PrerenderAttributes), said };
  } finally {
    console.warn = warn;
  }
};

describe('prerender', () => {
  for (const name of names) {
    it(`makes a form, or names ${name} on the console, for a value of each kind`, () => {
      for (const [what, value] of oddValues.filter(([kind]) => kinds.has(kind))) {
        const { html, said } = prerendered({ [name]: value });
        if (html === '') expect(said.join(), what).to.include(name);
        else expect(html, what).to.match(/^<template/);
      }
    });
  }

  it('reads numbers, lists and booleans of front matter as the attributes of the element', () => {
    const written = {
      amounts: '10 12.50',
      intervals: 'once month',
      'min-amount': '5',
      'max-amount': '500',
      presets: '[{"amount":12.5,"impact":"A net"}]',
      'gift-aid': '',
      'charity-number': '1234567',
    };
    const natural = {
      amounts: [10, 12.5],
      intervals: ['once', 'month'],
      'min-amount': 5,
      'max-amount': 500,
      presets: [{ amount: 12.5, impact: 'A net' }],
      'gift-aid': true,
      'charity-number': 1234567,
    };
    const { html, said } = prerendered(natural);
    expect(said).to.deep.equal([]);
    expect(html).to.include('£12.50').and.to.equal(prerendered(written).html);
  });

  it('says why there is no form, and what it leaves out', () => {
    expect(prerendered({ project: new Date(0) })).to.deep.equal({
      html: '',
      said: ["<donation-widget> can't be shown: project should be a text or a number: its type is object."],
    });
    expect(prerendered({ 'privacy-url': 'charity.example' }).said).to.deep.equal([
      "Part of <donation-widget> can't be shown: privacy-url should be an address that starts with https://.",
    ]);
  });
});
