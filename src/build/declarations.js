// TypeScript takes the type of a template from lit-html, which is a dependency of lit but not of this package.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join('dist', name);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('import("lit-html")', 'import("lit")'));
}
