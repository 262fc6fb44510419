// Writes the accessibility conformance report from the results of its tests: `npm run prove -- conformance`.
import { readFileSync, writeFileSync } from 'node:fs';
import console from 'node:console';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { rootDir } from '../../test/runners/files.js';
import '../../test/runners/typescript.js';
import { markdownPath, resultsPath, yamlPath } from './files.js';
import { findHeadlessShell } from '../../test/runners/chromium.js';
import { runTests } from '../../test/runners/outcomes.js';
import { requireScreenReader } from '../../test/runners/screen-reader.js';

/** The name and version of the browser. */
const browserName = async () => {
  const browser = await chromium.launch(await findHeadlessShell());
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
};

const { claimsA, claimsAA, testsOf } = await import('./claims.ts');
const { clauseClaims } = await import('./en-301-549.ts');
const { filesOf } = await import('../../test/runners/named-tests.ts');
const { reportOf } = await import('./report.ts');
const { openAcrOf } = await import('./openacr.ts');
const { markdownOf } = await import('./markdown.ts');

requireScreenReader();
const { version, description } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
const files = filesOf(testsOf([...Object.values(claimsA), ...Object.values(claimsAA), ...clauseClaims]));
console.log(`Running ${files.length} test files.`);
const results = {
  version,
  description,
  date: new Date().toISOString().slice(0, 10),
  browser: await browserName(),
  tests: await runTests(files),
};
const report = reportOf(results);
writeFileSync(resultsPath, `${JSON.stringify(results, null, 2)}\n`);
writeFileSync(yamlPath, openAcrOf(report));
writeFileSync(markdownPath, markdownOf(report));

for (const { number, name, level } of [...report.levelA, ...report.levelAA]) {
  console.log(`${level.padEnd(19)} ${number} ${name}`);
}
