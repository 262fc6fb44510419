import { claimsA, claimsAA } from './claims.js';
import { chaptersOf, type ChapterFindings } from './en-301-549.js';
import { type Finding, findingsOf, type Results } from './finding.js';

/** The contents of both report files. */
export type Report = Results & { levelA: Finding[]; levelAA: Finding[]; chapters: ChapterFindings[] };

/** How we evaluated the criteria, and what we didn't evaluate. */
export const methods = [
  'The automated tests in the repository run in Chromium, with axe-core, real keyboard input, emulated forced colours, reduced motion, zoom and text spacing.',
  'The tests below screen-reader/ check what one screen reader says: Orca, on Linux, in Firefox. A program presses the keys and reads the words. NVDA, JAWS, VoiceOver and TalkBack were not used.',
  '“Supports” means that the named tests pass. No person has checked the form with a screen reader, voice control or another assistive technology for this report.',
  '“Not evaluated” means that no test covers the criterion, or that tests show only a part of it. VPAT 2.5 allows that term for level AAA only, so a person has to evaluate these criteria before you submit this report as a VPAT.',
] as const;

export const scope =
  'This report covers the elements <donation-widget>, <donation-status> and <donation-button> with their default texts and styles. The page that hosts them and the payment page of your payment service need reports of their own.';

/** What the report says about EN 301 549, apart from its clauses. */
export const european = [
  'V3.2.1 (2021-03) of the standard has the criteria of WCAG 2.1 as its clause 9. The form is web content, so that clause applies to it. Of the other clauses, few apply.',
  'This report doesn’t cover later versions of the standard, such as V4.1.1. Find out which version your law or contract names.',
  'Clause 4 is about what people can do. No person with a disability has used the form for this report, so its statements are not evaluated. The remarks say which part of them tests show.',
] as const;

export const reportOf = (results: Results): Report => {
  const levelA = findingsOf(claimsA, results);
  const levelAA = findingsOf(claimsAA, results);
  return { ...results, levelA, levelAA, chapters: chaptersOf([...levelA, ...levelAA], results) };
};
