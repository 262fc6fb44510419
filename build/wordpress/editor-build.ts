import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { noticeOf, notices } from '../notices.js';
import { targets } from '../oldest-browsers.js';

/** The file of the build in `dist/wordpress`. */
const editorFile = 'editor.js';

/** The script of the blocks in WordPress's editor. It is readable, as WordPress asks of plugins. */
export const editorBuild = (): UserConfig => ({
  plugins: [notices()],
  build: {
    outDir: 'dist/wordpress',
    emptyOutDir: false,
    target: targets,
    minify: false,
    lib: {
      entry: fileURLToPath(new URL('../../wordpress/editor/editor.ts', import.meta.url)),
      // Nothing else reads it, but the format needs a name.
      name: 'donationWidgetBlocks',
      formats: ['iife'],
      fileName: () => editorFile,
    },
    rolldownOptions: { output: { postBanner: noticeOf } },
  },
});
