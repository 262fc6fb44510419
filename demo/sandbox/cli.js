// Node 20 can't run TypeScript, so Vite, which also builds the project, loads it.
import { join } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const main = join(import.meta.dirname, 'main.ts');
const { module } = await runnerImport(main, { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(process.argv.slice(2));
