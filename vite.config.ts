import basicSsl from '@vitejs/plugin-basic-ssl';
import { defineConfig, mergeConfig, type BuildEnvironmentOptions, type UserConfig } from 'vite';
import { configuratorScripts } from './demo/configurator-scripts.js';
import { docsSite } from './demo/docs/vite-plugin.js';
import { demoFrame } from './demo/frame.js';
import { galleryCharities } from './demo/gallery/charities.js';
import { missingPages } from './demo/missing-page.js';
import { staticDemo } from './demo/static/pages.js';
import { cdnBuild } from './build/builds.js';
import { buildScripts } from './build/build-scripts.js';
import { notices } from './build/notices.js';
import { targets } from './build/oldest-browsers.js';
import { cliBuild, sandboxBuild } from './build/tool-builds.js';
import { editorBuild, siteHealthBuild, viewsBuild } from './build/wordpress/plugin-builds.js';
import { demoAtRoot, formScripts, sandbox } from './tools/sandbox/vite-plugin.js';

/** The build for bundlers: modules that import their dependencies. They are readable, so they need no source maps. */
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
};

const project = (mode: string): UserConfig => ({
  plugins: [
    notices(),
    demoAtRoot(),
    demoFrame(),
    configuratorScripts(),
    missingPages(),
    formScripts({ build: buildScripts }),
    sandbox({
      database: process.env['SANDBOX_DATABASE'] ?? '.sandbox/donations.db',
      charities: galleryCharities('/demo'),
      returnUrl: '/demo/thank-you.html',
    }),
    ...(mode === 'https' ? [basicSsl()] : []),
  ],
  server,
  preview: server,
  build: library,
});

/** The build of each mode. Any other mode builds the package. */
const builds: Record<string, ((mode: string) => UserConfig) | undefined> = {
  cdn: cdnBuild,
  cli: cliBuild,
  sandbox: sandboxBuild,
  'wordpress-views': viewsBuild,
  wordpress: editorBuild,
  'site-health': siteHealthBuild,
  demo: staticDemo,
};

export default defineConfig(({ mode }) =>
  mergeConfig((builds[mode] ?? project)(mode), {
    plugins: [docsSite()],
    // Scripts and source maps name their sources. They must do so alike if `node_modules` is a link to another folder.
    resolve: { preserveSymlinks: true },
  }),
);
