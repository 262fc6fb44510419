// Uses the built files for as long as a busy day, and ends with 1 if anything keeps growing: `npm run prove -- soak`. To
// run some parts, name them: `npm run prove -- soak dialogs`.
import console from 'node:console';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { findHeadlessShell } from '../../test/runners/chromium.js';
import { flatness } from './flat.js';
import { countTimers, defineKinds } from './page.js';
import { key, startSandbox } from './sandbox.js';

const hours = 24;

const documentWith = (body) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<link rel="icon" href="data:,">
<title>Soak</title>
<script type="module" src="/donation-widget.js"></script>
<main>${body}</main>`;

/**
 * The bytes of what the page's scripts hold. Compiled code is left out, because each command of the test adds some.
 */
const heapOf = async (session) => {
  const chunks = [];
  const add = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { nodes, snapshot } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = ['type', 'self_size'].map((name) => fields.indexOf(name));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!['code', 'hidden'].includes(types[type][nodes[at + type]])) bytes += nodes[at + size];
  return bytes;
};

/** Opens a page with these elements in a new browser context. */
const openPage = async (browser, { origin }, body, prepare = async () => undefined) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await prepare(page);
  await page.addInitScript(countTimers);
  await page.route(`${origin}/soak.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: documentWith(body) }),
  );
  await page.goto(`${origin}/soak.html`);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return {
    page,
    /** What the page holds after a garbage collection. */
    measure: async () => {
      // A collection can free what the next one then finds.
      for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const valueOf = (name) => metrics.find((one) => one.name === name).value;
      return {
        heap: await heapOf(session),
        nodes: valueOf('Nodes'),
        listeners: valueOf('JSEventListeners'),
        timers: await page.evaluate(() => globalThis.waitingTimers()),
      };
    },
    close: () => context.close(),
  };
};

/** Does the same work several times, and measures after each. */
const repeat = async (times, work, measure) => {
  const measured = [];
  for (let time = 0; time < times; time += 1) {
    await work(time);
    measured.push(await measure());
  }
  return measured;
};

const access = `base-url="/api/v1" publishable-key="${key}"`;

const parts = {
  mounts: async (browser, sandbox) => {
    const slug = await sandbox.create();
    const { page, measure, close } = await openPage(browser, sandbox, '');
    await page.evaluate(defineKinds, { key, slug });
    const thousand = () =>
      page.evaluate(async () => {
        for (let begun = 0; begun < 1000; begun += 20)
          await Promise.all(Array.from({ length: 20 }, (_, index) => globalThis.mount(index)));
      });
    const measured = await repeat(10, thousand, measure);
    await close();
    return { done: '10,000 forms, buttons and statuses added to a page and removed', measured };
  },
  dialogs: async (browser, sandbox) => {
    const body = `<donation-button><donation-widget ${access} gift-aid></donation-widget></donation-button>`;
    const { page, measure, close } = await openPage(browser, sandbox, body);
    await page.evaluate(defineKinds, { key, slug: '' });
    const hundred = () =>
      page.evaluate(async () => {
        for (let time = 0; time < 100; time += 1) await globalThis.openAndClose();
      });
    const measured = await repeat(10, hundred, measure);
    await close();
    return { done: '1,000 dialogs opened and closed', measured };
  },
  day: async (browser, sandbox) => {
    const slug = await sandbox.create();
    const body = `<donation-status ${access} type="one_time" slug="${slug}"></donation-status>`;
    const { page, measure, close } = await openPage(browser, sandbox, body, (one) => one.clock.install());
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) requests += 1;
    });
    const again = page.getByRole('button', { name: 'Check again' });
    const twoHours = async () => {
      for (let times = 0; times < 12; times += 1) {
        // The page asks for a minute and a half, and then waits for the donor.
        for (let steps = 0; steps < 12; steps += 1) {
          await page.clock.runFor(10_000);
          await page.waitForLoadState('networkidle');
        }
        await page.clock.runFor(8 * 60_000);
        await page.evaluate(() => globalThis.lookAgain());
        await again.click();
      }
    };
    const measured = await repeat(hours / 2, twoHours, measure);
    await close();
    return {
      done: `a status page open for ${hours} hours, checked every ten minutes with ${requests} requests`,
      measured,
    };
  },
  answers: async (_browser, sandbox) => {
    const slugs = await Promise.all(Array.from({ length: 20 }, () => sandbox.create()));
    const fiveThousand = () =>
      Promise.all(
        Array.from({ length: 5000 }, (_, index) =>
          index % 10 === 0 ? sandbox.read('ps_unknown', 404) : sandbox.read(slugs[index % slugs.length]),
        ),
      );
    const measured = await repeat(8, fiveThousand, sandbox.measure);
    return { done: '5,000 answers of the sandbox in parallel, eight times', measured };
  },
};

/** A number as people read it: the heap in KiB, everything else as it is. */
const written = (what, value) =>
  what === 'heap' ? `${Math.round(value / 1024).toLocaleString('en-GB')} KiB` : value.toLocaleString('en-GB');

const print = ({ done, measured }, seconds) => {
  console.log(`\n${done}, in ${seconds} s`);
  let isFlat = true;
  for (const what of Object.keys(measured[0])) {
    const found = flatness(
      what,
      measured.map((one) => one[what]),
    );
    isFlat &&= found.isFlat;
    const [early, end] = [found.early, found.end].map((value) => written(what, value).padStart(11));
    console.log(`  ${what.padEnd(12)} early ${early}   end ${end}   ${found.isFlat ? 'flat' : 'NOT FLAT'}`);
  }
  return isFlat;
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);

const sandbox = await startSandbox();
const browser = await chromium.launch(await findHeadlessShell());
try {
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    const from = Date.now();
    const result = await parts[name](browser, sandbox);
    if (!print(result, Math.round((Date.now() - from) / 1000))) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await sandbox.close();
}
