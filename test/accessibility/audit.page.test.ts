import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { violationsIn } from '../support/accessibility/audit.js';
import { states } from '../support/accessibility/every-state.js';
import { faintParts } from '../support/accessibility/faint.js';
import { all, ofColours, ofSizes } from '../support/accessibility/rules.js';
import { inEachView, lookAsEver } from '../support/accessibility/views.js';

// The tests also look for faint parts themselves, because axe reports no result if it can't decide.
// Each state is audited in four views, which cover every pair of width, direction and colour scheme. Most rules depend
// on neither sizes nor colours, so they run in the first, and those of colours in the dark once more.
// A charity's colours affect only contrast, so `colours.test.ts` checks them where most colours appear: in the
// form, its errors and a donation that succeeded, each light and dark.

const audit = () =>
  inEachView(async (where, { width, lang, scheme }) => {
    const isFirst = width === 320 && lang === 'en-GB';
    expect(await violationsIn(isFirst ? all : ofSizes), where).to.deep.equal([]);
    if (scheme === 'dark' && lang === 'en-GB') expect(await violationsIn(ofColours), where).to.deep.equal([]);
    expect(faintParts(), where).to.deep.equal([]);
  });

describe('Axe finds no violations and nothing is too faint in', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(lookAsEver);

  for (const [state, reach] of Object.entries(states)) {
    it(state, async () => {
      await reach();
      await audit();
    });
  }
});
