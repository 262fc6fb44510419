import { countryCodes } from '../../../src/schema/country.js';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });
const { compare } = new Intl.Collator('en-GB');

/** Loaded with the first focus of the country's field. */
export const countries = countryCodes
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((a, b) => compare(a.name, b.name));
