import { cutLine } from '../../text/clean.js';
import { readCountry } from '../address/country.js';
import { addressFields, type AddressPart } from '../address/state.js';
import { textOf } from '../attributes.js';
import type { AddressSuggestion } from './attributes.js';

/** A suggestion as the form shows it. `own` is the finder's, unchanged. */
export type Found = { readonly label: string; readonly own: AddressSuggestion };

/** More would be harder to choose from than another letter is to type. */
const mostSuggestions = 8;

/** The suggestions in a finder's answer, which can be anything. Those without a label are left out. */
export const suggestionsIn = (answer: unknown): readonly Found[] =>
  (Array.isArray(answer) ? (answer as readonly unknown[]) : [])
    .flatMap((own) => {
      const label = cutLine(textOf(Object(own).label) ?? '');
      return label ? [{ label, own: own as AddressSuggestion }] : [];
    })
    .slice(0, mostSuggestions);

/** An address for the form's fields. */
export type FilledAddress = {
  /** Empty if the finder names none. */
  readonly country: string;
  readonly parts: Readonly<Record<AddressPart, string>>;
};

/** The address in a finder's answer, which can be anything; null if it has no text. */
export const addressIn = (answer: unknown): FilledAddress | null => {
  const given = new Map<string, unknown>(Object.entries(Object(answer) as object));
  const texts = addressFields.map((field) => [field, cutLine(textOf(given.get(field)) ?? '')] as const);
  const { country, ...parts } = Object.fromEntries(texts) as Record<AddressPart | 'country', string>;
  const reading = readCountry(country);
  const isBlank = texts.every(([field, text]) => field === 'country' || text === '');
  return isBlank ? null : { country: ('value' in reading && reading.value) || '', parts };
};
