import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

// TypeScript takes the type of a template from lit-html, which is a dependency of lit but not of this package.
for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join('dist', name);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('import("lit-html")', 'import("lit")'));
}

// The sandbox is bundled, so its types come from these files alone and name no type of a bundled package.
for (const source of ['tools/sandbox/package/index.ts', 'tools/sandbox/package/vite.ts']) {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(source, 'utf8'), {
    fileName: source,
    reportDiagnostics: true,
    compilerOptions: { isolatedDeclarations: true, declaration: true, target: ts.ScriptTarget.ES2022 },
  });
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ messageText }) => messageText).join('\n'));
  mkdirSync('dist/sandbox', { recursive: true });
  writeFileSync(join('dist/sandbox', basename(source).replace(/ts$/, 'd.ts')), outputText);
}
