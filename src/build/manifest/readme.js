import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readManifest } from './manifest.js';
import { withTables } from './readme-tables.js';

const root = join(import.meta.dirname, '../../..');
const file = join(root, 'README.md');

const readme = withTables(await readFile(file, 'utf8'), await readManifest(root));
await writeFile(file, await format(readme, { ...(await resolveConfig(file)), filepath: file }));
