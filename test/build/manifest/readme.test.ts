import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { withTables } from '../../../src/build/manifest/readme-tables.js';
import { manifest, root, tags } from './sources.js';

const file = join(root, 'README.md');

it('the tables of the README are those of the manifest (npm run reference)', async () => {
  const readme = await readFile(file, 'utf8');
  const anew = await format(withTables(readme, manifest), {
    ...(await resolveConfig(file)),
    filepath: file,
  });
  expect(readme).toBe(anew);
});

it('a description that changes changes the README', async () => {
  const readme = await readFile(file, 'utf8');
  const changed = structuredClone(manifest);
  const [widget] = changed.modules.flatMap(({ declarations }) => declarations);
  const [attribute] = widget?.attributes ?? [];
  if (!attribute) throw new Error('The manifest has no attributes.');
  attribute.description = 'Something else.';
  expect(readme).not.toContain('Something else.');
  expect(withTables(readme, changed)).toContain('Something else.');
});

it('the README has a table of every kind for every element', async () => {
  const readme = await readFile(file, 'utf8');
  const found = [...readme.matchAll(/<!-- reference: (\S+) (\S+) -->/g)].map(
    ([, tag, kind]) => `${tag} ${kind}`,
  );
  const kinds = ['attribute', 'property', 'event', 'slot', 'part'];
  const expected = tags.flatMap((tag) => kinds.map((kind) => `${tag} ${kind}`));
  // Once for all three.
  expect(found.sort()).toEqual([...expected, 'donation-widget custom-property'].sort());
});

it('a marker that names nothing is a fault', () => {
  expect(() =>
    withTables('<!-- reference: donation-widget trifle -->\n<!-- /reference -->', manifest),
  ).toThrow('There is no reference of donation-widget trifle.');
});
