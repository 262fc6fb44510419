import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { noticeOf, notices } from '../notices.js';
import { targets } from '../oldest-browsers.js';

/** A script of WordPress's administration. It is readable, as WordPress asks of plugins. */
const adminBuild = (entry: string, name: string): UserConfig => ({
  plugins: [notices()],
  build: {
    outDir: 'dist/wordpress',
    emptyOutDir: false,
    target: targets,
    minify: false,
    lib: {
      entry: fileURLToPath(new URL(`../../wordpress/${entry}`, import.meta.url)),
      // Nothing else reads it, but the format needs a name.
      name,
      formats: ['iife'],
      fileName: () => entry.replace(/^.*\/(.*)\.ts$/, '$1.js'),
    },
    rolldownOptions: { output: { postBanner: noticeOf } },
  },
});

/** The script of the check under Tools → Site Health. */
export const siteHealthBuild = (): UserConfig =>
  adminBuild('site-health/site-health.ts', 'donationWidgetSiteHealth');

/** The script of the blocks in the editor. */
export const editorBuild = (): UserConfig => adminBuild('editor/editor.ts', 'donationWidgetBlocks');
