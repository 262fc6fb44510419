import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect } from '@open-wc/testing';
import packageFile from '../package.json' with { type: 'json' };
import { rootDir } from '../test/runners/files.js';

const prove = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['proofs/prove.js', ...args], { cwd: rootDir });

describe('npm run prove', () => {
  it('lists the names when it gets none', async () => {
    const { stdout } = await prove();
    const names = [...stdout.matchAll(/^ {2}([\w-]+) +\S/gm)].map(([, name]) => name);
    expect(names).to.include.members(['conformance', 'network', 'soak', 'threats', 'upgrade']);
    expect(names.filter((name) => existsSync(join(rootDir, `proofs/${name}`)))).to.have.length.above(5);
  });

  it('refuses a name that it does not know, and lists those that it knows', async () => {
    const error = await prove('toString').catch((thrown: Error & { code: number; stderr: string }) => thrown);
    expect(error).to.include({ code: 1 });
    expect(error.stderr)
      .to.match(/no proof called toString/)
      .and.match(/^ {2}soak /m);
  });

  it('leaves at most 14 scripts in package.json, beside the three of a release', () => {
    const names = Object.keys(packageFile.scripts).filter((name) => !name.endsWith('version'));
    expect(names).to.have.length.at.most(14);
  });
});
