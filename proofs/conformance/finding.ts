import { filesOf, outcomesOf, type Outcomes } from '../../test/runners/named-tests.js';
import type { Claim } from './claims.js';
import { levelA, levelAA } from './wcag.js';

/** The results of a test run, as in `results.json`. */
export type Results = {
  /** The version of the package. */
  version: string;
  description: string;
  /** The day of the run, in ISO 8601. */
  date: string;
  browser: string;
  tests: Outcomes;
};

/** The levels of OpenACR. */
export type Level =
  'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

/** The report's result for one criterion. */
export type Finding = {
  number: string;
  name: string;
  level: Level;
  /** One or more sentences. */
  remarks: string;
  byHand: string | undefined;
  /** The test files, without `test/`. */
  files: string[];
};

const levelOf = (outcomes: readonly boolean[]): Level => {
  if (outcomes.every(Boolean)) return 'supports';
  return outcomes.some(Boolean) ? 'partially-supports' : 'does-not-support';
};

const judge = (claim: Claim, { tests }: Results): Omit<Finding, 'number' | 'name'> => {
  if ('notApplicable' in claim) {
    return { level: 'not-applicable', remarks: claim.notApplicable, byHand: undefined, files: [] };
  }
  if (!('tests' in claim)) {
    return { level: 'not-evaluated', remarks: 'No test covers this.', byHand: claim.byHand, files: [] };
  }
  const failed = claim.tests.filter((name) => outcomesOf(tests, name).includes(false));
  const { shows, needsPeople } = claim;
  const level = levelOf(claim.tests.flatMap((name) => outcomesOf(tests, name)));
  const shown = needsPeople ? `Only people can show this. Tests show a part of it: ${shows}` : shows;
  return {
    level: needsPeople && level === 'supports' ? 'not-evaluated' : level,
    remarks: failed.length === 0 ? shown : `These tests failed: ${failed.join('; ')}.`,
    byHand: claim.byHand,
    files: filesOf(claim.tests),
  };
};

/** Sorts criteria by number, so that 1.4.9 comes before 1.4.10. */
const byNumber = ([one]: [string, unknown], [other]: [string, unknown]) =>
  one.localeCompare(other, 'en', { numeric: true });

/** The findings for these claims, by number. */
export const findingsOf = (
  claims: Record<string, Claim>,
  results: Results,
  names: Record<string, string> = { ...levelA, ...levelAA },
): Finding[] =>
  Object.entries(claims)
    .sort(byNumber)
    .map(([number, claim]) => ({ number, name: names[number] ?? '', ...judge(claim, results) }));
