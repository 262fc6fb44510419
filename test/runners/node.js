// Runs the tests that need only Node, in one process. Paths after it choose some of them.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Mocha from 'mocha';
import { closeWithCount } from './count.js';
import { nameOf, rootDir, runnerOf, testFiles } from './files.js';
import { onMissingText } from './missing-texts.js';
import { patience } from './patience.js';
import './typescript.js';

onMissingText((error) => {
  throw error;
});

const { values, positionals } = parseArgs({
  options: { grep: { type: 'string', short: 'g' } },
  allowPositionals: true,
});
const files = testFiles().filter(
  (path) =>
    runnerOf(path) === 'node' &&
    (positionals.length === 0 || positionals.some((wanted) => path.startsWith(wanted))),
);

const failures = [];
/** Whether each test passed, by its file, without `test/`, and its title. `outcomes.js` reads it. */
const outcomes = {};

const record = (test, isPassed) => {
  const [file, ...titles] = test.titlePath();
  (outcomes[nameOf(file)] ??= {})[titles.join(' ')] = isPassed;
};

/** Prints the failures and the number of passed tests. */
class Failures extends Mocha.reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    runner.on('pass', (test) => record(test, true));
    runner.on('pending', (test) => record(test, false));
    runner.on('fail', (test, { message, stack }) => {
      record(test, false);
      failures.push(`Node › ${test.titlePath().join(' › ')}\n${stack ?? message}`);
    });
    runner.once('end', () => {
      this.epilogue();
      closeWithCount({ passed: this.stats.passes, failures });
      if (process.env.TEST_OUTCOMES) writeFileSync(process.env.TEST_OUTCOMES, JSON.stringify(outcomes));
      process.exitCode = failures.length > 0 || this.stats.passes === 0 ? 1 : 0;
    });
  }
}

const mocha = new Mocha({
  reporter: Failures,
  timeout: patience.test,
  forbidOnly: Boolean(process.env.CI),
  ...(values.grep && { grep: values.grep }),
});
for (const file of files) {
  // Each file has its own suite, so that its hooks don't run for the tests of other files.
  const suite = Mocha.Suite.create(mocha.suite, file);
  Mocha.interfaces.bdd(suite);
  // This does what `mocha.loadFiles` does, but with `import`: `require` would bypass the TypeScript loader.
  suite.emit('pre-require', globalThis, file, mocha);
  await import(pathToFileURL(join(rootDir, file)).href);
}
mocha.run();
