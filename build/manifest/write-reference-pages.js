// `npm run reference` writes the pages of the elements, the page of JSON, the lists of the page of the interface, the page
// of recorded wordings, and the threats. It also records wordings that are new.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';
import { readManifest, root } from './manifest.js';
import { referencePages } from './reference-pages.js';

const folder = join(root, 'docs/reference');

const write = async (file, page) => {
  await writeFile(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
};

await mkdir(folder, { recursive: true });
for (const [name, page] of referencePages(await readManifest())) await write(join(folder, name), page);

// Node 20 can't run TypeScript, so Vite loads it.
const load = async (path) =>
  (await runnerImport(join(root, path), { configFile: false, logLevel: 'error' })).module;
const { readSchemas } = await load('build/manifest/schemas.ts');
const { jsonPage } = await load('build/manifest/json-page.ts');
await write(join(folder, 'json.md'), jsonPage(readSchemas(root)));

const { interfacePage } = await load('build/manifest/interface-page.ts');
const { statements } = await load('tools/check/statements/all.ts');
const interfaceFile = join(root, 'docs/interface.md');
await write(interfaceFile, interfacePage(await readFile(interfaceFile, 'utf8'), statements));

const { withPresent, wordingsPage } = await load('build/manifest/recorded-wordings.ts');
const wordingsFile = join(root, 'docs/evaluate/recorded-wordings.json');
const recorded = withPresent(JSON.parse(await readFile(wordingsFile, 'utf8')));
await write(wordingsFile, JSON.stringify(recorded));
await write(join(root, 'docs/evaluate/recorded-wordings.md'), wordingsPage(recorded));

const { promisedTestsPage } = await load('build/manifest/promised-tests.ts');
const promised = JSON.parse(await readFile(join(root, 'docs/promises/tests.json'), 'utf8'));
const titles = new Map();
for (const page of Object.keys(promised)) {
  const [, title = page] = /^# (.+)$/m.exec(await readFile(join(root, 'docs', page), 'utf8')) ?? [];
  titles.set(page, title);
}
await write(join(root, 'docs/promises/tests.md'), promisedTestsPage(promised, titles));

const { securityPage, threatsPage } = await load('build/manifest/threats.ts');
const threats = JSON.parse(await readFile(join(root, 'docs/evaluate/threats.json'), 'utf8'));
await write(join(root, 'docs/evaluate/threats.md'), threatsPage(threats));
const securityFile = join(root, 'SECURITY.md');
await write(securityFile, securityPage(await readFile(securityFile, 'utf8'), threats));
