import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { noticeOf, notices } from '../notices.js';
import { targets } from '../oldest-browsers.js';

/**
 * The script that draws the first views of forms, with all questions and languages in one file: its address has the
 * version, and those of further files wouldn't. It is readable, as WordPress asks of plugins.
 */
export const viewsBuild = (): UserConfig => ({
  plugins: [notices()],
  build: {
    outDir: 'dist/wordpress',
    emptyOutDir: false,
    target: targets,
    minify: false,
    lib: {
      entry: fileURLToPath(new URL('../../wordpress/views/store-views.ts', import.meta.url)),
      formats: ['es'],
      fileName: () => 'store-views.js',
    },
    rolldownOptions: { output: { codeSplitting: false, postBanner: noticeOf } },
  },
});
