import { basename, dirname } from 'node:path';

const isNoticed = ({ status }) => status === 'killed' || status === 'timed out';

const scoreOf = (mutants) => (100 * mutants.filter(isNoticed).length) / mutants.length;

const row = (name, mutants) => {
  const count = (wanted) => mutants.filter(({ status }) => status === wanted).length;
  const missed = ['survived', 'not covered'].flatMap((status) =>
    count(status) > 0 ? [`${count(status)} ${status}`] : [],
  );
  return [
    name.padEnd(32),
    `${scoreOf(mutants).toFixed(1).padStart(5)} %`,
    `${mutants.filter(isNoticed).length} of ${mutants.length}`.padStart(12),
    count('timed out') > 0 ? `${count('timed out')} by time` : '',
    missed.join(', '),
  ]
    .join('  ')
    .trimEnd();
};

const groupsOf = (mutants, keyOf) =>
  [...new Set(mutants.map(keyOf))].map((key) => [key, mutants.filter((mutant) => keyOf(mutant) === key)]);

const inOneLine = (text) => text.replace(/\s+/g, ' ');

/** The share of mutants that a test noticed, in all, by layer and by file, and the others one by one. */
export const reportOf = (mutants) => ({
  score: scoreOf(mutants),
  summary: [
    ...groupsOf(mutants, ({ file }) => basename(dirname(file))).flatMap(([layer, ofLayer]) => [
      row(layer, ofLayer),
      ...groupsOf(ofLayer, ({ file }) => file).map(([file, ofFile]) => row(`  ${basename(file)}`, ofFile)),
    ]),
    row('all', mutants),
  ].join('\n'),
  survivors: mutants
    .filter((mutant) => !isNoticed(mutant))
    .map(
      ({ file, line, column, mutator, status, original, replacement }) =>
        `${file}:${line}:${column} ${mutator}, ${status}\n` +
        `  - ${inOneLine(original)}\n  + ${inOneLine(replacement)}\n`,
    )
    .join('\n'),
});
