import type { AddressPart } from './state.js';

/** A country's name for its `postcode` or `state` field. */
export type PostcodeKind = 'zip' | 'postal' | 'eircode' | 'pin' | 'cap' | 'cep';
export type StateKind = 'state' | 'county' | 'province' | 'region' | 'prefecture' | 'emirate';

export type AddressFormat = {
  /** The parts that the country asks for, in order. Two parts in one row appear side by side. */
  rows: readonly (readonly AddressPart[])[];
  postcode: PostcodeKind | null;
  state: StateKind | null;
};

const letters: Record<string, AddressPart> = {
  A: 'line1',
  B: 'line2',
  C: 'city',
  S: 'state',
  Z: 'postcode',
};

/** The order for an unknown country or none: everything that the interface accepts (§2.3). */
const anywhere = 'A/B/CZ/S';

/** The order of the parts for each country (ISO 3166-1 alpha-2), as the Universal Postal Union gives it. */
const orders: Record<string, string> = {
  'A/B/ZC':
    'AD AT AX BA BE BG BY CH CY CZ DE DK DZ EE FI FO FR GF GL GP GR HR HU IS LI LT LU MA MC ME MF MK MQ ' +
    'NC NL NO PF PL PM PT RE RO RS SE SI SJ SK SM SN TN VA WF YT',
  'A/B/C/Z': 'FK GG GI GS IM IO JE PN SH TC',
  'A/B/CZ': 'BD BH BN GE IL JO KH KW LB LK LV MM MN MT NP NZ PK SA',
  'A/B/C/SZ': 'AS AU BR CA CN FM GB GU HN ID IE IN MH MP NG PG PH PR PW TH US VI VN',
  'A/B/ZC/S': 'AR CL CO CR CV EC ES IT KZ MX MY NI PE PY RU SV TR UA UY UZ VE',
  'A/B/Z': 'SG',
  'Z/SC/A/B': 'JP KR TW',
  // These countries have no postcodes.
  'A/B/CS': 'BS JM KN',
  'A/B/S': 'AE',
  'A/B/C':
    'AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GQ GY HK KI KM ML MO MR MW NR NU ' +
    'PA QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU WS YE ZW',
};

const postcodes: Record<PostcodeKind, string> = {
  zip: 'AS FM GU MH MP PH PR PW US VI',
  postal: 'CA CN JP KR SG TW ZA',
  eircode: 'IE',
  pin: 'IN',
  cap: 'IT SM VA',
  cep: 'BR',
};

const states: Record<StateKind, string> = {
  state: 'AU BR FM IN MX MY NG US VE',
  county: 'GB IE TW',
  province: 'AR CA CN CR EC ES ID IT KR PG PH PK TH TR VN ZA',
  region: 'CL CO KZ NI HN PE PY RU SV UA UY UZ',
  prefecture: 'JP',
  emirate: 'AE',
};

const keyOf = <Key extends string>(table: Record<Key, string>, country: string): Key | undefined =>
  (Object.keys(table) as Key[]).find((key) => table[key].split(' ').includes(country));

const lettersOf = (country: string): string[] => (keyOf(orders, country) ?? anywhere).split('/');

/** The parts that hold text although the country doesn't ask for them, so that no typed text is hidden or lost. */
export const keptParts = (
  country: string,
  texts: Readonly<Record<AddressPart, string>>,
): readonly AddressPart[] => {
  const usual = lettersOf(country).join('');
  return Object.keys(letters).flatMap((letter) => {
    const part = letters[letter];
    return part && !usual.includes(letter) && texts[part].trim() !== '' ? [part] : [];
  });
};

/** The address format of a country (ISO 3166-1 alpha-2, or blank), with the `kept` parts at the end. */
export const addressFormat = (country: string, kept: readonly AddressPart[] = []): AddressFormat => ({
  rows: [
    ...lettersOf(country).map((row) => [...row].flatMap((letter) => letters[letter] ?? [])),
    ...kept.map((part) => [part]),
  ],
  postcode: keyOf(postcodes, country) ?? null,
  state: keyOf(states, country) ?? null,
});
