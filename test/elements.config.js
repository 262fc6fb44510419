// The tests that need a page, in Chromium: `npm run test:elements`.
import { pageBundles } from './page-bundles.js';
import { runnerOf, testFiles } from './runners.js';
import config from './web-test-runner.config.js';

const files = testFiles().filter((path) => runnerOf(path) === 'elements');

export default {
  ...config,
  files,
  // A page of its own for each, which asks for little: see `page-bundles.js`.
  plugins: [pageBundles(config.rootDir, () => files)],
  // What is bundled has no import left to resolve.
  nodeResolve: false,
};
