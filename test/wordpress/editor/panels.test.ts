import { expect } from '@open-wc/testing';
import { pluginBlocks } from '../../../build/wordpress/blocks.js';
import { kinds } from '../../../wordpress/editor/kinds.js';
import { nameInBlock } from '../../../wordpress/editor/names.js';
import { panelsFor } from '../../../wordpress/editor/panels.js';
import { manifest } from '../../support/build/manifest/sources.js';

const blocks = pluginBlocks(manifest);

describe('The sidebar of a block', () => {
  for (const kind of kinds) {
    const names = Object.keys(blocks[kind] ?? {});
    const panels = panelsFor(kind, names);

    it(`has each setting of the ${kind} once, in the configurator’s groups`, () => {
      const shown = panels.flatMap(({ controls }) => controls.map(({ name }) => nameInBlock(name)));
      expect(shown.toSorted()).to.deep.equal(names.toSorted());
    });

    it(`begins with the six settings of the ${kind} that matter most`, () => {
      expect(panels[0]?.title).to.equal('Main settings');
      expect(panels[0]?.controls).to.have.length(6);
    });
  }
});
