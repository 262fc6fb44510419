import type { Row } from './run.js';
import type { Finding, Statement } from './statement.js';

const words: Record<Finding['result'], string> = {
  holds: 'holds',
  departs: 'DEPARTS',
  unchecked: '–',
  unanswered: 'NO ANSWER',
};

const detailsOf = (finding: Finding) => {
  if (finding.result === 'holds') return [];
  if (finding.result === 'departs') return [`expected: ${finding.expected}`, `came:     ${finding.came}`];
  return [finding.why];
};

const widest = (texts: string[]) => Math.max(...texts.map((text) => text.length));

/** Prints row by row: the widths come from the statements, which are known before the answers. */
export const tableOf = (statements: readonly Statement[]) => {
  const sectionWidth = widest(statements.map(({ section }) => section));
  const textWidth = widest(statements.map(({ text }) => text));
  const line = (section: string, text: string, result: string) =>
    `${section.padEnd(sectionWidth)}  ${text.padEnd(textWidth)}  ${result}`;
  const indent = ' '.repeat(sectionWidth + 4);
  return {
    head: line('Section', 'Statement', 'Result'),
    rowOf: ({ statement, finding }: Row) => [
      line(statement.section, statement.text, words[finding.result]),
      ...detailsOf(finding).map((detail) => indent + detail),
    ],
  };
};

/** How many rows have each result, as the closing line says it. */
export const sumUp = (rows: readonly Row[]) => {
  const count = (result: Finding['result']) => rows.filter(({ finding }) => finding.result === result).length;
  const unanswered = count('unanswered');
  return [
    `${count('holds')} hold`,
    `${count('departs')} depart`,
    `${count('unchecked')} not checkable here`,
    ...(unanswered > 0 ? [`${unanswered} without an answer`] : []),
  ].join(', ');
};
