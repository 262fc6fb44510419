import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readManifest } from './manifest.js';
import { referencePages } from './reference-pages.js';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'docs/reference');

await mkdir(folder, { recursive: true });
for (const [name, page] of referencePages(await readManifest(root))) {
  const file = join(folder, name);
  await writeFile(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
}
