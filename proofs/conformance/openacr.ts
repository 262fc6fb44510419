import type { Finding } from './finding.js';
import type { ChapterFindings } from './en-301-549.js';
import { european, methods, scope, type Report } from './report.js';

/** A JSON string is also a YAML string. */
const quoted = (text: string): string => JSON.stringify(text);

const criterion = (component: string, { number, level, remarks, byHand, files }: Finding): string[] => {
  const tests = files.length > 0 ? `Tests: ${files.join(', ')}.` : '';
  const notes = [remarks, tests, byHand && `Check by hand: ${byHand}`].filter(Boolean).join(' ');
  return [
    `      - num: ${quoted(number)}`,
    '        components:',
    `          - name: ${component}`,
    '            adherence:',
    `              level: ${level}`,
    `              notes: ${quoted(notes)}`,
  ];
};

const chapter = (name: string, findings: readonly Finding[]): string[] => [
  `  ${name}:`,
  '    criteria:',
  ...findings.flatMap((one) => criterion('web', one)),
];

const withoutFindings = (name: string, notes: string): string[] => [
  `  ${name}:`,
  '    disabled: true',
  `    notes: ${quoted(notes)}`,
];

/** The identifier of chapter 9, which has no clauses of its own in OpenACR. */
const web = 'en_301_549_web';

/** The other clauses have no components in OpenACR. */
const europeanChapter = (one: ChapterFindings, wcag: readonly Finding[]): string[] => {
  if ('reason' in one) return withoutFindings(one.id, one.reason);
  if (one.id !== web)
    return [
      `  ${one.id}:`,
      '    criteria:',
      ...one.findings.flatMap((finding) => criterion('none', finding)),
    ];
  const criteria = wcag.map(({ number }) => `9.${number}`);
  const notes = one.findings
    .filter(({ number }) => !criteria.includes(number))
    .map(
      ({ number, name, remarks, byHand }) => `${number} ${name}: ${remarks} Check by hand: ${byHand ?? ''}`,
    );
  const all = ['See the chapters about WCAG: clause 9.1.1.1 is criterion 1.1.1, and so on.', ...notes];
  return [`  ${one.id}:`, `    notes: ${quoted(all.join(' '))}`];
};

/** The chapters about Section 508 of the law of the United States. */
const american = [
  'functional_performance_criteria',
  'hardware',
  'software',
  'support_documentation_and_services',
];

/** The report in the OpenACR format of the GSA: https://github.com/GSA/openacr */
export const openAcrOf = ({
  version,
  date,
  browser,
  description,
  levelA,
  levelAA,
  chapters,
}: Report): string =>
  [
    '# npm run prove -- conformance writes this file. Edit proofs/conformance/ instead.',
    'title: "donation-widget Accessibility Conformance Report"',
    'product:',
    '  name: "donation-widget"',
    `  version: ${quoted(version)}`,
    `  description: ${quoted(description)}`,
    'author:',
    '  name: "donation-widget"',
    '  # The format requires an address. Put yours here before you publish the report.',
    '  email: ""',
    `report_date: ${quoted(date)}`,
    'version: 1',
    `notes: ${quoted(`${scope} 4.1.1 Parsing isn’t listed, because WCAG 2.2 removed it. ${european.join(' ')}`)}`,
    `evaluation_methods_used: ${quoted(`${methods.join(' ')} Browser: ${browser}.`)}`,
    'catalog: "2.5-edition-wcag-2.2-508-eu-en"',
    'chapters:',
    ...chapter('success_criteria_level_a', levelA),
    ...chapter('success_criteria_level_aa', levelAA),
    ...withoutFindings('success_criteria_level_aaa', 'Not evaluated.'),
    ...american.flatMap((name) => withoutFindings(name, 'Not evaluated.')),
    ...chapters.flatMap((one) => europeanChapter(one, [...levelA, ...levelAA])),
    '',
  ].join('\n');
