// Writes docs/promises/tests.md from docs/promises/tests.json.
import { markdownTable } from '../markdown.js';

type Promised = {
  /** The id of the heading above the promise. */
  section: string;
  /** The first words of the promise. */
  promise: string;
  /** Files of tests, without `test/`. */
  tests: string[];
};

/** The promises with tests, by the file of their page in `docs`. */
export type PromisedTests = Record<string, Promised[]>;

const addressOf = (page: string) =>
  page.startsWith('promises/') ? page.slice('promises/'.length) : `../${page}`;

/**
 * The page with the tests of each promise.
 *
 * @param titles the title of each page
 */
export const promisedTestsPage = (pages: PromisedTests, titles: ReadonlyMap<string, string>): string =>
  [
    '<!-- `npm run reference` writes this page from tests.json. Do not edit it. -->',
    '# Promises and their tests',
    'Find the test that checks what our pages say. Each row links to the section with the promise. The names are those of files in `test/`, or in `proofs/` if they start so. To run one, type `npm test --` and its name without `.test.ts`.',
    ...Object.entries(pages).flatMap(([page, promises]) => [
      `## ${titles.get(page) ?? page}`,
      markdownTable(
        ['Promise', 'Tests'],
        promises.map(({ section, promise, tests }) => [
          `[${promise}](${addressOf(page)}#${section})`,
          tests.map((name) => `\`${name}\``).join(', '),
        ]),
      ),
    ]),
    '',
  ].join('\n\n');
