// Writes the list of parts of the npm package, after a build. Node 20 can't run TypeScript, so Vite loads it.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(import.meta.dirname, 'parts.ts'));
await module.writePackageParts(join(import.meta.dirname, '..'));
