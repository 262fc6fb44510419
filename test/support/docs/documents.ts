import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocument } from '../../../demo/docs/document.js';
import { readSite } from '../../../demo/docs/site.js';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const site = readSite(root);

const atRoot = readdirSync(root).filter((name) => name.endsWith('.md'));

/** All Markdown that people read: that of the site, and the README. */
export const documents = new Map([
  ...atRoot.map((file) => [file, readDocument(file, readFileSync(join(root, file), 'utf8'))] as const),
  ...site.documents,
]);
