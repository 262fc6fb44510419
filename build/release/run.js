// `npm run release -- minor`: makes a version, up to the point of publishing it.
import console from 'node:console';
import { join, relative } from 'node:path';
import process from 'node:process';
import { Refusal } from './refusal.js';
import { release } from './release.js';

const root = join(import.meta.dirname, '../../..');

try {
  const { version, tag, scripts, tarball, integrity } = await release({
    root,
    wanted: process.argv[2],
    date: new Date(),
    prepare: [
      ['npm', 'ci'],
      ['npm', 'run', 'conformance'],
    ],
    checks: [['.ci/run']],
    build: ['npm', 'run', 'build'],
  });
  const hashes = Object.entries(integrity).map(([name, hash]) => `  ${name} ${hash}`);
  console.log(`
${version} is ready: committed, and tagged as ${tag}. Nothing is published yet.

Hashes:
${hashes.join('\n')}

To publish it:
  git push --atomic origin main ${tag}
  npm publish --provenance ${relative(root, tarball)}
  Copy ${relative(root, scripts)} to your CDN, under this name.

npm makes a provenance statement only in a CI job: see docs/releasing.md.`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
