import { basename, dirname } from 'node:path';

/** Milliseconds that opening a page takes, about. */
const opening = 50;

const stemOf = (path) => basename(path).replace(/(?:\.property)?(?:\.test)?\.ts$/, '');
const layerOf = (path) => basename(dirname(path));

/**
 * The runs that a mutant must survive: each test file that passes through it, with the tests that do, or all
 * of them where it is passed while the file is loaded. Those likely to notice come first, then the fast ones.
 *
 * @param {{ id: string; file: string }} mutant
 * @param {{ testFile: string; durations: number[]; coverage: { static: object; perTest: object } }[]} original
 *   how the test files ran without any mutant
 */
export const coveringRuns = ({ id, file }, original) =>
  original
    .flatMap(({ testFile, durations, coverage }) => {
      const covering = Object.keys(coverage.perTest).filter((test) => coverage.perTest[test][id]);
      const isStatic = coverage.static[id] !== undefined;
      if (!isStatic && covering.length === 0) return [];
      const tests = isStatic ? null : covering.map(Number);
      const taken = (tests ?? [...durations.keys()]).map((test) => durations[test] ?? 0);
      const hits = [coverage.static, ...Object.values(coverage.perTest)].reduce(
        (sum, counts) => sum + (counts[id] ?? 0),
        0,
      );
      const expected = taken.reduce((sum, one) => sum + one, opening);
      const rank = [stemOf(testFile) !== stemOf(file), layerOf(testFile) !== layerOf(file), expected].map(
        Number,
      );
      const run = {
        testFile,
        tests,
        // What goes round and round meets its own mutant, and ends sooner by this limit than by time.
        switches: { activeMutant: id, hitCount: 0, hitLimit: hits * 100 },
        timeout: 3000 + 5 * Math.max(0, ...taken),
        limit: 10_000 + 10 * expected,
      };
      return [{ rank, run }];
    })
    .sort((a, b) => a.rank.map((value, at) => value - b.rank[at]).find((difference) => difference) ?? 0)
    .map(({ run }) => run);
