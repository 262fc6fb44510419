import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHeadlessShell } from '../runners/chromium.js';
import { freePort } from '../support/listen.js';
import { openProject, type Host } from '../hosts/host.js';
import { test as packedTest } from '../package/packed.js';

/** The charity's project whose files the documentation shows. */
export const source = fileURLToPath(new URL('project', import.meta.url));

/** Uses ports that are free on this machine in place of those that the recipes name. */
const movePorts = async (folder: string) => {
  const ports = [
    ['3000', String(await freePort('127.0.0.1'))],
    ['4010', String(await freePort('127.0.0.1'))],
  ] as const;
  for (const name of ['package.json', 'donate.html', 'playwright.config.ts', 'e2e/donate.spec.ts']) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const moved = ports.reduce(
      (rest, [from, to]) => rest.replaceAll(new RegExp(`(?<=:|port |port: )${from}\\b`, 'g'), to),
      text,
    );
    await writeFile(file, moved);
  }
};

/** Writes a configuration that starts the browser of this machine. */
const useBrowser = async (folder: string) => {
  const options = JSON.stringify(await findHeadlessShell());
  await writeFile(
    join(folder, 'with-browser.config.ts'),
    `import config from './playwright.config';
export default { ...config, use: { ...config.use, launchOptions: ${options} } };
`,
  );
};

/** Playwright's `test` with the charity's project, in which npm has installed the packed package. */
export const test = packedTest.extend<object, { project: Host }>({
  project: [
    async ({ packed }, use) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-recipes-')));
      const place = join(folder, 'project');
      const project = await openProject(source, place, packed.tarball);
      await movePorts(place);
      await useBrowser(place);
      await use(project);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
