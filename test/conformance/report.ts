import { claimsA, claimsAA } from './claims.js';
import { type Finding, findingsOf, type Results } from './finding.js';

/** The contents of both report files. */
export type Report = Results & { levelA: Finding[]; levelAA: Finding[] };

/** How we evaluated the criteria, and what we didn't evaluate. */
export const methods = [
  'The automated tests in the repository run in Chromium, with axe-core, real keyboard input, emulated forced colours, reduced motion, zoom and text spacing.',
  'The tests below screen-reader/ check what one screen reader says: Orca, on Linux, in Firefox. A program presses the keys and reads the words. NVDA, JAWS, VoiceOver and TalkBack were not used.',
  '“Supports” means that the named tests pass. No person has checked the form with a screen reader, voice control or another assistive technology for this report.',
  '“Not evaluated” means that no test covers the criterion. VPAT 2.5 allows that term for level AAA only, so a person has to evaluate these criteria before you submit this report as a VPAT.',
] as const;

export const scope =
  'This report covers the elements <donation-widget>, <donation-status> and <donation-button> with their default texts and styles. The page that hosts them and the payment page of your payment service need reports of their own.';

export const reportOf = (results: Results): Report => ({
  ...results,
  levelA: findingsOf(claimsA, results),
  levelAA: findingsOf(claimsAA, results),
});
