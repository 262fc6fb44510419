// Runs element tests against a script in dist/cdn.
import { builtPlugin, builtSources, buildScripts } from './built.js';
import { inSharedPages } from './page-bundles.js';
import { testFiles } from './runners.js';
import config from './web-test-runner.config.js';

/** The tests that need only what a page has. Other tests delay a file or the texts of a language. */
const names = [
  // The excluded test makes the page forget an answer, which only works with the sources.
  'questions/(?!monthly-suggestion)[\\w-]+',
  'donation-(?:widget|status(?:-(?:open|receipt|truth))?|button-(?:page|return))',
  'error-summary|kept-answers|prefill|return|several-widgets(?:-return)?|submit|summary|try-again',
  'unset-properties|early-properties|privacy|hostile-data|unexpected-errors',
  'edge-answers-[\\w-]+|faults-(?:leaving|returning|sending)',
];
const files = new RegExp(`^test/elements/(?:${names.join('|')})\\.test\\.ts$`);

/**
 * @param {'module' | 'classic'} which
 */
export const configFor = (which) => {
  buildScripts(config.rootDir);
  const some = testFiles().filter((path) => files.test(path));
  return inSharedPages(
    { ...config, plugins: [builtPlugin(which), ...config.plugins] },
    `built-${which}`,
    some,
    [builtSources(config.rootDir)],
  );
};
