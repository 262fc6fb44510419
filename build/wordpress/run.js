// `npm run build -- wordpress` writes the WordPress plugin, after a build. Node 20 can't run TypeScript, so Vite loads it.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(import.meta.dirname, 'main.ts'));
await module.writePlugin(join(import.meta.dirname, '../..'));
