/** The events of compiling scripts and running their top level. */
const evaluating = ['EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule'];

/** The same events, and every callback that follows. */
const running = [
  ...evaluating,
  'RunMicrotasks',
  'FunctionCall',
  'v8.callFunction',
  'TimerFire',
  'EventDispatch',
  'FireAnimationFrame',
];

export const categories = [
  '__metadata',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'v8.execute',
];

/** The time of the outermost events of these names in milliseconds. It is CPU time if the trace has it. */
const timeIn = (events, names) => {
  let end = 0;
  let total = 0;
  for (const { name, ts, dur, tdur } of events) {
    if (!names.includes(name) || ts < end) continue;
    total += tdur ?? dur;
    end = ts + dur;
  }
  return total / 1000;
};

/**
 * Reads how long the main thread of a page was busy, and why.
 *
 * @param {string} trace the trace from the browser
 * @param {string} address the address of the page
 */
export const readTrace = (trace, address) => {
  const { traceEvents } = JSON.parse(trace);
  const parsing = traceEvents.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url === address,
  );
  if (!parsing) throw new Error(`The trace doesn't contain ${address}.`);
  const events = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === parsing.pid && tid === parsing.tid)
    .sort((a, b) => a.ts - b.ts);
  // Tasks before the page's first one belong to the browser.
  const tasks = events.filter(({ name, ts, dur }) => name === 'RunTask' && ts + dur > parsing.ts);
  return {
    evaluation: timeIn(events, evaluating),
    script: timeIn(events, running),
    longestTask: Math.max(...tasks.map(({ dur }) => dur)) / 1000,
  };
};
