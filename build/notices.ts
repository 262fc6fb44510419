import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { version } from '../src/version.js';

/** The file with the licences of Lit and Zod, which must come with every copy of the scripts. */
const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/** A third-party package that a script contains. */
type Contained = { name: string; version: string; license: string; text: string };

/** The package folder that a module is in; undefined for this package's modules. */
const packageFolder = (id: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/'))?.[0];

const read = async (folder: string): Promise<Contained> => {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Contained;
  const text = await readFile(join(folder, 'LICENSE'), 'utf8');
  return { name, version, license, text: text.trim() };
};

/** The packages that these modules belong to, by name. */
const containedIn = async (ids: readonly string[]): Promise<Contained[]> => {
  const folders = new Set(ids.map(packageFolder).filter((folder) => folder !== undefined));
  const all = await Promise.all([...folders].map(read));
  // Not by locale, so that the order is the same on every machine.
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
};

const holderOf = ({ name, text }: Contained): string => {
  const [line] = /^Copyright .*$/m.exec(text) ?? [];
  if (line === undefined) throw new Error(`The licence of ${name} names no copyright holder.`);
  return line.replace(/\.? All rights reserved\.?$/i, '');
};

/** A comment that minifiers keep. It names the packages in a script and the file with their licences. */
export const noticeOf = async ({ moduleIds }: { moduleIds: readonly string[] }): Promise<string> => {
  const contained = (await containedIn(moduleIds)).map(
    (one) => `${one.name} ${one.version} (${one.license}, ${holderOf(one)})`,
  );
  const others = contained.length > 0 ? ` Contains ${contained.join(', ')}: see ${noticesFile}.` : '';
  return `/*! donation-widget ${version}, MIT licence.${others} */`;
};

/** Writes the licences of all packages in the scripts to a file next to them. */
export const notices = (): Plugin => ({
  name: 'notices',
  async generateBundle() {
    const contained = await containedIn([...this.getModuleIds()]);
    const entries = contained.map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`);
    const intro = 'The scripts in this folder contain these packages, each under its own licence.\n';
    const source = [intro, ...entries].join(`\n${'-'.repeat(72)}\n\n`);
    this.emitFile({ type: 'asset', fileName: noticesFile, source });
  },
});
