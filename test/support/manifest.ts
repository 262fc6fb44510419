import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '../../build/manifest/manifest.js';
import type { Manifest } from '../../build/manifest/reference.js';
import { built } from './builds.js';

const file = 'manifest.json';

/** The manifest of the sources. It is cached until a source changes, because the compiler takes a second to read it. */
export const manifestOfSources = async (): Promise<Manifest> => {
  const folder = await built('manifest', async (draft) => {
    await mkdir(draft);
    const manifest = await readManifest();
    await writeFile(join(draft, file), JSON.stringify(manifest));
  });
  return JSON.parse(await readFile(join(folder, file), 'utf8')) as Manifest;
};
