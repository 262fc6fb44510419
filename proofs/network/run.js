// `npm run prove -- network` has Chromium and Firefox log what they ask the network for on each page of the gallery, and writes
// docs/evaluate/network.json and a section of docs/evaluate/data-flow.md from it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import console from 'node:console';
import { join } from 'node:path';
import process from 'node:process';
import { tmpdir } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { playwright, start } from '../../test/runners/commands.js';
import { firefox } from '../../test/runners/engines.js';
import { rootDir } from '../../test/runners/files.js';
import '../../test/runners/typescript.js';

const { networkPage } = await import('./page.ts');

const write = async (name, text) => {
  const path = join(rootDir, 'docs/evaluate', name);
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
};

if (!existsSync(firefox)) {
  console.error('This needs Firefox. On Debian: apt-get install --no-install-recommends firefox-esr');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'network-results-'));
const { code } = await start([...playwright('journeys', 'firefox'), 'network.journey.test.ts'], {
  env: { NETWORK_RESULTS: folder },
  stdio: 'inherit',
});
if (code === 0) {
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  const observed = { version, date, browsers: [read('chromium'), read('firefox')] };
  await write('network.json', JSON.stringify(observed));
  const page = readFileSync(join(rootDir, 'docs/evaluate/data-flow.md'), 'utf8');
  await write('data-flow.md', networkPage(page, observed));
}
rmSync(folder, { recursive: true });
process.exitCode = code;
