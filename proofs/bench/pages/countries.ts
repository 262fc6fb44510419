import { countryCodes } from '../../../src/schema/country.js';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });
const { compare } = new Intl.Collator('en-GB');

/** The form loads this list when the country field first gets the focus. */
export const countries = countryCodes
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((a, b) => compare(a.name, b.name));
