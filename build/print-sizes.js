// `npm run size` prints the sizes that `sizes.js` measures, and the sources that add most to the first script.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entry, isLanguage, sizes } from './sizes.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const cdn = join(root, 'dist', 'cdn');

const shown = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
const read = (name) => readFileSync(join(cdn, name), 'utf8');

const { first, journey, dialog, questions, classic, client, packed, unpacked } = await sizes(root);
for (const [what, bytes] of [
  ['the module at first, for a plain form', first],
  ['form and status in English, from the first view to the thanks', journey],
  ['the dialog of a button, in addition', dialog],
  ['all optional questions, in addition', questions],
  ['the classic script, at first', classic],
  ['the client alone', client],
  ['the package, packed', packed],
  ['the package, unpacked', unpacked],
]) {
  console.log(`${shown(bytes)}  ${what}`);
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment of a source map (Base64 VLQ). */
const numbers = (segment) => {
  const list = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    list.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return list;
};

/** How many characters of a script come from each of its sources. */
const shares = (name) => {
  const { mappings, sources } = JSON.parse(read(`${name}.map`));
  const lines = read(name).split('\n');
  const total = new Map();
  let source = 0;
  // The later lines of a template have no mappings, so they count for the source before them.
  let current = null;
  const add = (length) => {
    if (current !== null) total.set(current, (total.get(current) ?? 0) + length);
  };
  mappings.split(';').forEach((line, index) => {
    let column = 0;
    for (const segment of line.split(',').filter(Boolean)) {
      const [columns = 0, toSource] = numbers(segment);
      add(columns);
      column += columns;
      source += toSource ?? 0;
      current = toSource === undefined ? null : sources[source].replace(/^(\.\.\/)+/, '');
    }
    add(Math.max(0, (lines[index]?.length ?? 0) - column) + 1);
  });
  return total;
};

const largest = [...shares(entry)].sort(([, a], [, b]) => b - a).slice(0, 10);
console.log(
  `\nThe largest parts of ${entry}, minified and not compressed (of ${shown(read(entry).length).trim()}):`,
);
for (const [name, bytes] of largest) console.log(`${shown(bytes)}  ${name}`);
console.log(
  `\n${readdirSync(cdn).filter(isLanguage).length} languages in addition to English. Each one loads when it is needed.`,
);
