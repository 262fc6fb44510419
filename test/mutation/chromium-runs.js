import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.js';

const require = createRequire(import.meta.url);

const pageScript = async (rootDir) => {
  const { outputFiles } = await build({
    entryPoints: [join(rootDir, 'test/mutation/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0].text;
};

/** Each run has a document of its own, so that mutants of a module's top level are active from the start. */
const documentOf = ({ script, task, switches }) => `<!doctype html>
<meta charset="utf-8" />
<body>
<script>task = ${JSON.stringify(task)}; __stryker__ = ${JSON.stringify(switches)};</script>
<script src="/mocha.js"></script>
<script src="/page.js"></script>
<script src="${script}"></script>
<script>start();</script>`;

const serve = async (scripts) => {
  const runs = new Map();
  const server = createServer(({ url }, response) => {
    const script = scripts.get(url);
    const run = runs.get(url);
    response.statusCode = script === undefined && !run ? 404 : 200;
    response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript;charset=utf-8');
    response.setHeader('Cache-Control', script === undefined ? 'no-store' : 'max-age=86400, immutable');
    response.end(script ?? (run && documentOf(run)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, runs, origin: `http://localhost:${server.address().port}` };
};

/**
 * Chromium with one page for each worker.
 *
 * @param {string} rootDir
 * @param {Map<string, string>} bundles scripts by test file
 */
export const openChromium = async (rootDir, bundles) => {
  const scripts = new Map([
    ['/mocha.js', await readFile(require.resolve('mocha/mocha.js'), 'utf8')],
    ['/page.js', await pageScript(rootDir)],
    ...[...bundles].map(([file, text]) => [`/${file}.js`, text]),
  ]);
  const { server, runs, origin } = await serve(scripts);
  const browser = await chromium.launch(await findChromium());
  let count = 0;

  const newWorker = async () => {
    let page = await browser.newPage();
    /** Runs a test file; undefined when it has not ended within `limit` milliseconds. */
    return async (testFile, { tests = null, switches, timeout, limit }) => {
      const path = `/run/${(count += 1)}`;
      runs.set(path, { script: `/${testFile}.js`, task: { tests, timeout }, switches });
      let timer;
      const isLate = new Promise((resolve) => {
        timer = setTimeout(() => resolve(undefined), limit);
      });
      const current = page;
      const outcome = current
        .goto(origin + path)
        .then(() => current.evaluate(() => globalThis.outcome))
        .catch((error) => ({ failure: String(error), durations: [], coverage: null }));
      const ended = await Promise.race([outcome, isLate]);
      clearTimeout(timer);
      runs.delete(path);
      if (!ended) {
        // A script that never ends holds its page.
        page = await browser.newPage();
        void current.close();
      }
      return ended;
    };
  };

  const close = async () => {
    await browser.close();
    server.close();
  };
  return { newWorker, close };
};
