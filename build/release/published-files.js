import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Refusal } from './refusal.js';

/** The scripts that pages name. A page needs no other hash, unless it has an import map. */
const pageScripts = ['donation-widget.js', 'donation-widget.iife.js'];

/** Makes the tarball that npm publishes, and returns its name and its hash. */
const pack = async (root, folder) => {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const [{ filename, integrity }] = JSON.parse(stdout);
  return { filename, integrity };
};

const refuseOtherHashes = async (scripts, hashes) => {
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.js')).sort();
  for (const name of names) {
    const hash = createHash('sha384').update(await readFile(join(scripts, name)));
    if (hashes[name] !== `sha384-${hash.digest('base64')}`)
      throw new Refusal(`integrity.json has another hash for ${name}.`);
  }
};

/**
 * Writes what is published: the tarball, and the folder of scripts, whose name has the version. Nobody changes a
 * folder of that name again, so that caches and hashes hold.
 *
 * @param {string} root the folder of the project, which holds `dist`
 * @param {string} folder that doesn't exist yet
 * @param {string} version
 */
export const writePublished = async (root, folder, version) => {
  const scripts = join(folder, `donation-widget@${version}`);
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'dist', 'cdn'), scripts, { recursive: true });
  const hashes = JSON.parse(await readFile(join(scripts, 'integrity.json'), 'utf8'));
  await refuseOtherHashes(scripts, hashes);
  const { filename, integrity } = await pack(root, folder);
  return {
    scripts,
    tarball: join(folder, filename),
    /** The hashes that the tag records, so that anybody can compare them with what is published. */
    integrity: Object.fromEntries([
      ...pageScripts.map((name) => [name, hashes[name]]),
      [filename, integrity],
    ]),
  };
};
