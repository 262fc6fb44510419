// Writes the tables of docs/promises/speed.md from a run that has measured all pages.
import { betweenComments, markdownTable } from '../../build/markdown.js';
import { anotherForm, ratios, spread } from './report.js';

/** The measures of the table, with their decimals, and the numbers of a page: one for each repetition, if any. */
const measures = [
  { name: 'typable', digits: 0, of: ({ slow }) => slow.map(({ typable }) => typable) },
  { name: 'usable', digits: 0, of: ({ slow }) => slow.map(({ usable }) => usable) },
  { name: 'longest task', digits: 0, of: ({ slow }) => slow.map(({ longestTask }) => longestTask) },
  { name: 'errors', digits: 0, of: ({ slow }) => slow.flatMap(({ errorsShown }) => errorsShown ?? []) },
  { name: 'key', digits: 2, of: ({ fast }) => fast.flatMap(({ keyWork }) => keyWork ?? []) },
  { name: 'another form', digits: 2, of: ({ many }) => anotherForm(many, 'time') },
  { name: 'its memory', digits: 1, isMemory: true, of: ({ many }) => anotherForm(many, 'heap') },
];

const numbersOf = (results, page, name) => measures.find((one) => one.name === name).of(results[page]);
const median = (numbers) => spread(numbers).median;

/** The time of a page, relative to another page. */
const ratio = (name, page, other) => (results) =>
  median(ratios(numbersOf(results, page, name), numbersOf(results, other, name)));

/** The pages with our form. */
const ourPages = ['ours', 'prerendered', 'address', 'prerendered-address', 'everything', 'german', 'classic'];

const largestShift = (results) =>
  Math.max(...ourPages.flatMap((page) => results[page].slow.map(({ shift }) => shift)));

/** What we aim at. Each figure should be at most its aim. `before` was measured when the aim was set. */
const aims = [
  ['plain form typable ÷ plain JavaScript', 1.68, 1.3, ratio('typable', 'ours', 'plain')],
  ['plain form typable ÷ React', 1.02, 0.8, ratio('typable', 'ours', 'react')],
  ['plain form usable ÷ plain JavaScript', 1.73, 1.4, ratio('usable', 'ours', 'plain')],
  ['prerendered form typable ÷ plain JavaScript', 0.66, 0.7, ratio('typable', 'prerendered', 'plain')],
  ['the same with address', 0.7, 0.95, ratio('typable', 'prerendered-address', 'plain')],
  ['prerendered form usable ÷ plain JavaScript', 1.68, 1.4, ratio('usable', 'prerendered', 'plain')],
  ['address, Gift Aid and purposes usable ÷ plain form', 1.09, 1.15, ratio('usable', 'everything', 'ours')],
  ['another language usable ÷ English', 1.1, 1.03, ratio('usable', 'german', 'ours')],
  ['classic script usable ÷ plain JavaScript', 1.73, 1.5, ratio('usable', 'classic', 'plain')],
  ['key ÷ plain JavaScript', 1.81, 1.5, ratio('key', 'ours', 'plain')],
  ['key ÷ React', 1.44, 1.15, ratio('key', 'ours', 'react')],
  ['errors ÷ plain JavaScript', 2.55, 1.5, ratio('errors', 'ours', 'plain')],
  ['another form ÷ React', 1.6, 1.2, ratio('another form', 'ours', 'react')],
  ['memory of another form, KiB', 27.5, 20, (results) => median(numbersOf(results, 'ours', 'its memory'))],
  ['longest task, ms', 55, 50, (results) => median(numbersOf(results, 'ours', 'longest task'))],
  ['largest layout shift of all our pages', 0, 0, largestShift],
];

const pagesTable = ({ pages, results }) =>
  markdownTable(
    ['page', ...measures.map(({ name }) => name)],
    pages.map(({ id, name }, place) => [
      name,
      ...measures.map(({ digits, isMemory, of }) => {
        const numbers = of(results[id]);
        if (numbers.length === 0) return '–';
        const shown = median(numbers).toFixed(digits);
        if (place === 0 || isMemory) return shown;
        return `${shown} (${median(ratios(numbers, of(results[pages[0].id]))).toFixed(2)})`;
      }),
    ]),
  );

const aimsTable = ({ results }) =>
  markdownTable(
    ['at most', 'before', 'now', 'aim', 'met'],
    aims.map(([name, before, aim, of]) => {
      const exact = of(results);
      // As precise as its aim, so that readers see why it is met. No layout shift is too small.
      const now = aim === 0 ? exact : Number(exact.toFixed(aim > 10 ? 1 : 2));
      return [name, String(before), String(now), String(aim), now <= aim ? 'yes' : 'no'];
    }),
  );

const noiseList = ({ results }) =>
  measures
    .filter(({ isMemory }) => !isMemory)
    .map(({ name, of }) => {
      const { min, max } = spread(ratios(of(results.again), of(results.plain)));
      return `- ${name}: ${min.toFixed(2)}–${max.toFixed(2)}`;
    })
    .join('\n');

const runLine = ({ machine, load, reps }) =>
  `The command was \`npm run prove -- bench --write --reps ${reps}\`, with ${machine}, ${load}.`;

/**
 * The page with the tables of a run.
 *
 * @param {string} markdown
 * @param {object} run
 * @param {string} run.machine the browser, Node and the processors
 * @param {string} run.load the load of the machine before and after
 * @param {number} run.reps how often each page was measured
 * @param {readonly { id: string; name: string }[]} run.pages the first is the baseline
 * @param {Record<string, { fast: object[]; slow: object[]; many: object[][] }>} run.results by the id of the page
 */
export const speedPage = (markdown, run) =>
  Object.entries({
    Pages: `${runLine(run)}\n\n${pagesTable(run)}`,
    Aims: aimsTable(run),
    Noise: noiseList(run),
  }).reduce(
    (page, [name, written]) =>
      betweenComments(
        page,
        `<!-- ${name}: \`npm run prove -- bench --write\` writes this. -->`,
        '<!-- The end of what it writes. -->',
        written,
      ),
    markdown,
  );
