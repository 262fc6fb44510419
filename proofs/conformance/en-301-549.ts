import type { Claim } from './claims.js';
import { findingsOf, type Finding, type Results } from './finding.js';

const heard = 'proofs/screen-reader/giving.journey.test.ts';
const names = 'journeys/accessibility-names.journey.test.ts › Groups, radios, buttons and fields';
const faultyFields = 'journeys/accessibility-names.journey.test.ts › Each field with an error';
const keyboard = 'journeys/accessibility-keyboard.journey.test.ts';
const enlarged = 'accessibility/reflow.page.test.ts › Nothing is cut off in any language';
const narrow = 'accessibility/reflow.page.test.ts › At 320 px';
const forcedColours = 'accessibility/media.page.test.ts › In forced colours';

const aboutHardware = {
  notApplicable: 'The form has no keys and no hardware of its own. Donors use their own device.',
};

/** A clause of EN 301 549 V3.2.1 (2021-03), with the name that the standard gives it. */
type Clause = { name: string; claim: Claim };

const clause = (name: string, claim: Claim): Clause => ({ name, claim });

/** Clause 4: what people can do with the form. Only people can show that. */
const performance = {
  '4.2.1': clause('Usage without vision', {
    tests: [heard, names, `${keyboard} › A donor moves through the form with Tab`],
    shows:
      'A donor can give by keyboard alone. One screen reader, Orca, says the question, the answer and the error of each field.',
    byHand: 'Ask blind people to give, with the screen readers that they use.',
    needsPeople: true,
  }),
  '4.2.2': clause('Usage with limited vision', {
    tests: [enlarged, narrow, 'accessibility/colours.page.test.ts'],
    shows: 'Nothing is cut off with larger text, zoom or at 320 px, and all text has the contrast it needs.',
    byHand: 'Ask people with low vision to give, with their magnifier and settings.',
    needsPeople: true,
  }),
  '4.2.3': clause('Usage without perception of colour', {
    tests: [forcedColours],
    shows: 'When forced colours replace the page’s colours, you can still see which options are chosen.',
    byHand: 'Look at the form in greyscale, and ask people who see few colours.',
    needsPeople: true,
  }),
  '4.2.4': clause('Usage without hearing', { notApplicable: 'The form makes no sound.' }),
  '4.2.5': clause('Usage with limited hearing', { notApplicable: 'The form makes no sound.' }),
  '4.2.6': clause('Usage with no or limited vocal capability', {
    notApplicable: 'The form takes no voice input.',
  }),
  '4.2.7': clause('Usage with limited manipulation or strength', {
    tests: [
      `${keyboard} › A donor chooses with the arrow keys`,
      'accessibility/reflow.page.test.ts › Every control',
    ],
    shows:
      'Everything works by keyboard, one key at a time. Every control is at least 24 px high and wide, amounts and the button at least 44 px.',
    byHand: 'Ask people who use voice control, a switch or a head pointer to give.',
    needsPeople: true,
  }),
  '4.2.8': clause('Usage with limited reach', {
    notApplicable: 'The form isn’t a machine that people have to reach.',
  }),
  '4.2.9': clause('Minimize photosensitive seizure triggers', {
    notApplicable: 'Nothing in the form flashes.',
  }),
  '4.2.10': clause('Usage with limited cognition, language or learning', {
    tests: ['elements/error-summary.page.test.ts › keeps everything', faultyFields],
    shows: 'Each error says what to enter, and everything that a donor has typed stays.',
    byHand: 'Ask people with learning disabilities, dyslexia or little English to give.',
    needsPeople: true,
  }),
  '4.2.11': clause('Privacy', {
    tests: ['elements/privacy.page.test.ts'],
    shows: 'The form doesn’t show, store or log donors’ details.',
    byHand: 'Check what the screen reader says aloud in a public place.',
    needsPeople: true,
  }),
} satisfies Record<string, Clause>;

/** Clause 5: requirements for all kinds of products. */
const generic = {
  '5.1': clause('Closed functionality', {
    notApplicable:
      'Donors use the form with their own browser and assistive technology. Nothing is closed to them.',
  }),
  '5.2': clause('Activation of accessibility features', {
    notApplicable: 'The form has no accessibility features that donors have to turn on.',
  }),
  '5.3': clause('Biometrics', { notApplicable: 'The form uses no biometrics.' }),
  '5.4': clause('Preservation of accessibility information during conversion', {
    notApplicable: 'The form converts no content.',
  }),
  '5.5': clause('Operable parts', aboutHardware),
  '5.6': clause('Locking or toggle controls', aboutHardware),
  '5.7': clause('Key repeat', aboutHardware),
  '5.8': clause('Double-strike key acceptance', aboutHardware),
  '5.9': clause('Simultaneous user actions', {
    notApplicable: 'No part of the form needs two keys or two fingers at once.',
  }),
} satisfies Record<string, Clause>;

/** The clauses of chapter 9 that aren't a criterion of WCAG 2.2. */
const web = {
  '9.4.1.1': clause('Parsing', {
    byHand:
      'Nothing, as far as W3C is concerned: its note to WCAG 2.1 says that content in HTML always satisfies this criterion.',
  }),
  '9.6': clause('WCAG conformance requirements', {
    byHand:
      'Evaluate your whole page with the form, and the whole process: your page, the payment page and the return. This report is about a part of them.',
  }),
} satisfies Record<string, Clause>;

const ofWeb = { notApplicable: 'The form is web content, so clause 9 applies to it.' };

/** Clause 11, as far as it goes beyond clause 9. */
const software = {
  '11.5': clause('Interoperability with assistive technology', ofWeb),
  '11.6': clause('Documented accessibility usage', ofWeb),
  '11.7': clause('User preferences', {
    tests: [forcedColours, 'accessibility/media.page.test.ts › Motion', enlarged],
    shows: 'The form follows the browser’s settings for colours, motion and the size of text.',
    byHand: 'Look at the form with the fonts and the cursor of your donors.',
  }),
  '11.8': clause('Authoring tools', {
    byHand:
      'The configurator and the blocks of the WordPress plugin help people to write pages. This report doesn’t cover them.',
  }),
} satisfies Record<string, Clause>;

/** Clause 12: the documentation, and the help for those who use the product. */
const documentation = {
  '12.1.1': clause('Accessibility and compatibility features', {
    byHand: 'Read the pages “Accessibility” and “What a screen reader says” of the documentation.',
  }),
  '12.1.2': clause('Accessible documentation', {
    tests: ['demo/docs.journey.test.ts › The docs pass the a11y audit'],
    shows: 'axe finds no violation in the documentation site, on a phone and a desktop, light and dark.',
    byHand: 'Read the pages that you need with your assistive technology.',
  }),
  ...Object.fromEntries(
    (
      [
        ['12.2.2', 'Information on accessibility and compatibility features'],
        ['12.2.3', 'Effective communication'],
        ['12.2.4', 'Accessible documentation'],
      ] as const
    ).map(([number, name]) => [
      number,
      clause(name, { notApplicable: 'The project has no support service. Yours needs a report of its own.' }),
    ]),
  ),
} satisfies Record<string, Clause>;

/** Chapters that don't apply at all, by their identifier in OpenACR. */
type Unused = { id: string; title: string; reason: string };

type Chapter = { id: string; title: string; clauses: Record<string, Clause> };

/** The chapters of the standard in its order, with their identifiers in the catalogue of OpenACR. */
const chapters: readonly (Chapter | Unused)[] = [
  {
    id: 'en_301_549_functional_performance',
    title: 'Clause 4: Functional performance statements',
    clauses: performance,
  },
  { id: 'en_301_549_generic_requirements', title: 'Clause 5: Generic requirements', clauses: generic },
  {
    id: 'en_301_549_ict_with_two-way_voice',
    title: 'Clause 6: ICT with two-way voice communication',
    reason: 'Nobody can talk through the form.',
  },
  {
    id: 'en_301_549_ict_with_video',
    title: 'Clause 7: ICT with video capabilities',
    reason: 'The form plays no video.',
  },
  { id: 'en_301_549_hardware', title: 'Clause 8: Hardware', reason: 'The form is software.' },
  { id: 'en_301_549_web', title: 'Clause 9: Web', clauses: web },
  {
    id: 'en_301_549_non-web-documents',
    title: 'Clause 10: Non-web documents',
    reason: 'The form has no documents to download.',
  },
  { id: 'en_301_549_software', title: 'Clause 11: Software', clauses: software },
  {
    id: 'en_301_549_documentation_and_support_services',
    title: 'Clause 12: Documentation and support services',
    clauses: documentation,
  },
  {
    id: 'en_301_549_ict_providing_relay_or_emergency_service_access',
    title: 'Clause 13: ICT providing relay or emergency service access',
    reason: 'The form gives no access to such services.',
  },
];

/** The claims about all clauses that aren't a criterion of WCAG. */
export const clauseClaims: readonly Claim[] = chapters.flatMap((one) =>
  'clauses' in one ? Object.values(one.clauses).map(({ claim }) => claim) : [],
);

/** A chapter of the report. It has findings, or the reason why it doesn't apply. */
export type ChapterFindings = { id: string; title: string } & ({ findings: Finding[] } | { reason: string });

/** The criteria that WCAG 2.2 has added to 2.1. V3.2.1 of the standard doesn't have them. */
const newInWcag22: readonly string[] = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** The clauses of chapter 9 for the findings about WCAG: clause 9.1.1.1 is criterion 1.1.1, and so on. */
const webFindings = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter(({ number }) => !newInWcag22.includes(number))
    .map((one) => ({ ...one, number: `9.${one.number}`, remarks: `See ${one.number}.`, byHand: undefined }));

const byClause = ({ number: one }: Finding, { number: other }: Finding) =>
  one.localeCompare(other, 'en', { numeric: true });

/**
 * The chapters of EN 301 549 V3.2.1.
 *
 * @param wcag the findings about WCAG 2.2, levels A and AA
 */
export const chaptersOf = (wcag: readonly Finding[], results: Results): ChapterFindings[] =>
  chapters.map((one) => {
    if (!('clauses' in one)) return one;
    const { id, title, clauses } = one;
    const entries = Object.entries(clauses);
    const own = findingsOf(
      Object.fromEntries(entries.map(([number, { claim }]) => [number, claim])),
      results,
      Object.fromEntries(entries.map(([number, { name }]) => [number, name])),
    );
    const findings = clauses === web ? [...webFindings(wcag), ...own].sort(byClause) : own;
    return { id, title, findings };
  });
