import { readTestName, type TestName } from './claim.js';

/** What a run of the tests gave, as `results.json` keeps it. */
export type Results = {
  /** Of the package. */
  version: string;
  description: string;
  /** The day of the run, in ISO 8601. */
  date: string;
  browser: string;
  /** By file below `test/`, then by title: whether the test passed. */
  tests: Record<string, Record<string, boolean>>;
};

/**
 * Whether each test that a name stands for has passed.
 *
 * @throws where no test has this name: a claim without its test would say nothing.
 */
export const outcomesOf = ({ tests }: Results, name: TestName): boolean[] => {
  const { file, words } = readTestName(name);
  const found = Object.entries(tests[file] ?? {}).filter(([title]) => title.includes(words));
  if (found.length === 0) throw new Error(`No test in the results is called “${name}”.`);
  return found.map(([, isPassed]) => isPassed);
};
