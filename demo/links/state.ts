import { exponentOf } from '../../src/money/currency.js';
import { intervalToken, readInterval } from '../../src/schema/interval.js';
import { writeOffer, type Offer } from './offer.js';
import { fieldNames, type Errors, type FieldName, type Fields } from './fields.js';
import { parseUrl } from '../../src/schema/url.js';

const personalName =
  /^(?:e?mail|email_?address|(?:first|last|given|family|full|sur)_?name|phone|tel|telephone|address|address_?(?:line)?_?\d|post_?code|postal_?code|zip)$/;

const email = /[^\s/?#&=@]+@[^\s/?#&=@]+\.[^\s/?#&=@.]+/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Whether a text has an email address in it. */
export const holdsEmail = (text: string): boolean => email.test(text) || email.test(decoded(text));

/**
 * Whether an address has personal data in it: an email address, or a parameter such as `first_name`. Links are
 * printed and shared, and servers log them.
 */
export const holdsPersonalData = (address: string): boolean => {
  const url = parseUrl(address);
  if (!url) return false;
  const inHash = url.hash.replace(/^[^?]*\??/, '');
  const names = [...url.searchParams.keys(), ...new URLSearchParams(inHash).keys()];
  return (
    holdsEmail(url.pathname + url.search + url.hash) ||
    names.some((name) => personalName.test(name.toLowerCase().replaceAll('-', '_')))
  );
};

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

/** Writes the page as a fragment, which browsers don’t send to the server. It leaves out personal data. */
export const toFragment = (fields: Fields, errors: Errors, offer: Offer): string => {
  const isKept = (name: FieldName) =>
    fields[name] !== '' &&
    errors[name] !== 'personal' &&
    errors[name] !== 'credentials' &&
    !holdsEmail(fields[name]);
  return new URLSearchParams([
    ...fieldNames.filter(isKept).map((name): [string, string] => [name, fields[name]]),
    ...writeOffer(offer),
  ]).toString();
};
