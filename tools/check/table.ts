import type { Row } from './run.js';
import type { Finding, Statement } from './statement.js';

const words: Record<Finding['result'], string> = {
  holds: 'pass',
  departs: 'FAIL',
  unchecked: 'not checked',
  unanswered: 'NO ANSWER',
};

const detailsOf = (finding: Finding) => {
  if (finding.result === 'holds') return [];
  if (finding.result === 'departs') return [`expected: ${finding.expected}`, `actual:   ${finding.came}`];
  return [finding.why];
};

const widest = (texts: string[]) => Math.max(...texts.map((text) => text.length));

/** Makes the table row by row. The statements are known before the answers, so their widths are too. */
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

/** Counts the results for the last line. */
export const sumUp = (rows: readonly Row[]) => {
  const count = (result: Finding['result']) => rows.filter(({ finding }) => finding.result === result).length;
  const unanswered = count('unanswered');
  return [
    `${count('holds')} passed`,
    `${count('departs')} failed`,
    `${count('unchecked')} not checked`,
    ...(unanswered > 0 ? [`${unanswered} not answered`] : []),
  ].join(', ');
};
