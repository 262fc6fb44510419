import { mkdir, readFile, writeFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest } from '../../build/manifest/manifest.js';
import type { Manifest } from '../../build/manifest/reference.js';
import { built } from './builds.js';

const file = 'manifest.json';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const readSources = async (): Promise<Manifest> => {
  const folder = await built('manifest', async (draft) => {
    await mkdir(draft);
    const manifest = await readManifest();
    await writeFile(join(draft, file), JSON.stringify(manifest));
  });
  return JSON.parse(await readFile(join(folder, file), 'utf8')) as Manifest;
};

/** The manifest of the sources. It is cached until a source changes, because the compiler takes a second to read it. */
export const manifest = await readSources();

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
