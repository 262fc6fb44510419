import { payerTexts } from './checkouts.js';
import type { Answer } from './service.js';

const longest = 60;

const withoutPayer = (text: string) =>
  payerTexts.reduce((kept, known) => kept.replaceAll(known, '…'), text).replaceAll(/[^\s@"]+@[^\s@"]+/g, '…');

/** Describes the kind of a value, because the value itself could be about a person. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string')
    return value === '' ? 'an empty string' : `a string of ${value.length} characters`;
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** A value, shortened and without the payer's data. For an object or array, only its kind. */
export const quote = (value: unknown): string => {
  if (typeof value === 'object' || value === undefined) return kindOf(value);
  const quoted = withoutPayer(JSON.stringify(value));
  return quoted.length > longest ? `${quoted.slice(0, longest)}…` : quoted;
};

/** The status of an unexpected answer. Its body is never printed. */
export const quoteStatus = ({ status }: Answer) => `status ${status}`;

/** Makes a line safe to print: without control characters from the service, and without the key. */
export const printable = (line: string, key: string) =>
  line
    .replaceAll(key, '(the key)')
    .replaceAll(/\p{C}/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
