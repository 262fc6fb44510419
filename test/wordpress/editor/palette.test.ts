import { expect } from '@playwright/test';
import { colourOf, valueFor } from '../../../wordpress/editor/palette.js';

const palette = [
  { slug: 'primary', color: '#0f5c5c' },
  { slug: 'vivid-red', color: '#cf2e2e' },
];

describe('A colour in the sidebar', () => {
  it('follows the theme if it is one of the theme’s', () => {
    expect(valueFor('#cf2e2e', palette)).toBe('var(--wp--preset--color--vivid-red)');
    expect(colourOf('var(--wp--preset--color--vivid-red)', palette)).toBe('#cf2e2e');
  });

  it('is itself otherwise, even one that the theme has lost', () => {
    expect(valueFor('#123456', palette)).toBe('#123456');
    expect(colourOf('#123456', palette)).toBe('#123456');
    expect(colourOf('var(--wp--preset--color--lost)', palette)).toBe('var(--wp--preset--color--lost)');
    expect(colourOf('', palette)).toBe('');
  });
});
