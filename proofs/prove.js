// Proves what we claim, or takes the pictures that show it: `npm run prove -- NAME`. Without a name, it lists the names.
import { spawnSync } from 'node:child_process';
import console from 'node:console';
import process from 'node:process';
import { rootDir } from '../test/runners/files.js';

const tests = 'test/runners/run.js';

/** What each proof does, and its programs. The last program gets the arguments after the name. */
const proofs = {
  bench: ['compares the speed of the form with other forms', ['proofs/bench/run.js']],
  conformance: ['writes the accessibility conformance report', ['proofs/conformance/run.js']],
  network: ['writes down which hosts browsers ask for', ['proofs/network/run.js']],
  'screen-reader': ['writes down what a screen reader says', ['proofs/screen-reader/write.js']],
  screenshots: ['takes the pictures of the README and the gallery', [tests, 'proofs/screenshots']],
  soak: ['checks that memory stays flat', ['build/run.js'], ['proofs/soak/run.js']],
  stored: ['writes down what this version stores in browsers', ['proofs/upgrade/write-stored.js']],
  threats: ['runs the tests of each threat', ['proofs/threats/run.js']],
  upgrade: ['changes a site’s version while donors give', [tests, 'proofs/upgrade']],
  'wordpress-screenshots': [
    'takes the pictures of the WordPress plugin',
    [tests, 'proofs/wordpress-screenshots'],
  ],
};

const names = Object.keys(proofs);
const width = Math.max(...names.map((name) => name.length));
const list = names.map((name) => `  ${name.padEnd(width)}  ${proofs[name][0]}`).join('\n');

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  console.log(`npm run prove -- NAME\n\n${list}`);
} else if (!names.includes(name)) {
  console.error(`There is no proof called ${name}. The names are:\n\n${list}`);
  process.exitCode = 1;
} else {
  const programs = proofs[name].slice(1);
  for (const program of programs) {
    const more = program === programs.at(-1) ? args : [];
    const { status } = spawnSync(process.execPath, [...program, ...more], { cwd: rootDir, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
