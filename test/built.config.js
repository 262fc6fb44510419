// Tests of the elements once more, against the scripts that pages load: what a build changes shows here.
import { builtPlugin, buildScripts } from './built.js';
import config from './web-test-runner.config.js';

buildScripts(config.rootDir);

export default {
  ...config,
  // Those that ask for nothing but what a page has. Others hold back a part, or the words of a language.
  files: [
    'test/elements/{unset-properties,early-properties,privacy,hostile-data,unexpected-errors}.test.ts',
    'test/elements/{donation-widget,donation-status,edge-answers}!(*-late).test.ts',
    'test/elements/donation-button-{page,return}.test.ts',
    'test/elements/faults-{leaving,returning,sending}.test.ts',
  ],
  plugins: [builtPlugin('module'), ...config.plugins],
};
