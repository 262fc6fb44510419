import { expect } from '@open-wc/testing';
import { pluginBlocks } from '../../../build/wordpress/blocks.js';
import { english } from '../../../editor/translator.js';
import { nameInBlock } from '../../../editor/code/wordpress-code.js';
import { kinds } from '../../../wordpress/editor/names.js';
import { panelsFor } from '../../../wordpress/editor/panels.js';
import { manifest } from '../../support/manifest.js';
import { colourOf, ordered, valueFor } from '../../../wordpress/editor/palette.js';

const blocks = pluginBlocks(manifest);

describe('The sidebar of a block', () => {
  for (const kind of kinds) {
    const names = Object.keys(blocks[kind] ?? {});
    const panels = panelsFor(kind, names, english);

    it(`has each setting of the ${kind} once, in the configurator’s groups`, () => {
      const shown = panels.flatMap(({ controls }) => controls.map(({ name }) => nameInBlock(name)));
      expect(shown.toSorted()).to.deep.equal(names.toSorted());
    });

    it(`begins with the settings of the ${kind} that matter most`, () => {
      expect(panels[0]?.title).to.equal('Main settings');
      const main = panels[0]?.controls.map(({ name }) => name);
      expect(main).to.have.length({ form: 9, button: 8, status: 6 }[kind]);
      // The name is in the declaration, and shown only with it.
      if (kind !== 'status') expect(main?.join(' ')).to.contain('fields gift-aid charity-name');
    });
  }
});

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

  it('comes first if a button in it can be seen, and in the theme’s order otherwise', () => {
    const ofTheme = [
      { slug: 'base', color: '#ffffff' },
      { slug: 'contrast', color: '#111111' },
      { slug: 'yellow', color: '#FFEE58' },
      { slug: 'blue', color: '#503AA8' },
      { slug: 'mixed', color: 'color-mix(in srgb, currentColor 20%, transparent)' },
    ];
    const slugsOn = (surface: string) => ordered(ofTheme, surface).map(({ slug }) => slug);
    expect(slugsOn('#ffffff')).to.deep.equal(['contrast', 'blue', 'base', 'yellow', 'mixed']);
    expect(slugsOn('#111111')).to.deep.equal(['base', 'yellow', 'contrast', 'blue', 'mixed']);
    expect(slugsOn('var(--wp--preset--color--contrast)')).to.deep.equal(slugsOn('#111111'));
  });
});
