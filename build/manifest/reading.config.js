import { cancelableEvents } from './cancelable-events.js';
import { literalTypes } from './literal-types.js';
import { publicElements } from './public-elements.js';
import { questionAttributes } from './question-attributes.js';
import { writtenDefaults } from './written-defaults.js';

/** The analyzer's configuration for reading the manifest from the sources. */
export default {
  globs: [
    'src/elements/**/donation-*.ts',
    'src/elements/service-element.ts',
    'src/questions/list.ts',
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
  plugins: [writtenDefaults(), cancelableEvents(), literalTypes(), questionAttributes(), publicElements()],
};
