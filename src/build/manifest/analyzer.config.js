import { editorData } from './editor-data.js';
import { frameworkTypes } from './framework-types.js';
import reading from './reading.config.js';

/** What the elements say of themselves, for tools: `dist/custom-elements.json`, and what is made of it. */
export default {
  ...reading,
  quiet: false,
  outdir: 'dist',
  plugins: [...reading.plugins, editorData('dist'), frameworkTypes('dist')],
};
