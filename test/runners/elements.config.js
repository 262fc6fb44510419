// Runs the tests that need a page in Chromium: `npm run test:browser` for all, or add `-- --files PATH`.
import process from 'node:process';
import { inSharedPages, pageBundles } from './page-bundles.js';
import { runnerOf, testFiles } from './runners.js';
import config from './web-test-runner.config.js';

/** The paths after `--files`; none to run all tests. */
const askedFor = () => {
  const [, ...rest] = process.argv.slice(process.argv.indexOf('--files'));
  const end = rest.findIndex((one) => one.startsWith('-'));
  return process.argv.includes('--files') ? rest.slice(0, end < 0 ? undefined : end) : [];
};

const asked = askedFor();

/** Named files get a page each. A few files aren't worth a bundle, and `--watch` can't see the sources in a bundle. */
const areServedOneByOne =
  asked.length < 5 || asked.some((path) => path.includes('*')) || process.argv.includes('--watch');

const forAsked = {
  ...config,
  files: asked,
  ...(!areServedOneByOne && { plugins: [pageBundles(config.rootDir, asked), ...config.plugins] }),
};

export default asked.length > 0
  ? forAsked
  : inSharedPages(
      config,
      'elements',
      testFiles().filter((path) => runnerOf(path) === 'elements'),
    );
