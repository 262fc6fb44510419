/* global window, performance */
import { setTimeout as sleep } from 'node:timers/promises';
import { probe } from './probe.js';
import { categories, readTrace } from './trace.js';

const slow = {
  cpu: { rate: 4 },
  /** Slow 4G: 1.6 Mbit/s down, and 150 ms more for each request. */
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  },
};

const fields = ['interval', 'preset', 'amount', 'first_name', 'last_name']
  .map((name) => `input[name=${name}]`)
  .concat('input[autocomplete=email]');
/** The button of a first view sends nothing until the form answers, so it has another type until then. */
const needed = { typable: [...fields, 'button'], usable: [...fields, 'button[type=submit]'] };

/** Opens a page in a new window with an empty cache. */
const open = async (browser, prepare) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // CPU time of the main thread varies far less than wall time on a busy machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await prepare?.(page, cdp);
  const metrics = async () => {
    const { metrics: list } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(list.map(({ name, value }) => [name, value]));
  };
  /** Waits until the main thread has been idle for a while. */
  const calm = async (rounds = 2) => {
    for (let last = -1, quiet = 0; quiet < rounds; await sleep(100)) {
      const { TaskDuration } = await metrics();
      quiet = TaskDuration - last < 0.003 ? quiet + 1 : 0;
      last = TaskDuration;
    }
  };
  return { page, cdp, metrics, calm, close: () => context.close() };
};

const pressKey = async (cdp) => {
  const key = { key: '2', code: 'Digit2', windowsVirtualKeyCode: 50 };
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '2', ...key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
};

/** Opens an empty page in a new window, where the probe waits for the page to measure. */
const openProbed = async (browser, { isSlow, hasForm }) => {
  const opened = await open(browser, async (page, cdp) => {
    await page.addInitScript(probe, hasForm ? needed : { typable: ['h1'], usable: ['h1'] });
    if (!isSlow) return;
    await cdp.send('Emulation.setCPUThrottlingRate', slow.cpu);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow.network);
  });
  const said = (text) => opened.page.waitForEvent('console', (message) => message.text() === text);
  return { ...opened, said };
};

/** In this many frames, no file can load on the slow network. Some frameworks need more than one. */
const promptFrames = 5;

/**
 * Fails if a form counts as usable before it answers: a press of its button must show the errors at once, without
 * waiting for another file.
 */
export const checkUsable = async (browser, address) => {
  const { page, said, close } = await openProbed(browser, { isSlow: true, hasForm: true });
  const usable = said('usable');
  await page.goto(address, { waitUntil: 'commit' });
  await usable;
  const errors = said('errors');
  await page.locator('button[type=submit]').evaluate((button) => button.click());
  await errors;
  const { errorFrames } = await page.evaluate(() => window.noted);
  await close();
  if (errorFrames > promptFrames)
    throw new Error(
      `${address} counts as usable, but a press was answered only after ${errorFrames} frames.`,
    );
};

/**
 * Measures from the navigation to the usable form. A donor then types an amount and submits too early. On a page
 * without a form, it measures only the steps that need none.
 *
 * @param {{ isSlow: boolean; hasForm: boolean }} conditions
 */
export const measureVisit = async (browser, address, conditions) => {
  const { page, cdp, metrics, calm, said, close } = await openProbed(browser, conditions);
  const { hasForm } = conditions;

  await browser.startTracing(page, { categories });
  const usable = said('usable');
  await page.goto(address, { waitUntil: 'commit' });
  await usable;
  await calm();
  const trace = readTrace((await browser.stopTracing()).toString(), address);
  const loaded = await page.evaluate(() => {
    const { typable, usable, shift, longTasks } = window.noted;
    const files = performance.getEntriesByType('resource');
    const before = files.filter(({ responseEnd }) => responseEnd <= usable);
    const sum = (list) => list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return {
      typable,
      usable,
      shift,
      over50: longTasks.length,
      requests: before.length,
      bytes: sum(before),
      bytesInAll: sum(files),
    };
  });

  const used = hasForm ? await useForm({ page, cdp, metrics, calm, said }) : {};
  await close();
  return { ...trace, ...loaded, ...used };
};

const keys = 6;

const useForm = async ({ page, cdp, metrics, calm, said }) => {
  await page.locator('input[name=amount]').focus();
  // The form loads more when the donor starts, and the slow network has to deliver that first.
  await calm(6);
  const { TaskDuration: before } = await metrics();
  for (let key = 0; key < keys; key += 1) {
    await pressKey(cdp);
    await sleep(100);
  }
  await calm();
  const { TaskDuration: after } = await metrics();
  const keyFrames = await page.evaluate(() => window.noted.keys);

  const errors = said('errors');
  await page.locator('button[type=submit]').click();
  await errors;
  const { errors: errorsShown } = await page.evaluate(() => window.noted);
  return { keyWork: ((after - before) * 1000) / keys, keyFrame: Math.max(...keyFrames), errorsShown };
};

/** Measures the main thread and the heap for a page with many forms. */
export const measureMany = async (browser, address) => {
  const { page, cdp, metrics, calm, close } = await open(browser);
  await page.goto(address);
  await calm();
  const { TaskDuration } = await metrics();
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize } = await metrics();
  await close();
  return { time: TaskDuration * 1000, heap: JSHeapUsedSize / 1024 };
};
