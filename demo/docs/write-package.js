// Writes the documents of the npm package into `dist`. Node 20 can't run TypeScript, so Vite loads it.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
const { module } = await runnerImport(join(import.meta.dirname, 'package-documents.ts'), {
  configFile: false,
  logLevel: 'error',
});
module.writePackageDocuments(root, join(root, 'dist'));
