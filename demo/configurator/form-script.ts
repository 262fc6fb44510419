// The script of the form in the preview.
import '../../src/index.js';

/** The address of this script, also after a build, which gives it another name. */
export const address = import.meta.url;
