import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import basicSsl from '@vitejs/plugin-basic-ssl';
import { defaultAllowedOrigins, defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { demoAtRoot, sandbox } from './demo/sandbox/vite-plugin.js';

/** For bundlers: readable modules beside their dependencies. */
const library: BuildEnvironmentOptions = {
  outDir: 'dist',
  sourcemap: true,
  minify: false,
  lib: {
    entry: { index: 'src/index.ts', 'client/index': 'src/client/index.ts' },
    formats: ['es'],
  },
  rolldownOptions: {
    external: [/^lit(?:\/|$)/, /^@lit\//, /^zod(?:\/|$)/],
    output: { chunkFileNames: 'chunks/[name].js' },
  },
};

/** For a script tag: one module with everything inside; what it loads lazily lies beside it. */
const cdn: BuildEnvironmentOptions = {
  outDir: 'dist/cdn',
  emptyOutDir: false,
  sourcemap: true,
  minify: true,
  lib: { entry: { 'donation-widget': 'src/index.ts' }, formats: ['es'] },
  // Rolldown leaves the white space of a library in place unless it is told here too.
  rolldownOptions: { output: { minify: true } },
};

/** For a classic script tag: one file with everything inside, every language too. */
const classic: BuildEnvironmentOptions = {
  ...cdn,
  lib: {
    entry: 'src/index.ts',
    formats: ['iife'],
    name: 'DonationWidget',
    fileName: () => 'donation-widget.iife.js',
  },
};

const allWords = {
  find: './lazy-words.js',
  replacement: fileURLToPath(new URL('src/messages/all-words.ts', import.meta.url)),
};

/** Writes the hash of every script of the folder, for `integrity` attributes and import maps. */
const integrity = (): Plugin => ({
  name: 'integrity',
  async writeBundle({ dir }) {
    if (!dir) return;
    const scripts = (await readdir(dir)).filter((name) => name.endsWith('.js')).sort();
    const hashes = scripts.map(async (name) => {
      const hash = createHash('sha384').update(await readFile(join(dir, name)));
      return [name, `sha384-${hash.digest('base64')}`];
    });
    const list = Object.fromEntries(await Promise.all(hashes));
    await writeFile(join(dir, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`);
  },
});

const server = {
  port: 5173,
  strictPort: true,
  // Preflights go on to the sandbox, which answers any origin; the files of the project stay Vite's.
  cors: { origin: defaultAllowedOrigins, preflightContinue: true },
};

export default defineConfig(({ mode }) => ({
  plugins: [
    demoAtRoot(),
    sandbox({ database: process.env['SANDBOX_DATABASE'] ?? '.sandbox/donations.db' }),
    ...(mode === 'https' ? [basicSsl()] : []),
    ...(mode === 'cdn' || mode === 'classic' ? [integrity()] : []),
  ],
  resolve: { alias: mode === 'classic' ? [allWords] : [] },
  server,
  preview: server,
  build: { cdn, classic }[mode] ?? library,
}));
