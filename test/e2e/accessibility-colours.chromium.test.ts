import type { Page } from '@playwright/test';
import { everything, expectNoViolations, makeEveryFault, open, tell } from './accessibility.js';
import { faintOn } from './accessibility-contrast.js';
import { donorOn, en, expect, test } from './journey.js';

/** The colours of charities, with those that are hardest to read on, beside or as. */
const colours = ['#ffff00', '#777777', '#ff0000', '#000000', '#ffffff', '#0b8457'];

const schemes = ['light', 'dark'] as const;

const inEachScheme = async (page: Page, what: string, reachFocus: (() => Promise<void>)[] = []) => {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expectNoViolations(page, `${what}, ${scheme}`);
    for (const focus of [() => Promise.resolve(), ...reachFocus]) {
      await focus();
      expect(await faintOn(page), `${what}, ${scheme}`).toEqual([]);
    }
  }
};

for (const colour of colours) {
  test(`a charity’s ${colour} leaves everything readable, light and dark`, async ({ page }) => {
    const donor = donorOn(page);
    await open(page, everything);
    await page.evaluate((primary) => {
      document.documentElement.style.setProperty('--donation-primary', primary);
    }, colour);
    const focusEach = [
      () => donor.field(en.email).focus(),
      async () => {
        // The ring of a radio shows for the keyboard only.
        await page.getByRole('radio', { name: '£10', exact: true }).focus();
        await page.keyboard.press('ArrowRight');
      },
      () => donor.donate.focus(),
    ];
    await inEachScheme(page, 'form', focusEach);
    await makeEveryFault(page);
    await inEachScheme(page, 'errors');
    await tell(page, 'succeeded', colour);
    await inEachScheme(page, 'succeeded');
  });
}
