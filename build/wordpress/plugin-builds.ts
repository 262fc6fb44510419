import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { noticeOf, notices } from '../notices.js';
import { targets } from '../oldest-browsers.js';

/**
 * A script of the plugin, in one file: its address has the version, and those of further files wouldn't. It is readable,
 * as WordPress asks of plugins.
 *
 * @param name what the format of a script that isn't a module needs. Nothing reads it.
 */
const pluginBuild = (entry: string, name?: string): UserConfig => ({
  plugins: [notices()],
  build: {
    outDir: 'dist/wordpress',
    emptyOutDir: false,
    target: targets,
    minify: false,
    lib: {
      entry: fileURLToPath(new URL(`../../wordpress/${entry}`, import.meta.url)),
      formats: [name === undefined ? 'es' : 'iife'],
      fileName: () => entry.replace(/^.*\/(.*)\.ts$/, '$1.js'),
      ...(name !== undefined && { name }),
    },
    rolldownOptions: { output: { codeSplitting: false, postBanner: noticeOf } },
  },
});

/** The script of the check under Tools → Site Health. */
export const siteHealthBuild = (): UserConfig =>
  pluginBuild('site-health/site-health.ts', 'donationWidgetSiteHealth');

/** The module that draws the first views of forms, with all questions and languages. */
export const viewsBuild = (): UserConfig => pluginBuild('views/store-views.ts');

/** The script of the blocks in the editor. */
export const editorBuild = (): UserConfig => pluginBuild('editor/editor.ts', 'donationWidgetBlocks');
