import { expect } from '@open-wc/testing';
import { colourOf, valueFor } from '../../../wordpress/editor/palette.js';

const palette = [
  { slug: 'primary', color: '#0f5c5c' },
  { slug: 'vivid-red', color: '#cf2e2e' },
];

describe('A colour in the sidebar', () => {
  it('follows the theme if it is one of the theme’s', () => {
    expect(valueFor('#cf2e2e', palette)).to.equal('var(--wp--preset--color--vivid-red)');
    expect(colourOf('var(--wp--preset--color--vivid-red)', palette)).to.equal('#cf2e2e');
  });

  it('is itself otherwise, even one that the theme has lost', () => {
    expect(valueFor('#123456', palette)).to.equal('#123456');
    expect(colourOf('#123456', palette)).to.equal('#123456');
    expect(colourOf('var(--wp--preset--color--lost)', palette)).to.equal('var(--wp--preset--color--lost)');
    expect(colourOf('', palette)).to.equal('');
  });
});
