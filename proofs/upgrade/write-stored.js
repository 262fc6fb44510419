// Writes what this version stores in donors' browsers to `proofs/upgrade/stored`: `npm run prove -- stored`. It never changes the
// file of a released version.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import console from 'node:console';
import { join } from 'node:path';
import process from 'node:process';
import { rootDir } from '../../test/runners/files.js';
import '../../test/runners/typescript.js';

const { digestOf, digestsFile, fileOf, folder, readDigests, versionsIn } = await import('./stored.ts');
const { record } = await import('./record.ts');

const read = (file) => readFile(join(rootDir, file), 'utf8');
const { version } = JSON.parse(await read('package.json'));
const listed = versionsIn(await read('CHANGELOG.md')).find((one) => one.version === version);
if (listed?.isReleased) {
  console.error(`${version} is released. What it stores never changes.`);
  process.exit(1);
}
const text = `${JSON.stringify({ version, moments: await record() }, null, 2)}\n`;
await mkdir(folder, { recursive: true });
const digests = await readDigests().catch(() => ({}));
await writeFile(join(folder, fileOf(version)), text);
await writeFile(
  join(folder, digestsFile),
  `${JSON.stringify({ ...digests, [version]: digestOf(text) }, null, 2)}\n`,
);
console.log(`Wrote what ${version} stores to proofs/upgrade/stored/${fileOf(version)}.`);
