import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocument } from '../../../demo/docs/document.js';
import { readSite } from '../../../demo/docs/site.js';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const site = readSite(root);

const besideTheSite = [...readdirSync(root).filter((name) => name.endsWith('.md')), 'test/README.md'];

/** All Markdown that people read: that of the site, the README, and the list of the tests' folders. */
export const documents = new Map([
  ...besideTheSite.map((file) => [file, readDocument(file, readFileSync(join(root, file), 'utf8'))] as const),
  ...site.documents,
]);
