// Builds what users get: `npm run build` writes `dist`. With `demo`, it also writes the demo as plain files to
// `dist-demo`, and the plugin, which the demo offers; with `wordpress`, the plugin to `dist/wordpress`.
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
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

const parts = ['build/write-parts.js'];

const documents = ['demo/docs/write-package.js'];

const dist = [
  vite(),
  vite('cdn'),
  vite('cli'),
  vite('sandbox'),
  ...declarations,
  manifest,
  schemas,
  parts,
  documents,
];

const wordpress = [
  vite('site-health'),
  vite('wordpress-views'),
  vite('wordpress'),
  ['build/wordpress/run.js'],
];

/** What each argument builds, in addition to the package. The demo has the plugin to download. */
const more = { demo: [...wordpress, vite('demo')], wordpress };

const names = process.argv.slice(2);
for (const name of names) if (!(name in more)) throw new Error(`There is no build called “${name}”.`);

// With `NODE_ENV=development` from the shell, the scripts would have the development build of Lit.
const env = { ...process.env, NODE_ENV: 'production' };

for (const step of [...dist, ...new Set(names.flatMap((name) => more[name]))]) {
  const { status } = spawnSync(process.execPath, step, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// npm packs files with their permissions, which otherwise depend on the umask of whoever builds.
const built = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const others = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'].map((file) => join(root, file));
for (const file of [...built, ...others]) chmodSync(file, 0o644);
