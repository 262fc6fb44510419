// Writes docs/evaluate/threats.md, and a table of SECURITY.md, from docs/evaluate/threats.json.
import { betweenComments, markdownTable } from '../markdown.js';

/** The threats that the project is built and tested against. */
export type Threats = {
  /** Whom we trust with what, by a key. */
  boundaries: Record<string, { party: string; trust: string }>;
  /** The names of the ways to use the project, by a key. */
  deployments: Record<string, string>;
  threats: Threat[];
};

export type Threat = {
  threat: string;
  /** What the form, the plugin or the sandbox does about it. */
  defence: string;
  /** A key of `boundaries`: whose data or code the threat comes with. */
  boundary: string;
  /** Keys of `deployments`. */
  deployments: string[];
  /** A file, without `test/`, or a file, ` › ` and some words from the titles of its tests. */
  tests: string[];
};

const code = (text: string): string => `\`${text}\``;

const filesOf = ({ tests }: Threat): string[] => [...new Set(tests.map((name) => name.replace(/ › .*/, '')))];

const partiesTable = ({ boundaries }: Threats): string =>
  markdownTable(
    ['Party', 'What we trust it with'],
    Object.values(boundaries).map(({ party, trust }) => [party, trust]),
  );

const start = '<!-- Parties: `npm run reference` writes this from threats.json. -->';
const end = '<!-- The end of what it writes. -->';

/** SECURITY.md with the present table between its comments. */
export const securityPage = (markdown: string, data: Threats): string =>
  betweenComments(markdown, start, end, partiesTable(data));

/** The tests by file, each file with the words from its titles. */
const testsCell = (threat: Threat): string =>
  filesOf(threat)
    .map((file) => {
      const words = threat.tests
        .filter((name) => name.startsWith(`${file} › `))
        .map((name) => `“${name.slice(file.length + 3)}”`);
      return words.length > 0 ? `${code(file)}: ${words.join(', ')}` : code(file);
    })
    .join('; ');

const introduction = `This page lists each threat that the form is built against, what the form does about it, where it applies, and the tests that check the defence. Give it to your security reviewer or auditor. [SECURITY.md](../../SECURITY.md) says how to report a vulnerability.

The threats are grouped by whose data or code they come with, because that decides how much we trust it. The last column names each test by its file, without \`test/\`, and, if only some of its tests count, by words from their titles.

Where a threat applies:

- **script tag**: a page that loads the scripts from a host, with a snippet
- **npm**: a site that builds the form into its own code
- **WordPress**: a site with the plugin
- **frame**: a page with the form that another page shows in a frame
- **sandbox**: the payment service for tests, on a developer's machine

## Check it yourself

You need a computer with Node and the packages that the tests of the WordPress plugin need: [Other groups of tests](../contributing-details.md#other-groups-of-tests).

\`\`\`sh
npm ci
npm run prove -- threats
\`\`\`

The command runs all these tests and prints each threat with its result. It fails if a test is missing, was skipped or failed. In \`npm test\`, \`proofs/threats/threats.test.ts\` checks that each threat names a test that exists and can't be skipped.

The tests show that these defences work. They can't show that there are no other threats. No outside review or penetration test is part of this page. The same data is in [threats.json](threats.json), for a program to read.`;

/** The page for somebody who decides whether to use the form. */
export const threatsPage = ({ boundaries, deployments, threats }: Threats): string =>
  [
    '<!-- `npm run reference` writes this page from threats.json. Do not edit it. -->',
    '# Threats and their tests',
    introduction,
    ...Object.entries(boundaries).flatMap(([key, { party, trust }]) => [
      `## ${party}`,
      `**Trusted with:** ${trust}.`,
      markdownTable(
        ['Threat', 'What the form does', 'Where it applies', 'Tests'],
        threats
          .filter(({ boundary }) => boundary === key)
          .map((one) => [
            one.threat,
            one.defence,
            one.deployments.map((place) => deployments[place] ?? place).join(', '),
            testsCell(one),
          ]),
      ),
    ]),
    '',
  ].join('\n\n');
