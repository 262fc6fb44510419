// Needs a page of its own.
// Random donors give, pay, go back, reload and meet errors of the service, in fake time. After each act, `rules.ts`
// compares the screen and the requests with what is true: what the donor has typed and what the service knows.
import { examples, returnExamples } from './examples.js';
import { loadAll, play, replay, sequences } from './sequence.js';

describe('Random donors', () => {
  before(loadAll);

  for (const { found, site, acts } of [...examples, ...returnExamples])
    it(`never again: ${found}`, () => replay(site, acts));

  it(`keep every rule in ${sequences} sequences that are the same in every run`, () => play(20300101));
});
