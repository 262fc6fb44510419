import type { Finding, Level } from './finding.js';
import type { ChapterFindings } from './en-301-549.js';
import { european, methods, scope, type Report } from './report.js';

const labels: Record<Level, string> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': '**Not evaluated**',
};

const counted: Record<Level, string> = {
  supports: 'supported',
  'partially-supports': 'partially supported',
  'does-not-support': 'not supported',
  'not-applicable': 'not applicable',
  'not-evaluated': 'not evaluated',
};

const row = ({ number, name, level, remarks, byHand, files }: Finding): string => {
  const tests = files.length > 0 ? `Tests: ${files.map((file) => `\`${file}\``).join(', ')}.` : '';
  const cell = [remarks, tests, byHand && `**Check by hand:** ${byHand}`].filter(Boolean).join(' ');
  return `| ${number} ${name} | ${labels[level]} | ${cell} |`;
};

const table = (findings: readonly Finding[], head = 'Criterion'): string[] => [
  `| ${head} | Level | Remarks |`,
  '| --- | --- | --- |',
  ...findings.map(row),
];

const europeanChapter = (one: ChapterFindings): string[] => [
  `### ${one.title}`,
  '',
  ...('reason' in one ? [`Not applicable. ${one.reason}`] : table(one.findings, 'Clause')),
  '',
];

const count = (findings: readonly Finding[]): string =>
  Object.entries(counted)
    .map(([level, label]) => [findings.filter((one) => one.level === level).length, label] as const)
    .filter(([number]) => number > 0)
    .map(([number, label]) => `${number} ${label}`)
    .join(', ');

/** The report as a page of the documentation. */
export const markdownOf = ({ version, date, browser, levelA, levelAA, chapters }: Report): string =>
  [
    '# Accessibility conformance report',
    '',
    'This report shows how far the form meets each criterion of WCAG 2.2, levels A and AA, and each clause of the European standard [EN 301 549](#en-301-549), and how we know. It follows the Voluntary Product Accessibility Template (VPAT) 2.5. There’s a machine-readable version in the OpenACR format: [accessibility-conformance.yaml](accessibility-conformance.yaml).',
    '',
    `- Product: donation-widget ${version}`,
    `- Date of the tests: ${date}`,
    `- Browser: ${browser}`,
    `- Criteria of WCAG: ${count([...levelA, ...levelAA])}`,
    '',
    '## Scope and methods',
    '',
    scope.replaceAll(/<([\w-]+)>/g, '`<$1>`'),
    '',
    ...methods.map((one) => `- ${one}`),
    '- We didn’t evaluate level AAA, or Section 508 of the law of the United States. 4.1.1 Parsing isn’t listed, because WCAG 2.2 removed it.',
    '',
    'The tests are in `test/` and `proofs/`. `npm run prove -- conformance` runs them and writes this page from the results.',
    '',
    '## Level A',
    '',
    ...table(levelA),
    '',
    '## Level AA',
    '',
    ...table(levelAA),
    '',
    '## EN 301 549',
    '',
    'Public bodies in Europe ask for this standard, “Accessibility requirements for ICT products and services”, when they buy or fund a website.',
    '',
    ...european.map((one) => `- ${one}`),
    '',
    ...chapters.flatMap(europeanChapter),
    '<!-- npm run prove -- conformance writes this file. Edit proofs/conformance/ instead. -->',
    '',
  ].join('\n');
