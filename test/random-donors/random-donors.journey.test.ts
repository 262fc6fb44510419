// The same random donors in a real browser with the real sandbox: with layout, real navigation and the back/forward
// cache. Each sequence takes a second or two, so these are few.
import * as fc from 'fast-check';
import type { Browser } from '@playwright/test';
import { loadMessages } from '../../src/languages/languages.js';
import { secureTest as test } from '../support/journeys/journey.js';
import { doing, languages } from './acts.js';
import { anySequence } from './command.js';
import { realExamples, returnExamples } from './examples.js';
import { RealBrowser, viewScript } from './real-browser.js';
import { realDonor } from './real-donor.js';
import { failureOf, summaryOf } from './report.js';
import { sites, type Site } from './sites.js';
import { step, type Counts, type Visit } from './step.js';

/** The most sequences of a part. */
const sequences = 40;
/** After this time, a part begins no more sequences (in milliseconds). */
const enough = 40_000;

// Two services need a second server, which the elements in fake time have.
const oneService = sites.filter(({ forms, isIn }) => forms.length === 1 || isIn === 'twins');

/** Opens a site on a small phone for a new donor. */
const visit = async (
  { browser, origin, script }: { browser: Browser; origin: string; script: string },
  site: Site,
  act: (visit: Visit) => Promise<void>,
  counts: Counts = new Map(),
): Promise<void> => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const stage = await RealBrowser.open(context, { site, origin, script });
  try {
    const donor = realDonor(stage);
    await stage.settle();
    if (donor.openForm.can()) await donor.openForm.do();
    stage.fresh = stage.tab.view.forms;
    await act({ stage, donor, counts, seen: new Map() });
  } finally {
    await stage.close();
  }
};

test('Random donors never again break a rule as they did', async ({ browser, https }) => {
  const script = await viewScript();
  for (const { found, site, acts } of [...returnExamples, ...realExamples]) {
    await test.step(found, () =>
      visit({ browser, origin: https, script }, site, async (visited) => {
        // What the form is in has been opened already.
        for (const act of acts) if (doing(visited.donor, act).can()) await step(visited, act);
      }),
    );
  }
});

// Each part has a browser and a sandbox of its own, and they run at the same time.
for (const part of [1, 2, 3]) {
  test(`Random donors keep every rule in a real browser, part ${part}`, async ({ browser, https }) => {
    await Promise.all(languages.map(loadMessages));
    const script = await viewScript();
    const counts: Counts = new Map();
    const asked = Number(process.env['RANDOM_DONORS_SEED']);
    const seed = asked ? asked + part - 1 : 1 + Math.floor(Math.random() * 0x7fff_fff0);
    const from = Date.now();
    const result = await fc.check(
      fc.asyncProperty(fc.constantFrom(...oneService), anySequence(60), (site, acts) =>
        visit(
          { browser, origin: https, script },
          site,
          (model) => fc.asyncModelRun(() => ({ model, real: null }), acts),
          counts,
        ),
      ),
      { numRuns: sequences, seed, interruptAfterTimeLimit: enough, skipAllAfterTimeLimit: 3 * enough },
    );
    if (result.failed)
      throw failureOf(seed, result, 'npm test -- test/random-donors/random-donors.journey.test.ts');
    console.log(summaryOf(seed, result.numRuns, counts, (Date.now() - from) / 1000));
  });
}
