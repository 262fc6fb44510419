// Node 20 reads no TypeScript of its own; Vite, which the project builds with, does.
import { join } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const main = join(import.meta.dirname, 'main.ts');
const { module } = await runnerImport(main, { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(process.argv.slice(2));
