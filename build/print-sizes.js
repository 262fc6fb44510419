// `npm run size` prints the sizes that `sizes.js` measures, and the sources that add most to the first script. With
// `--write`, it also writes sizes into docs/promises/speed.md and docs/developers/serve-many.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { servedSizes, servingPage } from './serving-page.js';
import { rows, sizePage } from './size-page.js';
import { entry, isLanguage, sizes } from './sizes.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const cdn = join(root, 'dist', 'cdn');

const shown = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
const read = (name) => readFileSync(join(cdn, name), 'utf8');

const measured = await sizes(root);
for (const { of, what } of rows) console.log(`${shown(measured[of])}  ${what}`);

const write = async (page, change) => {
  const file = join(root, page);
  const changed = change(readFileSync(file, 'utf8'));
  writeFileSync(file, await format(changed, { ...(await resolveConfig(file)), filepath: file }));
};

if (process.argv.includes('--write')) {
  await write('docs/promises/speed.md', (markdown) => sizePage(markdown, measured));
  await write('docs/developers/serve-many.md', (markdown) => servingPage(markdown, servedSizes(cdn)));
}

/** How many characters of a script come from each of its sources. */
const shares = (name) => {
  const map = new SourceMap(JSON.parse(read(`${name}.map`)));
  const total = new Map();
  read(name)
    .split('\n')
    .forEach((line, row) => {
      // Each line counts with its end. The later lines of a template count for the source before them.
      for (let column = 0; column <= line.length; column += 1) {
        const { originalSource } = map.findEntry(row, column);
        if (!originalSource) continue;
        const source = originalSource.replace(/^(\.\.\/)+/, '');
        total.set(source, (total.get(source) ?? 0) + 1);
      }
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
