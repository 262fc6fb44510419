// The tests that need a page, in Chromium: `npm run test:browser`, all of them or `-- --files PATH`.
import process from 'node:process';
import { pageBundles } from './page-bundles.js';
import { runnerOf, testFiles } from './runners.js';
import config from './web-test-runner.config.js';

/** The paths that were asked for; all when there are none. */
const askedFor = () => {
  const [, ...rest] = process.argv.slice(process.argv.indexOf('--files'));
  const end = rest.findIndex((one) => one.startsWith('-'));
  return process.argv.includes('--files') ? rest.slice(0, end < 0 ? undefined : end) : [];
};

const asked = askedFor();
const files = asked.length > 0 ? asked : testFiles().filter((path) => runnerOf(path) === 'elements');

/** A few files are not worth a bundle, and the runner watches sources that it serves itself. */
const areServedOneByOne =
  files.length < 5 || files.some((path) => path.includes('*')) || process.argv.includes('--watch');

export default areServedOneByOne
  ? { ...config, files }
  : {
      ...config,
      files,
      // Frames that a test writes import the sources one by one.
      plugins: [pageBundles(config.rootDir, files), ...config.plugins],
    };
