import basicSsl from '@vitejs/plugin-basic-ssl';
import {
  defaultAllowedOrigins,
  defineConfig,
  mergeConfig,
  type BuildEnvironmentOptions,
  type UserConfig,
} from 'vite';
import { docsSite } from './demo/docs/vite-plugin.js';
import { staticDemo } from './demo/static/pages.js';
import { cdnBuild } from './src/build/builds.js';
import { targets } from './src/build/oldest-browsers.js';
import { demoAtRoot, sandbox } from './demo/sandbox/vite-plugin.js';

/** For bundlers: modules that import their dependencies. They have no source maps, because they read like the sources. */
const library: BuildEnvironmentOptions = {
  outDir: 'dist',
  target: targets,
  minify: false,
  lib: {
    entry: {
      index: 'src/index.ts',
      'analytics/index': 'src/analytics/index.ts',
      'client/index': 'src/client/index.ts',
      'prerender/prerender': 'src/prerender/prerender.ts',
    },
    formats: ['es'],
  },
  rolldownOptions: {
    external: [/^lit(?:\/|$)/, /^@lit\//, /^zod(?:\/|$)/],
    output: { preserveModules: true, preserveModulesRoot: 'src' },
  },
};

const server = {
  port: 5173,
  strictPort: true,
  // Preflights go on to the sandbox, which answers any origin; the files of the project stay Vite's.
  cors: { origin: defaultAllowedOrigins, preflightContinue: true },
};

const project = (mode: string): UserConfig => ({
  plugins: [
    demoAtRoot(),
    sandbox({ database: process.env['SANDBOX_DATABASE'] ?? '.sandbox/donations.db' }),
    ...(mode === 'https' ? [basicSsl()] : []),
  ],
  server,
  preview: server,
  build: library,
});

/** What `vite build` writes in a mode; the project itself in all others. */
const builds: Record<string, ((mode: string) => UserConfig) | undefined> = {
  cdn: cdnBuild,
  demo: staticDemo,
};

export default defineConfig(({ mode }) =>
  mergeConfig((builds[mode] ?? project)(mode), {
    plugins: [docsSite()],
  }),
);
