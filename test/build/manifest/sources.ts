import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestOfSources } from '../../manifest.js';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const manifest = await manifestOfSources();

export const declarations = manifest.modules.flatMap((module) => module.declarations);

export const tags = ['donation-widget', 'donation-status', 'donation-button'];

export const element = (tag: string) => {
  const found = declarations.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`The manifest has no <${tag}>.`);
  return found;
};

/** The events, by their classes. */
export const eventClasses = declarations.filter(({ tagName }) => tagName === undefined);

/** All code below a folder of `src`. */
export const codeOf = async (folder: string): Promise<string> => {
  const path = join(root, 'src', folder);
  const files = await readdir(path, { recursive: true });
  const sources = files.filter((name) => name.endsWith('.ts')).sort();
  const code = await Promise.all(sources.map((name) => readFile(join(path, name), 'utf8')));
  return code.join('\n');
};

const imported = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)\.js'|\bimport\('(\.[^']+)\.js'\)/gm;

/** The code of an element and of what it imports, soon or late. */
export const codeOfElement = async (tag: string): Promise<string> => {
  const sources = new Map<string, string>();
  const read = async (path: string) => {
    if (sources.has(path)) return;
    sources.set(path, '');
    const code = await readFile(`${path}.ts`, 'utf8');
    sources.set(path, code);
    for (const [, now, late] of code.matchAll(imported)) await read(join(path, '..', now ?? late ?? ''));
  };
  await read(join(root, 'src/elements', tag));
  return [...sources.values()].join('\n');
};

export const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
