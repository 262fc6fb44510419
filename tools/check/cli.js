// Node 20 can't run TypeScript, so Vite, which also builds the project, loads it.
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const { module } = await runnerImport(main, { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(process.argv.slice(2));
