import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { compile } from 'svelte/compiler';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = fileURLToPath(new URL('pages', import.meta.url));

/** Builds our scripts as `npm run build` writes them for a page. */
export const buildOurs = (mode, folder) =>
  build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });

const svelte = {
  name: 'svelte',
  transform: (source, filename) =>
    filename.endsWith('.svelte') ? compile(source, { filename, generate: 'client' }).js : null,
};

/** Builds an equivalent form as a developer would for production: one script and its lazy parts. */
export const buildEquivalent = (file, folder) =>
  build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [svelte],
    oxc: { jsx: { importSource: file.startsWith('preact') ? 'preact' : 'react' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      lib: { entry: { form: join(pages, file) }, formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
