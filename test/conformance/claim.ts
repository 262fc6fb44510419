/**
 * A test: its file below `test/`, ` › ` and words of its title. Every test of the file whose title has these words
 * counts; without words, every test of the file.
 */
export type TestName = string;

/** What the report says about a success criterion, and on which grounds. */
export type Claim =
  | {
      tests: readonly TestName[];
      /** What these tests show when they pass. */
      shows: string;
      /** What a person still has to check. */
      byHand?: string;
    }
  /** No test shows it: what a person would have to check. */
  | { byHand: string }
  /** Why the criterion does not apply to the form. */
  | { notApplicable: string };

export type NamedTest = { file: string; words: string };

export const readTestName = (name: TestName): NamedTest => {
  const [file = '', words = ''] = name.split(' › ');
  return { file, words };
};

/** The files of all tests that the claims name, each once. */
export const filesOf = (claims: readonly Claim[]): string[] => [
  ...new Set(
    claims.flatMap((claim) => ('tests' in claim ? claim.tests.map((one) => readTestName(one).file) : [])),
  ),
];
