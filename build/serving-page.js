// Writes the tables in docs/developers/serve-many.md: the files that a plain form loads, and what a million visits cost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { brotliSize } from './brotli.js';
import { betweenComments, markdownTable } from './markdown.js';

/**
 * The files that a plain form in English loads, in order, and when.
 *
 * @type {readonly { name: string; when: string; isForVisitors: boolean }[]}
 */
const files = [
  { name: 'donation-widget.js', when: 'at once', isForVisitors: true },
  { name: 'form.js', when: 'as soon as there is a form', isForVisitors: true },
  { name: 'service.js', when: 'when a donor starts', isForVisitors: false },
  { name: 'question-email-suggestion.js', when: 'when a donor starts', isForVisitors: false },
  { name: 'status.js', when: 'when a donor returns', isForVisitors: false },
];

const visitors = 1_000_000;
const donors = 20_000;

/** @typedef {{ plain: number; gzip: number; brotli: number }} Sizes the bytes of a file */

/**
 * The size of each file, compressed at the best setting.
 *
 * @param {string} cdn the folder with the scripts
 * @returns {Sizes[]}
 */
export const servedSizes = (cdn) =>
  files.map(({ name }) => {
    const code = readFileSync(join(cdn, name));
    return {
      plain: code.length,
      gzip: gzipSync(code, { level: constants.Z_BEST_COMPRESSION }).length,
      brotli: brotliSize(code),
    };
  });

/**
 * @param {number} bytes
 * @param {number} unit
 */
const shown = (bytes, unit) => (bytes / unit).toFixed(bytes < 10 * unit ? 1 : 0);

/**
 * @param {readonly Sizes[]} sizes
 * @returns {Sizes}
 */
const sum = (sizes) => {
  const total = (/** @type {keyof Sizes} */ way) => sizes.reduce((bytes, size) => bytes + size[way], 0);
  return { plain: total('plain'), gzip: total('gzip'), brotli: total('brotli') };
};

/**
 * The page with both tables.
 *
 * @param {string} markdown
 * @param {readonly Sizes[]} sizes as `servedSizes` returns them
 */
export const servingPage = (markdown, sizes) => {
  const cells = (
    { plain, gzip, brotli },
    /** @type {[unit: number, name: string]} */ [unit, name],
    count = 1,
  ) => [plain, gzip, brotli].map((bytes) => `${shown(bytes * count, unit)} ${name}`);
  const size = (/** @type {boolean} */ forVisitors) =>
    sum(sizes.filter((_, place) => files[place]?.isForVisitors === forVisitors));
  const requests = (/** @type {boolean} */ forVisitors) =>
    files.filter(({ isForVisitors }) => isForVisitors === forVisitors).length;
  const count = (/** @type {number} */ number) => number.toLocaleString('en-GB');
  const cost = (/** @type {number} */ people, /** @type {boolean} */ areVisitors) => [
    ...cells(size(areVisitors), [1e9, 'GB'], people),
    count(people * requests(areVisitors)),
  ];
  const heads = ['not compressed', 'gzip', 'Brotli'];
  const tables = {
    Files: markdownTable(
      ['file', 'loads', ...heads],
      files.map(({ name, when }, place) => [
        `\`${name}\``,
        when,
        ...cells(sizes[place] ?? sum([]), [1e3, 'KB']),
      ]),
    ),
    Visits: markdownTable(
      ['who', ...heads, 'requests'],
      [
        [`${count(visitors)} visitors who see the form`, ...cost(visitors, true)],
        [`${count(donors)} of them who give and return, in addition`, ...cost(donors, false)],
      ],
    ),
  };
  return Object.entries(tables).reduce(
    (page, [name, table]) =>
      betweenComments(
        page,
        `<!-- ${name}: \`npm run size -- --write\` writes this. -->`,
        `<!-- The end of what it writes about ${name.toLowerCase()}. -->`,
        table,
      ),
    markdown,
  );
};
