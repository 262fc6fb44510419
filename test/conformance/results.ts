import { readTestName, type TestName } from './claim.js';

/** The results of a test run, as in `results.json`. */
export type Results = {
  /** The version of the package. */
  version: string;
  description: string;
  /** The day of the run, in ISO 8601. */
  date: string;
  browser: string;
  /** Whether each test passed, by its file below `test/` and its title. */
  tests: Record<string, Record<string, boolean>>;
};

/**
 * Whether each test with this name has passed.
 *
 * @throws if there is no such test, because a claim needs a test.
 */
export const outcomesOf = ({ tests }: Results, name: TestName): boolean[] => {
  const { file, words } = readTestName(name);
  const found = Object.entries(tests[file] ?? {}).filter(([title]) => title.includes(words));
  if (found.length === 0) throw new Error(`No test in the results is called “${name}”.`);
  return found.map(([, isPassed]) => isPassed);
};
