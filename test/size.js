// Prints how much a page loads of what `npm run build` has built, compressed by brotli at its best.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const cdn = join(root, 'dist', 'cdn');

const compressed = (code) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const shown = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;

const read = (name) => readFileSync(join(cdn, name), 'utf8');
const imports = (code, pattern) => [...code.matchAll(pattern)].map(([, name]) => name);

/** A script with what it imports from its folder, in the order in which it comes; lazily loaded files too. */
const loads = (name, lazily, seen = new Set()) => {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = read(name);
  const first = imports(code, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  const later = lazily ? imports(code, /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g) : [];
  for (const file of [...first, ...later]) loads(file, lazily, seen);
  return seen;
};

const sum = (names) => names.reduce((total, name) => total + compressed(read(name)), 0);

/** Of one language, all but English are left out. */
const isLanguage = (name) => /^[a-z]{2}-/.test(name);

const client = await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    minify: true,
    lib: { entry: 'src/client/index.ts', formats: ['es'] },
    rolldownOptions: { output: { minify: true } },
  },
});
const clientCode = client[0].output.map(({ code }) => code ?? '').join('');

const entry = 'donation-widget.js';
const english = [...loads(entry, true)].filter((name) => !isLanguage(name));
for (const [what, bytes] of [
  ['the module, at first', sum([...loads(entry, false)])],
  ['form and status in English', sum(english)],
  ['the classic script', sum(['donation-widget.iife.js'])],
  ['the client alone', compressed(clientCode)],
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
  // The lines of a template have no mappings: they go on with what came before.
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
  `\n${
    readdirSync(cdn)
      .filter(isLanguage)
      .filter((name) => name.endsWith('.js')).length
  } languages beside English, each loaded when it is needed.`,
);
