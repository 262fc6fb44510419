import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { en } from '../../src/i18n/en.js';
import { violationsIn } from './audit.js';
import { faintParts } from './faint.js';
import { everything } from './forms.js';
import { ofColours } from './rules.js';
import { makeEveryError, open, tell } from './states.js';
import { lookAsEver, lookAt } from './views.js';

/** The colours of charities, with those that are hardest to read on, beside or as. */
const colours = ['#ffff00', '#777777', '#ff0000', '#000000', '#ffffff', '#0b8457'];

const inEachScheme = async (what: string, reachFocus: (() => unknown)[] = []) => {
  for (const scheme of ['light', 'dark'] as const) {
    await lookAt({ colorScheme: scheme, reducedMotion: 'reduce' });
    // Rules that do not depend on colours are checked in all views of these states elsewhere.
    expect(await violationsIn(ofColours), `${what}, ${scheme}`).to.deep.equal([]);
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
    it(`leaves everything readable, light and dark, where it is ${colour}`, async () => {
      document.documentElement.style.setProperty('--donation-primary', colour);
      const { donor } = await open(everything);
      const ringed = () => donor.root.querySelectorAll('.option input:focus-visible').length;
      await inEachScheme('form', [
        () => donor.field(en.email).focus(),
        async () => {
          // The ring of a radio shows for the keyboard only.
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
    }).timeout(30_000);
  }
});
