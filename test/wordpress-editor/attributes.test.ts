import { expect } from '@playwright/test';
import { attributeFor, choicesOf } from '../../wordpress/editor/attributes.js';

describe('The attributes of a block', () => {
  it('are the choices of the configurator, without defaults', () => {
    expect(
      choicesOf({ amounts: '10 25 50 100', intervals: 'month', 'gift-aid': true, currency: 'GBP' }),
    ).toEqual({
      intervals: 'month',
      'gift-aid': 'on',
    });
    expect(choicesOf({ amounts: '' })).toEqual({ amounts: '' });
  });

  it('that aren’t settings are ignored', () => {
    expect(choicesOf({ className: 'large', project: 5 })).toEqual({});
    expect(choicesOf({ align: 'wide', anchor: 'give' })).toEqual({});
  });

  it('are decoded, because WordPress encodes the texts of authors', () => {
    expect(choicesOf({ 'charity-name': 'Rivers &amp; Reeds &lt;3 &amp;amp;' })).toEqual({
      'charity-name': 'Rivers & Reeds <3 &amp;',
    });
  });

  it('are true or false for a switch, and text otherwise', () => {
    expect(attributeFor('gift-aid', 'on')).toBe(true);
    expect(attributeFor('gift-aid', '')).toBe(false);
    expect(attributeFor('amounts', '5 10')).toBe('5 10');
  });
});
