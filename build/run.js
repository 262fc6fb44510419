// Builds what users get: `npm run build` writes `dist`. With `demo`, it also writes the demo as plain files to
// `dist-demo`; with `wordpress`, the plugin to `dist/wordpress`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = (path) => join(root, 'node_modules', path);
const vite = (mode) => [tool('vite/bin/vite.js'), 'build', ...(mode ? ['--mode', mode] : [])];

const declarations = [
  [tool('typescript/bin/tsc'), '-p', 'build/declarations.tsconfig.json'],
  ['build/declarations.js'],
];
const manifest = [
  tool('@custom-elements-manifest/analyzer/cem.js'),
  'analyze',
  '--config',
  'build/manifest/analyzer.config.js',
];

const schemas = ['build/manifest/write-schemas.js'];

const dist = [vite(), vite('cdn'), vite('cli'), vite('sandbox'), ...declarations, manifest, schemas];

/** What each argument builds, in addition to the package. */
const more = {
  demo: [vite('demo')],
  wordpress: [vite('site-health'), vite('wordpress-views'), vite('wordpress'), ['build/wordpress/run.js']],
};

const names = process.argv.slice(2);
for (const name of names) if (!(name in more)) throw new Error(`There is no build called “${name}”.`);

for (const step of [...dist, ...names.flatMap((name) => more[name])]) {
  const { status } = spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
