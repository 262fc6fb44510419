// Writes the JSON Schemas of the package to `dist/schemas`, and the interface of the service as an OpenAPI document.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './manifest.js';

// Node 20 can't run TypeScript, so Vite loads it.
const { module } = await runnerImport(join(import.meta.dirname, 'schemas.ts'), {
  configFile: false,
  logLevel: 'error',
});

const folder = join(root, 'dist/schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(module.readSchemas(root)))
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
copyFileSync(join(root, 'docs/openapi.json'), join(folder, 'openapi.json'));
