// Compares the speed of the form with the same form in plain JavaScript and in frameworks. The pages take turns, so
// that a slow machine affects all of them. `npm run prove -- bench --reps 20 --pages ours,address --json results.json`
// With `--write`, it also writes the tables of docs/promises/speed.md.
import console from 'node:console';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { findChromium } from '../../test/runners/chromium.js';
import { install } from '../../test/runners/commands.js';
import { rootDir } from '../../test/runners/files.js';
import { checkUsable, measureMany, measureVisit } from './measure.js';
import { anotherForm, counts, noiseOf, tableOf } from './report.js';
import { openSite } from './site.js';
import { speedPage } from './speed-page.js';

const { values: options } = parseArgs({
  options: {
    reps: { type: 'string', default: '10' },
    json: { type: 'string' },
    pages: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const reps = Number(options.reps);
if (!Number.isInteger(reps) || reps < 1)
  throw new Error('--reps must be a whole number above 0. It sets how often to measure each page.');
if (options.write && options.pages) throw new Error('--write needs all pages, so leave out --pages.');

const installed = await install('proofs/bench');
if (installed.code !== 0) throw new Error(installed.output);
// It imports the packages.
const { pagesIn } = await import('./pages.js');

const folder = await mkdtemp(join(tmpdir(), 'donation-widget-bench-'));
const pages = await pagesIn(folder, options.pages?.split(','));

const results = Object.fromEntries(pages.map(({ id }) => [id, { fast: [], slow: [], many: [] }]));
const measure = async (browser, site, page, kept) => {
  const hasForm = page.form !== '';
  if (hasForm && !kept) await checkUsable(browser, site.addressOf(page));
  const fast = await measureVisit(browser, site.addressOf(page), { isSlow: false, hasForm });
  const slow = await measureVisit(browser, site.addressOf(page), { isSlow: true, hasForm });
  const many = [];
  for (const count of page.isCounted ? counts : [])
    many.push(await measureMany(browser, site.addressOf(page, count)));
  if (!kept) return;
  results[page.id].fast.push(fast);
  results[page.id].slow.push(slow);
  if (page.isCounted) results[page.id].many.push(many);
};

const visit = (speed, name, what, digits = 0) => ({
  name,
  digits,
  of: (page) => results[pages[page].id][speed].flatMap((one) => one[what] ?? []),
});
const another = (name, what, digits) => ({
  name,
  digits,
  of: (page) => anotherForm(results[pages[page].id].many, what),
});
const many = (place, name, what) => ({
  name: `${name}, ${counts[place] === 1 ? '1 form' : `${counts[place]} forms`} on the page`,
  digits: 0,
  of: (page) => results[pages[page].id].many.map((one) => one[place][what]),
});
const measures = [
  visit('slow', 'requests until usable', 'requests'),
  visit('slow', 'bytes until usable', 'bytes'),
  visit('slow', 'bytes in total', 'bytesInAll'),
  visit('fast', 'script evaluation, CPU ms', 'evaluation', 1),
  visit('fast', 'all scripts until idle, CPU ms', 'script', 1),
  visit('slow', 'painted and typable after, slow, ms', 'typable'),
  visit('slow', 'usable after, slow, ms', 'usable'),
  visit('fast', 'usable after, ms', 'usable'),
  visit('slow', 'layout shift, slow', 'shift', 3),
  visit('fast', 'longest task, ms', 'longestTask'),
  visit('slow', 'longest task, slow, ms', 'longestTask'),
  visit('slow', 'tasks above 50 ms, slow', 'over50'),
  visit('fast', 'a keystroke, CPU ms', 'keyWork', 2),
  visit('fast', 'keystroke until painted, ms', 'keyFrame'),
  visit('slow', 'keystroke until painted, slow, ms', 'keyFrame'),
  visit('slow', 'early submit until errors are painted, slow, ms', 'errorsShown'),
  ...counts.map((_, place) => many(place, 'CPU ms', 'time')),
  another('another form, CPU ms', 'time', 2),
  ...counts.map((_, place) => many(place, 'heap, KiB', 'heap')),
  another('heap of another form, KiB', 'heap', 1),
];

try {
  const site = await openSite(pages);
  const browser = await chromium.launch(await findChromium());
  const version = browser.version();
  const [before] = loadavg();
  try {
    // The first round only warms the browser up, and checks the pages.
    for (let rep = 0; rep <= reps; rep += 1) {
      const first = rep % pages.length;
      const order = [...pages.slice(first), ...pages.slice(0, first)];
      // Alternate the order, so that no page always follows the same one.
      for (const page of rep % 2 === 0 ? order : order.reverse()) {
        await measure(browser, site, page, rep > 0);
      }
      if (rep > 0) console.error(`${rep} of ${reps}`);
    }
  } finally {
    await browser.close();
    site.close();
  }
  const machine = `Chromium ${version}, Node ${process.version}, ${cpus().length} × ${cpus()[0].model.trim()}`;
  const load = `load ${before.toFixed(2)} before and ${loadavg()[0].toFixed(2)} after`;
  console.log(
    [
      `${machine}; ${load}; ${reps} repetitions, with the pages in turns.`,
      'Median (minimum–maximum); × is the median of the ratios to plain JavaScript. Slow: CPU 4×, 1.6 Mbit/s, 150 ms.',
      '',
      tableOf(
        pages.map(({ name }) => name),
        measures,
      ),
      '',
      'The noise: the same page again, compared with the first.',
      '',
      ...noiseOf(measures),
    ].join('\n'),
  );
  const run = { machine, load, reps, results };
  if (options.json) await writeFile(options.json, JSON.stringify(run, null, 2));
  if (options.write) {
    const file = join(rootDir, 'docs/promises/speed.md');
    const page = speedPage(await readFile(file, 'utf8'), { ...run, pages });
    await writeFile(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
