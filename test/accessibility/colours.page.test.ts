import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { en } from '../../src/languages/en.js';
import { violationsIn } from '../support/accessibility/audit.js';
import { faintParts } from '../support/accessibility/faint.js';
import { everything } from '../support/accessibility/forms.js';
import { ofLinks } from '../support/accessibility/rules.js';
import { makeEveryError, open, tell } from '../support/accessibility/states.js';
import { lookAsEver, lookAt } from '../support/accessibility/views.js';

/** Colours of charities, including those that are hardest to read as text, as a background or next to others. */
const colours = ['#ffff00', '#777777', '#ff0000', '#000000', '#ffffff', '#0b8457'];

const inEachScheme = async (what: string, reachFocus: (() => unknown)[] = []) => {
  for (const scheme of ['light', 'dark'] as const) {
    await lookAt({ colorScheme: scheme, reducedMotion: 'reduce' });
    // `audit.page.test.ts` runs the other rules of axe.
    expect(await violationsIn(ofLinks), `${what}, ${scheme}`).to.deep.equal([]);
    for (const focus of [() => undefined, ...reachFocus]) {
      await focus();
      expect(faintParts(), `${what}, ${scheme}`).to.deep.equal([]);
    }
  }
};

describe('A charity’s colour', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(lookAsEver);

  for (const colour of colours) {
    it(`keeps everything readable, light and dark, if it is ${colour}`, async () => {
      document.documentElement.style.setProperty('--donation-primary', colour);
      const { donor } = await open(everything);
      const ringed = () => donor.root.querySelectorAll('.option input:focus-visible').length;
      await inEachScheme('form', [
        () => donor.field(en.email).focus(),
        async () => {
          // Only the keyboard shows the focus ring of a radio.
          donor.field('£10').focus();
          await sendKeys({ press: 'ArrowRight' });
          expect(ringed()).to.equal(1);
        },
        () => donor.submitButton.focus(),
      ]);
      await makeEveryError(donor);
      await inEachScheme('errors');
      await tell('succeeded', colour);
      await inEachScheme('succeeded');
    });
  }
});
