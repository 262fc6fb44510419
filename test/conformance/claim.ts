/**
 * Names tests: a file below `test/`, then ` › ` and some words. It means every test in the file whose title contains
 * the words, or every test in the file if there are no words.
 */
export type TestName = string;

/** What the report says about a success criterion, and why. */
export type Claim =
  | {
      tests: readonly TestName[];
      /** What these tests show when they pass. */
      shows: string;
      /** What a person still has to check. */
      byHand?: string;
    }
  /** No test covers it. A person has to check this. */
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
