import { join } from 'node:path';
import { runnerImport } from 'vite';
import { cancelableEvents } from './cancelable-events.js';
import { literalTypes } from './literal-types.js';
import { publicElements } from './public-elements.js';
import { questionAttributes } from './question-attributes.js';
import { writtenDefaults } from './written-defaults.js';

// Node 20 can't run TypeScript, so Vite loads it.
const { module } = await runnerImport(join(import.meta.dirname, 'declared.ts'), {
  configFile: false,
  logLevel: 'error',
});

/** The analyzer's configuration for reading the manifest from the sources. */
export default {
  globs: [
    'src/elements/**/donation-*.ts',
    'src/elements/service-element.ts',
    'src/questions/*/attributes.ts',
    'src/events.ts',
    // The types of attributes and event fields.
    'src/return/outcome.ts',
    'src/schema/interval-unit.ts',
    'src/schema/payment-type.ts',
  ],
  exclude: ['src/elements/**/*.styles.ts'],
  litelement: true,
  packagejson: false,
  quiet: true,
  plugins: [
    writtenDefaults(),
    cancelableEvents(),
    literalTypes(),
    questionAttributes(module.declared),
    publicElements(module.declared),
  ],
};
