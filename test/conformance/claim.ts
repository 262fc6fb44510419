/**
 * Names tests: a file below `test/`, then ` › ` and some words. It means every test in the file whose title contains
 * the words, or every test in the file if there are no words.
 */
export type TestName = string;

/** A statement of the report about a success criterion, with its reason. */
export type Claim =
  | {
      tests: readonly TestName[];
      /** The sentence for the report if these tests pass. */
      shows: string;
      /** The checks that a person still has to make. */
      byHand?: string;
    }
  /** No test covers it. A person has to check this. */
  | { byHand: string }
  /** Why the criterion does not apply to the form. */
  | { notApplicable: string };

type NamedTest = { file: string; words: string };

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
