import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@open-wc/testing';
import { filesIn } from '../../build/files-in.js';
import { en } from '../../src/languages/en.js';
import { root } from '../support/manifest.js';

describe('The English texts', () => {
  it('have different keys in every file, and are all in the catalogue', async () => {
    const folder = join(root, 'src/languages/en');
    const modules = await Promise.all(
      (await filesIn(folder)).map(
        (file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, object>>,
      ),
    );
    const keys = modules.flatMap((module) => Object.values(module)).flatMap((texts) => Object.keys(texts));
    const repeated = keys.filter((key, place) => keys.indexOf(key) !== place);
    expect(repeated).to.deep.equal([]);
    expect(Object.keys(en)).to.have.members(keys);
  });
});
