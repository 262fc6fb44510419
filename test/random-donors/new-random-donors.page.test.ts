// Needs a page of its own.
// The same as `random-donors.test.ts`, on a page of its own so that both run at the same time.
import { loadAll, play, sequences } from './sequence.js';

/** The variable RANDOM_DONORS_SEED, which the test runner passes on. */
const askedSeed = async (): Promise<number | null> => {
  const response = await fetch('/random-donors-seed');
  const seed = Number(await response.text());
  return Number.isInteger(seed) && seed > 0 ? seed : null;
};

describe('New random donors', () => {
  before(loadAll);

  it(`keep every rule in ${sequences} sequences that are new in every run`, async () =>
    play((await askedSeed()) ?? 1 + Math.floor(Math.random() * 0x7fff_fff0)));
});
