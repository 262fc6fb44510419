// Node 20 reads no TypeScript of its own; Vite, which the project builds with, does.
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const { module } = await runnerImport(main, { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(process.argv.slice(2));
