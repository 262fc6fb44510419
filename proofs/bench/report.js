import { markdownTable } from '../../build/markdown.js';

/** The numbers of forms on a page, one page for each. */
export const counts = [1, 10, 100];

/** How much one more form adds, in each repetition. */
export const anotherForm = (many, what) =>
  many.map(([, ten, hundred]) => (hundred[what] - ten[what]) / (counts[2] - counts[1]));

/** The minimum, median and maximum of some numbers. */
export const spread = (numbers) => {
  if (numbers.length === 0) return {};
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return { min: sorted[0], median, max: sorted.at(-1) };
};

/** Each repetition has its own baseline, because a slow machine slows both. */
export const ratios = (numbers, baseline) =>
  numbers.map((one, rep) => one / baseline[rep]).filter(Number.isFinite);

const cell = (numbers, digits) => {
  if (numbers.length === 0) return '–';
  const { min, median, max } = spread(numbers);
  const shown = (one) => one.toFixed(digits);
  return min === max ? shown(median) : `${shown(median)} (${shown(min)}–${shown(max)})`;
};

/**
 * Formats a table of measures: the minimum, median and maximum of each page, and its ratio to the first page.
 *
 * @param {readonly string[]} pages
 * @param {readonly { name: string; digits: number; of: (page: number) => readonly number[] }[]} measures
 */
export const tableOf = (pages, measures) =>
  markdownTable(
    ['measure', ...pages.flatMap((page, place) => (place === 0 ? [page] : [page, '×']))],
    measures.map(({ name, digits, of }) => [
      name,
      ...pages.flatMap((_, place) => {
        const shown = cell(of(place), digits);
        if (place === 0) return [shown];
        const { median } = spread(ratios(of(place), of(0)));
        return [shown, median === undefined ? '–' : median.toFixed(2)];
      }),
    ]),
  );

/**
 * Formats the noise of the machine, one line for each measure: the ratios of two measurements of the same page.
 *
 * @param {readonly { name: string; of: (page: number) => readonly number[] }[]} measures
 */
export const noiseOf = (measures) =>
  measures.flatMap(({ name, of }) => {
    const { min, median, max } = spread(ratios(of(1), of(0)));
    // A value that never changes has no noise.
    if (median === undefined || min === max) return [];
    return [`- ${name}: ${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`];
  });
