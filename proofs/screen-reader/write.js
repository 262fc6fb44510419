// Writes what Orca says in each journey into the documentation: `npm run prove -- screen-reader`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import console from 'node:console';
import { Buffer } from 'node:buffer';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { playwright, start } from '../../test/runners/commands.js';
import { rootDir } from '../../test/runners/files.js';
import { requireScreenReader } from '../../test/runners/screen-reader.js';
import '../../test/runners/typescript.js';

const { pageOf } = await import('./transcripts.ts');

requireScreenReader();
const folder = mkdtempSync(join(tmpdir(), 'donation-widget-transcripts-'));
const results = join(folder, 'results.json');
const { code, output } = await start([...playwright('screen-reader'), '--reporter=json'], {
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: results },
});
if (code === 0) {
  const { suites } = JSON.parse(readFileSync(results, 'utf8'));
  const transcripts = suites.flatMap(({ specs }) =>
    specs.map(({ title, tests: [{ results }] }) => {
      const { body } = results.at(-1).attachments.find(({ name }) => name === 'transcript');
      return { title, steps: JSON.parse(Buffer.from(body, 'base64').toString()) };
    }),
  );
  const path = join(rootDir, 'docs/evaluate/what-is-heard.md');
  const options = { ...(await resolveConfig(path)), filepath: path };
  writeFileSync(path, await format(pageOf(transcripts), options));
  console.log(`Wrote ${transcripts.length} journeys.`);
} else {
  console.error(`The tests did not pass, so the page stays as it is:\n${output}`);
  process.exitCode = 1;
}
rmSync(folder, { recursive: true });
