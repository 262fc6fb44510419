import { editorData } from './editor-data.js';
import { frameworkTypes } from './framework-types.js';
import reading, { declared } from './reading.config.js';

/**
 * Writes the description of the elements for tools: `dist/custom-elements.json` and the files made from it.
 */
export default {
  ...reading,
  quiet: false,
  outdir: 'dist',
  plugins: [...reading.plugins, editorData('dist', declared), frameworkTypes('dist')],
};
