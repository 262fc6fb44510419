import { en, type MessageKey, type Messages } from '../../src/languages/en.js';
import { wordings } from '../../build/manifest/recorded-wordings.js';
import { problemOf, tidied } from './correction.js';
import { readCsv } from './csv.js';
import { findTexts, sharedWith, withTexts, type Sources } from './source.js';
import { textsOf, type Text } from './texts.js';

export const columns = ['Key', 'English', 'Text', 'Correction', 'Where', 'Picture'] as const;

type Line = { number: number; key: string; english: string; text: string; correction: string };

/** A correction that passed the checks. */
type Taken = { number: number; one: Text; text: string };

type Reading = {
  taken: readonly Taken[];
  /** Sentences for the person who runs the command, each with the line of the table. */
  refused: readonly string[];
  /** The new sources, of the files that change. */
  sources: ReadonlyMap<string, string>;
  /** The next steps that these corrections need. */
  notes: readonly string[];
};

/** The lines with a correction or with a changed text. A cell's spaces at its ends don't count. */
const linesOf = (csv: string): Line[] => {
  const [head = [], ...rows] = readCsv(csv);
  const places = columns.map((column) => head.findIndex((title) => title.trim() === column));
  const missing = columns.slice(0, 4).filter((_, index) => places[index] === -1);
  if (missing.length > 0)
    throw new Error(
      `The first line of the table lacks ${missing.join(', ')}. Keep the titles of the columns.`,
    );
  return rows.map((row, index) => {
    const [key = '', english = '', text = '', correction = ''] = places.map((place) =>
      (row[place] ?? '').trim(),
    );
    return { number: index + 2, key, english, text, correction };
  });
};

const place = (number: number, name: string) => `Line ${number} (${name}): `;

/** Checks a line. Returns the correction, a sentence that refuses it, or undefined if the line has none. */
const checked = (
  language: string,
  { number, key, english, text, correction }: Line,
  texts: ReadonlyMap<string, Text>,
  messages: Messages,
  catalogue: readonly Messages[],
): Taken | string | undefined => {
  const one = texts.get(key);
  const isEdited = one !== undefined && text !== one.text;
  if (correction === '' && !isEdited)
    return one || key === '' ? undefined : `${place(number, key)}There is no such text.`;
  if (!one) return `${place(number, key)}There is no such text. Don’t change the column “Key”.`;
  if (isEdited || english !== one.english)
    return `${place(number, key)}“Text” or “English” differs from the source. Write only into “Correction”. If you did, the source has changed since, so write the table again.`;
  const tidy = tidied(correction);
  if (tidy === one.text) return undefined;
  const problem = problemOf(language, one, tidy, messages, catalogue);
  return problem === undefined ? { number, one, text: tidy } : place(number, key) + problem;
};

/** A sentence if the source can't have the correction; otherwise undefined. */
const sourceProblem = (
  { number, one }: Taken,
  wanted: ReadonlyMap<string, string>,
  found: ReturnType<typeof findTexts>,
  isMissing: boolean,
): string | undefined => {
  if (!found.places.has(one.name)) {
    const isAdded = isMissing && ![...found.places.keys()].some((name) => name.startsWith(`${one.key} (`));
    return isAdded
      ? undefined
      : `${place(number, one.name)}The source makes this text from parts. A developer has to change it.`;
  }
  const others = sharedWith(found, one.name).filter((name) => wanted.get(name) !== wanted.get(one.name));
  return others.length > 0
    ? `${place(number, one.name)}The source has one text for this and ${others.join(', ')}. Correct all of them in the same way, or ask a developer to separate them.`
    : undefined;
};

/** The messages that a language's file doesn't have yet, with the corrections. */
const additionsOf = (taken: readonly Taken[], found: ReturnType<typeof findTexts>, messages: Messages) => {
  const added = new Map<MessageKey, string | Record<string, string>>();
  for (const { one, text } of taken.filter(({ one: { name } }) => !found.places.has(name))) {
    const message = added.get(one.key) ?? messages[one.key];
    added.set(
      one.key,
      one.category === undefined || typeof message === 'string' ? text : { ...message, [one.category]: text },
    );
  }
  return added;
};

/** Reads a corrected table, and writes the corrections that pass the checks into the sources of its language. */
export const readTable = async (
  csv: string,
  language: string,
  messages: Messages,
  catalogue: readonly Messages[],
  sources: Sources,
): Promise<Reading> => {
  const texts = new Map(textsOf(messages).map((one) => [one.name, one]));
  const found = findTexts(sources);
  const refused: string[] = [];
  const corrections = new Map<string, Taken>();
  for (const line of linesOf(csv)) {
    const result = checked(language, line, texts, messages, catalogue);
    if (result === undefined) continue;
    if (typeof result === 'string') refused.push(result);
    else if (corrections.has(line.key))
      refused.push(`${place(line.number, line.key)}An earlier line corrects this text.`);
    else corrections.set(line.key, result);
  }
  const wanted = new Map([...corrections].map(([name, { text }]) => [name, text]));
  // A region has only the texts that differ, and another language can lack some.
  const isMissing = (key: MessageKey) => language.includes('-') || messages[key] === en[key];
  const taken: Taken[] = [];
  for (const correction of corrections.values()) {
    const problem = sourceProblem(correction, wanted, found, isMissing(correction.one.key));
    if (problem === undefined) taken.push(correction);
    else refused.push(problem);
  }
  const changed = new Map(taken.map(({ one, text }) => [one.name, text]));
  const recorded = wordings.filter(({ keys }) =>
    keys.some((key) => taken.some(({ one }) => one.key === key)),
  );
  return {
    taken,
    refused,
    sources: await withTexts(sources, changed, additionsOf(taken, found, messages)),
    notes: recorded.map(
      ({ title, versionIn }) =>
        `“${title}” has other words now. Raise its version in ${language}, which is ${versionIn(language)}. Then run \`npm run reference\`.`,
    ),
  };
};
