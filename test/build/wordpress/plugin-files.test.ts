import { expect } from '@open-wc/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stylesOf } from '../../../editor/code/styles-of.js';
import { dataFile, inks, withVersion } from '../../../build/wordpress/plugin-files.js';
import { manifest, root } from '../../support/manifest.js';

const data = dataFile(manifest, '1.2.3');

describe('The files of the WordPress plugin', () => {
  it('have the version in the header', async () => {
    const plugin = await readFile(join(root, 'wordpress/donation-widget.php'), 'utf8');
    expect(withVersion(plugin, '1.2.3')).to.match(/^ \* Version: +1\.2\.3$/m);
  });

  it('can’t be opened outside WordPress', () => {
    expect(data).to.match(/^<\?php\n\/\*\*[^/]*\*\/\n\ndefined\( 'ABSPATH' \) \|\| exit;\n/);
  });

  it('reserve the same space as the configurator’s snippet', () => {
    expect(data).to.contain(stylesOf({}).replaceAll(/\s+/g, ' '));
  });
});

describe('The colours that must be visible on the background of a WordPress theme', () => {
  it('are those of hints, errors, success and lines', () => {
    expect(inks().map(({ light }) => light)).to.deep.equal(['#566072', '#b3261e', '#146c43', '#76808f']);
  });
});
