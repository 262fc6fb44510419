import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import packageFile from '../../package.json' with { type: 'json' };
import { rootDir } from '../../test/runners/files.js';
import { digestOf, fileOf, readDigests, readStored, storedVersions, versionsIn } from './stored.js';

describe('The stored data of the versions', () => {
  it('has a file for each version in the changelog, and for this one', async () => {
    const listed = versionsIn(await readFile(join(rootDir, 'CHANGELOG.md'), 'utf8'));
    const versions = [...new Set([packageFile.version, ...listed.map(({ version }) => version)])].sort();
    expect(await storedVersions()).to.deep.equal(versions);
  });

  it('is as it was when it was written', async () => {
    const versions = await storedVersions();
    const texts = await Promise.all(versions.map((version) => readStored(fileOf(version))));
    const digests = versions.map((version, index) => [version, digestOf(texts[index] ?? '')]);
    expect(await readDigests()).to.deep.equal(Object.fromEntries(digests));
  });

  it('is read from the changelog', () => {
    const changelog =
      '## Unreleased\n\n- x\n\n## 1.0.0-beta.1\n\n- y\n\n## 0.1.0\n\nReleased on 1 May 2027.\n\n- Released on 2\n';
    expect(versionsIn(changelog)).to.deep.equal([
      { version: '1.0.0-beta.1', isReleased: false },
      { version: '0.1.0', isReleased: true },
    ]);
  });
});
