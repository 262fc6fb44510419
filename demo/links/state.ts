import { exponentOf } from '../../src/money/currency.js';
import { intervalToken, readInterval } from '../../src/schema/interval.js';
import { fieldNames, type Errors, type FieldName, type Fields } from './fields.js';
import { holdsEmail } from './personal.js';

const tokenOf = (text: string): string => {
  const interval = readInterval(text.trim().toLowerCase());
  return interval ? intervalToken(interval) : '';
};

const currencyOf = (text: string): string => {
  const code = text.trim().toUpperCase();
  return exponentOf(code) === undefined ? '' : code;
};

/** A list takes only its options. A text is kept with its errors, so that a web editor can fix it. */
const readers: Partial<Record<FieldName, (text: string) => string>> = {
  open: (text) => (text === 'button' ? 'button' : ''),
  interval: tokenOf,
  currency: currencyOf,
};

/** Reads the fields from the address of the page. The fragment overrides the query. */
export const readFields = ({ search, hash }: { search: string; hash: string }): Fields => {
  const inQuery = new URLSearchParams(search);
  const inFragment = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: FieldName) => {
    const text = inFragment.get(name) ?? inQuery.get(name) ?? '';
    return readers[name]?.(text) ?? text;
  };
  return Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as Fields;
};

/** Writes the fields as a fragment, which browsers don’t send to the server. It leaves out personal data. */
export const toFragment = (fields: Fields, errors: Errors): string => {
  const isKept = (name: FieldName) =>
    fields[name] !== '' &&
    errors[name] !== 'personal' &&
    errors[name] !== 'credentials' &&
    !holdsEmail(fields[name]);
  return new URLSearchParams(
    fieldNames.filter(isKept).map((name): [string, string] => [name, fields[name]]),
  ).toString();
};
