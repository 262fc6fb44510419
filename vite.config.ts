import basicSsl from '@vitejs/plugin-basic-ssl';
import { defaultAllowedOrigins, defineConfig, type BuildEnvironmentOptions } from 'vite';
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
  rolldownOptions: { external: [/^lit(?:\/|$)/, /^@lit\//, /^zod(?:\/|$)/] },
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
  ],
  server,
  preview: server,
  build: mode === 'cdn' ? cdn : library,
}));
