// Whether the tests would notice: changes the sources at one place after another, and runs the tests that pass
// there. `npm run test:mutation -- theme donation/amount` takes the sources whose paths have one of these; what
// is above the lower layers is taken only so, since its tests draw, and take long.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import console from 'node:console';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';
import { openChromium } from './chromium-runs.js';
import { coveringRuns } from './covering-runs.js';
import { bundle, instrument } from './instrument.js';
import { reportOf } from './report.js';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const lower = ['schema', 'donation', 'client', 'browser', 'theme'];
const upper = ['messages', 'controllers', 'elements'];
/** Words and styles alone: nothing that a test could notice but by repeating it. */
const isText = (path) => /\/messages\/(?:[a-z]{2}|en-form)\.ts$|\.styles\.ts$/.test(path);
const leastScore = 85;
const workers = 2;

const filesIn = async (tree, layers, ending) => {
  const paths = await Promise.all(
    layers.map(async (layer) =>
      (await readdir(join(rootDir, tree, layer))).map((one) => `${tree}/${layer}/${one}`),
    ),
  );
  return paths.flat().filter((path) => path.endsWith(ending));
};

const wanted = process.argv.slice(2);
const all = wanted.length === 0 ? lower : [...lower, ...upper];
const chosen = (await filesIn('src', all, '.ts')).filter(
  (path) => !isText(path) && (wanted.length === 0 || wanted.some((part) => path.includes(part))),
);
const isAbove = chosen.some((path) => upper.some((layer) => path.startsWith(`src/${layer}/`)));
/** The keys and pointers of these are pressed by the test runner, which is not here. */
const hasKeys = async (path) =>
  (await readFile(join(rootDir, path), 'utf8')).includes('test-runner-commands');
const found = await filesIn('test', isAbove ? [...lower, ...upper] : lower, '.test.ts');
const areDriven = await Promise.all(found.map(hasKeys));
const testFiles = found.filter((_, at) => !areDriven[at]);
const { sources, mutants } = await instrument(rootDir, chosen);
if (mutants.length === 0) throw new Error(`No mutants in ${wanted.join(', ')}.`);

const { newWorker, close } = await openChromium(rootDir, await bundle(rootDir, testFiles, sources));
const inParallel = async (items, work) => {
  const queue = items.entries();
  const results = [];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const run = await newWorker();
      for (const [index, item] of queue) results[index] = await work(run, item, index);
    }),
  );
  return results;
};

console.log(`${mutants.length} mutants in ${chosen.length} files, ${testFiles.length} test files.`);
const original = await inParallel(testFiles, async (run, testFile) => {
  const outcome = await run(testFile, {
    switches: { mutantCoverage: { static: {}, perTest: {} } },
    timeout: 60_000,
    limit: 120_000,
  });
  if (!outcome || outcome.failure !== null) {
    throw new Error(`${testFile} fails without any mutant: ${outcome?.failure ?? 'it does not end'}`);
  }
  return { testFile, ...outcome };
});
console.log(
  `${original.reduce((sum, { durations }) => sum + durations.length, 0)} tests pass without any mutant.`,
);

const results = await inParallel(mutants, async (run, mutant, index) => {
  if (index > 0 && index % 250 === 0) console.log(`${index} of ${mutants.length}`);
  const runs = coveringRuns(mutant, original);
  for (const { testFile, ...options } of runs) {
    const outcome = await run(testFile, options);
    if (!outcome) return { ...mutant, status: 'timed out', by: testFile };
    if (outcome.failure !== null) return { ...mutant, status: 'killed', by: testFile, how: outcome.failure };
  }
  return { ...mutant, status: runs.length > 0 ? 'survived' : 'not covered' };
});
await close();

const { score, summary, survivors } = reportOf(results);
const folder = join(rootDir, 'coverage/mutation');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'survivors.txt'), survivors);
await writeFile(join(folder, 'mutants.json'), JSON.stringify(results, null, 1));
console.log(`\n${summary}\n\nThe survivors are in coverage/mutation/survivors.txt.`);
if (score < leastScore) {
  console.error(`Fewer than ${leastScore} % are noticed.`);
  process.exitCode = 1;
}
