import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { version } from '../src/version.js';

/** The file with the licences of Lit and Zod, which must come with every copy of the scripts. */
const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/** A third-party package that a script contains. */
type Contained = { name: string; version: string; license: string; text: string };

/** The list of the packages in each script of a folder. It's for the build only: see `writeParts`. */
export const packagesFile = 'packages.json';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The folder of the package that a module comes from, relative to the project, as in `package-lock.json`; undefined for
 * this package's modules.
 */
const packageFolder = (id: string): string | undefined => {
  // The bundler writes these modules itself.
  if (/^\0(?:rolldown\/|@oxc-project\+runtime@)/.test(id)) return 'node_modules/rolldown';
  if (id.startsWith('\0')) throw new Error(`It isn't known which package has written ${id.slice(1)}.`);
  const path = relative(root, id.replace(/\?.*$/, '')).split(sep).join('/');
  return /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
};

/** A script of a build, as far as this file reads it. */
type Script = { modules: Readonly<Record<string, { renderedLength: number }>> };

/** The folders of the packages that a script contains code of. A module that only passes on others leaves none. */
const foldersOf = ({ modules }: Script): string[] => {
  const ids = Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
  const folders = ids.map(packageFolder).filter((folder) => folder !== undefined);
  // Not in the order of a locale, which isn't the same everywhere.
  return [...new Set(folders)].sort();
};

const read = async (folder: string): Promise<Contained> => {
  const { name, version, license } = JSON.parse(
    await readFile(join(root, folder, 'package.json'), 'utf8'),
  ) as Contained;
  const text = await readFile(join(root, folder, 'LICENSE'), 'utf8');
  return { name, version, license, text: text.trim() };
};

const holderOf = ({ name, text }: Contained): string => {
  const [line] = /^Copyright .*$/m.exec(text) ?? [];
  if (line === undefined) throw new Error(`The licence of ${name} names no copyright holder.`);
  return line.replace(/\.? All rights reserved\.?$/i, '');
};

/** A comment that minifiers keep. It names the packages in a script and the file with their licences. */
export const noticeOf = async (script: Script): Promise<string> => {
  const contained = (await Promise.all(foldersOf(script).map(read))).map(
    (one) => `${one.name} ${one.version} (${one.license}, ${holderOf(one)})`,
  );
  const others = contained.length > 0 ? ` Contains ${contained.join(', ')}: see ${noticesFile}.` : '';
  return `/*! donation-widget ${version}, MIT licence.${others} */`;
};

/** The packages in the scripts of a folder, by the name of the script. Empty before the first build. */
const packagesBefore = async (folder: string): Promise<Record<string, string[]>> => {
  const text = await readFile(join(folder, packagesFile), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string[]>;
};

/**
 * Writes the licences of all packages in the scripts to a file next to them, and which script contains which package.
 * Several builds can write scripts into one folder.
 */
export const notices = (): Plugin => ({
  name: 'notices',
  async generateBundle({ dir = '' }, bundle) {
    const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
    const packages = {
      ...(await packagesBefore(dir)),
      ...Object.fromEntries(scripts.map((script) => [script.fileName, foldersOf(script)])),
    };
    this.emitFile({ type: 'asset', fileName: packagesFile, source: JSON.stringify(packages) });

    const folders = [...new Set(Object.values(packages).flat())].sort();
    const contained = await Promise.all(folders.map(read));
    const entries = contained.map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`);
    const intro = 'The scripts in this folder contain these packages, each under its own licence.\n';
    const source = [intro, ...entries].join(`\n${'-'.repeat(72)}\n\n`);
    this.emitFile({ type: 'asset', fileName: noticesFile, source });
  },
});
