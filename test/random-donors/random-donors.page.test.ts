// Needs a page of its own.
// Random donors give, pay, go back, reload and meet errors of the service, in fake time. After each act, `rules.ts`
// compares the screen and the requests with what is true: what the donor has typed and what the service knows.
import { examples, returnExamples } from './examples.js';
import { loadAll, play, replay, sequences } from './sequence.js';

/** The variable RANDOM_DONORS_SEED, which the test runner passes on. */
const askedSeed = async (): Promise<number | null> => {
  const response = await fetch('/random-donors-seed');
  const seed = Number(await response.text());
  return Number.isInteger(seed) && seed > 0 ? seed : null;
};

describe('Random donors', () => {
  before(loadAll);

  for (const { found, site, acts } of [...examples, ...returnExamples])
    it(`never again: ${found}`, () => replay(site, acts));

  it(`keep every rule in ${sequences} sequences that are the same in every run`, () => play(20300101));

  it(`keep every rule in ${sequences} sequences that are new in every run`, async () =>
    play((await askedSeed()) ?? 1 + Math.floor(Math.random() * 0x7fff_fff0)));
});
