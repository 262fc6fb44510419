// Writes the table of sizes in docs/promises/speed.md.
import { betweenComments, markdownTable } from './markdown.js';

/** @typedef {Awaited<ReturnType<typeof import('./sizes.js').sizes>>} Sizes */

/**
 * What is measured. For what a donor waits for, what was measured when the aim was set, and the aim, in KB.
 *
 * @type {readonly { of: keyof Sizes; what: string; before?: number; aim?: number }[]}
 */
export const rows = [
  { of: 'first', what: 'the module at first, for a plain form', before: 47.3, aim: 39 },
  {
    of: 'journey',
    what: 'form and status in English, from the first view to the thanks',
    before: 65.8,
    aim: 62,
  },
  { of: 'classic', what: 'the classic script, at first', before: 47.3, aim: 39 },
  { of: 'dialog', what: 'the dialog of a button, in addition' },
  { of: 'questions', what: 'all optional questions, in addition' },
  { of: 'client', what: 'the client alone', aim: 8 },
  { of: 'packed', what: 'the package, packed' },
  { of: 'unpacked', what: 'the package, unpacked' },
];

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** @param {number | undefined} size */
const sizeCell = (size) => (size === undefined ? '–' : `${size} KB`);

/** The words for whether a size, as it is shown, meets its aim. */
const met = (/** @type {string} */ now, /** @type {number | undefined} */ aim) =>
  aim === undefined ? '–' : Number(now) <= aim ? 'yes' : 'no';

/**
 * The page with the table of these sizes.
 *
 * @param {string} markdown
 * @param {Sizes} sizes in bytes
 */
export const sizePage = (markdown, sizes) =>
  betweenComments(
    markdown,
    '<!-- Sizes: `npm run size -- --write` writes this. -->',
    '<!-- The end of what it writes. -->',
    markdownTable(
      ['what a page loads', 'before', 'now', 'aim', 'met'],
      rows.map(({ of, what, before, aim }) => {
        const now = kilobytes(sizes[of]);
        return [what, sizeCell(before), `${now} KB`, sizeCell(aim), met(now, aim)];
      }),
    ),
  );
