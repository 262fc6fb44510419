// How fast the form is beside the same form in plain JavaScript and in React, in one run: the pages take turns,
// so that what slows the machine slows all. `npm run bench -- --reps 20 --json results.json`
import console from 'node:console';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { URL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.js';
import { buildEquivalent, buildOurs } from './builds.js';
import { measureMany, measureVisit } from './measure.js';
import { noiseOf, tableOf } from './report.js';
import { openSite } from './site.js';

const { values: options } = parseArgs({
  options: {
    reps: { type: 'string', default: '10' },
    json: { type: 'string' },
  },
});
const reps = Number(options.reps);
if (!Number.isInteger(reps) || reps < 1) throw new Error('--reps takes how often each page is measured.');
const counts = [1, 10, 100];

const snippet = await readFile(new URL('snippet.html', import.meta.url), 'utf8');
const [head, element] = snippet
  .replace('https://your-host.example/', '')
  .replace('pk_live_…', 'pk_live_bench')
  .split(/(?=<donation-widget )/)
  .map((part) => part.trim());
const place = { head: '<script type="module" src="form.js"></script>', form: '<div data-donation></div>' };

const folder = await mkdtemp(join(tmpdir(), 'donation-widget-bench-'));
const folders = { plain: join(folder, 'plain'), ours: join(folder, 'ours'), react: join(folder, 'react') };

/** The first is the limit, the second the same again: how far it is from itself is the noise. */
const pages = [
  { id: 'plain', name: 'plain JavaScript', folder: folders.plain, ...place },
  { id: 'again', name: 'the same again', folder: folders.plain, ...place },
  { id: 'ours', name: 'donation-widget', folder: folders.ours, head, form: element },
  {
    ...{ id: 'address', name: 'donation-widget with address', folder: folders.ours, head },
    form: element.replace(' ', ' fields="name address" '),
  },
  { id: 'react', name: 'React + react-hook-form + zod', folder: folders.react, ...place },
  { id: 'alone', name: 'the page alone', folder: folders.plain, head: '', form: '' },
];

const results = Object.fromEntries(pages.map(({ id }) => [id, { fast: [], slow: [], many: [] }]));
const measure = async (browser, site, page, kept) => {
  const hasForm = page.form !== '';
  const fast = await measureVisit(browser, site.addressOf(page), { isSlow: false, hasForm });
  const slow = await measureVisit(browser, site.addressOf(page), { isSlow: true, hasForm });
  const many = [];
  for (const count of hasForm ? counts : [])
    many.push(await measureMany(browser, site.addressOf(page, count)));
  if (!kept) return;
  results[page.id].fast.push(fast);
  results[page.id].slow.push(slow);
  if (hasForm) results[page.id].many.push(many);
};

const visit = (speed, name, what, digits = 0) => ({
  ...{ name, digits },
  of: (page) => results[pages[page].id][speed].flatMap((one) => one[what] ?? []),
});
const further = (name, what, digits) => ({
  ...{ name, digits },
  of: (page) =>
    results[pages[page].id].many.map(
      ([, ten, hundred]) => (hundred[what] - ten[what]) / (counts[2] - counts[1]),
    ),
});
const many = (place, name, what) => ({
  ...{ name: `${name}, ${counts[place]} on the page`, digits: 0 },
  of: (page) => results[pages[page].id].many.map((one) => one[place][what]),
});
const measures = [
  visit('slow', 'requests until usable', 'requests'),
  visit('slow', 'bytes until usable', 'bytes'),
  visit('slow', 'bytes in all', 'bytesInAll'),
  visit('fast', 'script evaluation, CPU ms', 'evaluation', 1),
  visit('fast', 'all script until calm, CPU ms', 'script', 1),
  visit('fast', 'usable after, ms', 'usable'),
  visit('slow', 'usable after, slow, ms', 'usable'),
  visit('slow', 'layout shift, slow', 'shift', 3),
  visit('fast', 'longest task, ms', 'longestTask'),
  visit('slow', 'longest task, slow, ms', 'longestTask'),
  visit('slow', 'tasks above 50 ms, slow', 'over50'),
  visit('fast', 'work of a keystroke, CPU ms', 'keyWork', 2),
  visit('fast', 'keystroke until painted, ms', 'keyFrame'),
  visit('slow', 'keystroke until painted, slow, ms', 'keyFrame'),
  visit('slow', 'early submit until faults are painted, slow, ms', 'errorsShown'),
  ...counts.map((_, place) => many(place, 'work, CPU ms', 'time')),
  further('work of a further one, CPU ms', 'time', 2),
  ...counts.map((_, place) => many(place, 'heap, KiB', 'heap')),
  further('heap of a further one, KiB', 'heap', 1),
];

try {
  await buildOurs(folders.ours);
  await buildEquivalent('plain.ts', folders.plain);
  await buildEquivalent('react.jsx', folders.react);
  const site = await openSite(pages);
  const browser = await chromium.launch(await findChromium());
  const version = browser.version();
  const [before] = loadavg();
  try {
    // The first round warms the browser up, and is not kept.
    for (let rep = 0; rep <= reps; rep += 1) {
      const first = rep % pages.length;
      const order = [...pages.slice(first), ...pages.slice(0, first)];
      // To and fro, so that none always comes after the same.
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
      `${machine}; ${load}; ${reps} repetitions in turns.`,
      'Median (least–most); × is the median of the ratios to plain JavaScript. Slow: CPU 4×, 1.6 Mbit/s, 150 ms.',
      '',
      tableOf(
        pages.map(({ name }) => name),
        measures,
      ),
      '',
      'The noise: the same page again, to itself.',
      '',
      ...noiseOf(measures),
    ].join('\n'),
  );
  if (options.json) await writeFile(options.json, JSON.stringify({ machine, load, reps, results }, null, 2));
} finally {
  await rm(folder, { recursive: true, force: true });
}
