import type { Finding } from './finding.js';
import { methods, scope, type Report } from './report.js';

/** A JSON string is also a YAML string. */
const quoted = (text: string): string => JSON.stringify(text);

const criterion = ({ number, level, remarks, byHand, files }: Finding): string[] => {
  const tests = files.length > 0 ? `Tests: ${files.join(', ')}.` : '';
  const notes = [remarks, tests, byHand && `Check by hand: ${byHand}`].filter(Boolean).join(' ');
  return [
    `      - num: ${quoted(number)}`,
    '        components:',
    '          - name: web',
    '            adherence:',
    `              level: ${level}`,
    `              notes: ${quoted(notes)}`,
  ];
};

const chapter = (name: string, findings: readonly Finding[]): string[] => [
  `  ${name}:`,
  '    criteria:',
  ...findings.flatMap(criterion),
];

/** The report in the OpenACR format of the GSA: https://github.com/GSA/openacr */
export const openAcrOf = ({ version, date, browser, description, levelA, levelAA }: Report): string =>
  [
    '# npm run conformance writes this file. Edit test/conformance/ instead.',
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
    `notes: ${quoted(`${scope} 4.1.1 Parsing isn’t listed, because WCAG 2.2 removed it.`)}`,
    `evaluation_methods_used: ${quoted(`${methods.join(' ')} Browser: ${browser}.`)}`,
    'catalog: "2.5-edition-wcag-2.2-en"',
    'chapters:',
    ...chapter('success_criteria_level_a', levelA),
    ...chapter('success_criteria_level_aa', levelAA),
    '  success_criteria_level_aaa:',
    '    disabled: true',
    '    notes: "Not evaluated."',
    '',
  ].join('\n');
