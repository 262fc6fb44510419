import * as fc from 'fast-check';
import { dialogModule } from '../../src/elements/button/lazy-parts.js';
import { serviceModule } from '../../src/form/lazy-service.js';
import { statusModule } from '../../src/return/lazy-status.js';
import { loadMessages } from '../../src/languages/languages.js';
import { loadAllParts } from '../../src/questions/list.js';
import { nextStepsModule } from '../../src/return/optional-next-steps.js';
import '../../src/index.js';
import { languages, type Act } from './acts.js';
import { Browser } from './browser.js';
import { anySequence } from './command.js';
import { elementDonor } from './element-donor.js';
import { inFakeTime } from './fake-time.js';
import { failureOf, summaryOf } from './report.js';
import { broken } from './rules.js';
import { sites, type Site } from './sites.js';
import { step, type Counts, type Visit } from './step.js';
import type { FormView } from './view.js';

/** Loads every file that a form can need, so that no sequence waits for one. */
export const loadAll = () =>
  Promise.all([
    loadAllParts(),
    ...[dialogModule, serviceModule, statusModule, nextStepsModule].map((one) => one.load()),
    ...languages.map(loadMessages),
  ]);

/** Once nothing fails any more and some time has passed, the donor can give. */
const canGiveInTheEnd = async (visit: Visit<Browser>): Promise<void> => {
  const { stage: browser, donor } = visit;
  for (const { faults } of browser.services) for (const list of [faults.create, faults.read]) list.length = 0;
  browser.setOnline(true);
  browser.setVisible(true);
  browser.navigation = 'blocked';
  visit.seen.clear();
  if (browser.tab.paying) await step(visit, { name: 'leave', args: ['here'] });
  await step(visit, { name: 'wait', args: [600] });
  if (browser.tab.page?.isForThanks) await step(visit, { name: 'visitAgain', args: ['inside'] });
  if (donor.openForm.can()) await step(visit, { name: 'openForm', args: [] });
  for (let place = 0; browser.viewOf(browser.tab).form?.shows === 'status'; place += 1) {
    if (place === 4) broken('No button of the status leads to the form.');
    await step(visit, { name: 'wait', args: [600] });
    if (donor.pressStatusButton.can(place)) await step(visit, { name: 'pressStatusButton', args: [place] });
  }
  const { form } = browser.viewOf(browser.tab);
  if (!form || form.paymentLinks.length > 0) return;
  const before = browser.posts.length;
  if (!donor.give.can()) broken('There is no form in the end.');
  await step(visit, { name: 'give', args: [] });
  if (browser.posts.length === before)
    broken(`Nothing is sent in the end: ${JSON.stringify(browser.viewOf(browser.tab).form)}`);
};

/** What the forms of each site say to a new donor. */
const freshViews = new Map<Site, readonly FormView[]>();

const freshViewsOf = async (site: Site): Promise<readonly FormView[]> => {
  const browser = new Browser(site);
  await browser.open(browser.tab, 'outside');
  const donor = elementDonor(browser);
  if (donor.openForm.can()) await donor.openForm.do();
  const { forms } = browser.viewOf(browser.tab);
  browser.close();
  return forms;
};

/** Opens a site for a new donor, for a sequence of acts. */
const visit = async (site: Site, counts: Counts, act: (visit: Visit) => Promise<void>): Promise<void> => {
  const browser = new Browser(site);
  await inFakeTime(browser, async () => {
    try {
      browser.fresh = freshViews.get(site) ?? (await freshViewsOf(site));
      freshViews.set(site, browser.fresh);
      await browser.open(browser.tab, 'outside');
      const opened = { stage: browser, donor: elementDonor(browser), counts, seen: new Map() };
      await act(opened);
      await canGiveInTheEnd(opened);
    } finally {
      browser.close();
    }
  });
};

/** The most acts of a sequence, of which about half are possible when their turn comes. */
const longest = 45;

/** Every rule holds after every act of any sequence. */
const everyRuleHolds = (counts: Counts) =>
  fc.asyncProperty(fc.constantFrom(...sites), anySequence(longest), (site, commands) =>
    visit(site, counts, (model) => fc.asyncModelRun(() => ({ model, real: null }), commands)),
  );

/** This many sequences for each seed. */
export const sequences = 1000;

/** Plays the sequences of a seed, and prints how many acts they had. */
export const play = async (seed: number): Promise<void> => {
  const counts: Counts = new Map();
  const from = performance.now();
  const result = await fc.check(everyRuleHolds(counts), { numRuns: sequences, seed });
  if (result.failed)
    throw failureOf(seed, result, 'npm test -- test/random-donors/random-donors.page.test.ts');
  console.log(summaryOf(seed, sequences, counts, (performance.now() - from) / 1000));
};

/** Does the acts of a sequence that was found before. */
export const replay = (site: Site, acts: readonly Act[]): Promise<void> =>
  visit(site, new Map(), async (visited) => {
    for (const act of acts) await step(visited, act);
  });
