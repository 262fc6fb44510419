import { editorData } from './editor-data.js';
import { frameworkTypes } from './framework-types.js';
import { publicElements } from './public-elements.js';

/** What the elements say of themselves, for tools: `dist/custom-elements.json`, and what is made of it. */
export default {
  globs: ['src/elements/donation-*.ts', 'src/elements/service-element.ts', 'src/events.ts'],
  exclude: ['src/elements/*.styles.ts'],
  litelement: true,
  packagejson: false,
  outdir: 'dist',
  plugins: [publicElements(), editorData('dist'), frameworkTypes('dist')],
};
