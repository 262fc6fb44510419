import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { rootDir } from '../../test/runners/files.js';
import { findHeadlessShell } from '../../test/runners/chromium.js';
import { bundleScripts } from '../../test/support/script-bundles.js';
import type { StatesPage } from './states.js';

/** One state of the form, drawn in a language. */
export type Drawn = {
  state: string;
  /** The name of the picture's file. */
  picture: string;
  /** The keys of the messages in the picture. */
  seen: readonly string[];
  /** The keys of the messages that only a screen reader says. */
  heard: readonly string[];
};

const script = 'proofs/translations/states.js';
const html = `<!doctype html><meta charset="utf-8"><body><script type="module" src="/${script}"></script>`;
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** The states are there once the script has run. */
type WithStates = typeof globalThis & { statesPage: StatesPage };

/** Serves the page, its scripts and the picture that the states have as a logo. */
const startServer = async (folder: string) => {
  const server = createServer(({ url = '/' }, response) => {
    const type = types[extname(url)];
    const file = join(type === 'text/javascript' ? folder : rootDir, url);
    if (url === '/') response.setHeader('content-type', 'text/html').end(html);
    else if (type && existsSync(file)) response.setHeader('content-type', type).end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};

const pictureOf = (state: string) => `${state.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForFunction(() => 'statesPage' in globalThis);
};

/**
 * Draws the form in each state, with its texts in a language.
 *
 * @param pictures the folder for the pictures; none are taken without one
 */
export const drawStates = async (language: string, pictures?: string): Promise<Drawn[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'translate-'));
  await bundleScripts(['proofs/translations/states.ts'], folder);
  const server = await startServer(folder);
  const browser = await chromium.launch(await findHeadlessShell());
  try {
    const page = await browser.newPage({ viewport: { width: 400, height: 700 }, reducedMotion: 'reduce' });
    await open(page, server.address);
    const states = await page.evaluate(() => (globalThis as WithStates).statesPage.states);
    const drawn: Drawn[] = [];
    for (const state of states) {
      await open(page, server.address);
      const keys = await page.evaluate(
        ([name, tag]) => (globalThis as WithStates).statesPage.draw(name, tag),
        [state, language] as const,
      );
      const picture = pictureOf(state);
      if (pictures !== undefined)
        await page.screenshot({ path: join(pictures, picture), fullPage: true, animations: 'disabled' });
      drawn.push({ state, picture, ...keys });
    }
    return drawn;
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
};
