import type { Messages } from '../../src/languages/en.js';
import { contractKeys } from '../../test/support/languages/contract-names.js';
import {
  openOutcomes,
  pendingTexts,
  placeholdersNeeded,
  placeholdersOf,
  pressing,
  promises,
  results,
  unwantedMarks,
} from '../../test/support/languages/text-rules.js';
import type { Text } from './texts.js';

/**
 * A correction as it is stored: with the apostrophes and the ellipsis of print, and with spaces that never end a line
 * before a mark. Few people can type these.
 */
export const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replaceAll('...', '…')
    .replaceAll(/ (?=[;!?])/g, '\u202f')
    .replaceAll(/ (?=[:»…%])|(?<=«) /g, '\u00a0');

/** Joiners, which some scripts need. All other invisible characters can hide or reverse text. */
const joiners = /[\u200c\u200d]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const patternFor = (patterns: Readonly<Record<string, RegExp>>, language: string): RegExp | undefined =>
  patterns[language] ?? patterns[language.replace(/-.*/, '')];

const listOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const placeholderProblem = ({ english, category = 'other' }: Text, text: string): string | undefined => {
  const needed = placeholdersNeeded(english, category, text);
  const found = placeholdersOf(text);
  const missing = needed.filter((place) => !found.includes(place));
  const unknown = found.filter((place) => !needed.includes(place));
  const braces = text.replaceAll(/\{\w+\}/g, '').match(/[{}]/);
  if (unknown.length > 0 || braces) {
    const wrong = unknown.length > 0 ? `has ${listOf.format(unknown)}` : 'has a brace';
    const right =
      needed.length > 0 ? `only ${listOf.format(needed)}, exactly as in English` : 'no text in braces';
    return `It ${wrong}. Write ${right}.`;
  }
  if (missing.length > 0) return `It lacks ${listOf.format(missing)}. The form puts a value there.`;
  return found.length === needed.length ? undefined : 'It has a placeholder twice.';
};

/** The number of characters that the form has room for: a little more than the longest text has in any language. */
const roomFor = ({ key }: Text, catalogue: readonly Messages[]): number => {
  const lengths = catalogue.flatMap((messages) => {
    const message = messages[key];
    return typeof message === 'string'
      ? [message.length]
      : Object.values(message).map(({ length }) => length);
  });
  return Math.ceil(Math.max(...lengths) * 1.25) + 5;
};

/** The problem of a correction that is tidied, or undefined. `catalogue` has the messages of all languages. */
export const problemOf = (
  language: string,
  one: Text,
  text: string,
  messages: Messages,
  catalogue: readonly Messages[],
): string | undefined => {
  const hidden = invisible.exec(text.replaceAll(joiners, ''))?.[0];
  if (hidden)
    return `It has the invisible character ${codeOf(hidden)}. Type the text again instead of copying it.`;
  if (/^[=+\-@]/.test(text)) return `It starts with ${text.charAt(0)}. A spreadsheet would calculate it.`;
  const placeholder = placeholderProblem(one, text);
  if (placeholder) return placeholder;
  const mark = language !== 'en' && unwantedMarks.exec(text)?.[0];
  if (mark)
    return `It has ${mark}. Use the quotation marks and apostrophes of your language, such as “ ” or « ».`;
  if (language === 'en' && contractKeys.has(one.key))
    return 'This name is part of the contract. Tests of pages use it.';
  const promise = patternFor(promises, language)?.exec(text)?.[0];
  if (promise)
    return `“${promise}” promises a receipt, or that the donation has arrived. The form doesn’t know that.`;
  const result =
    pendingTexts.some((key) => key === one.key) && patternFor(results, language)?.exec(text)?.[0];
  if (result)
    return `“${result}” promises a result. The form stops asking for one after a minute and a half.`;
  const pressure = language === 'en' && pressing.exec(text)?.[0];
  if (pressure) return `“${pressure}” hurries or shames donors.`;
  const { 'succeeded.title': thanks, 'failed.title': failed } = messages;
  if (openOutcomes.some((outcome) => one.key === `${outcome}.title`) && [thanks, failed].includes(text))
    return 'Another result has this title. Nobody knows yet how this payment ends.';
  const room = roomFor(one, catalogue);
  if (text.length > room) return `It has ${text.length} characters. There is room for ${room}.`;
  return undefined;
};
