import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestOfSources } from '../../manifest.js';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

export const manifest = await manifestOfSources();

const declarations = manifest.modules.flatMap((module) => module.declarations);

export const tags = ['donation-widget', 'donation-status', 'donation-button'];

export const element = (tag: string) => {
  const found = declarations.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`The manifest has no <${tag}>.`);
  return found;
};

/** The event classes by name. */
export const eventClasses = declarations.filter(({ tagName }) => tagName === undefined);

/** The text of all sources in a folder of `src`. */
export const codeOf = async (folder: string): Promise<string> => {
  const path = join(root, 'src', folder);
  const files = await readdir(path, { recursive: true });
  const sources = files.filter((name) => name.endsWith('.ts')).sort();
  const code = await Promise.all(sources.map((name) => readFile(join(path, name), 'utf8')));
  return code.join('\n');
};

const imported = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)\.js'|\bimport\('(\.[^']+)\.js'\)/gm;

/** The text of an element’s source and of everything that it imports, directly or lazily. */
export const codeOfElement = async (tag: string): Promise<string> => {
  const sources = new Map<string, string>();
  const read = async (path: string) => {
    if (sources.has(path)) return;
    sources.set(path, '');
    const code = await readFile(`${path}.ts`, 'utf8');
    sources.set(path, code);
    for (const [, now, late] of code.matchAll(imported)) await read(join(path, '..', now ?? late ?? ''));
  };
  await read(join(root, 'src/elements', tag === 'donation-button' ? 'button' : '', tag));
  return [...sources.values()].join('\n');
};

export const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
