import { setTimeout as wait } from 'node:timers/promises';
import { type Arguments, fromClone, helpOf, readArguments, type Start, UsageError } from './arguments.js';
import { checkoutNames, largeAmount } from './checkouts.js';
import { KeyRefusedError, NoAnswerError, type Row, run } from './run.js';
import { type Fetch, TooLargeError } from './service.js';
import { statements } from './statements/all.js';
import { printable } from './wording.js';
import { form } from './statements/form.js';
import type { Finding, Statement } from './statement.js';

const words: Record<Finding['result'], string> = {
  holds: 'pass',
  departs: 'FAIL',
  advised: 'could be better',
  unchecked: 'not checked',
  unanswered: 'NO ANSWER',
};

const detailsOf = (finding: Finding) => {
  if (finding.result === 'holds') return finding.note === undefined ? [] : [finding.note];
  if (finding.result === 'departs') return [`expected: ${finding.expected}`, `actual:   ${finding.came}`];
  return [finding.why];
};

const widest = (texts: string[]) => Math.max(...texts.map((text) => text.length));

/** Makes the table row by row. The statements are known before the answers, so their widths are too. */
const tableOf = (statements: readonly Statement[]) => {
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
const sumUp = (rows: readonly Row[]) => {
  const count = (result: Finding['result']) => rows.filter(({ finding }) => finding.result === result).length;
  const unanswered = count('unanswered');
  const advised = count('advised');
  return [
    `${count('holds')} passed`,
    `${count('departs')} failed`,
    ...(advised > 0 ? [`${advised} could be better`] : []),
    `${count('unchecked')} not checked`,
    ...(unanswered > 0 ? [`${unanswered} not answered`] : []),
  ].join(', ');
};

const totalSeconds = 300;

/** The parts of the outside world that the command uses. Tests replace them. */
export type World = {
  fetch: Fetch;
  print: (line: string) => void;
  complain: (line: string) => void;
  pause: (seconds: number) => Promise<void>;
  timeLimit: (seconds: number) => AbortSignal;
};

const thisMachine: World = {
  fetch: (request) => fetch(request),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  pause: (seconds) => wait(seconds * 1000),
  timeLimit: (seconds) => AbortSignal.timeout(seconds * 1000),
};

const announcement = (baseUrl: string) => [
  `Checking if ${baseUrl} follows the interface.`,
  `This creates ${checkoutNames.length} unpaid checkouts for addresses at example.org. One is of ${(largeAmount / 100).toFixed(2)} GBP, to see if`,
  'the service keeps large amounts. The others are of at most 4.25 GBP, 1.00 EUR or 100 JPY. One more is',
  'created for each invalid request that the service accepts. Nothing is paid.',
  '',
];

const verdict = (rows: readonly Row[]) => {
  if (rows.some(({ finding }) => finding.result === 'departs')) return 1;
  return rows.some(({ finding }) => finding.result === 'unanswered') ? 2 : 0;
};

const closing = {
  0: 'The service follows the interface.',
  1: "The service doesn't follow the interface.",
  2: "The service didn't answer every request.",
};

const formClosing = {
  0: 'Your form can use it, as far as this was checked.',
  1: "Your form can't use it yet.",
  2: closing[2],
};

const check = async ({ baseUrl, key, seconds, origin }: Arguments, world: World) => {
  const { fetch, pause, timeLimit } = world;
  const print = (line: string) => world.print(printable(line, key));
  const table = tableOf([...statements, ...form]);
  announcement(baseUrl).forEach(print);
  const rows: Row[] = [];
  const options = { baseUrl, key, seconds, totalSeconds, fetch, pause, timeLimit, origin };
  for await (const row of run([...statements, ...form], options)) {
    if (rows.length === 0) print(table.head);
    if (rows.length === statements.length) ['', 'Can your form use it?'].forEach(print);
    table.rowOf(row).forEach(print);
    rows.push(row);
  }
  const ofForm = rows.slice(statements.length);
  const ofInterface = rows.slice(0, statements.length);
  print('');
  print(`Your form: ${sumUp(ofForm)}. ${formClosing[verdict(ofForm)]}`);
  print(`The interface: ${sumUp(ofInterface)}. ${closing[verdict(ofInterface)]}`);
  return verdict(rows);
};

/** Runs the command and returns its exit code. */
export const main = async (
  args: string[],
  world: World = thisMachine,
  start: Start = fromClone,
): Promise<0 | 1 | 2> => {
  try {
    const given = readArguments(args, start);
    if (given !== null) return await check(given, world);
    world.print(helpOf(start));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) world.complain(`${error.message}\n\n${helpOf(start)}`);
    else if (error instanceof KeyRefusedError) world.complain(error.message);
    else if (error instanceof TooLargeError)
      world.complain("Can't check the service: its answer is larger than 1 MB.");
    else if (error instanceof NoAnswerError) world.complain(`Can't reach the service: ${error.message}.`);
    else throw error;
    return 2;
  }
};
